import { spawn } from 'node:child_process'

/** Programs that open an address in the usual browser, by system. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...words: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens an address in the usual browser. Where there is none nothing happens: the address stands on the terminal. */
export function openBrowser(url: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, url], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
