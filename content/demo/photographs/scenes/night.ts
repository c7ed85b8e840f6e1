import { fade, hex, mirror, mixRgb, roughen, scaleRgb, skyline, water, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, glow, grad, grey, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { tree } from '../core/tree.ts'
import { createMoonMap } from '../styles/moon-map.ts'
import { tones } from '../core/tones.ts'

const f = (n: number): string => n.toFixed(1)
const lit = { halation: { amount: 0.6, radius: 0.016, threshold: 0.55 }, contrast: 0.25 }

/** Stars that moved: arcs about a pole that may lie far outside. */
async function arcs(s: Sheet, pole: readonly [number, number], count: number, turn: number, colours: readonly string[], weight = 1): Promise<void> {
  const far = Math.max(...[[0, 0], [s.width, 0], [0, 1000], [s.width, 1000]].map(([x = 0, y = 0]) => Math.hypot(x - pole[0], y - pole[1])))
  const near = Math.max(20, Math.min(...[[s.width / 2, 0], [s.width, 500], [0, 500], [s.width / 2, 900]].map(([x = 0, y = 0]) => Math.hypot(x - pole[0], y - pole[1]))) - s.width * 0.7)
  const path = many(count, () => {
    const r = near + (far - near) * Math.sqrt(s.rng())
    const a = s.rng() * Math.PI * 2
    const b = a + turn * s.rng.range(0.96, 1)
    const [x1, y1, x2, y2] = [pole[0] + r * Math.cos(a), pole[1] + r * Math.sin(a), pole[0] + r * Math.cos(b), pole[1] + r * Math.sin(b)]
    if (Math.max(x1, x2) < -50 && Math.max(y1, y2) < -50) return ''
    const m = s.rng() ** 3
    return `<path d="M${f(x1)} ${f(y1)}A${f(r)} ${f(r)} 0 0 1 ${f(x2)} ${f(y2)}" fill="none" stroke="${s.rng.pick(colours)}" stroke-width="${(0.7 + m * 2).toFixed(2)}" opacity="${(0.2 + 0.7 * m).toFixed(2)}"/>`
  })
  await s.draw(path, { light: weight })
}
const warm = ['#ffb87a', '#ffe2bd', '#ffffff', '#dfe9ff', '#a9c6ff']

export const night: Scenes = {
  'gideon-marsh-tanaka-1': {
    alt: 'Stars fall as steep parallel lines behind a caravan whose one small window is lit',
    finish: { ...lit, tone: tones.neutral },
    async draw(s) {
      fade(s, ['#111112', '#1c1c1e', '#39393b'])
      await arcs(s, [-2600, -900], 2600, 0.09, ['#ffffff', '#dddddd'], 0.9)
      const van = area('M-190 0V-110Q-190 -190 -110 -190H140Q200 -190 200 -120V0Z', '#060606') + rect(-120, -140, 90, 52, '#fff6df', 'rx="10"') + rect(-77, -140, 5, 52, '#060606') + rect(60, -150, 66, 150, '#0e0e0e', 'rx="6"') + disc(-20, 6, 40, '#030303') + line(200, -8, 290, 4, '#060606', 9)
      await s.draw(poly([[-10, 880], [810, 850], [810, 1010], [-10, 1010]], '#040404') + at(390, 872, 1.05, van), { warp: [3, 60] })
      await s.draw(`<defs>${glow('g', '#ffffff', 0.2)}</defs>${oval(317, 752, 160, 120, 'url(#g)')}`, { light: 0.3 })
    },
  },
  'gideon-marsh-tanaka-2': {
    alt: 'A mine’s winding frame against stars that bend away from each other to the left and to the right',
    finish: { ...lit, tone: tones.neutral },
    async draw(s) {
      fade(s, ['#0f0f10', '#19191b', '#3a3a3c'])
      await arcs(s, [-1500, 500], 2400, 0.16, ['#ffffff', '#dcdcdc'], 0.8)
      await s.draw(rect(0, 0, 0, 0, '#000'))
      const right = s.rng.fork('right')
      await s.draw(many(900, () => { const r = 1600 + 1500 * right(); const a = Math.PI + right.range(-0.4, 0.4); const x = 3000 + r * Math.cos(a); const y = 500 + r * Math.sin(a); const b = a + 0.13; return x < 700 ? '' : `<path d="M${f(x)} ${f(y)}A${f(r)} ${f(r)} 0 0 1 ${f(3000 + r * Math.cos(b))} ${f(500 + r * Math.sin(b))}" fill="none" stroke="#fff" stroke-width="1.2" opacity="0.5"/>` }), { light: 0.8 })
      const frame = way('M-150 0L-40 -520H40L120 0M330 0L40 -520', '#020202', 20) + many(6, (i) => line(-140 + i * 17, -60 - i * 76, 112 - i * 12, -60 - i * 76, '#020202', 9) + line(-140 + i * 17, -60 - i * 76, 104 - i * 12, -136 - i * 76, '#020202', 6)) + disc(20, -560, 62, 'none', 'stroke="#020202" stroke-width="11"') + many(8, (i) => line(20, -560, 20 + 60 * Math.cos(i * 0.785), -560 + 60 * Math.sin(i * 0.785), '#020202', 4)) + line(80, -548, 420, 0, '#020202', 4)
      await s.draw(at(690, 880, 1.1, frame) + area('M-10 900Q300 820 620 880T1510 860V1010H-10Z', '#020202') + rect(1090, 800, 190, 90, '#020202') + poly([[1070, 805], [1185, 740], [1300, 805]], '#020202'))
    },
  },
  'deniz-akturk-1': {
    alt: 'A road train parked nose on, every marker lamp lit, below short strokes of stars',
    finish: lit,
    async draw(s) {
      fade(s, ['#131c33', '#1d2947', '#4c4a5c', '#6b5850'])
      await arcs(s, [400, -1500], 2600, 0.035, warm)
      const cab = rect(-180, -470, 360, 400, '#14100f', 'rx="26"') + rect(-150, -430, 300, 120, '#243043', 'rx="12"') + rect(-6, -430, 12, 120, '#14100f') + rect(-120, -280, 240, 150, '#26201e') + many(9, (i) => rect(-114, -272 + i * 16, 228, 7, '#3c3431')) + rect(-200, -90, 400, 70, '#1d1716') + rect(-214, -600, 26, 560, '#191413') + rect(188, -600, 26, 560, '#191413') + way('M-210 -120H210M-210 -180H210M-150 -210V-60M150 -210V-60M0 -210V-60', '#5a514d', 10)
      await s.draw(poly([[-10, 860], [810, 860], [810, 1010], [-10, 1010]], '#1a1311') + at(400, 905, 1.15, cab))
      const lamps = [...[-130, -65, 0, 65, 130].map((x) => [x, -486] as const), [-190, -610] as const, [200, -610] as const]
      await s.draw(`<defs>${glow('a', '#ffab3d', 0.22)}${glow('w', '#fff2d6', 0.2)}</defs>` + lamps.map(([x, y]) => disc(400 + x * 1.15, 905 + y * 1.15, 30, 'url(#a)')).join('') + [-150, 150].map((x) => disc(400 + x * 1.15, 818, 150, 'url(#w)')).join(''), { light: 1.1 })
      await s.draw(poly([[230, 880], [570, 880], [760, 1010], [40, 1010]], '#d9b48a'), { blur: 30, light: 0.35 })
    },
  },
  'deniz-akturk-2': {
    alt: 'The Milky Way stands upright on a straight highway, with a single headlamp far along it',
    finish: lit,
    async draw(s) {
      fade(s, ['#0a1022', '#101a33', '#24314d', '#5b5560'])
      s.change((p, x, y) => {
        const across = (x - 760 - (500 - y) * 0.22) / 170
        const band = Math.exp(-(across ** 2)) * smoothstep(770, 300, y)
        const lane = clamp(0.5 + 1.1 * s.noise.fbm(x / 150, y / 190, 6)) * (1 - 0.75 * Math.exp(-((across * 2.6 + s.other.fbm(x / 90, y / 130, 4) * 1.4) ** 2)))
        const light = band * (0.18 + 0.55 * lane)
        return [p[0] + light * 0.85, p[1] + light * 0.82, p[2] + light * 0.9]
      })
      await s.draw(many(3200, () => { const y = s.rng() * 780; const inBand = s.rng.chance(0.5); const x = inBand ? 760 + (500 - y) * 0.22 + s.rng.gauss() * 130 : s.rng() * 1500; return disc(x, y, 0.5 + s.rng() ** 6 * 2.2, s.rng.pick(warm), `opacity="${s.rng.range(0.3, 1).toFixed(2)}"`) }), { light: 0.9 })
      await s.draw(rect(0, 770, 1500, 240, '#160f0d') + poly([[748, 770], [756, 770], [1060, 1000], [400, 1000]], '#2a2524') + many(7, (i) => { const t = (i / 7) ** 2; return poly([[750 - t * 4, 774 + t * 226], [754 + t * 4, 774 + t * 226], [755 + t * 9, 774 + (t + 0.1 * (t + 0.05)) * 226], [749 - t * 9, 774 + (t + 0.1 * (t + 0.05)) * 226]], '#8d8272') }), { warp: [4, 40] })
      await s.draw(`<defs>${glow('g', '#fff0c4', 0.12)}</defs>${disc(752, 768, 110, 'url(#g)')}`, { light: 1 })
    },
  },
  'thaddeus-okoro-lane-1': {
    alt: 'Four grain silos stand black against a town’s amber glow, with faint slanting stars above',
    finish: lit,
    async draw(s) {
      fade(s, ['#161d38', '#262b4a', '#5c4a50', '#b5753f', '#e3a052'])
      s.change((p, x, y) => { const d = Math.hypot((x - 640) / 620, (y - 830) / 420); return scaleRgb(p, 0.65 + 0.6 * Math.exp(-d * d)) })
      await arcs(s, [3400, -800], 1500, 0.03, warm, 0.75)
      await s.draw(many(4, (i) => rect(420 + i * 112, 440, 108, 430, '#0b0807', 'rx="4"') + oval(474 + i * 112, 440, 54, 20, '#120d0b')) + rect(640, 330, 120, 120, '#0b0807') + rect(860, 640, 210, 240, '#0b0807') + poly([[850, 645], [965, 590], [1080, 645]], '#0b0807') + line(700, 380, 1010, 640, '#0b0807', 16) + rect(0, 865, 1500, 140, '#080605') + many(40, () => { const x = s.rng() * 1500; return oval(x, 868, s.rng.range(10, 60), s.rng.range(6, 34), '#080605') }))
      await s.draw([[250, 846], [310, 850], [1180, 842], [1290, 850], [1340, 846]].map(([x = 0, y = 0]) => disc(x, y, 4, '#ffcf8a')).join(''), { light: 1.4 })
    },
  },
  'thaddeus-okoro-lane-2': {
    alt: 'A paddock gate and a road that goes down to a small lit town, its glow the shape of an egg',
    finish: lit,
    async draw(s) {
      fade(s, ['#0f1730', '#1a2441', '#33385a', '#3d3a4c'])
      s.change((p, x, y) => { const d = Math.hypot((x - 930) / 240, (y - 590) / 300); const g = Math.exp(-d * d) * 0.85; return y < 640 ? mixRgb(p, hex('#f2a04d'), g) : p })
      await arcs(s, [300, -2600], 1900, 0.022, warm, 0.85)
      await s.draw(area('M-10 630Q400 600 760 626T1510 610V1010H-10Z', '#0c0b10') + poly([[905, 624], [925, 624], [760, 1010], [300, 1010]], '#2b2526'), { warp: [5, 26] })
      await s.draw(many(60, () => disc(930 + s.rng.gauss() * 90, 616 + s.rng.range(-6, 12), s.rng.range(1.5, 3.6), s.rng.pick(['#ffc070', '#ffe0b0', '#ffb055']))), { light: 1.3 })
      const gate = many(5, (i) => rect(60, 720 + i * 46, 620, 9, '#040406')) + rect(50, 690, 22, 320, '#040406') + rect(676, 690, 26, 320, '#040406') + line(66, 930, 676, 724, '#040406', 9) + rect(368, 720, 9, 190, '#040406')
      await s.draw(gate, { blur: 1.2 })
    },
  },
  'dimitar-yordanov-reeve-1': {
    alt: 'Rings of stars round a point low on the left, crossed by two scratches, above an empty folding chair',
    finish: { ...lit, tone: tones.silver },
    async draw(s) {
      fade(s, ['#101011', '#19191a', '#2e2e2f'])
      await arcs(s, [150, 720], 1500, 1.1, ['#ffffff', '#d8d8d8'], 0.8)
      await s.draw(way('M-10 210L420 160L820 60', '#050505', 9) + way('M-10 212L400 168L820 66', '#f2f2f2', 2.2) + way('M330 -10L820 520', '#050505', 7), { warp: [10, 60] })
      const chair = way('M0 0L120 -190M130 0L20 -150L-40 -330', '#010101', 12) + poly([[20, -150], [-40, -330], [-22, -336], [44, -158]], '#050505') + poly([[16, -140], [140, -120], [136, -104], [14, -126]], '#050505') + rect(150, -56, 70, 14, '#010101') + poly([[160, -58], [196, -74], [228, -60], [196, -50]], '#bdbdbd')
      await s.draw(area('M-10 870Q300 845 520 866T810 850V1010H-10Z', '#020202') + at(490, 925, 1.05, chair))
    },
  },
  'murdo-abeyratne-1': {
    alt: 'A windmill and a water tank on a stock route, black below a deep blue sky of slanting stars',
    finish: lit,
    async draw(s) {
      fade(s, ['#0d1c4a', '#152a66', '#1f3a7d', '#3d5a94'])
      await arcs(s, [-1900, 2600], 2100, 0.045, ['#ffffff', '#cfe0ff', '#a9c6ff'], 0.9)
      const mill = way('M-70 0L-10 -430M70 0L10 -430', '#03060f', 9) + many(5, (i) => line(-62 + i * 12, -60 - i * 80, 62 - i * 12, -60 - i * 80, '#03060f', 5) + line(-62 + i * 12, -60 - i * 80, 50 - i * 12, -140 - i * 80, '#03060f', 4)) + many(18, (i) => `<path d="M0 -450L-14 -560L14 -560Z" transform="rotate(${i * 20} 0 -450)" fill="#03060f"/>`) + poly([[10, -455], [150, -500], [170, -420]], '#03060f')
      const tank = rect(-130, -150, 260, 150, '#03060f') + oval(0, -150, 130, 22, '#050a18') + many(6, (i) => line(-130, -20 - i * 24, 130, -20 - i * 24, '#0a1530', 2))
      await s.draw(area('M-10 850Q500 830 900 846T1510 836V1010H-10Z', '#02040a') + at(430, 856, 1.25, mill) + at(720, 852, 0.9, tank) + many(5, (i) => line(940 + i * 130, 846, 940 + i * 130, 770, '#02040a', 7)) + line(930, 790, 1500, 786, '#02040a', 2) + line(930, 815, 1500, 811, '#02040a', 2))
    },
  },
  'shirin-aldgate-rahimi-1': {
    alt: 'The moon too near for the frame: a curved edge of craters crosses from top to bottom, black on the left',
    finish: { tone: tones.silver, contrast: 0.35, soften: 0.6, halation: { amount: 0.25, radius: 0.01, threshold: 0.7 } },
    async draw(s) {
      const radius = s.pic.height * 1.15
      const map = createMoonMap(s.rng, radius)
      const size = map.relief.width
      const [cx, cy] = [s.pic.width * 0.62, s.pic.height * 0.62]
      const k = s.pic.height / 1000
      const sun = [Math.sin(1.42), 0.18, Math.cos(1.42)] as const
      s.paint((x, y) => {
        const [px, py] = [Math.round(x * k - cx + size / 2), Math.round(y * k - cy + size / 2)]
        const [u, v] = [(px - size / 2) / radius, (py - size / 2) / radius]
        const rr = u * u + v * v
        if (rr > 0.985 || px < 1 || py < 1 || px > size - 2 || py > size - 2) return [0.015, 0.015, 0.015]
        const i = py * size + px
        const z = Math.sqrt(1 - rr)
        const nx = u - (map.relief.at(i + 1) - map.relief.at(i - 1)) * 1.4
        const ny = v - (map.relief.at(i + size) - map.relief.at(i - size)) * 1.4
        const lambert = Math.max(0, (nx * sun[0] + ny * sun[1] + z * sun[2]) / Math.hypot(nx, ny, z))
        const light = 0.015 + lambert ** 0.75 * map.albedo.at(i) * 1.1
        return [light, light, light]
      })
    },
  },
  'chidi-verhoeven-1': {
    alt: 'Eleven amber discs, each smaller than the last, lead up to the right from one that fills the corner',
    finish: lit,
    async draw(s) {
      fade(s, ['#0b0806', '#120c08', '#0c0806'])
      await s.draw(many(11, (i) => { const t = i / 10; const z = 1 / (0.16 + t); const x = 1330 - z * 178; const y = 250 + z * 88; const r = 46 * z; return oval(x, y, r, r, 'rgba(214,116,24,0.72)') + oval(x, y, r * 0.97, r * 0.97, 'none', `stroke="#ffbe5c" stroke-width="${f(r * 0.06)}"`) + oval(x, y, r * 0.6, r * 0.6, 'rgba(255,180,80,0.16)') }), { blur: 1.5, light: 0.95 })
      s.change((p, x, y) => scaleRgb(p, 1 + 0.12 * s.noise.fbm(x / 24, y / 24, 4)))
    },
  },
  'chidi-verhoeven-2': {
    alt: 'A street lamp so far out of focus that its orange disc fills the frame, cut by the shadow of a wire',
    finish: lit,
    async draw(s) {
      fade(s, ['#150b05', '#1a0e06', '#120905'])
      const hepta = (x: number, y: number, r: number, c: string): string => poly(many(9, (i) => `${x + r * Math.cos(i * 0.698 + 0.3)},${y + r * Math.sin(i * 0.698 + 0.3)};`).split(';').filter(Boolean).map((p) => p.split(',').map(Number) as unknown as readonly [number, number]), c)
      await s.draw(hepta(700, 520, 520, '#d9781a') + hepta(700, 520, 492, '#ee9430') + hepta(700, 520, 380, '#e68725'), { blur: 9 })
      s.change((p, x, y) => { const d = Math.hypot(x - 700, y - 520); const ring = 0.05 * Math.sin(d / 9) * (d < 500 ? 1 : 0); const dust = s.noise.fbm(x / 26, y / 26, 5); return scaleRgb(p, 1 + ring + 0.18 * dust) })
      await s.draw(way('M-10 300Q700 420 1510 250', '#2a1405', 26) + way('M-10 362Q700 490 1510 322', '#2a1405', 16), { blur: 12, opacity: 0.8 })
      await s.draw(hepta(1330, 830, 96, '#c96a14') + hepta(120, 150, 64, '#b8dfcf'), { blur: 3, light: 0.8 })
    },
  },
  'quang-desmarais-1': {
    alt: 'Over the wheel of a van, amber street lamps run together on a wet windscreen',
    finish: lit,
    async draw(s) {
      fade(s, ['#120c08', '#2a190c', '#3b220f', '#1d120a'])
      await s.draw(many(14, (i) => { const t = (i + 1) / 14; const side = i % 2 ? 1 : -1; return oval(400 + side * 330 * t ** 1.6, 470 - 330 * t ** 1.4, 10 + 52 * t, 10 + 52 * t, 'rgba(240,150,50,0.75)') + rect(396 + side * 330 * t ** 1.6 - 6 * t, 500 + 60 * t, 14 + 40 * t, 120 + 120 * t, 'rgba(220,120,40,0.35)') }), { blur: 9, light: 0.9, warp: [38, 7] })
      await s.draw(many(340, () => { const x = s.rng() * 800; const y = s.rng() * 680; const r = s.rng.range(1.5, 6); return oval(x, y, r, r * 1.25, '#ffca82', 'opacity="0.5"') + oval(x, y - r * 0.4, r * 0.7, r * 0.6, '#1b0f06', 'opacity="0.7"') }), { light: 0.7 })
      await s.draw(area('M-10 720Q400 640 810 700V1010H-10Z', '#070504') + oval(270, 930, 300, 240, 'none', 'stroke="#020202" stroke-width="44"') + rect(180, 900, 180, 70, '#020202', 'rx="30"') + area('M-10 -10H60L10 760H-10Z', '#050403') + way('M820 700Q600 620 330 690', '#030202', 12), { blur: 3 })
      await s.draw(many(4, (i) => rect(590 + i * 44, 770, 26, 8, '#7dffb0')), { blur: 2, light: 0.7 })
    },
  },
  'dao-whitlock-1': {
    alt: 'Two wet rails run from the lower edge to one red disc, and carry its colour all the way back',
    finish: lit,
    async draw(s) {
      fade(s, ['#07090c', '#0c1014', '#11161a', '#0a0d10'])
      await s.draw(poly([[370, 500], [430, 500], [980, 1010], [-180, 1010]], '#151a1d'), { blur: 5, texture: (x, y) => 1 + 0.8 * s.noise.fbm(x / 20, y / 12, 4) })
      await s.draw(way('M386 500Q340 700 100 1010', '#d84034', 9) + way('M414 500Q470 700 690 1010', '#d84034', 9), { blur: 5, light: 0.9 })
      await s.draw(way('M386 500Q340 700 100 1010', '#ffd9cf', 3) + way('M414 500Q470 700 690 1010', '#ffd9cf', 3), { light: 0.7 })
      await s.draw(disc(400, 330, 150, '#c2231c') + disc(400, 330, 146, 'none', 'stroke="#ff6a55" stroke-width="8"') + disc(150, 410, 46, '#3a8f62') + disc(700, 380, 66, '#8c98a0') + disc(640, 450, 30, '#5a666e'), { blur: 2, light: 0.9 })
      await s.draw(rect(250, 560, 300, 460, '#b3241c', 'opacity="0.28"'), { blur: 40, light: 0.8, warp: [50, 5] })
    },
  },
  'dao-whitlock-2': {
    alt: 'An empty tram at night, its hanging straps in a row, and the lamps of the street as soft green discs outside',
    finish: lit,
    async draw(s) {
      fade(s, ['#0d1210', '#121a16', '#0a0f0c'])
      await s.draw(many(40, () => { const r = s.rng.range(24, 78); return disc(s.rng() * 1500, s.rng.range(250, 640), r, s.rng.pick(['rgba(150,220,180,0.5)', 'rgba(235,245,235,0.45)', 'rgba(120,190,170,0.4)', 'rgba(240,120,90,0.35)'])) }), { blur: 3, light: 0.7 })
      const frame = many(5, (i) => rect(i * 370 - 40, 210, 52, 520, '#070a09')) + rect(-10, 120, 1520, 100, '#090d0b') + rect(-10, 700, 1520, 310, '#0b100d') + rect(-10, -10, 1520, 140, '#060807')
      await s.draw(frame)
      await s.draw(many(4, (i) => area(`M${40 + i * 370} 1010V830Q${40 + i * 370} 770 ${110 + i * 370} 770H${250 + i * 370}Q${320 + i * 370} 770 ${320 + i * 370} 830V1010Z`, '#16241d') + rect(60 + i * 370, 800, 240, 16, '#2a4236', 'rx="8"')))
      await s.draw(line(-10, 150, 1510, 130, '#3d4a43', 9) + many(9, (i) => { const x = 60 + i * 175; const sway = s.rng.range(-10, 10); return line(x, 146, x + sway, 300, '#2b352f', 10) + poly([[x + sway - 44, 372], [x + sway + 44, 372], [x + sway, 292]], 'none', 'stroke="#8b9a90" stroke-width="11" stroke-linejoin="round"') }), { blur: 1 })
    },
  },
  'panagiota-lambrinos-1': {
    alt: 'One person waits in a lit tram shelter, doubled upside down in the rain on the road',
    finish: lit,
    async draw(s) {
      fade(s, ['#0a0f18', '#101826', '#17212f'])
      const shelter = rect(0, 0, 520, 300, '#cfe3ee', 'opacity="0.85"') + rect(330, 0, 190, 300, '#f6fbff') + many(5, (i) => rect(i * 128, -8, 10, 320, '#0b1018')) + rect(-34, -30, 600, 28, '#0b1018') + rect(60, 220, 250, 12, '#0b1018') + rect(80, 230, 10, 80, '#0b1018') + rect(270, 230, 10, 80, '#0b1018')
      const body = oval(0, -178, 20, 25, '#06090f') + area('M-36 0V-120Q-36 -152 0 -154Q36 -152 36 -120V0Z', '#06090f') + way('M30 -130L70 -220', '#06090f', 10) + area('M-40 -215Q70 -330 180 -215Q70 -250 -40 -215Z', '#06090f')
      await s.draw(many(12, () => disc(s.rng.range(0, 1500), s.rng.range(180, 420), s.rng.range(14, 40), s.rng.pick(['rgba(120,160,230,0.45)', 'rgba(235,240,250,0.4)', 'rgba(230,90,80,0.4)']))), { blur: 3, light: 0.8 })
      await s.draw(at(470, 300, 1, shelter) + at(560, 606, 0.98, body) + rect(1120, 200, 14, 410, '#0b1018') + rect(1080, 200, 94, 94, '#0b1018') + disc(1127, 247, 34, '#f4f7fa'), { blur: 1.4 })
      mirror(s, 612, 0.68, 46)
      await s.draw(rect(0, 604, 1500, 16, '#05080d'))
      await s.draw(many(420, () => { const x = s.rng() * 1540; const y = s.rng() * 1000; const l = s.rng.range(14, 46); return line(x, y, x - l * 0.2, y + l, '#dbe6f2', 1.3, 'opacity="0.3"') }), { light: 0.7 })
    },
  },
  'sinisa-rowbotham-1': {
    alt: 'Hundreds of raindrops on a windscreen, a pale street held upside down in each of the larger ones',
    finish: { contrast: 0.3 },
    async draw(s) {
      fade(s, ['#10151a', '#3b4854', '#6a7782', '#2b333b', '#0e1216'])
      await s.draw(many(14, () => disc(s.rng() * 1500, s.rng.range(260, 520), s.rng.range(40, 110), s.rng.pick(['rgba(235,240,245,0.4)', 'rgba(190,205,220,0.35)', 'rgba(230,190,150,0.3)']))), { blur: 14, light: 0.8 })
      await s.draw(`<defs>${grad('d', ['#0a0d10', '#39434c', '#aab6c0', '#f4f7f9'])}</defs>` + many(900, (i) => { const r = i < 60 ? s.rng.range(18, 46) : s.rng.range(2, 11); const x = s.rng() * 1500; const y = s.rng() * 1000; return oval(x, y, r, r * s.rng.range(0.95, 1.3), 'url(#d)', 'stroke="#07090b" stroke-width="1.4"') + oval(x - r * 0.3, y - r * 0.45, r * 0.18, r * 0.14, '#fff') }), { warp: [7, 26] })
      await s.draw(many(9, () => { const x = s.rng() * 1500; const y = s.rng.range(0, 400); return way(`M${x} ${y}q${s.rng.range(-30, 30)} 140 ${s.rng.range(-16, 16)} ${s.rng.range(260, 560)}`, '#8d9aa5', s.rng.range(5, 12), 'opacity="0.5"') }), { blur: 2, warp: [16, 16] })
    },
  },
  'phuong-anh-carrick-1': {
    alt: 'Upright shop signs, pink over violet over blue, hang down one side of an arcade, all of them blurred past reading',
    finish: lit,
    async draw(s) {
      fade(s, ['#0b0714', '#140b22', '#0c0815'])
      await s.draw(many(8, (i) => { const z = 1 - i * 0.11; const x = 640 - i * 62; const w = 120 * z; const h = 420 * z; const y = 150 + i * 26; const c = ['#e0409a', '#8a4be0', '#4a64e8', '#f06ac0', '#6a3fd0', '#ff8ad0', '#5070f0', '#a050e0'][i] ?? '#fff'; return rect(x - w / 2, y, w, h, c, 'opacity="0.8"') + many(4, (k) => way(`M${x - w * 0.28} ${y + h * (0.12 + k * 0.23)}h${w * 0.56}m-${w * 0.28} 0v${h * 0.15}`, '#fff', 13 * z)) }), { blur: 13, light: 0.85 })
      await s.draw(many(30, () => disc(s.rng.range(20, 420), s.rng.range(380, 640), s.rng.range(10, 30), s.rng.pick(['#c050c0', '#6a5ae0', '#e060a0']), 'opacity="0.45"')), { blur: 3, light: 0.8 })
      await s.draw(many(8, (i) => rect(580 - i * 62, 640, 100 - i * 10, 380, ['#e0409a', '#8a4be0', '#4a64e8', '#f06ac0', '#6a3fd0', '#ff8ad0', '#5070f0', '#a050e0'][i] ?? '#fff', 'opacity="0.4"')), { blur: 26, light: 0.7, warp: [60, 9] })
      roughen(s, 0.12, 40)
    },
  },
  'phuong-anh-carrick-2': {
    alt: 'A shop window at night in violet and pink, two headless mannequins in front of letters that will not come clear',
    finish: lit,
    async draw(s) {
      fade(s, ['#150a24', '#22103a', '#120a20'])
      await s.draw(rect(140, 120, 1220, 640, '#5a1f86') + rect(140, 120, 1220, 640, '#b0307f', 'opacity="0.4"'), { blur: 16 })
      await s.draw(many(6, (i) => way(`M${260 + i * 180} 300v150q0 60 70 30m-90 -110h110`, i % 2 ? '#ff8fd2' : '#9fb0ff', 34)), { blur: 15, light: 0.95 })
      const torso = area('M-60 -340Q-92 -310 -70 -230Q-40 -170 -56 -90Q-74 -40 -60 0H60Q74 -40 56 -90Q40 -170 70 -230Q92 -310 60 -340Q30 -360 18 -390H-18Q-30 -360 -60 -340Z', '#0c0615') + rect(-7, 0, 14, 130, '#0c0615')
      await s.draw(at(470, 690, 1.05, torso) + at(900, 700, 1.12, torso), { blur: 4 })
      await s.draw(rect(-10, 760, 1520, 30, '#07040c') + rect(120, 100, 20, 680, '#07040c') + rect(1360, 100, 20, 680, '#07040c') + rect(742, 100, 14, 680, '#07040c') + rect(100, 92, 1300, 24, '#07040c'), { blur: 2 })
      mirror(s, 800, 0.55, 60)
    },
  },
  'peregrine-tsang-1': {
    alt: 'A roadside telephone in its lit box, with one red line drawn past it from edge to edge',
    finish: lit,
    async draw(s) {
      fade(s, ['#0a1124', '#15203a', '#2b3450', '#3d4058'])
      await s.draw(area('M-10 640Q300 560 620 610T1510 590V1010H-10Z', '#07080d'), { warp: [14, 14] })
      await s.draw(poly([[-10, 800], [1510, 690], [1510, 1010], [-10, 1010]], '#16171c') + line(-10, 900, 1510, 770, '#8a8778', 6))
      await s.draw(way('M-20 742C400 700 1000 668 1520 640', '#ff2d1c', 9), { blur: 2, light: 1 })
      await s.draw(way('M-20 742C400 700 1000 668 1520 640', '#ff2d1c', 46), { blur: 24, light: 0.4 })
      await s.draw(rect(470, 330, 22, 520, '#23262e') + rect(400, 250, 170, 230, '#f1c21f', 'rx="10"') + rect(424, 276, 122, 178, '#20242c', 'rx="6"') + way('M452 330q34 -36 66 0v22h-18v-14q-15 -12 -30 0v14h-18z', '#f4f1e4', 9) + rect(452, 376, 66, 50, '#f4f1e4', 'rx="6"'))
      await s.draw(`<defs>${glow('g', '#ffe9a8', 0.22)}</defs>${disc(484, 330, 300, 'url(#g)')}`, { light: 0.42 })
      await s.draw(many(6, (i) => rect(800 + i * 130, 700 - i * 12, 10, 66 - i * 6, '#d7d2c2') + rect(800 + i * 130, 706 - i * 12, 10, 12, '#ff5a3c')))
    },
  },
  'peregrine-tsang-2': {
    alt: 'A truck that has gone by is left as a tall ladder of red and amber lines above a guard rail',
    finish: lit,
    async draw(s) {
      fade(s, ['#0d1530', '#1b2544', '#3c3d58', '#56495a'])
      await s.draw(area('M-10 560Q420 470 800 540T1510 500V1010H-10Z', '#090b12'), { warp: [18, 10] })
      const band = (y: number, lift: number, c: string, w: number): string => way(`M-20 ${y}C400 ${y - 30 * lift} 900 ${560 + (y - 560) * 0.35} 1330 ${566 + (y - 566) * 0.06}`, c, w)
      const lines = [[250, '#ffb23e', 4], [300, '#ffb23e', 3], [420, '#ff3a24', 3], [470, '#ff3a24', 5], [520, '#ffb23e', 3], [640, '#ff3a24', 8], [664, '#ff3a24', 8], [700, '#ff6a44', 4]] as const
      await s.draw(lines.map(([y, c, w]) => band(y, 1, c, w)).join(''), { blur: 1.2, light: 1 })
      await s.draw(lines.map(([y, c, w]) => band(y, 1, c, w * 5)).join(''), { blur: 14, light: 0.35 })
      await s.draw(rect(-10, 760, 1520, 20, '#6f7076') + rect(-10, 800, 1520, 26, '#8b8c92') + many(8, (i) => rect(60 + i * 200, 750, 26, 260, '#3c3d42')) + many(8, (i) => rect(66 + i * 200, 806, 12, 12, '#ffb13a')), { blur: 1 })
    },
  },
  'lowell-pienaar-1': {
    alt: 'Hoops of fire turned about one upright line make a ball of light, standing on its reflection in a dam',
    finish: lit,
    async draw(s) {
      fade(s, ['#070b14', '#0c1424', '#141d2f'])
      await s.draw(area('M-10 560Q240 500 520 540T1010 520V640H-10Z', '#05070c'), { warp: [14, 14] })
      const hoop = (w: number): string => many(26, (i) => { const a = (i / 26) * Math.PI; return `<ellipse cx="500" cy="390" rx="${f(210 * Math.abs(Math.cos(a)) + 2)}" ry="210" fill="none" stroke="#ffb04a" stroke-width="${w}" transform="rotate(${f(s.rng.range(-5, 5))} 500 390)"/>` })
      await s.draw(hoop(2.2), { light: 0.8 })
      await s.draw(hoop(9), { blur: 9, light: 0.28 })
      await s.draw(many(240, () => { const a = s.rng() * 6.3; const r = 212 + s.rng() ** 2 * 150; const x = 500 + r * Math.cos(a); const y = Math.min(606, 390 + r * Math.sin(a)); return line(x, y, x + 14 * Math.cos(a), y + 14 * Math.sin(a) + 8, '#ffcf7a', 1.6, `opacity="${s.rng.range(0.3, 1).toFixed(2)}"`) }), { light: 0.9 })
      await s.draw(area('M486 605L490 470Q484 440 500 436Q516 440 510 470L514 605Z', '#07060a') + oval(500, 424, 11, 14, '#07060a'))
      mirror(s, 612, 0.7, 40)
    },
  },
  'lowell-pienaar-2': {
    alt: 'Sparks spread from a man’s lifted arm like the cloth of an umbrella and come down on concrete steps',
    finish: lit,
    async draw(s) {
      fade(s, ['#0a1226', '#111b36', '#182444', '#10182c'])
      await s.draw(many(9, (i) => rect(-10, 640 + i * 44, 1520, 40, grey(0.05 + i * 0.008)) + rect(-10, 640 + i * 44, 1520, 4, grey(0.13 + i * 0.01))))
      const spray = (count: number, width: number): string => many(count, () => { const a = s.rng.range(-1.45, 1.45); const reach = s.rng.range(240, 620); const x = 740 + Math.sin(a) * reach; const y = 640 + s.rng.range(0, 300); return way(`M740 300Q${f(740 + Math.sin(a) * reach * 0.75)} ${f(300 - Math.cos(a) * reach * 0.34)} ${f(x)} ${f(y)}`, s.rng.pick(['#ff9a32', '#ffc46a', '#fff0c8']), width * s.rng.range(0.4, 1), `opacity="${s.rng.range(0.25, 0.9).toFixed(2)}"`) })
      await s.draw(spray(330, 2.4), { light: 0.85 })
      await s.draw(spray(90, 12), { blur: 12, light: 0.22 })
      await s.draw(many(160, () => disc(s.rng.range(180, 1320), s.rng.range(660, 1000), s.rng.range(1, 3.4), '#ffd68f')), { light: 1 })
      await s.draw(area('M712 800L722 560Q706 470 736 450L742 300L760 302L758 452Q786 480 770 560L776 800Z', '#05060a') + oval(748, 424, 20, 25, '#05060a'), { blur: 1 })
    },
  },
}
void clamp; void skyline; void water; void tree; void grad
