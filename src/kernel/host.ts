/** Everything the compiler needs from outside: files and clocks. Handed in, so that tests run in memory. All paths are as the user gave them or absolute. */
export interface Host {
  /** Folder of the Quartermaster package: holds `templates/` and `data/`. */
  readonly root: string
  /** Text of a file, decoded as UTF-8 (invalid bytes are a HostError `EENCODING`). Throws HostError. */
  readText(path: string): string
  /** Bytes of a file. Throws HostError. */
  readBytes(path: string): Uint8Array
  /** What is at a path; undefined when nothing is. Names are compared as written, also on systems that ignore case. */
  kindOf(path: string): 'file' | 'folder' | undefined
  /** Names in a folder, sorted by code point. Throws HostError. */
  list(path: string): readonly string[]
  /** Path of a file inside an installed npm package: `@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf`. */
  packageFile(specifier: string): string
  writeFile(path: string, bytes: Uint8Array): void
  makeFolder(path: string): void
  rename(from: string, to: string): void
  /** Removes a file or a folder with all it holds; no error when it is not there. */
  remove(path: string): void
  /** Wall clock in ms since some fixed moment. */
  now(): number
  /** CPU time of the process in ms. */
  cpu(): number
}

/** A file operation that failed: the system's code (`ENOENT`, `EACCES`, `EROFS` ...) and the path. */
export class HostError extends Error {
  readonly code: string
  readonly path: string
  constructor(code: string, path: string, cause?: unknown) {
    super(`${code}: ${path}`, { cause })
    this.name = 'HostError'
    this.code = code
    this.path = path
  }
}
