import { fade, hex, mirror, mixRgb, roughen, scaleRgb, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, glow, grad, grey, lerp, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { figure } from '../core/figure.ts'
import { fern } from '../core/plants.ts'
import { tree } from '../core/tree.ts'
import { tones } from '../core/tones.ts'

const person = (s: Sheet, x: number, y: number, size: number, colour: string, standing = false): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(s.rng.chance(0.5) ? -size : size).toFixed(1)} ${size.toFixed(1)})">${figure(s.rng, standing).replaceAll('#fff', colour)}</g>`
const lit = { halation: { amount: 0.5, radius: 0.02, threshold: 0.6 }, contrast: 0.2 }

/** A head in profile facing right: crown at -150, throat at 140. */
const profile = 'M-60 190C-58 150 -66 110 -92 70C-130 10 -120 -90 -50 -126C20 -160 90 -126 96 -60C98 -44 104 -34 118 -10C122 -2 112 2 108 6C112 14 108 22 104 26C110 34 106 42 100 44C104 58 98 74 76 74C58 74 46 78 44 96C42 130 56 160 80 190Z'
const shouldersBelow = 'M-60 180C-110 200 -230 220 -270 340V700H300V340C270 230 150 210 82 182Z'

export const peopleAndBuildings: Scenes = {
  'hiroko-estrand-1': {
    alt: 'A fogged pane on which a finger has drawn three long strokes, and in each of them a strip of somebody’s face',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#4a4a4a', '#6a6a6a', '#3a3a3a'])
      await s.draw(oval(400, 430, 190, 250, '#c9c9c9') + area('M190 430Q170 120 400 120Q630 120 610 430Q580 260 400 250Q220 260 190 430Z', '#0e0e0e') + oval(320, 430, 34, 16, '#141414') + oval(480, 430, 34, 16, '#141414') + oval(400, 590, 60, 16, '#5a5a5a') + area('M100 1010Q140 760 400 740Q660 760 700 1010Z', '#1c1c1c'), { blur: 3 })
      const clear = s.pic.clone()
      s.change((p, x, y) => { const v = 0.74 + 0.05 * s.noise.fbm(x / 90, y / 90, 4) + 0.03 * s.other.fbm(x / 5, y / 5, 2); return mixRgb(p, [v, v, v], 0.9) })
      const k = s.pic.height / 1000
      const curves = [(y: number) => 300 + 40 * Math.sin(y / 120), (y: number) => 430 + 30 * Math.sin(y / 150 + 1), (y: number) => 540 + 50 * Math.sin(y / 110 + 2)]
      s.change((p, x, y) => { const d = Math.min(...curves.map((c, i) => (y > 190 + i * 40 && y < 760 + i * 60 ? Math.abs(x - c(y)) : 99))) + 4 * s.noise.fbm(x / 14, y / 14, 3); const i = Math.min(s.pic.height - 1, Math.floor(y * k)) * s.pic.width + Math.min(s.pic.width - 1, Math.floor(x * k)); return mixRgb(clear.rgbAt(i), p, smoothstep(25, 31, d)) })
      await s.draw(many(9, () => { const x = s.rng.range(260, 590); return way(`M${x} ${s.rng.range(740, 860)}v${s.rng.range(60, 200)}`, '#3a3a3a', 4, 'opacity="0.6"') }), { blur: 1, warp: [8, 20] })
    },
  },
  'hiroko-estrand-2': {
    alt: 'Frost has grown over a window from all four sides, and a dark head shows in what it has left',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#8a8a8a', '#9c9c9c', '#7a7a7a'])
      await s.draw(oval(430, 500, 96, 130, '#1a1a1a') + area('M230 1010Q250 760 430 690Q600 760 640 1010Z', '#242424'), { blur: 16 })
      await s.draw(many(44, () => { const side = s.rng.int(0, 3); const t = s.rng(); const [x, y, a] = side === 0 ? [t * 800, -20, 90] : side === 1 ? [t * 800, 1020, -90] : side === 2 ? [-20, t * 1000, 0] : [820, t * 1000, 180]; return `<g>${fern(s.rng, { x, y, angle: ((a + s.rng.range(-35, 35)) * Math.PI) / 180, length: s.rng.range(180, 360) }, s.rng.range(-0.8, 0.8))}</g>` }).replaceAll('#fff', '#f6f6f6'), { opacity: 0.8 })
      s.change((p, x, y) => { const d = Math.max(Math.abs(x - 400) / 400, Math.abs(y - 500) / 500); return mixRgb(p, [0.93, 0.93, 0.93], 0.6 * smoothstep(0.55, 1, d + 0.2 * s.noise.fbm(x / 60, y / 60, 4))) })
    },
  },
  'dusk-patrol-1': {
    alt: 'A lit station clock hangs in a dark blue hall, with the heads of a crowd along the lower edge',
    finish: lit,
    async draw(s) {
      fade(s, ['#0a1433', '#12214c', '#1c3064', '#0c1530'])
      await s.draw(many(6, (i) => way(`M${-60 + i * 60} ${1010}V${420 - i * 40}Q500 ${-160 + i * 60} ${1060 - i * 60} ${420 - i * 40}V1010`, `rgba(70,100,170,${0.1 + i * 0.05})`, 14)), { blur: 2 })
      await s.draw(rect(492, -10, 16, 180, '#050a1a') + disc(500, 340, 190, '#081026') + disc(500, 340, 168, '#e9f0ff') + many(12, (i) => `<rect x="494" y="186" width="12" height="34" fill="#0c1530" transform="rotate(${i * 30} 500 340)"/>`) + `<g transform="rotate(168 500 340)">${rect(491, 236, 18, 118, '#0c1530')}</g><g transform="rotate(24 500 340)">${rect(494, 196, 12, 160, '#0c1530')}</g>` + disc(500, 340, 14, '#0c1530'))
      await s.draw(disc(500, 340, 260, '#9fb8ff'), { blur: 70, light: 0.28 })
      await s.draw(many(46, () => { const x = s.rng.range(-20, 1020); const y = s.rng.range(790, 960); const r = 20 + (y - 780) * 0.16; return oval(x, y, r, r * 1.25, '#040817') + area(`M${x - r * 2.2} ${y + r * 4}Q${x - r * 2} ${y + r * 1.2} ${x} ${y + r * 1.1}Q${x + r * 2} ${y + r * 1.2} ${x + r * 2.2} ${y + r * 4}Z`, '#040817') }), { blur: 5 })
    },
  },
  'dusk-patrol-2': {
    alt: 'A train leaves a blue platform as a band of lit windows, and one passenger has stayed on the bench',
    finish: lit,
    async draw(s) {
      fade(s, ['#0e1d4a', '#1a2f6a', '#2a437f', '#1a2a55'])
      await s.draw(poly([[-10, 260], [1510, 380], [1510, 620], [-10, 760]], '#27407a') + poly([[-10, 360], [1510, 430], [1510, 500], [-10, 520]], '#ffe9b8'), { blur: 5 })
      await s.draw(many(12, (i) => line(-10, 380 + i * 12, 1510, 436 + i * 5, s.rng.pick(['#fff6da', '#ffd98a', '#8fb0ff']), s.rng.range(1, 4))), { blur: 3, light: 0.5 })
      await s.draw(poly([[-10, 790], [1510, 640], [1510, 1010], [-10, 1010]], '#141f40') + poly([[-10, 780], [1510, 632], [1510, 642], [-10, 802]], '#e8d889') + many(5, (i) => rect(160 + i * 330, -10, 26, 830 - i * 40, '#060b1c') ) + poly([[-10, 60], [1510, 200], [1510, 170], [-10, 10]], '#060b1c'))
      await s.draw(rect(880, 770, 300, 18, '#050919') + rect(900, 780, 14, 90, '#050919') + rect(1150, 780, 14, 90, '#050919') + rect(880, 690, 300, 12, '#050919') + oval(1010, 640, 24, 30, '#04071a') + area('M974 776Q964 684 1010 676Q1056 684 1046 776Z', '#04071a') + way('M990 776L960 790L956 880M1030 776L1064 790L1070 880', '#04071a', 22), { blur: 1 })
    },
  },
  'walter-prewitt-1': {
    alt: 'Lamps hang in rows over an exchange floor, the farther bays already out, and three people leave between the columns',
    finish: { tone: tones.night, ...lit },
    async draw(s) {
      fade(s, ['#0b0f14', '#141b22', '#1d262e', '#10161c'])
      await s.draw(many(8, (i) => { const z = 1 - i * 0.1; const x = 110 * (i + 1) * 0.9; return rect(x - 26 * z, 500 - 420 * z, 52 * z, 320 + 480 * z, grey(0.07 + i * 0.014)) + rect(1500 - x - 26 * z, 500 - 420 * z, 52 * z, 320 + 480 * z, grey(0.07 + i * 0.014)) }))
      const lamps = many(7, (row) => many(4, (k) => { const z = 1 / (0.5 + row * 0.42); const x = 750 + (k - 1.5) * 230 * z; const y = 480 - 190 * z; return row > 3 ? disc(x, y, 12 * z, '#2a343d') : line(x, y - 300, x, y, '#05080b', 3 * z) + poly([[x - 32 * z, y], [x + 32 * z, y], [x + 10 * z, y - 26 * z], [x - 10 * z, y - 26 * z]], '#0a0e12') + oval(x, y + 5 * z, 24 * z, 8 * z, '#ffffff') }))
      await s.draw(lamps)
      await s.draw(many(4, (row) => many(4, (k) => { const z = 1 / (0.5 + row * 0.42); return disc(750 + (k - 1.5) * 230 * z, 480 - 180 * z, 70 * z, '#dfe8ee') })), { blur: 30, light: 0.5 })
      await s.draw(rect(-10, 640, 1520, 380, '#0c1116'), { opacity: 0.5 })
      mirror(s, 690, 0.5, 60)
      await s.draw(person(s, 520, 890, 330, '#040608') + person(s, 830, 840, 270, '#05070a') + person(s, 990, 870, 300, '#040608'), { blur: 3 })
    },
  },
  'walter-prewitt-2': {
    alt: 'Somebody under a wet umbrella at the only lit window of a bank counter, the brass grilles on both sides dark',
    finish: { tone: tones.night, ...lit },
    async draw(s) {
      s.paint((x, y) => { const v = 0.1 + 0.05 * s.noise.fbm(x / 90, y / 90, 4) - 0.04 * Math.abs(x / 500 - 1); return [v, v, v] })
      const window = (x: number, on: boolean): string => area(`M${x} 620V330Q${x + 125} 200 ${x + 250} 330V620Z`, on ? '#eef2f0' : '#10151a') + many(9, (i) => line(x + 14 + i * 28, 300, x + 14 + i * 28, 620, on ? '#3a4044' : '#39424a', 5)) + way(`M${x} 620V330Q${x + 125} 200 ${x + 250} 330V620`, '#4a545c', 12)
      await s.draw(rect(-10, 170, 1020, 470, '#1a2127') + window(60, false) + window(375, true) + window(690, false) + rect(-10, 630, 1020, 40, '#56616a') + rect(-10, 670, 1020, 340, '#151b20') + many(6, (i) => rect(30 + i * 165, 700, 130, 230, '#1d252b', 'stroke="#2c363e" stroke-width="5"')))
      await s.draw(disc(500, 470, 190, '#e8eef0'), { blur: 60, light: 0.32 })
      await s.draw(`<g transform="translate(470 1010) scale(560 560)">${figure(s.rng, true).replaceAll('#fff', '#030405')}</g>` + area('M250 560Q470 250 700 560Q640 530 585 560Q530 528 472 560Q410 528 358 560Q300 530 250 560Z', '#030405') + line(476, 560, 500, 760, '#030405', 10), { blur: 2 })
      await s.draw(oval(640, 985, 120, 14, '#aab6bd'), { blur: 6, opacity: 0.35 })
    },
  },
  'ravindra-sethumadhavan-1': {
    alt: 'Straight down on a station floor of black and white stone waves: walkers are smoke, three who wait are sharp',
    finish: { tone: tones.silver, contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => { const wave = Math.sin((y + 46 * Math.sin(x / 84)) / 26); const v = lerp(0.2, 0.82, smoothstep(-0.12, 0.12, wave)) * (0.95 + 0.1 * s.noise.fbm(x / 9, y / 9, 2)) + 0.05 * s.other.fbm(x / 300, y / 300, 3); return [v, v, v] })
      const above = (x: number, y: number, a: number, c: string): string => `<g transform="translate(${x} ${y}) rotate(${a})">${oval(0, 0, 62, 30, c)}${oval(4, 4, 24, 27, grey(0.1))}${oval(-6, 34, 12, 20, c)}</g>`
      await s.draw(many(22, () => { const [x, y] = [s.rng.range(60, 1440), s.rng.range(60, 940)]; const a = s.rng.pick([8, 172, 96, 20]) + s.rng.range(-16, 16); return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${a.toFixed(0)})">${oval(0, 0, s.rng.range(110, 220), 34, '#6a6a6a', 'opacity="0.4"')}${oval(40, 0, 90, 20, '#3a3a3a', 'opacity="0.4"')}</g>` }), { blur: 13 })
      await s.draw([[420, 330], [1010, 300], [760, 720]].map(([x = 0, y = 0]) => `<path d="M${x} ${y}l190 70l-10 40l-190 -60z" fill="#000" opacity="0.5"/>`).join(''), { blur: 9 })
      await s.draw(above(420, 330, 20, '#a8a8a8') + above(1010, 300, -70, '#9a9a9a') + above(760, 720, 140, '#b8b8b8') + rect(806, 730, 60, 40, '#777', 'rx="7"'))
    },
  },
  'baptiste-njoroge-whelan-1': {
    alt: 'Only shadows: the long legs of a dozen people lie across an empty pale floor, their owners above the frame',
    finish: { tone: tones.silver, contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => { const v = 0.78 - 0.12 * (y / 1000) + 0.03 * s.noise.fbm(x / 60, y / 60, 4) - (Math.abs(((x * 0.9 + y * 0.3) % 220) - 110) < 1.6 || Math.abs(((y - x * 0.1) % 190) - 95) < 1.6 ? 0.14 : 0); return [v, v, v] })
      await s.draw(many(12, (i) => { const x = 40 + i * 124 + s.rng.range(-30, 30); const h = s.rng.range(620, 930); return `<g transform="translate(${x.toFixed(0)} -30) skewX(${(20 + s.rng.range(-2, 2)).toFixed(1)}) scale(${(h * 0.55).toFixed(0)} ${(-h).toFixed(0)})">${figure(s.rng).replaceAll('#fff', '#2a2a2a')}</g>` }), { blur: 6, opacity: 0.8 })
    },
  },
  'baptiste-njoroge-whelan-2': {
    alt: 'People run down a wide stair at evening, each followed by a shadow that breaks on every step',
    finish: { tone: tones.silver, contrast: 0.3 },
    async draw(s) {
      s.paint((x, y) => { const step = (y + 20) % 62; const v = step < 18 ? 0.34 : 0.72 - 0.1 * (y / 1000); return [v, v, v].map((c) => c + 0.03 * s.noise.fbm(x / 40, y / 30, 4)) as unknown as readonly [number, number, number] })
      const stair = many(11, (i) => { const x = 130 + i * 118 + s.rng.range(-50, 50); const foot = s.rng.range(280, 900); const h = 150 + foot * 0.16; return many(7, (k) => poly([[x + 30 + k * 52, foot - 6 + k * -8], [x + 84 + k * 52, foot - 24 + k * -8], [x + 92 + k * 52, foot - 4 + k * -8], [x + 34 + k * 52, foot + 16 + k * -8]], '#000', 'opacity="0.5"')) + person(s, x, foot, h, '#141414') })
      await s.draw(stair, { blur: 2.4 })
      await s.draw(many(3, (i) => line(300 + i * 450, -10, 180 + i * 560, 1010, '#1c1c1c', 15) + line(330 + i * 450, -10, 214 + i * 560, 1010, '#000', 9, 'opacity="0.35"')), { blur: 1 })
    },
  },
  'solveig-adjei-laukkanen-1': {
    alt: 'A face in profile is filled with the bark of a birch, white and ticked with black from brow to throat',
    finish: { tone: tones.silver, contrast: 0.25 },
    async draw(s) {
      fade(s, ['#d6d6d6', '#cccccc', '#b9b9b9'])
      await s.draw(many(16, (i) => rect(i * 66 + s.rng.range(-20, 20), -10, s.rng.range(4, 16), 1020, '#9a9a9a', 'opacity="0.35"')), { blur: 7 })
      const bark = (x: number, y: number): number => { const u = x + 12 * s.noise.fbm(x / 60, y / 60, 3); const tick = s.noise.at(u / 26, y / 5); const scar = s.other.fbm(x / 90, y / 34, 4); return (tick > 0.42 ? 0.18 : 0.94) * (scar > 0.3 ? 0.12 : 1) * (0.85 + 0.2 * s.other.fbm(x / 40, y / 10, 3)) }
      await s.draw(at(480, 430, 2.2, area(profile, '#ffffff') + area(shouldersBelow, '#777777')), { blur: 2, texture: bark })
      await s.draw(at(480, 430, 2.2, area('M-92 70C-140 -10 -130 -110 -50 -140C30 -170 100 -130 90 -70C40 -96 -10 -70 -20 -10C-26 40 -50 70 -92 70Z', '#141414')), { blur: 5, opacity: 0.62, warp: [20, 14] })
    },
  },
  'katariina-adeyemi-voss-1': {
    alt: 'A woman from behind, hair pinned up, with the sea’s horizon drawn through the nape of her neck',
    finish: { tone: tones.selenium, contrast: 0.25 },
    async draw(s) {
      fade(s, ['#b6b6b6', '#c9c9c9', '#d6d6d6'])
      s.change((p, x, y) => { if (y < 560) return p; const d = (y - 560) / 440; const z = 1 / (d + 0.03); const n = s.noise.strata(((x - 750) / 500) * z * 1.4, z * 5, 5); const v = (0.42 - 0.25 * d) * (1 + 0.35 * n); return [v, v, v] })
      await s.draw(oval(750, 330, 150, 190, '#1a1a1a') + disc(750, 130, 86, '#141414') + area('M690 480Q700 570 660 610Q520 640 440 720Q380 820 370 1010H1130Q1120 820 1060 720Q980 640 840 610Q800 570 810 480Z', '#3a3a3a'), { blur: 4, opacity: 0.66, texture: (x, y) => 1 + 0.5 * s.other.fbm(x / 90, y / 16, 4) })
      await s.draw(many(26, (i) => way(`M${640 + i * 9} 470Q${690 + i * 5} 300 750 ${160 + (i % 5) * 10}`, '#8a8a8a', 1.6, 'opacity="0.4"')) + line(0, 560, 1500, 560, '#ededed', 2), { blur: 0.8 })
    },
  },
  'katariina-adeyemi-voss-2': {
    alt: 'The same profile twice, facing out to both edges, and low water between the two throats',
    finish: { tone: tones.selenium, contrast: 0.25, border: { width: 0.06, colour: [0.95, 0.945, 0.92] } },
    async draw(s) {
      fade(s, ['#8d8d8d', '#a9a9a9', '#c6c6c6'])
      s.change((p, x, y) => { if (y < 640) return p; const d = (y - 640) / 360; const z = 1 / (d + 0.03); const n = s.noise.strata(((x - 400) / 500) * z * 1.4, z * 5, 5); const v = (0.66 - 0.4 * d) * (1 + 0.25 * n); return [v, v, v] })
      await s.draw(at(520, 400, 1.65, area(profile, '#222') + area(shouldersBelow, '#222')), { blur: 3, opacity: 0.58, texture: (x, y) => 1 + 0.6 * s.other.strata(x / 300, y / 18, 4) })
      await s.draw(`<g transform="translate(280 420) scale(-1.65 1.65)">${area(profile, '#222')}${area(shouldersBelow, '#222')}</g>`, { blur: 3, opacity: 0.5, texture: (x, y) => 1 + 0.6 * s.other.strata(x / 300 + 7, y / 18, 4) })
    },
  },
  'nkechi-ravensworth-1': {
    alt: 'A hand pressed flat to frosted glass, every finger clear, and a dark fringe a long way behind it',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#b9b9b9', '#c9c9c9', '#aeaeae'])
      await s.draw(area('M150 1010Q160 760 330 700Q310 620 316 560H490Q494 640 474 700Q650 760 660 1010Z', '#4a4a4a') + oval(400, 430, 140, 180, '#8f8f8f') + area('M250 470Q230 220 400 220Q570 220 552 470Q520 360 500 350Q400 390 290 352Q262 390 250 470Z', '#1c1c1c') + oval(350, 450, 26, 12, '#3a3a3a') + oval(450, 450, 26, 12, '#3a3a3a') + oval(400, 540, 40, 12, '#5a5a5a'), { blur: 26 })
      s.change((p, x, y) => scaleRgb(p, 1 + 0.05 * s.noise.fbm(x / 7, y / 7, 3)))
      const finger = (a: number, l: number, w: number, x: number, y: number): string => `<g transform="rotate(${a} ${x} ${y})">${rect(x - w / 2, y - l, w, l, '#5d5d5d', `rx="${w / 2}"`)}${rect(x - w / 2 + 6, y - l + 6, w - 12, l * 0.3, '#8a8a8a', `rx="${w / 3}"`)}</g>`
      const hand = finger(-16, 190, 46, 520, 720) + finger(-5, 215, 48, 566, 708) + finger(6, 200, 46, 612, 714) + finger(17, 160, 40, 654, 734) + finger(-58, 150, 50, 508, 806) + area('M494 720Q480 800 520 860Q600 900 664 850Q684 780 672 730Q580 690 494 720Z', '#636363') + area('M520 850Q570 1010 560 1020H650Q640 940 664 846Z', '#7a7a7a')
      await s.draw(hand, { blur: 2, texture: (x, y) => 1 + 0.12 * s.other.fbm(x / 12, y / 12, 4) })
      await s.draw(hand, { blur: 26, opacity: 0.25 })
    },
  },
  'faustin-mukasa-hale-1': {
    alt: 'A man in a yellow shirt behind wide green ribs of glass, eight slices of him that do not quite meet',
    finish: { contrast: 0.15 },
    async draw(s) {
      fade(s, ['#7fa596', '#8fb3a3', '#6f9586'])
      await s.draw(area('M120 1010Q140 740 380 690Q420 670 420 600H580Q580 670 620 690Q860 740 880 1010Z', '#d9b23c') + oval(500, 400, 150, 200, '#7a5238') + area('M346 380Q340 190 500 186Q660 190 654 380Q640 290 600 280Q500 250 400 280Q360 300 346 380Z', '#1a1512') + oval(440, 400, 24, 11, '#241712') + oval(560, 400, 24, 11, '#241712') + area('M430 510Q500 540 570 510Q500 560 430 510Z', '#4a2a20') + area('M486 410L476 470L520 474Z', '#66432e') + area('M420 690L500 760L580 690L560 680L500 720L440 680Z', '#f1d67c'), { blur: 4 })
      const { pic } = s
      const copy = pic.clone()
      const k = pic.height / 1000
      s.change((p, x, y) => {
        const w = 125
        const n = Math.floor(x / w)
        const t = x / w - n
        const sx = (n + 0.5) * w + (t - 0.5) * w * 1.75
        const sy = y + ((n * 37) % 5 - 2) * 16
        const i = clamp(Math.round(sy * k), 0, pic.height - 1) * pic.width + clamp(Math.round(sx * k), 0, pic.width - 1)
        const round = 0.78 + 0.4 * Math.sin(Math.PI * t) - 0.35 * Math.exp(-Math.min(t, 1 - t) * 26) + 0.3 * Math.exp(-(((t - 0.24) / 0.03) ** 2))
        return scaleRgb(mixRgb(copy.rgbAt(i), hex('#8fbfaa'), 0.22), round)
      })
    },
  },
  'akosua-brandt-mills-1': {
    alt: 'One collar and three heads: a sitter looks left, ahead and right on the same sheet',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#c9c9c9', '#d2d2d2', '#bdbdbd'])
      await s.draw(area('M90 1010Q110 800 320 750L350 690H450L480 750Q690 800 710 1010Z', '#2a2a2a') + area('M320 752L350 680L400 780L450 680L480 752L400 850Z', '#ececec'), { blur: 1.4 })
      await s.draw(`<g transform="translate(310 430) scale(-1.35 1.35)">${area(profile, '#4a4a4a')}</g>`, { blur: 9, opacity: 0.6 })
      await s.draw(at(490, 430, 1.35, area(profile, '#4a4a4a')), { blur: 9, opacity: 0.6 })
      await s.draw(oval(400, 420, 126, 170, '#6a6a6a') + area('M272 420Q262 230 400 228Q538 230 528 420Q500 300 400 306Q300 300 272 420Z', '#161616') + oval(352, 420, 20, 9, '#2a2a2a') + oval(448, 420, 20, 9, '#2a2a2a') + oval(400, 516, 34, 10, '#3a3a3a'), { blur: 11, opacity: 0.66 })
    },
  },
  'ruben-okonjo-1': {
    alt: 'The stepped top of a tower, its western edge still apricot, and a flagpole in the mauve above it',
    finish: { contrast: 0.15 },
    async draw(s) {
      fade(s, ['#6d6590', '#9d84a0', '#d49a8c', '#e8b07f'])
      const tiers = [[250, 300, 1010], [290, 220, 480], [330, 140, 320], [364, 72, 190]] as const
      await s.draw(tiers.map(([x, w, y]) => { const top = y === 1010 ? 560 : y; return rect(x, top, w, 1010 - top, '#7d6a78') + rect(x, top, w * 0.3, 1010 - top, '#f0a46c') + rect(x, top, w, 9, '#f6c49a') }).toReversed().reverse().map((t) => t).join(''))
      const wins = many(7, (r) => many(9, (i) => rect(262 + i * 31, 600 + r * 60, 14, 38, i === 6 && r === 2 ? '#ffd98a' : i < 3 ? '#b86a48' : '#453c4e'))) + many(4, (i) => many(2, (r) => rect(306 + i * 52, 500 + r * 30 - 0, 14, 24, i < 1 ? '#b86a48' : '#453c4e')))
      await s.draw(wins + many(10, (i) => rect(250 + i * 33, 560, 5, 450, '#5f5062', 'opacity="0.6"')) + line(400, 190, 400, 60, '#3c3446', 4) + poly([[400, 62], [452, 76], [400, 96]], '#57405a'))
      roughen(s, 0.05, 26)
    },
  },
  'ruben-okonjo-2': {
    alt: 'Rows of round windows in precast concrete, two of them lit, the last sun on one side of every ring',
    finish: { contrast: 0.15 },
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#a98a86'), 1.1 - 0.3 * (x / 1500) + 0.07 * s.noise.fbm(x / 14, y / 14, 4) + 0.05 * s.other.fbm(x / 200, y / 200, 3)))
      const cell = many(4, (r) => many(6, (i) => { const [x, y] = [130 + i * 252, 130 + r * 250]; const on = (r === 1 && i === 4) || (r === 2 && i === 1); return rect(x - 120, y - 119, 240, 238, 'none', 'stroke="#6f5a5c" stroke-width="6"') + disc(x, y, 92, '#e7a880') + disc(x + 10, y + 6, 84, '#7a6064') + disc(x + 3, y + 2, 74, on ? '#ffd58a' : '#2b2a3a') + (on ? '' : area(`M${x - 60} ${y + 10}A74 74 0 0 1 ${x + 40} ${y - 60}L${x + 20} ${y - 40}Z`, '#8a7aa0', 'opacity="0.5"')) + line(x + 3, y - 72, x + 3, y + 76, '#4a3f4a', 4) }))
      await s.draw(cell)
    },
  },
  'viktor-szalontay-1': {
    alt: 'A round tower from its foot, balconies like the petals of a flower against a black noon sky',
    finish: { tone: tones.neutral, contrast: 0.35 },
    async draw(s) {
      s.paint(() => [0.05, 0.05, 0.05])
      await s.draw(many(17, (i) => { const n = 16 - i; const y = 250 + 1200 * (1 / (1 + n * 0.32)) - 260; const rx = 70 + 900 * (1 / (1 + n * 0.36)) * 0.55; const v = 0.62 + 0.3 * (n / 16); return many(9, (k) => { const a = (k - 4) / 4.6; return oval(400 + Math.sin(a * 1.35) * rx, y + (1 - Math.cos(a * 1.35)) * -rx * 0.36, rx * 0.19, rx * 0.13, grey(v - 0.34 * Math.abs(a + 0.35)), `stroke="#0a0a0a" stroke-width="${(rx * 0.012).toFixed(1)}"`) + oval(400 + Math.sin(a * 1.35) * rx, y + (1 - Math.cos(a * 1.35)) * -rx * 0.36 + rx * 0.05, rx * 0.16, rx * 0.07, '#161616') }) }), { texture: (x, y) => 1 + 0.1 * s.noise.fbm(x / 12, y / 12, 3) })
    },
  },
  'viktor-szalontay-2': {
    alt: 'From forty centimetres: a wall goes up the whole picture, its ledges closing on one point in a black sky',
    finish: { tone: tones.neutral, contrast: 0.35 },
    async draw(s) {
      s.paint(() => [0.045, 0.045, 0.045])
      const [vx, vy] = [1080, 90]
      await s.draw(poly([[-10, 1010], [-10, 240], [vx, vy], [1510, 1010]], '#bdbdbd'), { texture: (x, y) => 1 + 0.12 * s.noise.fbm(x / 18, y / 18, 4) })
      await s.draw(many(15, (i) => { const t = 1 - 0.78 ** (i + 1); const l: readonly [number, number] = [lerp(-700, vx, t), lerp(900, vy, t)]; const r: readonly [number, number] = [lerp(2100, vx, t), lerp(1500, vy, t)]; const h = 150 * (1 - t); return poly([l, r, [r[0], r[1] - h], [l[0], l[1] - h * 0.75]], '#e6e6e6') + poly([[l[0], l[1]], r, [r[0], r[1] + h * 0.62], [l[0], l[1] + h * 0.5]], '#2a2a2a') }), { texture: (x, y) => 1 + 0.1 * s.other.fbm(x / 30, y / 30, 3) })
      await s.draw(many(13, (i) => line(-700 + i * 235, 1600, vx, vy, '#111', 4, 'opacity="0.6"')))
      s.change((p, x, y) => { const above = y < lerp(240, vy, clamp(x / vx)) - 0 && x < vx; const right = x > vx && y < lerp(vy, 1010, (x - vx) / (1510 - vx)); return above || right ? [0.045, 0.045, 0.045] : p })
    },
  },
  'oleksa-hrymalyuk-1': {
    alt: 'Three slab blocks so near the colour of the apricot sky that only their one lit window places them',
    finish: { contrast: 0.05, vignette: 0.1 },
    async draw(s) {
      fade(s, ['#e0a98a', '#e8b591', '#edc19a', '#e5b48f'], 0.01)
      const block = (x: number, y: number, w: number, c: string): string => rect(x, y, w, 1010 - y, c) + many(Math.floor((1010 - y) / 52), (r) => rect(x + 12, y + 24 + r * 52, w - 24, 22, '#d19d80', 'opacity="0.5"'))
      await s.draw(block(150, 330, 300, '#e4b08c') + block(560, 210, 220, '#e2ad89') + block(930, 420, 430, '#e6b490'))
      await s.draw(rect(684, 496, 16, 20, '#fff6d8') + many(3, (i) => line(200 + i * 460, [330, 210, 420][i] ?? 0, 200 + i * 460, ([330, 210, 420][i] ?? 0) - 40, '#d9a382', 3)))
    },
  },
  'tomasz-wieczorkowski-1': {
    alt: 'Six deep windows of a leaning office wall at noon, each with a shadow no wider than a pencil',
    finish: { contrast: 0.25 },
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#d5d0c4'), 1 + 0.06 * s.noise.fbm(x / 8, y / 8, 3) + 0.04 * s.other.fbm(x / 160, y / 40, 4)))
      await s.draw(`<g transform="rotate(7 400 500)">${many(4, (r) => many(3, (i) => { const [x, y] = [-20 + i * 300, -60 + r * 330]; return rect(x, y, 230, 240, '#efece2') + rect(x + 22, y + 22, 190, 200, '#15171a') + rect(x + 22, y + 22, 190, 10, '#000') + poly([[x + 22, y + 22], [x + 34, y + 34], [x + 34, y + 222], [x + 22, y + 222]], '#8f8a7e') + rect(x + 112, y + 22, 10, 200, '#55534c') + poly([[x + 40, y + 210], [x + 100, y + 60], [x + 108, y + 60], [x + 60, y + 210]], '#4f6f9a', 'opacity="0.5"') + line(x, y + 240, x + 230, y + 240, '#6e6a60', 5) }))}${many(4, (i) => line(-40 + i * 300 - 14, -200, -40 + i * 300 - 14, 1200, '#98948a', 3))}</g>`, { texture: (x, y) => 1 + 0.05 * s.noise.fbm(x / 10, y / 10, 3) })
    },
  },
  'venue-observatory-house': {
    alt: 'Observatory House at dusk: a small dome on a plain brick house, its shutter open a hand’s width',
    finish: lit,
    async draw(s) {
      fade(s, ['#1c2a4e', '#3b4a74', '#7c7590', '#b99a96'])
      await s.draw(many(60, () => disc(s.rng.range(0, 1500), s.rng.range(0, 420), s.rng.range(0.6, 1.8), '#fff', 'opacity="0.7"')), { light: 0.8 })
      await s.draw(rect(360, 520, 780, 330, '#4c3530') + rect(340, 496, 820, 34, '#6b5248') + rect(560, 400, 240, 110, '#5a4038') + area('M548 404A132 132 0 0 1 812 404Z', '#aab4bd') + area('M690 274A132 132 0 0 1 726 286L712 404H672Z', '#0c1018') + many(4, (i) => way(`M${580 + i * 60} 404Q${630 + i * 28} 300 680 274`, '#7e8892', 3)) + rect(470, 590, 96, 150, '#ffd690') + rect(700, 590, 96, 260, '#2a1c18') + rect(930, 590, 96, 150, '#241b1c') + rect(512, 590, 10, 150, '#4c3530') + rect(972, 590, 10, 150, '#4c3530'), { texture: (x, y) => 1 + 0.07 * s.noise.fbm(x / 10, y / 6, 3) })
      await s.draw(rect(-10, 840, 1520, 180, '#1a2024') + poly([[700, 850], [796, 850], [960, 1010], [560, 1010]], '#5d564f') + [160, 1300].map((x) => tree(s.rng, { x, y: 860, size: 440 }, { leaves: true }).replaceAll('#fff', '#12181c')).join(''))
    },
  },
  'venue-glasshouse-domain': {
    alt: 'Inside the Glasshouse: iron ribs arch over benches of seedlings, every pane whitewashed and bright',
    finish: { contrast: 0.15, halation: { amount: 0.3, radius: 0.03, threshold: 0.8 } },
    async draw(s) {
      fade(s, ['#dfe8dc', '#eaf0e4', '#e2eadb', '#a9b89a'])
      await s.draw(many(9, (i) => { const z = 1 / (0.3 + i * 0.26); return way(`M${750 - 260 * z} ${620 + 120 * z}V${560 - 60 * z}Q${750 - 240 * z} ${540 - 250 * z} 750 ${520 - 290 * z}Q${750 + 240 * z} ${540 - 250 * z} ${750 + 260 * z} ${560 - 60 * z}V${620 + 120 * z}`, grey(0.22 + i * 0.07), 8 * z) }) + many(9, (i) => { const a = (i / 8) * Math.PI; return line(750 - Math.cos(a) * 78, 500 - Math.sin(a) * 70, 750 - Math.cos(a) * 1100, 500 - Math.sin(a) * 900, '#7f8f86', 4) }), { blur: 0.8 })
      await s.draw(poly([[690, 590], [-200, 900], [-200, 1100], [690, 640]], '#8d8576') + poly([[810, 590], [1700, 900], [1700, 1100], [810, 640]], '#8d8576') + poly([[715, 640], [785, 640], [1000, 1010], [500, 1010]], '#c9c1ae'))
      const plants = many(16, (i) => { const t = (i + 1) / 16; return [1, -1].map((side) => { const x = 750 + side * (70 + 700 * t * t); const y = 600 + 300 * t * t; const l = 40 + 200 * t * t; return many(5, () => fernLike(s, x + s.rng.range(-l, l) * 0.7, y, l)) }).join('') })
      await s.draw(plants)
    },
  },
  'venue-harbour-wall': {
    alt: 'Harbour Wall: long concrete along the water with panels hung on it, and a row of lamps not yet lit',
    async draw(s) {
      fade(s, ['#8ea6bd', '#bccad2', '#e6dcc8', '#efe0c2'], 0.03)
      await s.draw(rect(-10, 500, 620, 40, '#7f97a6') + many(5, (i) => rect(30 + i * 120, 440 - (i % 3) * 40, 60, 66 + (i % 3) * 40, '#8c9dab')))
      s.change((p, x, y) => (y > 520 && y < 1000 && x < 900 ? scaleRgb(mixRgb(hex('#b9c4c4'), hex('#5f7a86'), clamp((y - 520) / 400)), 1 + 0.16 * s.noise.strata(x / 90, y / 9, 4)) : p))
      await s.draw(poly([[560, 500], [1510, 150], [1510, 1010], [480, 1010], [520, 620]], '#b3aca0') + poly([[560, 500], [1510, 150], [1510, 190], [560, 512]], '#d4cdbf') + poly([[480, 1010], [520, 640], [1510, 860], [1510, 1010]], '#94897b'), { texture: (x, y) => 1 + 0.08 * s.noise.fbm(x / 26, y / 12, 4) })
      await s.draw([[640, 534, 0.34], [740, 510, 0.48], [880, 478, 0.68], [1080, 430, 1], [1340, 370, 1.4]].map(([x = 0, y = 0, z = 1]) => poly([[x, y], [x + 110 * z, y - 30 * z], [x + 110 * z, y + 180 * z], [x, y + 150 * z]], '#26282c') + poly([[x + 8 * z, y + 8 * z], [x + 102 * z, y - 18 * z], [x + 102 * z, y + 90 * z], [x + 8 * z, y + 80 * z]], '#c9d2d4')).join('') + [[570, 490, 0.4], [720, 440, 0.62], [960, 350, 1], [1330, 220, 1.6]].map(([x = 0, y = 0, z = 1]) => line(x, y, x, y - 190 * z, '#4a4c50', 8 * z) + way(`M${x} ${y - 190 * z}q${-6 * z} ${-44 * z} ${-60 * z} ${-40 * z}`, '#4a4c50', 6 * z)).join(''))
      await s.draw(many(9, () => { const [x, y] = [s.rng.range(100, 1300), s.rng.range(60, 330)]; return way(`M${x} ${y}q12 -12 20 0q10 -12 22 -2`, '#3a3f46', 3) }))
    },
  },
  'venue-brickworks-kiln': {
    alt: 'The curved tunnel of the kiln, brick arches on its outer side letting in wedges of day',
    async draw(s) {
      s.paint((x, y) => { const course = Math.floor(y / 22); const bx = x / 1.4 + (course % 2) * 24 + 18 * Math.sin(y / 300); const joint = Math.abs((bx % 48) - 24) > 22 || y % 22 < 3 ? 0.55 : 1; return scaleRgb(mixRgb(hex('#5a2d1e'), hex('#8d4f33'), clamp(0.5 + s.noise.at(Math.floor(bx / 48) * 3.7, course * 2.3))), joint * (0.5 + 0.35 * Math.sin((x / 1500) * Math.PI)) ) })
      await s.draw(area('M-10 -10H1510V210Q1200 60 820 90Q400 120 -10 330Z', '#1c0f0a'), { blur: 40, opacity: 0.85 })
      for (const [x, y, z] of [[330, 780, 1.5], [770, 700, 1], [1050, 660, 0.7], [1230, 640, 0.5]] as const)
        await s.draw(area(`M${x - 110 * z} ${y}V${y - 190 * z}Q${x} ${y - 360 * z} ${x + 110 * z} ${y - 190 * z}V${y}Z`, '#f4e6c9') + way(`M${x - 118 * z} ${y}V${y - 190 * z}Q${x} ${y - 376 * z} ${x + 118 * z} ${y - 190 * z}V${y}`, '#3c1f15', 26 * z), { blur: 2 })
      await s.draw(area('M-10 820Q500 720 1510 640V1010H-10Z', '#6b4a38') + [[330, 790, 1.5], [770, 710, 1], [1050, 668, 0.7]].map(([x = 0, y = 0, z = 1]) => poly([[x - 100 * z, y], [x + 100 * z, y - 8], [x + 330 * z, y + 210 * z], [x - 40 * z, y + 230 * z]], '#e2b98a', 'opacity="0.8"')).join(''), { blur: 7, texture: (x, y) => 1 + 0.16 * s.noise.fbm(x / 30, y / 14, 4) })
    },
  },
  'venue-wool-loft': {
    alt: 'The Wool Loft: a floor of dark boards under a sawtooth roof of south light, with two wool tables left standing',
    finish: { contrast: 0.15 },
    async draw(s) {
      fade(s, ['#8f8a80', '#a79f92', '#988c7c', '#6a543f'])
      await s.draw(many(8, (i) => { const n = 7 - i; const z = 1 / (0.34 + n * 0.2); const y = 470 - 170 * z; return poly([[750 - 520 * z, y], [750 + 520 * z, y], [750 + 520 * z, y - 90 * z], [750 - 520 * z, y - 90 * z]], '#eef3f4') + many(13, (k) => line(750 - 520 * z + k * 86 * z, y, 750 - 520 * z + k * 86 * z, y - 90 * z, '#5a5348', 3.4 * z)) + poly([[750 - 520 * z, y], [750 + 520 * z, y], [750 + 470 * z, y + 60 * z], [750 - 470 * z, y + 60 * z]], '#4a3d30') }))
      s.change((p, x, y) => { if (y < 560) return p; const d = (y - 560) / 440; const board = ((x - 750) / (0.16 + d)) / 60; return scaleRgb(hex('#4f3622'), 0.8 + 0.16 * s.noise.at(Math.floor(board) * 3.1, d * 4) - (Math.abs(board - Math.round(board)) < 0.04 ? 0.3 : 0) + 0.5 * Math.exp(-(((d - 0.28) / 0.2) ** 2)) * 0.5) })
      await s.draw(many(4, (i) => { const z = 0.5 + i * 0.28; return [1, -1].map((side) => rect(750 + side * 260 * z - 14 * z, 520 - 260 * z, 28 * z, 60 + 330 * z, '#3c2c1e')).join('') }))
      const table = many(12, (i) => line(-130 + i * 24, -70, -150 + i * 27, -50, '#8d6f4c', 9)) + line(-140, -60, 150, -60, '#7b5f3f', 14) + line(-120, -56, -130, 40, '#6a5034', 12) + line(130, -56, 140, 40, '#6a5034', 12)
      await s.draw(at(560, 800, 1.3, table) + at(1010, 720, 0.9, table))
    },
  },
  'venue-powder-store': {
    alt: 'The Powder Store: a bluestone vault behind a thick open door, with nothing in it but a point of light',
    finish: lit,
    async draw(s) {
      s.paint((x, y) => { const course = Math.floor(y / 82); const bx = x + (course % 2) * 90 + s.noise.at(course * 4.1, 2) * 40; const joint = bx % 180 < 7 || y % 82 < 7; return scaleRgb(hex('#4b5157'), (joint ? 0.55 : 0.85 + 0.35 * s.noise.at(Math.floor(bx / 180) * 5.3, course * 3.7)) * (1 + 0.22 * s.other.fbm(x / 14, y / 14, 4))) })
      await s.draw(area('M520 900V420Q750 170 980 420V900Z', '#06080a') + way('M505 900V416Q750 150 995 416V900', '#6d757c', 30) + poly([[980, 420], [1230, 330], [1230, 960], [980, 900]], '#3a2a1c') + many(4, (i) => line(1030 + i * 55, 410 - i * 19, 1030 + i * 55, 912 + i * 12, '#22170e', 5)) + poly([[980, 520], [1230, 470], [1230, 500], [980, 546]], '#14110f') + poly([[980, 780], [1230, 800], [1230, 830], [980, 806]], '#14110f'), { blur: 1 })
      await s.draw(`<defs>${glow('g', '#fff2cf', 0.1)}</defs>${disc(730, 560, 190, 'url(#g)')}`, { light: 0.9 })
      await s.draw(poly([[520, 900], [980, 900], [1100, 1010], [400, 1010]], '#2a2d30'), { texture: (x, y) => 1 + 0.3 * s.noise.fbm(x / 30, y / 10, 4) })
    },
  },
  'venue-assay-house': {
    alt: 'Assay House from across Lydiard Street: three arched windows, a parapet with urns and a furnace chimney behind',
    async draw(s) {
      fade(s, ['#5f8fc0', '#8fb3d2', '#c3d5e0'])
      await s.draw(rect(980, 90, 90, 300, '#7d4a38') + rect(966, 80, 118, 26, '#8d5a44') + rect(260, 300, 980, 620, '#d8c39c') + rect(240, 276, 1020, 40, '#e8d8b6') + rect(260, 560, 980, 22, '#e8d8b6') + poly([[600, 276], [750, 200], [900, 276]], '#e1cfa9') + [280, 520, 980, 1220].map((x) => area(`M${x - 20} 276q20 -14 20 -30q-26 -10 -20 -36h40q6 26 -20 36q0 16 20 30z`, '#d8c39c')).join(''), { texture: (x, y) => 1 + 0.05 * s.noise.fbm(x / 9, y / 9, 3) })
      await s.draw([400, 750, 1100].map((x) => area(`M${x - 84} 540V430Q${x} 330 ${x + 84} 430V540Z`, '#2c3640') + way(`M${x - 92} 540V428Q${x} 320 ${x + 92} 428V540`, '#efe2c4', 14) + line(x, 380, x, 540, '#e8d8b6', 7) + line(x - 84, 470, x + 84, 470, '#e8d8b6', 6)).join('') + [400, 1100].map((x) => rect(x - 84, 640, 168, 200, '#2c3640') + rect(x - 4, 640, 8, 200, '#e8d8b6') + rect(x - 100, 836, 200, 20, '#efe2c4')).join('') + area('M670 920V690Q750 600 830 690V920Z', '#4a2f20') + rect(746, 650, 8, 270, '#2e1c12') + many(6, (i) => rect(286 + i * 186, 316, 22, 240, '#cbb48a')))
      await s.draw(rect(-10, 900, 1520, 40, '#8d8a86') + rect(-10, 936, 1520, 80, '#54565a') + rect(-10, 420, 260, 500, '#b08f78') + rect(1250, 380, 260, 540, '#9fa7a2') + [60, 160, 1300, 1400].map((x) => rect(x, 520, 50, 110, '#39424a')).join('') + poly([[260, 300], [560, 300], [260, 700]], '#6e5a40', 'opacity="0.28"'))
    },
  },
  'venue-platform-zero': {
    alt: 'Platform Zero: pink tiles and shallow lit windows along a subway, a print in each, and nobody there',
    finish: lit,
    async draw(s) {
      const tile = (x: number, y: number): boolean => x % 46 < 3 || y % 34 < 3
      s.paint((x, y) => { const d = Math.abs(x - 1180) / 1180; if (y < 170 + 260 * (1 - d) ) return scaleRgb(hex('#3a3236'), 0.6 + 0.5 * d); const foot = 900 - 300 * (1 - d); if (y > foot) return scaleRgb(hex('#57484a'), 0.6 + 0.3 * s.noise.fbm(x / 40, y / 12, 4) + 0.3 * d); const u = Math.log(1.02 - Math.min(1, d) * -1) * 3000; return scaleRgb(hex('#d98f98'), (tile(u + 4000, ((y - 500) / (0.16 + d)) * 0.9 + 4000) ? 0.7 : 0.95) * (0.75 + 0.25 * d) + 0.03 * s.noise.fbm(x / 20, y / 20, 3)) })
      for (const [x, w] of [[40, 330], [430, 240], [720, 160], [920, 104], [1050, 66]] as const) {
        const d = Math.abs(x + w / 2 - 1180) / 1180
        const [top, h] = [480 - 190 * d - 30, 90 + 330 * d]
        await s.draw(rect(x, top, w, h, '#3b2a2c') + rect(x + w * 0.04, top + h * 0.05, w * 0.92, h * 0.9, '#fff1d6') + rect(x + w * 0.24, top + h * 0.2, w * 0.52, h * 0.55, '#33353d') + oval(x + w * 0.46, top + h * 0.42, w * 0.1, h * 0.1, '#c9ccd2'))
        await s.draw(rect(x, top + h + 50 * d, w, 120 * d + 20, '#ffd9b8'), { blur: 22, light: 0.4 })
      }
      await s.draw(many(5, (i) => poly([[1180 - 190 * (5 - i), 200 - 40 * (4 - i)], [1180 - 140 * (5 - i), 200 - 40 * (4 - i)], [1180 - 150 * (5 - i), 216 - 40 * (4 - i)], [1180 - 196 * (5 - i), 216 - 40 * (4 - i)]], '#fff6e6')), { blur: 4, light: 0.9 })
      await s.draw(rect(1150, 420, 70, 190, '#d9c9b6') + many(7, (i) => rect(1150, 610 - i * 22, 70, 9, '#8d7f72')))
    },
  },
  'venue-shed-9': {
    alt: 'Shed 9 from the dock: a long sawtooth roof, roller doors half up, and trolley rails that run out to the water',
    async draw(s) {
      fade(s, ['#a5b4be', '#c3ccd0', '#dcdcd4'])
      await s.draw(many(8, (i) => poly([[60 + i * 175, 420], [60 + i * 175, 250], [235 + i * 175, 400], [235 + i * 175, 420]], '#7b8388') + poly([[60 + i * 175, 420], [60 + i * 175, 250], [78 + i * 175, 268], [78 + i * 175, 420]], '#dfe9ee')) + rect(60, 400, 1400, 320, '#9a5a45') + many(40, (i) => line(60 + i * 35, 410, 60 + i * 35, 720, '#834a38', 4)) + many(5, (i) => rect(130 + i * 275, 500, 170, 220, '#1d2022') + rect(130 + i * 275, 500, 170, 70 + (i % 3) * 46, '#c5c9c8') + many(5, (k) => line(130 + i * 275, 512 + k * 16, 300 + i * 275, 512 + k * 16, '#9aa09f', 3))), { texture: (x, y) => 1 + 0.06 * s.noise.fbm(x / 20, y / 20, 3) })
      await s.draw(area('M690 440q-30 -34 26 -44q60 4 54 40q-6 34 -30 52q24 -50 -10 -52q-22 -2 -40 4z', '#f3ede0', 'opacity="0"') + `<g fill="none" stroke="#f3ede0" stroke-width="16"><circle cx="760" cy="445" r="0"/></g>`)
      await s.draw(poly([[-10, 715], [1510, 715], [1510, 1010], [-10, 1010]], '#8f8b84') + many(2, (i) => poly([[690 + i * 70, 716], [696 + i * 70, 716], [500 + i * 420, 1010], [470 + i * 420, 1010]], '#4b4a48')) + rect(-10, 960, 1520, 60, '#57534c') + many(5, (i) => rect(90 + i * 330, 900, 46, 70, '#2f2e2c', 'rx="12"')), { texture: (x, y) => 1 + 0.1 * s.noise.fbm(x / 40, y / 10, 4) })
    },
  },
  'venue-compositors-hall': {
    alt: 'Compositors’ Hall from its stage: a balcony on three sides, rows of empty chairs and a clock over the door',
    finish: { contrast: 0.15 },
    async draw(s) {
      fade(s, ['#b9a98a', '#c9b894', '#a58e6a', '#6a5036'])
      await s.draw(poly([[430, 160], [1070, 160], [1070, 640], [430, 640]], '#cdbd98') + poly([[-10, -60], [430, 160], [430, 640], [-10, 860]], '#b6a47e') + poly([[1510, -60], [1070, 160], [1070, 640], [1510, 860]], '#a8956f') + poly([[-10, 860], [430, 640], [1070, 640], [1510, 860], [1510, 1010], [-10, 1010]], '#6e4e33'))
      await s.draw(poly([[430, 360], [1070, 360], [1070, 430], [430, 430]], '#7a4f30') + poly([[-10, 270], [430, 360], [430, 430], [-10, 420]], '#6b432a') + poly([[1510, 270], [1070, 360], [1070, 430], [1510, 420]], '#5f3b24') + many(14, (i) => line(440 + i * 48, 366, 440 + i * 48, 424, '#5a371f', 5)) + many(6, (i) => { const t = i / 6; return line(-10 + 440 * t, 280 + 84 * t, -10 + 440 * t, 418 + 12 * t, '#4f301b', 6) + line(1510 - 440 * t, 280 + 84 * t, 1510 - 440 * t, 418 + 12 * t, '#4a2c18', 6) }) + [[-10, 60], [230, 150], [1270, 150], [1500, 60]].map(([x = 0, y = 0]) => rect(x - 14, y + 260, 28, 420, '#5a3a22')).join('') + rect(690, 490, 120, 150, '#4a2f1c') + disc(750, 250, 54, '#3b2616') + disc(750, 250, 46, '#f2ead6') + line(750, 250, 750, 216, '#222', 6) + line(750, 250, 776, 262, '#222', 6) + many(3, (i) => rect(480 + i * 200, 190, 90, 130, i === 1 ? '#cdbd98' : '#eef0ea')))
      await s.draw(many(6, (r) => { const z = 0.62 + r * 0.22; return many(11, (i) => { const x = 750 + (i - 5) * 92 * z; const y = 690 + r * r * 9 + r * 22; return rect(x - 30 * z, y - 56 * z, 60 * z, 40 * z, '#2e1d12', 'rx="7"') + rect(x - 32 * z, y - 8 * z, 64 * z, 14 * z, '#3a2415', 'rx="4"') + rect(x - 28 * z, y, 6 * z, 36 * z, '#1d120a') + rect(x + 22 * z, y, 6 * z, 36 * z, '#1d120a') }) }))
    },
  },
}
function fernLike(s: Sheet, x: number, y: number, l: number): string {
  const c = s.rng.pick(['#3f6b40', '#5f8a4c', '#2f5236', '#7ea05a'])
  return many(4, () => { const a = -1.57 + s.rng.range(-0.9, 0.9); const r = l * s.rng.range(0.4, 0.9); return way(`M${x} ${y}q${Math.cos(a) * r * 0.3} ${Math.sin(a) * r * 0.8} ${Math.cos(a) * r} ${Math.sin(a) * r}`, c, l * 0.05) + oval(x + Math.cos(a) * r, y + Math.sin(a) * r, l * 0.09, l * 0.05, c) })
}
void grad; void fern
