/** Powers of ten, as `kB` and `MB` mean (ISO 80000-13). */
const KB = 1000
const MB = 1_000_000
/** From here on, a tenth does not matter to somebody who decides whether to load the file. */
const WHOLE_FROM_MB = 10

/** "418 kB" or "5.9 MB", with a space that does not break across lines. Undefined for 0: the size is not known. */
export function fileSize(bytes: number): string | undefined {
  if (bytes === 0) return undefined
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))}\u00a0kB`
  const size = bytes / MB
  return `${size < WHOLE_FROM_MB ? Number(size.toFixed(1)) : Math.round(size)}\u00a0MB`
}
