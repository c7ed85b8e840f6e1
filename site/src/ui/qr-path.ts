import { encodeQR } from 'qr'

/** Light modules around the code, in which scanners find it (ISO/IEC 18004: 4). */
const QUIET = 4

/** `size` includes the quiet zone. `low` error correction keeps the modules large, and paper is rarely damaged. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** Runs make the path shorter than single squares. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
