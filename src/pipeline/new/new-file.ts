/** A file to be written, its path inside the new folder, with `/` between folders. */
export interface NewFile {
  readonly path: string
  readonly bytes: Uint8Array
}
