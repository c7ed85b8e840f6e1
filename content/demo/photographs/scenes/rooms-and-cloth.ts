import { fade, hex, mixRgb, roughen, scaleRgb, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, grad, grey, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { fern } from '../core/plants.ts'
import { tones } from '../core/tones.ts'

/** Cloth that hangs: upright folds, lit from the left. */
function folds(s: Sheet, dark: string, light: string, wide: number, spread = 0): (x: number, y: number) => readonly [number, number, number] {
  return (x, y) => {
    const u = (x + spread * (x - s.width / 2) * (y / 1000)) / wide + 0.5 * s.noise.fbm(x / 300, y / 900, 3)
    const a = s.other.fbm(u, y / 1400, 4)
    const slope = s.other.fbm(u + 0.06, y / 1400, 4) - a
    return mixRgb(hex(dark), hex(light), clamp(0.45 + slope * 5.2 + a * 0.3))
  }
}
/** Leaves of a plant on a sill. */
function plant(s: Sheet, x: number, y: number, size: number, colour: string): string {
  return many(11, (i) => { const a = -1.57 + (i - 5) * 0.24 + s.rng.range(-0.08, 0.08); const l = size * s.rng.range(0.65, 1); const [ex, ey] = [x + Math.cos(a) * l * 0.8, y + Math.sin(a) * l]; return way(`M${x} ${y}Q${x + Math.cos(a) * l * 0.2} ${y + Math.sin(a) * l * 0.7} ${ex} ${ey}`, colour, size * 0.014) + oval(ex, ey, size * 0.085, size * 0.17, colour, `transform="rotate(${(a * 180) / Math.PI + 90} ${ex} ${ey})"`) })
}
const room = { contrast: 0.15, vignette: 0.2 }

export const roomsAndCloth: Scenes = {
  'imogen-tranter-liu-1': {
    alt: 'The corner of an empty blue room: sun from a sash window bends where the wall meets the floorboards',
    finish: room,
    async draw(s) {
      s.paint((x, y) => { const left = x < 250; const floor = y > 760 + (left ? (250 - x) * 0.62 : (x - 250) * 0.12); return floor ? scaleRgb(hex('#7b6a58'), 0.75 + 0.12 * Math.sign(Math.sin((x + (y - 760) * (left ? -0.6 : 0.35)) / 24)) * 0.4 + 0.14 * s.noise.fbm(x / 60, y / 12, 4)) : scaleRgb(hex(left ? '#34506f' : '#47688c'), 1 + 0.05 * s.noise.fbm(x / 90, y / 90, 5)) })
      await s.draw(poly([[250, 740], [810, 806], [810, 830], [250, 764]], '#5b7c9f') + poly([[250, 740], [-10, 900], [-10, 930], [250, 764]], '#3f5c7c') + rect(600, 690, 44, 34, '#d9dfe4', 'rx="4" transform="rotate(6 620 700)"'))
      const pane = (k: number): string => poly([[360 + k * 110, 330 + k * 18], [450 + k * 110, 345 + k * 18], [470 + k * 110, 560 + k * 16], [380 + k * 110, 545 + k * 16]], '#e8f0f2') + poly([[384 + k * 110, 572 + k * 16], [474 + k * 110, 586 + k * 16], [494 + k * 110, 782 + k * 10], [404 + k * 110, 768 + k * 10]], '#e8f0f2') + poly([[400 + k * 104, 800 + k * 12], [492 + k * 104, 812 + k * 12], [420 + k * 140, 990], [310 + k * 140, 970]], '#e9dcbc')
      await s.draw(pane(0) + pane(1), { blur: 4, opacity: 0.62 })
    },
  },
  'imogen-tranter-liu-2': {
    alt: 'A door stands open in a bare blue room, and a sash of light lies half on the door and half on the wall behind it',
    finish: room,
    async draw(s) {
      s.paint((x, y) => (y > 860 ? scaleRgb(hex('#6d6054'), 0.85 + 0.2 * s.noise.fbm(x / 160, y / 10, 4)) : scaleRgb(hex('#3f638c'), 1.05 - 0.25 * Math.abs(x / 1500 - 0.4) + 0.05 * s.noise.fbm(x / 90, y / 90, 5))))
      await s.draw(rect(-10, 830, 1520, 34, '#54769b') + rect(560, 150, 34, 715, '#6a8bad') + rect(560, 120, 420, 34, '#6a8bad') + rect(594, 154, 352, 712, '#16243a') + rect(946, 150, 34, 715, '#6a8bad') + poly([[980, 140], [1240, 70], [1240, 960], [980, 868]], '#5779a0') + poly([[1015, 200], [1205, 160], [1205, 470], [1015, 480]], '#4c6d94') + poly([[1015, 540], [1205, 540], [1205, 850], [1015, 800]], '#4c6d94') + disc(1212, 520, 15, '#c9b27a'))
      await s.draw(poly([[1040, 300], [1240, 258], [1240, 640], [1040, 640]], '#e8f0f4') + poly([[1270, 300], [1450, 330], [1450, 690], [1270, 660]], '#e8f0f4'), { blur: 4, opacity: 0.6 })
      await s.draw(poly([[1030, 452], [1250, 430], [1250, 452], [1030, 472]], '#4f7299') + poly([[1260, 462], [1460, 494], [1460, 514], [1260, 482]], '#3f638c') + line(1140, 270, 1140, 640, '#4f7299', 12) + line(1360, 300, 1360, 690, '#3f638c', 12), { blur: 4, opacity: 0.75 })
    },
  },
  'paloma-reinhardt-ruiz-1': {
    alt: 'An arched niche in a limewashed rose wall, the shape of a window lying across it and sinking into its hollow',
    finish: room,
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#c77f80'), 0.95 + 0.14 * s.noise.fbm(x / 160 + y / 300, y / 60, 5) + 0.06 * s.other.fbm(x / 12, y / 30, 3)))
      await s.draw(`<defs>${grad('n', ['#7d4348', '#b06a6c'], 'x1="0" x2="1"')}</defs>` + area('M250 800V420Q250 240 400 240Q550 240 550 420V800Z', 'url(#n)') + poly([[250, 800], [550, 800], [590, 830], [210, 830]], '#d89492'), { blur: 2, texture: (x, y) => 1 + 0.1 * s.noise.fbm(x / 40, y / 40, 4) })
      await s.draw(poly([[120, 330], [236, 318], [244, 720], [130, 738]], '#ffdcc4') + poly([[300, 380], [410, 366], [418, 640], [308, 656]], '#ffdcc4', 'opacity="0.75"') + poly([[566, 290], [660, 280], [668, 680], [574, 694]], '#ffdcc4'), { blur: 5, opacity: 0.72 })
      await s.draw(line(110, 528, 250, 512, '#bd7474', 14) + line(290, 510, 420, 496, '#9a5a5c', 13) + line(560, 486, 676, 472, '#bd7474', 14), { blur: 4 })
    },
  },
  'paloma-reinhardt-ruiz-2': {
    alt: 'A ladder and a bucket of rose limewash against a wall half painted, with the window’s light on the wet part',
    finish: room,
    async draw(s) {
      const front = (y: number): number => 860 + 80 * s.noise.fbm(1, y / 50, 4) + 26 * s.noise.fbm(3, y / 12, 3)
      s.paint((x, y) => y > 850 ? scaleRgb(hex('#8d7a68'), 0.9 + 0.16 * s.noise.fbm(x / 120, y / 14, 4)) : x < front(y) ? scaleRgb(hex('#c97781'), 0.94 + 0.14 * s.noise.fbm(x / 70, y / 220, 5) + 0.08 * s.other.fbm(x / 220, y / 9, 3)) : scaleRgb(hex('#d9cdbd'), 0.97 + 0.06 * s.noise.fbm(x / 120, y / 120, 5)))
      await s.draw(poly([[300, 200], [430, 216], [404, 600], [270, 580]], '#ffd9cf') + poly([[456, 220], [600, 238], [578, 626], [430, 604]], '#ffd9cf'), { blur: 5, opacity: 0.62 })
      await s.draw(line(1020, 900, 1110, 110, '#b79466', 20) + line(1230, 900, 1210, 110, '#b79466', 20) + many(8, (i) => line(1030 + i * 11, 830 - i * 96, 1228 - i * 2.4, 830 - i * 96, '#a98658', 15)) + line(1050, 905, 1140, 120, '#7b6a58', 8, 'opacity="0.4"'), { blur: 0.8 })
      await s.draw(poly([[760, 930], [900, 930], [920, 790], [740, 790]], '#8f959a') + oval(830, 790, 90, 22, '#b96772') + way('M742 790Q830 640 918 790', '#6f757a', 6) + rect(880, 690, 16, 120, '#9a7b50', 'transform="rotate(24 888 750)"'))
    },
  },
  'lucia-varnhagen-1': {
    alt: 'The bars of an iron bed drawn as shadow on a wall, inside a low stripe of late sun',
    finish: { tone: tones.platinum, contrast: 0.3 },
    async draw(s) {
      s.paint((x, y) => { const stripe = smoothstep(430, 460, y - x * 0.06) * (1 - smoothstep(720, 752, y - x * 0.06)); const v = 0.16 + 0.62 * stripe + 0.03 * s.noise.fbm(x / 60, y / 60, 5); return [v, v, v] })
      await s.draw(way('M420 1010V520Q420 470 470 470H1080Q1130 470 1130 520V1010', '#1a1a1a', 20) + many(7, (i) => line(500 + i * 92, 480, 500 + i * 92, 1010, '#1a1a1a', 11)) + disc(420, 470, 24, '#1a1a1a') + disc(1130, 470, 24, '#1a1a1a'), { blur: 6, opacity: 0.72 })
      await s.draw(area('M-10 1010V880Q300 830 640 870T1510 850V1010Z', '#9a9a9a') + area('M120 880Q160 780 420 790Q640 800 640 880Q380 920 120 880Z', '#bdbdbd'), { blur: 3, texture: (x, y) => 0.9 + 0.6 * s.other.fbm(x / 90, y / 26, 4) })
    },
  },
  'lucia-varnhagen-2': {
    alt: 'One narrow upright of sun on a dark wall, with a coat on a hook hanging halfway into it',
    finish: { tone: tones.platinum, contrast: 0.3 },
    async draw(s) {
      s.paint((x, y) => { const m = 470 + y * 0.05; const stripe = smoothstep(m - 60, m - 44, x) * (1 - smoothstep(m + 44, m + 58, x)); const v = 0.13 + 0.7 * stripe * (0.85 + 0.15 * (y / 1000)) + 0.03 * s.noise.fbm(x / 50, y / 50, 5); return [v, v, v] })
      await s.draw(rect(300, 252, 280, 26, '#2a2622') + area('M428 262q-6 40 22 44q24 -2 20 -34', 'none', 'stroke="#777" stroke-width="8"') + area('M438 300Q360 330 336 420Q318 640 296 850H600Q574 620 560 420Q540 330 462 300Q450 320 438 300Z', '#1c1a19') + way('M448 320L444 850', '#3a3632', 4) + way('M352 430Q330 640 310 800M546 430Q566 620 580 800', '#34302c', 7), { blur: 1.4, texture: (x, y) => 1 + (x > 455 ? 1.3 : 0.3) + 0.6 * s.other.fbm(x / 30, y / 160, 4) })
    },
  },
  'gwendolen-asante-rowe-1': {
    alt: 'A child’s bed against a blue wall, paper stars above it and one bar of cool sun across three of them',
    finish: room,
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#3d6a9c'), 0.9 + 0.05 * s.noise.fbm(x / 90, y / 90, 5) + 0.1 * (1 - y / 1000)))
      const star = (x: number, y: number, r: number): string => poly(Array.from({ length: 10 }, (_, i) => [x + (i % 2 ? r * 0.42 : r) * Math.sin(i * 0.628), y - (i % 2 ? r * 0.42 : r) * Math.cos(i * 0.628)] as const), '#e7c84c')
      await s.draw(star(340, 190, 34) + star(560, 300, 26) + star(760, 170, 30) + star(940, 320, 36) + star(1160, 210, 26) + star(1290, 380, 30) + star(480, 450, 24))
      await s.draw(poly([[420, -20], [690, -20], [1130, 620], [860, 620]], '#e6f2f8'), { blur: 5, opacity: 0.4 })
      await s.draw(rect(180, 560, 40, 460, '#d9d2c3') + rect(1290, 640, 40, 380, '#d9d2c3') + way('M200 580Q330 470 460 580', '#d9d2c3', 26) + rect(200, 580, 260, 300, '#cfc7b6') + area('M200 740Q420 690 640 730T1320 740V1010H200Z', '#e9e4da') + area('M560 730Q900 690 1320 740V1010H520Q600 860 560 730Z', '#c9a83f') + oval(360, 735, 130, 54, '#f6f2ea'), { texture: (x, y) => 0.96 + 0.14 * s.other.fbm(x / 90, y / 40, 4) })
    },
  },
  'iskra-lindemann-bose-1': {
    alt: 'Slats of a blind thrown on a grey wall, half a degree off level beside a plumb line',
    finish: { tone: tones.neutral, contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => { const yy = y + (x - 750) * 0.02; const inside = smoothstep(330, 344, x) * (1 - smoothstep(1060, 1076, x)) * smoothstep(150, 160, yy) * (1 - smoothstep(850, 862, yy)); const slat = smoothstep(0.3, 0.42, Math.abs(((yy / 46) % 1) - 0.5) * 2); const v = 0.3 + 0.5 * inside * slat + 0.03 * s.noise.fbm(x / 50, y / 50, 5) - 0.08 * (x / 1500); return [v, v, v] })
      await s.draw(line(1210, -10, 1210, 720, '#111', 3) + area('M1196 720H1224L1220 790L1210 826L1200 790Z', '#1a1a1a') + line(1246, -10, 1246, 724, '#3f3f3f', 7, 'opacity="0.6"') + area('M1232 724H1262L1256 800L1246 834L1238 800Z', '#3f3f3f', 'opacity="0.6"'))
    },
  },
  'perpetua-nakhle-dunn-1': {
    alt: 'A rubber plant in a clay pot stands before a plaster wall, and its shadow beside it is twice the size',
    finish: room,
    async draw(s) {
      s.paint((x, y) => (y > 800 ? scaleRgb(hex('#8d6b4a'), 0.9 + 0.14 * s.noise.fbm(x / 200, y / 10, 4)) : scaleRgb(hex('#e2cda6'), 0.92 + 0.05 * s.noise.fbm(x / 80, y / 80, 5) - 0.14 * (x / 1500))))
      const rubber = (c: string, edge: string): string => way('M0 0Q-14 -180 6 -420', c, 9) + many(11, (i) => { const y = -60 - i * 36; const side = i % 2 ? 1 : -1; return `<g transform="rotate(${side * (54 - i * 3.4)} 0 ${y})">${area(`M0 ${y}C44 ${y - 30} 46 ${y - 120} 0 ${y - 165}C-46 ${y - 120} -44 ${y - 30} 0 ${y}Z`, c)}${line(0, y, 0, y - 150, edge, 3)}</g>` })
      await s.draw(at(920, 800, 1.45, rubber('#8a6e4a', '#8a6e4a'), 'skewX(-10)'), { blur: 9, opacity: 0.75 })
      await s.draw(at(440, 760, 0.95, rubber('#24412c', '#4c6b4a')) + poly([[362, 750], [518, 750], [496, 900], [384, 900]], '#b0623c') + rect(350, 730, 180, 34, '#c07248', 'rx="4"'), { texture: (x, y) => 1 + 0.14 * s.other.fbm(x / 40, y / 40, 3) })
    },
  },
  'beatriz-fontoura-lim-1': {
    alt: 'A plant on a sill, black against the bright panes of a sash, in a wall painted dark rose',
    finish: { ...room, halation: { amount: 0.4, radius: 0.03, threshold: 0.7 } },
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#6d2f3d'), 0.9 + 0.08 * s.noise.fbm(x / 80, y / 80, 5) + 0.2 * Math.exp(-Math.hypot(x - 400, y - 420) / 300)))
      await s.draw(rect(180, 110, 440, 640, '#8d4a57') + rect(206, 136, 388, 590, '#fff4e2'))
      await s.draw(many(16, () => oval(s.rng.range(206, 594), s.rng.range(136, 400), s.rng.range(20, 60), s.rng.range(16, 50), '#d9e2c4', 'opacity="0.5"')), { blur: 16 })
      await s.draw(rect(392, 136, 16, 590, '#7a3c48') + rect(206, 420, 388, 20, '#7a3c48') + rect(150, 740, 500, 34, '#9c5763') + plant(s, 400, 650, 330, '#140a0c') + poly([[340, 640], [460, 640], [444, 742], [356, 742]], '#1a0c0e'), { blur: 0.8 })
      await s.draw(poly([[150, 774], [650, 774], [690, 800], [110, 800]], '#2f1219', 'opacity="0.6"'), { blur: 10 })
    },
  },
  'ilse-fontaine-kemp-1': {
    alt: 'Five hotel sheets folded into a stack on a black ground, thin at their edges, lit from one side',
    finish: { tone: tones.silver, contrast: 0.3 },
    async draw(s) {
      s.paint((x, y) => { const v = 0.04 + 0.03 * s.noise.fbm(x / 200, y / 200, 3); return [v, v, v] })
      for (let i = 0; i < 5; i++) {
        const y = 770 - i * 92
        const w = 500 - i * 14
        const x = 150 + i * 7 + s.rng.range(-12, 12)
        await s.draw(`<defs>${grad('g', ['#f2f2f2', '#cfcfcf', '#5a5a5a'], 'x1="0" x2="1"')}</defs>` + area(`M${x} ${y - 6}Q${x - 26} ${y + 40} ${x} ${y + 84}H${x + w}Q${x + w + 8} ${y + 40} ${x + w} ${y - 6}Q${x + w / 2} ${y - 22} ${x} ${y - 6}Z`, 'url(#g)') + many(4, (k) => way(`M${x + 6} ${y + 14 + k * 18}Q${x + w / 2} ${y + 6 + k * 20} ${x + w - 4} ${y + 14 + k * 18}`, '#6a6a6a', 3)), { warp: [8, 10], texture: (u, v) => 0.95 + 0.12 * s.other.fbm(u / 160, v / 16, 4) })
      }
    },
  },
  'ilse-fontaine-kemp-2': {
    alt: 'A sheet opened out flat, a grid of ironed creases standing up from it in raking light',
    finish: { tone: tones.silver, contrast: 0.3 },
    async draw(s) {
      s.paint((x, y) => {
        const wx = x + 7 * s.noise.fbm(x / 200, y / 200, 3)
        const wy = y + 7 * s.noise.fbm(x / 200 + 9, y / 200, 3)
        const cx = ((wx + 60) % 170) - 85
        const cy = ((wy + 20) % 196) - 98
        const panel = (Math.floor((wx + 60) / 170) + Math.floor((wy + 20) / 196)) % 2
        const ridge = (d: number): number => -Math.sign(d) * Math.exp(-Math.abs(d) / 9)
        const v = 0.62 + 0.07 * panel + 0.26 * ridge(cx) + 0.2 * ridge(cy) - 0.16 * (x / 800) + 0.05 * s.other.fbm(x / 90, y / 90, 5) + 0.02 * Math.sin(x * 1.4) * Math.sin(y * 1.4)
        return [v, v, v]
      })
    },
  },
  'chiara-benvenga-1': {
    alt: 'Red velvet let go and fallen: a heap of it on bare boards, with the rope still tied to one corner',
    finish: { contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => (y > 560 ? scaleRgb(hex('#3a2a22'), 0.8 + 0.12 * Math.sign(Math.sin((x - 750) / (0.4 + (y - 560) / 500) / 46)) * 0.3 + 0.3 * s.noise.fbm(x / 200, y / 10, 4)) : scaleRgb(hex('#15100e'), 1 + 0.4 * (y / 560))))
      const heap = area('M190 860C230 700 330 730 400 600C450 500 560 560 640 470C720 380 800 470 880 520C960 560 1010 620 1090 650C1210 690 1290 780 1340 860C1180 930 380 940 190 860Z', '#a3161d')
      await s.draw(heap.replace('#a3161d', '#000'), { blur: 26, opacity: 0.6 })
      await s.draw(heap, { warp: [40, 9], texture: (x, y) => { const a = Math.atan2(y - 860, x - 720); const r = Math.hypot(x - 720, y - 860); const u = a * 7 + 0.8 * s.noise.fbm(x / 150, y / 150, 4); const slope = s.other.fbm(u + 0.12, r / 500, 4) - s.other.fbm(u, r / 500, 4); return clamp(0.55 + slope * 4.5 - 0.2 * (x / 1500), 0.12, 1.9) } })
      await s.draw(way('M650 470C640 300 700 160 690 -10', '#b59a72', 9) + way('M640 470q20 -24 40 0q-14 22 -40 0', '#b59a72', 8), { blur: 0.8 })
    },
  },
  'chiara-benvenga-2': {
    alt: 'A red curtain drawn aside and tied, a bare bulb on a stand where the stage would be',
    finish: { contrast: 0.25, halation: { amount: 0.5, radius: 0.03, threshold: 0.6 } },
    async draw(s) {
      s.paint((x, y) => { const l = Math.exp(-Math.hypot(x - 500, y - 520) / 260); return scaleRgb(hex(y > 820 ? '#5a4030' : '#2a1d1a'), 0.4 + 1.6 * l) })
      await s.draw(line(520, 540, 520, 900, '#0c0909', 9) + line(450, 905, 590, 905, '#0c0909', 12) + disc(520, 505, 26, '#fff3d2') + rect(508, 526, 24, 26, '#1a1412'), { blur: 1 })
      const cloth = folds(s, '#2c0508', '#c62028', 70, 0.4)
      s.change((p, x, y) => {
        const gather = 560
        const edge = y < gather ? 460 - 320 * (y / gather) ** 1.8 : 140 + 120 * ((y - gather) / 440) ** 0.8
        const right = y < 300 ? 800 - 0 * y : 800
        if (x < edge + 12 * s.noise.at(y / 60, 2)) return cloth((x / (edge + 40)) * 520, y)
        return x > right - 60 - 40 * s.noise.at(3, y / 300) ? cloth(x, y) : p
      })
      for (const y of [548, 566]) await s.draw(line(-10, y, 150, y - 12, '#c39a4a', 10))
      await s.draw(many(9, (i) => area(`M${i * 100 - 60} -10h104q4 110 -52 128q-56 -18 -52 -128z`, '#8d141a', 'stroke="#3d070a" stroke-width="5"')), { texture: (x, y) => 0.8 + 0.5 * s.other.fbm(x / 30, y / 200, 4) })
    },
  },
  'ysolde-marchbanks-1': {
    alt: 'An altar cloth over a single batten, ironed in four, its drawn-thread border level along the bottom',
    finish: { tone: tones.platinum, contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => { const v = 0.2 + 0.04 * s.noise.fbm(x / 120, y / 120, 4) - 0.08 * (x / 800); return [v, v, v] })
      await s.draw(rect(250, 190, 360, 720, '#0c0c0c'), { blur: 26, opacity: 0.6 })
      await s.draw(rect(210, 170, 380, 700, '#e2e2e2'), { warp: [9, 6], texture: (x, y) => { const c = Math.abs(((x - 210 + 47) % 95) - 47); return 0.98 - 0.2 * ((x - 210) / 380) + 0.1 * (((x - 210 + 47) % 95) < 47 ? 1 : -1) * Math.exp(-c / 12) + 0.04 * s.other.fbm(x / 50, y / 240, 4) + 0.02 * Math.sin(x * 1.6) * Math.sin(y * 1.6) } })
      await s.draw(many(2, (k) => many(24, (i) => rect(220 + i * 15.2, 760 + k * 62, 8, 24, '#2a2a2a', 'opacity="0.75"'))) + many(8, (i) => way(`M${246 + i * 44} 790l14 14l-14 14l-14 -14z`, '#4a4a4a', 3)) + many(30, (i) => line(214 + i * 12.8, 868, 212 + i * 12.8, 900, '#d8d8d8', 2.4)), { blur: 0.6 })
      await s.draw(rect(110, 150, 580, 26, '#6f6455') + rect(110, 168, 580, 8, '#3c352c') + line(200, 150, 240, -10, '#5a5a5a', 3) + line(600, 150, 560, -10, '#5a5a5a', 3))
    },
  },
  'rukmini-tarrant-1': {
    alt: 'Blue cotton on a curtain rail in a dark hallway, one round patch of lamplight climbing its folds',
    finish: { contrast: 0.25 },
    async draw(s) {
      const cloth = folds(s, '#0c1d52', '#5f86dc', 60)
      s.paint((x, y) => {
        const spot = Math.exp(-(((x - 330) / 190) ** 2) - ((y - 540) / 230) ** 2) + 0.35 * Math.exp(-(((Math.hypot((x - 330) / 0.86, y - 540) - 250) / 24) ** 2))
        if (y < 150 || x < 90 || x > 700) return scaleRgb(hex('#1a1b22'), 0.5 + 0.3 * s.noise.fbm(x / 80, y / 80, 4) + 0.3 * spot)
        return scaleRgb(cloth(x, y), 0.16 + 1.15 * spot)
      })
      await s.draw(rect(50, 128, 700, 16, '#7a6a4c') + disc(46, 136, 18, '#7a6a4c') + disc(752, 136, 18, '#7a6a4c') + many(15, (i) => disc(110 + i * 41, 142, 15, 'none', 'stroke="#8d7b58" stroke-width="5"')), { opacity: 0.75 })
    },
  },
  'celeste-amankwah-roy-1': {
    alt: 'Lengths of wet red cotton on three lines across a courtyard, dripping on pale stone',
    finish: { contrast: 0.2 },
    async draw(s) {
      s.paint((x, y) => y > 700 ? scaleRgb(hex('#cbb391'), 0.9 + 0.1 * s.noise.fbm(x / 60, y / 30, 5) - (Math.abs(((x + (y - 700) * 0.5) % 210) - 105) < 3 || Math.abs(((y - 700) % 96) - 48) < 2 ? 0.14 : 0)) : scaleRgb(hex('#dcc7a2'), 0.92 + 0.09 * s.noise.fbm(x / 140, y / 140, 5)))
      await s.draw(rect(640, 330, 190, 380, '#6b5a44') + way('M640 330Q735 230 830 330', '#6b5a44', 40) + rect(180, 260, 120, 170, '#4f7a86') + rect(1180, 260, 120, 170, '#4f7a86'))
      for (const [row, y, h, c] of [[0, 190, 260, '#8d2a22'], [1, 150, 400, '#a82d24'], [2, 90, 560, '#c13227']] as const) {
        await s.draw(many(3, (i) => { const x = 60 + row * 90 + i * (440 + row * 20); const w = 250 + row * 50; return area(`M${x} ${y + 6}Q${x + w / 2} ${y + 26} ${x + w} ${y + 6}L${x + w - 14} ${y + h}Q${x + w / 2} ${y + h + 30} ${x + 10} ${y + h - 8}Z`, c) }), { warp: [14, 7], texture: (x, yy) => { const d = s.other.fbm((x + row * 400) / 46 + 0.14, yy / 900, 3) - s.other.fbm((x + row * 400) / 46, yy / 900, 3); return 0.85 + 2.4 * d - 0.3 * ((yy - y) / h) } })
        await s.draw(way(`M-10 ${y - 20}Q750 ${y + 34} 1510 ${y - 20}`, '#5a4c3a', 3) + many(14, (i) => rect(90 + row * 90 + i * 100, y + 2, 8, 26, '#c9a66b')))
      }
      await s.draw(many(60, () => { const x = s.rng.range(100, 1420); return oval(x, s.rng.range(720, 960), s.rng.range(6, 26), s.rng.range(2, 7), '#a4604a', 'opacity="0.5"') + line(x, 650, x, s.rng.range(660, 700), '#c13227', 2, 'opacity="0.6"') }))
    },
  },
}
void roughen; void fade; void fern; void grey
