import { hex, mixRgb, scaleRgb, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { tones } from '../core/tones.ts'
import { blade } from '../core/plants.ts'

const f = (n: number): string => n.toFixed(1)
const blue = { tone: tones.cyanotype, contrast: 0.2, vignette: 0.08, grain: { amount: 0.02, size: 1.4 } }
const dark = { tone: tones.silver, contrast: 0.3, vignette: 0.15 }

function sheetOf(s: Sheet, v: number): void {
  s.paint((x, y) => { const t = v + 0.05 * s.noise.fbm(x / 300, y / 60, 4) + 0.02 * s.other.fbm(x / 8, y / 8, 2); return [t, t, t] })
}
/** The brushed edge of the coating: paper shows beyond it. */
function edge(s: Sheet, margin: number, fray: number): void {
  s.change((p, x, y) => {
    const d = Math.min(x - margin, s.width - margin - x, y - margin, 1000 - margin - y) + fray * s.noise.fbm(x / 60, y / 14, 4)
    const t = smoothstep(-4, 8, d)
    return mixRgb([0.93, 0.93, 0.93], p, t)
  })
}

export const plantsAndObjects: Scenes = {
  'mehwish-dallimore-1': {
    alt: 'A fern that has not yet opened: one tight spiral and a long stalk, white on a blue sheet with a torn edge',
    finish: blue,
    async draw(s) {
      sheetOf(s, 0.24)
      const spiral = Array.from({ length: 150 }, (_, i) => { const a = i * 0.125; const r = 250 * Math.exp(-a * 0.155); return [860 + r * Math.cos(a + 3.1), 400 + r * Math.sin(a + 3.1), r] as const })
      const leaflets = spiral.flatMap(([x, y, r], i) => (i % 2 ? [] : [blade({ x, y, angle: i * 0.125 + 3.1, length: r * 0.34 }, r * 0.05), blade({ x, y, angle: i * 0.125 + 3.7, length: r * 0.26 }, r * 0.04)])).join('')
      await s.draw(area(leaflets, '#fff'), { opacity: 0.7 })
      await s.draw(way(`M380 1010C420 860 580 700 612 480M${spiral.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`, '#fff', 20) + many(40, (i) => line(400 + i * 5.4, 960 - i * 12, 384 + i * 5.4 + (i % 2) * 40, 940 - i * 12, '#fff', 2)), { blur: 0.8, opacity: 0.95 })
      edge(s, 60, 60)
    },
  },
  'fen-yamada-pryce-1': {
    alt: 'Round young gum leaves in pairs up one stem, on a sheet exposed in three bands from pale to dark blue',
    finish: blue,
    async draw(s) {
      s.paint((x, y) => { const band = y < 340 ? 0.62 : y < 670 ? 0.42 : 0.2; const t = band + 0.04 * s.noise.fbm(x / 300, y / 60, 4); return [t, t, t] })
      const leaves = many(11, (i) => { const y = 900 - i * 78; const x = 400 + Math.sin(i * 0.5) * 26; const r = 84 - i * 5; return [-1, 1].map((side) => `<g transform="rotate(${f(side * (24 + s.rng.range(-8, 8)))} ${f(x)} ${y})">${oval(x + side * r * 0.96, y, r, r * 0.82, '#fff', 'opacity="0.88"')}${line(x, y, x + side * r * 1.7, y, '#9ab', 2)}</g>`).join('') })
      await s.draw(leaves + way('M392 1010Q380 700 404 500T420 60', '#fff', 9), { warp: [9, 12] })
      edge(s, 44, 26)
    },
  },
  'maeve-tonkin-ishida-1': {
    alt: 'Strings of sea beads curve down a blue sheet from one knot, with a single torn strap of kelp behind them',
    finish: blue,
    async draw(s) {
      sheetOf(s, 0.22)
      await s.draw(area('M330 120C520 260 420 420 520 560C600 680 560 820 640 1010H470C520 860 420 760 400 600C380 460 250 320 330 120Z', '#fff'), { warp: [40, 9], opacity: 0.34 })
      const strand = (i: number): string => { let [x, y, a] = [400, 110, 1.57 + (i - 5) * 0.2]; const turn = s.rng.range(-0.05, 0.05); let out = ''; const n = 24 + s.rng.int(0, 14); for (let k = 0; k < n; k++) { const r = 15 - k * 0.2; a += turn + s.rng.range(-0.09, 0.09) + (1.57 - a) * 0.03; x += Math.cos(a) * r * 1.75; y += Math.sin(a) * r * 1.75; out += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r)}" ry="${f(r * 0.8)}" transform="rotate(${f((a * 180) / Math.PI)} ${f(x)} ${f(y)})" fill="#fff" opacity="0.9"/>` } return out }
      await s.draw(many(11, strand) + disc(400, 104, 34, '#fff'), { blur: 0.7 })
      edge(s, 40, 34)
    },
  },
  'philippa-nakamura-dene-1': {
    alt: 'Four heads of wild carrot pressed face down, four white wheels of rays with their stems leading out of the sheet',
    finish: blue,
    async draw(s) {
      sheetOf(s, 0.2)
      const wheel = (x: number, y: number, r: number, tail: string): string => way(tail, '#fff', r * 0.045) + many(22, (i) => { const a = (i / 22) * 6.283 + s.rng.range(-0.06, 0.06); const l = r * s.rng.range(0.62, 0.78); const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]; return line(x, y, ex, ey, '#fff', r * 0.014) + many(11, () => { const b = a + s.rng.range(-1.3, 1.3); const m = r * s.rng.range(0.12, 0.26); return line(ex, ey, ex + Math.cos(b) * m, ey + Math.sin(b) * m, '#fff', r * 0.007) + disc(ex + Math.cos(b) * m, ey + Math.sin(b) * m, r * s.rng.range(0.018, 0.034), '#fff') }) })
      await s.draw(wheel(250, 250, 210, 'M250 250Q120 600 60 1010') + wheel(580, 380, 190, 'M580 380Q520 700 560 1010') + wheel(240, 660, 150, 'M240 660Q220 840 250 1010') + wheel(590, 760, 160, 'M590 760Q690 880 700 1010'), { blur: 0.6 })
      edge(s, 30, 24)
    },
  },
  'jiri-vondracek-1': {
    alt: 'Three cut tumblers seen from the side, bright along every facet, above a flat clock spring, white on black',
    finish: dark,
    async draw(s) {
      s.paint((x, y) => { const t = 0.03 + 0.02 * s.noise.fbm(x / 200, y / 200, 4); return [t, t, t] })
      const tumbler = (h: number): string => poly([[-74, -h], [74, -h], [58, 0], [-58, 0]], '#777', 'opacity="0.35"') + many(9, (i) => line(-66 + i * 16.5, -h * 0.66, -50 + i * 12.5, -12, '#fff', i % 3 ? 2.5 : 6, 'opacity="0.85"')) + oval(0, -h, 74, 15, 'none', 'stroke="#fff" stroke-width="5"') + oval(0, -6, 58, 12, '#fff', 'opacity="0.8"') + many(8, (i) => poly([[-62 + i * 16, -h * 0.66], [-54 + i * 16, -h * 0.74], [-46 + i * 16, -h * 0.66]], '#fff', 'opacity="0.7"')) + oval(0, -h * 0.45, 30, h * 0.3, '#fff', 'opacity="0.12"')
      await s.draw(at(206, 470, 1.25, tumbler(250)) + at(430, 440, 1.05, tumbler(320), 'rotate(8)') + at(640, 470, 0.95, tumbler(230), 'rotate(-5)'), { blur: 1 })
      const spring = `M${Array.from({ length: 260 }, (_, i) => { const a = i * 0.16; const r = 14 + a * 4.6; return `${f(400 + r * Math.cos(a))} ${f(740 + r * Math.sin(a) * 0.94)}` }).join('L')}`
      await s.draw(way(spring, '#fff', 4) + way(spring, '#888', 4, 'transform="translate(16 12)" opacity="0.5"'), { blur: 0.8 })
      await s.draw(oval(206, 480, 96, 40, '#fff', 'opacity="0.5"') + oval(440, 452, 80, 34, '#fff', 'opacity="0.4"'), { blur: 24, light: 0.4 })
    },
  },
}
void hex; void scaleRgb; void clamp; void rect
