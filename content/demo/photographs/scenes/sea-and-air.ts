import { cloudField } from '../core/clouds.ts'
import { resize } from '../core/resize.ts'
import { fade, hex, mirror, mixRgb, scaleRgb, skyline, water, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, glow, grad, grey, lerp, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { tones } from '../core/tones.ts'

async function clouds(s: Sheet, cover: number, scale: number, shade: string, bright: string, top = 0, bottom = 1000): Promise<void> {
  const size = { width: Math.ceil(s.pic.width / 2), height: Math.ceil(s.pic.height / 2) }
  const field = cloudField(s.rng, size, { scale, cover, light: [-0.6, -0.8], billow: 0.9, stretch: 1.8 })
  const density = resize(field.density, s.pic.width, s.pic.height)
  const light = resize(field.light, s.pic.width, s.pic.height)
  const [a, b] = [hex(shade), hex(bright)]
  const k = s.pic.height / 1000
  s.change((p, x, y) => {
    const i = Math.min(s.pic.height - 1, Math.floor(y * k)) * s.pic.width + Math.min(s.pic.width - 1, Math.floor(x * k))
    const edge = smoothstep(top, top + 150, y) * (1 - smoothstep(bottom - 150, bottom, y))
    return mixRgb(p, mixRgb(a, b, light.at(i)), density.at(i) * edge)
  })
}

export const seaAndAir: Scenes = {
  'elin-hrafnsdal-1': {
    alt: 'Along the planks of a jetty: two rails with snow on them run together and stop where the fog begins',
    finish: { tone: tones.silver, contrast: 0.15 },
    async draw(s) {
      fade(s, ['#d9d9d9', '#e2e2e2', '#d2d2d2', '#b5b5b5'], 0.02)
      await s.draw(poly([[700, 470], [800, 470], [1330, 1010], [170, 1010]], '#6a6a6a') + many(26, (i) => { const t = (i / 26) ** 2; const y = 470 + 540 * t; const w = 50 + 530 * t; return line(750 - w, y, 750 + w, y, '#2c2c2c', 1 + 9 * t) }), { texture: (x, y) => 1 + 0.25 * s.noise.fbm(x / 90, y / 8, 4) })
      await s.draw(many(9, (i) => { const t = ((i + 1) / 9) ** 2; const y = 470 + 540 * t; const w = 52 + 540 * t; const h = 40 + 330 * t; const c = grey(0.62 - 0.5 * t); return rect(750 - w - 13 * t, y - h, 5 + 22 * t, h, c) + rect(750 + w - 9 * t, y - h, 5 + 22 * t, h, c) }) + poly([[698, 430], [702, 434], [180, 690], [150, 640]], '#4a4a4a') + poly([[802, 430], [798, 434], [1320, 690], [1350, 640]], '#4a4a4a'))
      await s.draw(poly([[698, 426], [702, 430], [172, 650], [142, 618]], '#f7f7f7') + poly([[802, 426], [798, 430], [1328, 650], [1358, 618]], '#f7f7f7'), { warp: [5, 30] })
      s.change((p, x, y) => mixRgb(p, [0.87, 0.87, 0.87], 0.96 * (1 - smoothstep(440, 660, y)) * Math.exp(-Math.abs(x - 750) / 900)))
    },
  },
  'elin-hrafnsdal-2': {
    alt: 'Under the jetty: icicles hang from its beams between black piles, and the water below has frozen grey',
    finish: { tone: tones.silver, contrast: 0.25 },
    async draw(s) {
      fade(s, ['#9a9a9a', '#d2d2d2', '#dedede', '#a5a5a5'], 0.02)
      await s.draw(rect(-10, -10, 1020, 190, '#151515') + many(8, (i) => rect(20 + i * 130, 150, 76, 70, '#0e0e0e')))
      await s.draw([[60, 90], [330, 54], [520, 40], [660, 50], [880, 96]].map(([x = 0, w = 0], i) => rect(x, 150, w, 560 + (i % 4 === 0 ? 260 : 30), grey(0.07 + (w < 60 ? 0.16 : 0)))).join(''), { warp: [9, 16], texture: (x, y) => 1 + 0.9 * s.noise.fbm(x / 10, y / 60, 4) })
      await s.draw(many(110, () => { const x = s.rng() * 1000; const l = s.rng.range(20, 210); return poly([[x - 5, 176], [x + 5, 176], [x + 0.5, 176 + l]], s.rng.pick(['#f4f4f4', '#cfcfcf', '#b0b0b0']), 'opacity="0.85"') }))
      s.change((p, x, y) => (y > 790 ? mixRgb(p, scaleRgb([0.62, 0.62, 0.62], 1 + 0.5 * s.noise.strata(x / 150, y / 16, 4)), 0.8) : p))
    },
  },
  'orla-fenwick-1': {
    alt: 'Two arches of a bridge come out of river mist with their reflections, and a third is only guessed',
    finish: { tone: tones.silver, contrast: 0.08, vignette: 0.1 },
    async draw(s) {
      fade(s, ['#dcdcdc', '#e4e4e4', '#dadada'], 0.02)
      const arch = (x: number, w: number, c: string): string => area(`M${x} 560V300H${x + w}V560H${x + w * 0.86}A${w * 0.36} ${w * 0.34} 0 0 0 ${x + w * 0.14} 560Z`, c) + rect(x, 276, w, 26, c)
      await s.draw(arch(-120, 700, '#8d8d8d') + arch(580, 460, '#b3b3b3') + arch(1040, 300, '#cfcfcf') + many(20, (i) => line(-60 + i * 60, 276, -60 + i * 60, 240, i < 11 ? '#8d8d8d' : '#bdbdbd', 5)), { blur: 5 })
      mirror(s, 566, 0.65, 26)
      s.change((p, x, y) => mixRgb(p, [0.88, 0.88, 0.88], clamp(0.5 * Math.exp(-(((y - 560) / 70) ** 2)) + 0.25 + 0.4 * s.noise.fbm(x / 420, y / 160, 4))))
    },
  },
  'orla-fenwick-2': {
    alt: 'Eight rings left by oars go away across a white river in two files, and the boat that made them has gone',
    finish: { tone: tones.silver, contrast: 0.1, vignette: 0.1 },
    async draw(s) {
      fade(s, ['#e2e2e2', '#dadada', '#cdcdcd', '#c0c0c0'], 0.02)
      await s.draw(many(8, (i) => { const t = 1 - Math.floor(i / 2) / 4.6; const d = t ** 2.2; const x = 560 + (i % 2 ? 1 : -1) * (60 + 330 * d) + 60 * (1 - t); const y = 330 + 560 * d; return many(5, (k) => oval(x, y, (26 + k * 30) * (0.3 + d), (8 + k * 9) * (0.3 + d), 'none', `stroke="${k % 2 ? '#f4f4f4' : '#777'}" stroke-width="${(1 + 4 * d).toFixed(1)}" opacity="${(0.9 - k * 0.15).toFixed(2)}"`)) }), { blur: 1.6, warp: [7, 22] })
      await s.draw(way('M540 1010Q600 640 590 330', '#f6f6f6', 22), { blur: 14, opacity: 0.6 })
    },
  },
  'emre-saltuk-1': {
    alt: 'One wave leans towards the right at nightfall, its crest thin enough to let the last light through',
    finish: { tone: tones.selenium, contrast: 0.35, halation: { amount: 0.3, radius: 0.02, threshold: 0.7 } },
    async draw(s) {
      fade(s, ['#3a3a3c', '#8c8c8e', '#b9b9ba'])
      water(s, 430, '#55555a', '#1c1c20', 0.5)
      const crest = (x: number): number => 640 - 360 * Math.exp(-(((x - 800) / 430) ** 2)) - 30 * s.noise.fbm(x / 130, 2, 4)
      s.change((p, x, y) => {
        const top = crest(x)
        if (y < top || y > 900) return p
        const d = (y - top) / 300
        const face = s.noise.strata(x / 700 - d * 0.9, d * 7 + x / 900, 5)
        const thin = Math.exp(-d * 5) * 0.75 * Math.exp(-(((x - 800) / 330) ** 2))
        const tone = 0.11 + 0.13 * d + face * 0.12 + thin
        return mixRgb([tone, tone, tone], p, smoothstep(760, 900, y))
      })
      await s.draw(many(420, () => { const x = s.rng.range(420, 1180); return disc(x + s.rng.range(0, 90), crest(x) - s.rng() ** 2 * 90, s.rng.range(0.8, 3.2), grey(0.9), `opacity="${s.rng.range(0.2, 0.8).toFixed(2)}"`) }), { blur: 1 })
    },
  },
  'emre-saltuk-2': {
    alt: 'Seen along its length, a dark wave curls over a hollow in which a little evening sky is left',
    finish: { tone: tones.selenium, contrast: 0.35 },
    async draw(s) {
      fade(s, ['#4a4a4d', '#a9a9aa', '#d0d0d0'])
      water(s, 520, '#5d5d60', '#202024', 0.45)
      const d = 'M-50 1050L-50 260C180 150 470 170 640 300C770 400 790 560 700 640C730 520 650 400 520 380C360 360 260 520 300 700C330 850 480 960 700 1050Z'
      await s.draw(area(d, '#232327'), { warp: [26, 6], texture: (x, y) => 0.9 + 0.9 * s.noise.strata((x + y) / 900, (y - x * 0.6) / 60, 4) })
      await s.draw(way('M120 205C320 150 520 190 640 300C770 400 790 560 705 640', '#f2f2f2', 13), { blur: 7, warp: [30, 9], opacity: 0.8 })
      await s.draw(many(260, () => { const t = s.rng(); return disc(560 + t * 220 + s.rng.gauss() * 30, 270 + t * 380 + s.rng.gauss() * 34, s.rng.range(1, 4), '#fff', 'opacity="0.6"') }), { blur: 1 })
    },
  },
  'benedikt-sorgenfrei-1': {
    alt: 'Over the side of a boat, its lead line gone down: one buoy on its own reflection in a sea without a wave',
    finish: { tone: tones.silver, contrast: 0.1, border: { width: 0.06, colour: [0.95, 0.945, 0.92] } },
    async draw(s) {
      fade(s, ['#c3c3c3', '#dadada', '#e2e2e2', '#d0d0d0', '#b6b6b6'], 0.01)
      const buoy = area('M-34 0C-38 -60 -30 -80 -20 -84L-12 -190L12 -190L20 -84C30 -80 38 -60 34 0Z', '#3c3c3c') + poly([[0, -246], [-30, -196], [30, -196]], '#2a2a2a') + line(-13, -150, 13, -120, '#888', 4) + line(13, -150, -13, -120, '#888', 4)
      await s.draw(at(750, 500, 1, buoy))
      mirror(s, 500, 0.72, 14)
      await s.draw(line(0, 500, 1500, 500, '#9d9d9d', 2), { blur: 2 })
      await s.draw(area('M-10 1010V760Q500 830 1510 690V1010Z', '#2a2a2a') + way('M-10 752Q500 822 1510 682', '#5a5a5a', 26) + way('M-10 800Q500 868 1510 730', '#141414', 9), { texture: (x, y) => 1 + 0.25 * s.noise.fbm(x / 160, y / 9, 4) })
      await s.draw(rect(396, 750, 44, 90, '#0e0e0e', 'rx="10"') + way('M420 760Q500 640 470 500', '#3a3a3a', 5) + many(5, (i) => way(`M${1010 + i * 6} 830q60 -${40 + i * 8} 150 -30t150 10`, '#8a8a8a', 6)))
    },
  },
  'hallgrimur-penrose-1': {
    alt: 'Past a balcony’s iron railing, the lights of three ships stand in a black bay and run down it in lines',
    finish: { tone: tones.night, halation: { amount: 0.6, radius: 0.012, threshold: 0.5 } },
    async draw(s) {
      fade(s, ['#0a0d12', '#1a2029', '#2a313a'])
      water(s, 430, '#141a22', '#06080c', 0.6)
      const lamps: (readonly [number, number, number])[] = [[260, 418, 5], [300, 404, 4], [334, 420, 4], [640, 424, 4], [668, 414, 5], [860, 426, 3], [905, 426, 3]]
      await s.draw(lamps.map(([x, y, r]) => disc(x, y, r, '#fff')).join(''), { light: 1.2 })
      await s.draw(lamps.map(([x, , r]) => line(x, 440, x + 4, 440 + r * 70, '#cfd6dc', r * 1.4)).join(''), { blur: 3, light: 0.6, warp: [14, 30] })
      const rail = rect(-20, 640, 1100, 26, '#050506') + many(13, (i) => rect(30 + i * 82, 650, 12, 400, '#050506')) + many(6, (i) => way(`M${71 + i * 164} 760a36 36 0 1 1 0.1 0`, '#050506', 8))
      await s.draw(rail, { blur: 2.5 })
    },
  },
  'hallgrimur-penrose-2': {
    alt: 'A long exposure from above the bay: the wake of a ferry drawn as one bright thread towards a harbour light',
    finish: { tone: tones.night, halation: { amount: 0.7, radius: 0.012, threshold: 0.5 } },
    async draw(s) {
      fade(s, ['#05070a', '#10151c', '#1d242c'])
      water(s, 300, '#141a20', '#07090d', 0.8)
      await s.draw(way('M1560 930C1200 800 480 700 520 560C545 470 860 420 940 312', '#eef2f2', 7), { blur: 2, light: 0.9 })
      await s.draw(way('M1560 950C1200 810 470 710 512 565C540 475 860 425 942 315', '#9fb0b8', 46), { blur: 26, light: 0.35 })
      await s.draw(`<defs>${glow('g', '#ffffff', 0.18)}</defs>${disc(948, 296, 90, 'url(#g)')}${rect(940, 262, 14, 40, '#20262c')}`, { light: 1 })
      await s.draw(many(26, (i) => disc(40 + i * 57 + s.rng.range(-20, 20), 298 - s.rng() * 6, s.rng.range(1, 2.6), '#fff')), { light: 0.8 })
    },
  },
  'ines-valdeolivas-1': {
    alt: 'From the stern of a cargo ship, between stacked containers, a straight wake goes back to the horizon',
    finish: { tone: tones.selenium, contrast: 0.3 },
    async draw(s) {
      fade(s, ['#3d4043', '#7c7f82', '#a7a9aa'])
      water(s, 390, '#4c4f53', '#1d1f22', 0.55)
      await s.draw(`<defs>${grad('w', ['#c9cccd', '#e8eaea'])}</defs>${poly([[742, 392], [758, 392], [980, 1000], [520, 1000]], 'url(#w)')}`, { blur: 10, warp: [40, 9], opacity: 0.55, texture: (x, y) => 0.7 + 0.9 * s.noise.fbm(x / 40, y / 22, 4) })
      const box = (x: number, y: number, w: number, h: number, v: number): string => rect(x, y, w, h, grey(v)) + many(Math.round(w / 13), (i) => rect(x + i * 13, y, 5, h, grey(v * 0.7))) + rect(x, y, w, 5, grey(v * 1.5))
      await s.draw([[0, 90, 0.13], [0, 300, 0.2], [0, 510, 0.1], [0, 720, 0.16], [1130, 300, 0.17], [1130, 510, 0.11], [1130, 720, 0.21]].map(([x = 0, y = 0, v = 0]) => box(x, y, 370, 204, v)).join(''))
      await s.draw(rect(0, 925, 1500, 75, '#111214') + line(0, 860, 1500, 860, '#15161a', 9) + many(11, (i) => line(60 + i * 140, 860, 60 + i * 140, 930, '#15161a', 8)))
    },
  },
  'asa-brannigan-1': {
    alt: 'One small round cloud above the seed heads of long grass, seen by somebody lying in it',
    finish: { tone: tones.silver, contrast: 0.3 },
    async draw(s) {
      fade(s, ['#2f2f31', '#4b4b4d', '#6d6d6e'])
      const puff = (x: number, y: number): number => 0.75 * Math.exp(-(((x - 420) / 170) ** 2) - ((y - 330) / 88) ** 2)
      s.change((p, x, y) => {
        const body = puff(x, y) + 0.34 * s.noise.fbm(x / 120, y / 95, 6)
        const cover = smoothstep(0.26, 0.52, body)
        const tone = 0.93 - 0.34 * smoothstep(300, 430, y + 60 * s.other.fbm(x / 60, y / 60, 4))
        return mixRgb(p, [tone, tone, tone], cover)
      })
      const blade = (far: boolean): string => { const x = s.rng.range(-40, 840); const h = s.rng.range(220, far ? 480 : 620); const lean = s.rng.range(-150, 150)
        return way(`M${x} 1020Q${x + lean * 0.2} ${1000 - h * 0.6} ${x + lean} ${1000 - h}`, grey(s.rng.range(0.02, 0.12)), far ? 2.5 : 7) + (s.rng.chance(0.4) ? many(9, (i) => oval(x + lean * (1 - i * 0.018) + (i % 2 ? 5 : -5), 1000 - h + i * 10, 4, 9, grey(0.09))) : '') }
      await s.draw(many(70, () => blade(true)))
      await s.draw(many(26, () => blade(false)), { blur: 7 })
    },
  },
  'ewan-strathairn-bello-1': {
    alt: 'Beyond the ridge of a tiled roof and the top of a ladder, rain hangs in columns below a shelf of black cloud',
    finish: { tone: tones.platinum, contrast: 0.35, border: { width: 0.07, colour: [0.94, 0.92, 0.87] } },
    async draw(s) {
      fade(s, ['#141414', '#1f1f1f', '#303030', '#9a9a9a', '#c6c6c6', '#b0b0b0'])
      s.change((p, x, y) => {
        const shelf = 330 + 70 * s.noise.fbm(x / 420, 1, 4) + x * 0.06
        const below = smoothstep(shelf - 30, shelf + 120, y)
        const roll = s.noise.strata(x / 320, y / 60, 5)
        const tone = 0.15 + roll * 0.11
        const rain = clamp(s.other.at(x / 80 - y / 700, 3) * 1.3) * 0.42 * below
        return scaleRgb(mixRgb([tone, tone, tone], p, below), 1 - rain)
      })
      const roof = many(9, (row) => many(34, (i) => { const x = i * 52 - (row % 2) * 26 - 60; const y = 690 + row * 44 + (x - 200) * 0.13; return area(`M${x} ${y}v34a26 16 0 0 0 52 0v-34z`, grey(0.1 + s.rng() * 0.07), 'stroke="#050505" stroke-width="2.5"') }))
      await s.draw(poly([[-10, 690], [1510, 880], [1510, 1010], [-10, 1010]], '#0d0d0d') + roof)
      await s.draw(many(30, (i) => area(`M${i * 54 - 20} ${676 + i * 7}q30 -36 62 4l-4 26q-28 -18 -54 -6z`, grey(0.2), 'stroke="#060606" stroke-width="3"')))
      await s.draw(line(1130, 900, 1180, 520, '#070707', 15) + line(1230, 900, 1268, 520, '#070707', 15) + many(6, (i) => line(1136 + i * 8, 850 - i * 58, 1234 + i * 6, 850 - i * 58, '#070707', 11)))
    },
  },
  'cosmin-dragulin-1': {
    alt: 'An office block goes black but for its windows, and each window holds its own piece of a bright cloud',
    finish: { tone: tones.platinum, contrast: 0.3 },
    async draw(s) {
      fade(s, ['#3b3b3b', '#5a5a5a', '#808080'])
      await clouds(s, 0.62, 1.7, '#6f6f6f', '#fafafa')
      const holes = many(11, (row) => many(6, (i) => `M${92 + i * 106} ${100 + row * 78}h74v52h-74z`))
      await s.draw(area(`M40 40H760V1010H40Z${holes}`, '#0b0a09', 'fill-rule="evenodd"'), { texture: (x, y) => 1 + s.noise.fbm(x / 30, y / 30, 3) })
      await s.draw(many(11, (row) => many(6, (i) => line(129 + i * 106, 100 + row * 78, 129 + i * 106, 152 + row * 78, '#0b0a09', 3))))
    },
  },
  'cosmin-dragulin-2': {
    alt: 'Two rows of towers meet overhead in a cross of sky, and storm cloud comes through their walls',
    finish: { tone: tones.platinum, contrast: 0.35 },
    async draw(s) {
      fade(s, ['#8a8a8a', '#a6a6a6', '#8a8a8a'])
      await clouds(s, 0.66, 1.4, '#2a2a2a', '#dcdcdc')
      const tower = (side: 1 | -1): string => { const out = side === 1 ? 1520 : -20; const c = 750 + side * 150
        return poly([[out, -20], [c + side * 180, -20], [c, 500], [c + side * 180, 1020], [out, 1020]], '#171717') + many(16, (i) => line(out, i * 67, c + side * 20 * Math.abs(i - 7.5) / 3, 300 + i * 26, '#a8a8a8', 2.2)) + many(7, (i) => line(out - side * i * 90, -20, c + side * 10 + side * (6 - i) * 14, 460, '#7d7d7d', 2) + line(out - side * i * 90, 1020, c + side * 10 + side * (6 - i) * 14, 540, '#7d7d7d', 2)) }
      await s.draw(tower(1) + tower(-1), { opacity: 0.74 })
    },
  },
  'dorothea-lanyon-1': {
    alt: 'A small white moon, ringed by thin cloud, between the beam of a carport and three power lines',
    finish: { tone: tones.night, halation: { amount: 0.6, radius: 0.03, threshold: 0.6 } },
    async draw(s) {
      fade(s, ['#0a0d14', '#141a24', '#1c222d'])
      s.change((p, x, y) => {
        const d = Math.hypot(x - 590, y - 520)
        const veil = 0.5 + 0.7 * s.noise.strata(x / 420, y / 130, 6)
        const light = (0.5 * Math.exp(-d / 110) + 0.22 * Math.exp(-d / 340) + 0.12 * Math.exp(-(((d - 190) / 34) ** 2))) * clamp(veil)
        return [p[0] + light * 0.92, p[1] + light * 0.97, p[2] + light]
      })
      await s.draw(disc(590, 520, 34, '#ffffff'), { blur: 1.4, light: 1 })
      await s.draw(poly([[-10, -10], [1010, -10], [1010, 120], [-10, 250]], '#040405') + many(7, (i) => poly([[60 + i * 150, -10], [100 + i * 150, -10], [150 + i * 170, 212 - i * 20], [96 + i * 170, 218 - i * 20]], '#0a0b0d')) + rect(70, 200, 44, 820, '#040405'), { blur: 2 })
      await s.draw([640, 690, 752].map((y) => way(`M-10 ${y}Q500 ${y + 70} 1010 ${y - 120}`, '#030304', 4)).join(''))
    },
  },
  'lindiwe-harkness-1': {
    alt: 'Three dark summits stand like islands in a level sea of orange cloud before sunrise',
    async draw(s) {
      fade(s, ['#39405c', '#8d6a74', '#e39a5c', '#f6c27a', '#e9a35f', '#b96a45'])
      await s.draw(`<defs>${glow('g', '#fff1c8', 0.25)}</defs>${disc(980, 430, 360, 'url(#g)')}`, { light: 0.5 })
      const peaks = [[430, 330, 300], [820, 470, 190], [1260, 400, 260]] as const
      peaks.forEach(([px, top, wide], n) => s.change((p, x, y) => {
        const h = top + Math.abs(x - px) * (170 / wide) + 60 * (s.noise.ridged(x / 140, n * 4, 4) - 0.5)
        return y > h ? mixRgb(hex('#3a2a33'), p, smoothstep(h, h + 210 + n * 10, y) ) : p
      }))
      s.change((p, x, y) => {
        const d = (y - 560) / 440
        if (d < -0.25) return p
        const z = 1 / (Math.max(0, d) + 0.14)
        const billow = s.noise.fbm((x - 750) / 300 * z * 0.35, z * 2.2, 6)
        const tone = clamp(0.55 + billow * 0.9)
        return mixRgb(p, mixRgb(hex('#a85f42'), hex('#ffd9a0'), tone), smoothstep(-0.2, 0.12, d + billow * 0.12))
      })
    },
  },
  'nerys-okafor-pell-1': {
    alt: 'Blue ranges framed by the open door of a dark loading dock, with two milk churns on its edge',
    async draw(s) {
      fade(s, ['#6a86b4', '#8fa6c8', '#b7c3d6'])
      ;['#6b86ad', '#4f6c97', '#39557f', '#263f66', '#182b4a'].forEach((colour, n) => s.change((p, x, y) => {
        const h = skyline(s, x, n + 1, 430 + n * 62, 190, 520)
        return y > h ? mixRgb(hex(colour), p, clamp(0.22 * (y - h) / 130)) : p
      }))
      const churn = area('M-42 0V-120C-42 -150 -20 -156 -18 -176V-196H18V-176C20 -156 42 -150 42 -120V0Z', '#0b101b') + rect(-24, -214, 48, 18, '#131c2e') + line(-44, -60, 44, -60, '#1c2942', 4) + way('M-40 -110q-26 30 0 62', '#0b101b', 8)
      await s.draw(area('M-10 -10H810V1010H-10ZM130 150H680V800H130Z', '#070a12', 'fill-rule="evenodd"') + poly([[-10, 1010], [130, 800], [680, 800], [810, 1010]], '#10182a') + many(5, (i) => line(130 + i * 137, 800, -10 + i * 205, 1010, '#0a0f1b', 5)) + at(560, 838, 1.15, churn) + at(474, 826, 1.05, churn), { blur: 1 })
    },
  },
  'leontine-grove-yildiz-1': {
    alt: 'Green ridges beyond the rail of a lookout, where a coin telescope has turned its back on them',
    async draw(s) {
      fade(s, ['#cfdccb', '#dbe3cf', '#e4e8d6'])
      ;['#b9cbb6', '#9db79d', '#83a287', '#668a70', '#4c705a', '#365646', '#254234'].forEach((colour, n) => s.change((p, x, y) => {
        const h = skyline(s, x, n + 3, 330 + n * 70, 150, 640)
        return y > h ? mixRgb(hex(colour), p, clamp(0.35 * (y - h) / 90) * 0.6) : p
      }))
      const scope = rect(-14, 60, 28, 330, '#1c2a24') + oval(0, 400, 70, 16, '#131d18') + rect(-70, -60, 140, 120, '#22332b', 'rx="34"') + disc(-36, -4, 27, '#0d1511') + disc(36, -4, 27, '#0d1511') + rect(-8, 22, 16, 26, '#9fb3a5', 'rx="3"') + rect(-92, -20, 24, 34, '#16221c', 'rx="8"') + rect(68, -20, 24, 34, '#16221c', 'rx="8"')
      await s.draw(rect(-10, 705, 1520, 22, '#18231e') + rect(-10, 850, 1520, 14, '#18231e') + many(7, (i) => rect(80 + i * 240, 705, 18, 310, '#18231e')) + at(1080, 560, 1.15, scope), { blur: 1 })
    },
  },
  'leontine-grove-yildiz-2': {
    alt: 'Green hills printed across a folded strip, so that at every crease the ridges break and start lower down',
    async draw(s) {
      const folds = [0, 110, 220, 330, 440, 550, 660, 770, 880]
      s.paint((x, y) => {
        const n = folds.findLastIndex((edge) => x >= edge)
        const aside = (x - (folds[n] ?? 0)) / 110
        const shift = (n % 2 ? aside : 1 - aside) * 66 + n * 9
        const yy = y - shift
        let colour = hex('#dde6d0')
        ;['#bccdb4', '#9ab58f', '#7c9c72', '#5b7f58', '#3f6444', '#294a33'].forEach((c, k) => {
          if (yy > skyline(s, x * 2 + 200, k + 11, 240 + k * 108, 190, 700)) colour = hex(c)
        })
        const paper = yy > 860 || yy < 60
        const light = (n % 2 ? 0.84 : 1.04) - 0.1 * Math.abs(aside - 0.5)
        return paper ? scaleRgb(hex('#2a2f2b'), 0.7 + 0.3 * light) : scaleRgb(colour, light)
      })
    },
  },
  'bartholomew-saez-lund-1': {
    alt: 'Grey mountains through the windscreen of a bus, its driver’s mirror full of empty seats',
    finish: { tone: tones.neutral, contrast: 0.25 },
    async draw(s) {
      fade(s, ['#c6c6c6', '#d4d4d4', '#dedede'])
      ;[0.72, 0.6, 0.47, 0.36].forEach((v, n) => s.change((p, x, y) => {
        const h = skyline(s, x, n + 21, 330 + n * 95, 320, 560)
        return y > h ? mixRgb([v, v, v], p, clamp(0.3 * (y - h) / 160)) : p
      }))
      await s.draw(poly([[640, 780], [700, 590], [722, 590], [980, 780]], '#6f6f6f') + line(708, 600, 800, 780, '#cfcfcf', 5))
      await s.draw(area('M-10 -10H1510V1010H-10ZM90 110Q80 70 130 66Q750 30 1370 66Q1420 70 1410 110L1440 760Q750 820 60 760Z', '#101011', 'fill-rule="evenodd"') + rect(742, 40, 16, 740, '#101011'))
      await s.draw(way('M0 1010C200 830 520 820 560 1010', '#050505', 46) + line(420, 790, 590, 560, '#0a0a0a', 9) + line(1040, 790, 900, 590, '#0a0a0a', 9), { blur: 1.5 })
      await s.draw(rect(980, 96, 330, 130, '#1a1a1a', 'rx="40"') + rect(994, 108, 302, 106, '#8c8c8c', 'rx="32"') + many(4, (row) => many(4, (i) => rect(1022 + i * 66 - row * 3, 128 + row * 20, 46 - row * 2, 40, grey(0.3 - row * 0.05), 'rx="9"'))))
    },
  },
  'salome-tvauri-bell-1': {
    alt: 'A swimming enclosure before dawn: the boardwalk curves round still peach water to a ladder and a diving tower',
    async draw(s) {
      fade(s, ['#4d6180', '#a98f9a', '#f0b58e', '#f6cfa5'], 0.02)
      s.change((p, x, y) => { const h = 470 - 70 * Math.exp(-(((x - 1050) / 150) ** 2)) - 44 * Math.exp(-(((x - 1240) / 90) ** 2)) - 12 * s.noise.fbm(x / 90, 2, 4); return y > h && y < 505 ? hex('#6d5f74') : p })
      const tower = many(2, (i) => line(-50 + i * 100, 0, -34 + i * 68, -330, '#1f1d26', 9)) + many(5, (i) => line(-48 + i * 3, -60 * i - 20, 48 - i * 3, -60 * i - 60, '#1f1d26', 5)) + rect(-70, -336, 190, 12, '#1f1d26') + rect(-60, -190, 150, 10, '#1f1d26') + line(-40, -390, -40, -330, '#1f1d26', 4) + line(40, -390, 40, -330, '#1f1d26', 4) + line(-40, -390, 40, -390, '#1f1d26', 4)
      await s.draw(at(430, 508, 1, tower))
      mirror(s, 505, 0.85, 22)
      await s.draw(area('M-20 640C300 500 1100 500 1520 640V690C1120 545 340 545 -20 690Z', '#3b2f36') + many(26, (i) => { const x = i * 60; const y = 668 - 118 * Math.sin((x / 1500) * Math.PI); return rect(x, y, 9, 120 - 60 * Math.sin((x / 1500) * Math.PI), '#241d24') }), { blur: 1 })
      await s.draw(way('M1180 1010V660q0 -46 40 -46', '#171419', 13) + way('M1290 1010V660q0 -46 40 -46', '#171419', 13) + many(6, (i) => line(1180, 700 + i * 56, 1290, 700 + i * 56, '#171419', 11)), { blur: 1 })
    },
  },
  'salome-tvauri-bell-2': {
    alt: 'From the water: a line of floats bends towards two far peaks under a band of peach light',
    async draw(s) {
      fade(s, ['#54708c', '#8fa0ac', '#efc3a0', '#f8d3a8'], 0.02)
      s.change((p, x, y) => { const h = 360 - 96 * Math.exp(-(((x - 560) / 120) ** 2)) - 60 * Math.exp(-(((x - 750) / 100) ** 2)); return y > h && y < 390 ? hex('#77738a') : p })
      water(s, 388, '#e7bb9c', '#2d4a5a', 0.35)
      const floats = many(24, (i) => { const t = i / 23; const d = t ** 1.9; const x = 700 + Math.sin(t * 2.6) * 460 * d + 40 * t; const y = 398 + 560 * d; const r = 4 + 46 * d; return oval(x, y + r * 0.75, r * 1.5, r * 0.4, '#22323c', 'opacity="0.55"') + oval(x, y, r * 1.15, r * 0.8, i % 2 ? '#d8562f' : '#f3ead8') + oval(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.2, '#fff4e0', 'opacity="0.7"') })
      await s.draw(floats, { blur: 1.6 })
      s.change((p, x, y) => (y > 900 ? scaleRgb(p, 1 + 0.35 * s.noise.fbm(x / 90, y / 40, 3)) : p))
    },
  },
  'wilhelmina-strand-1': {
    alt: 'A glass plate of a mountain gap, silver ridges crossing from both sides, with the collodion run thin at one corner',
    finish: { tone: tones.silver, contrast: 0.3, dust: 60, grain: { amount: 0.03, size: 1.8 } },
    async draw(s) { await plate(s, 'gap') },
  },
  'wilhelmina-strand-2': {
    alt: 'An oval plate of one steep peak and its reflection in a dam, black where the emulsion stopped',
    finish: { tone: tones.platinum, contrast: 0.3, dust: 60, grain: { amount: 0.03, size: 1.8 } },
    async draw(s) { await plate(s, 'peak') },
  },
  'maria-aurelia-vasconcelos-de-albuquerque-featherstonehaugh-1': {
    alt: 'Sickle leaves of a gum hang close to the lens, dark green in front of hills that are hardly there',
    async draw(s) {
      fade(s, ['#d5ded4', '#dde4d6', '#c9d4c4'])
      ;['#c3d1c3', '#aec3b2', '#96b19f'].forEach((c, n) => s.change((p, x, y) => (y > skyline(s, x, n + 31, 520 + n * 130, 170, 800) ? hex(c) : p)))
      const leaf = (x: number, y: number, a: number, l: number, c: string): string => at(x, y, 1, area(`M0 0C${l * 0.2} ${l * 0.1} ${l * 0.7} ${l * 0.12} ${l} ${l * 0.28}C${l * 0.65} ${l * 0.22} ${l * 0.2} ${l * 0.2} 0 0Z`, c) + way(`M0 0Q${l * 0.55} ${l * 0.13} ${l} ${l * 0.28}`, '#0f2a1f', 2), `rotate(${a})`)
      for (const [blur, count, size, colours] of [[9, 9, 520, ['#23483a', '#2f5a48']], [1.2, 16, 330, ['#1c3f31', '#3b6a50', '#4f7d5d']]] as const)
        await s.draw(way('M-20 60C380 20 900 -10 1520 90', '#3a2f28', blur > 4 ? 26 : 13) + many(count, (i) => leaf((i + 0.4) * (1500 / count), 40 + s.rng.range(-20, 30), s.rng.range(55, 105), size * s.rng.range(0.7, 1.15), s.rng.pick(colours))), { blur })
    },
  },
  'maria-aurelia-vasconcelos-de-albuquerque-featherstonehaugh-2': {
    alt: 'A hillside of planted eucalypts in rows, combed downhill in pale green, with one bare firebreak',
    async draw(s) {
      fade(s, ['#d8e0d2', '#cfd9ca', '#c4d0c0'])
      s.change((p, x, y) => {
        const h = 300 - 0.14 * x + 40 * s.noise.fbm(x / 260, 4, 4)
        if (y < h) return y > skyline(s, x, 41, 260, 120, 700) ? hex('#bccabc') : p
        const d = (y - h) / 700
        const bend = 70 * s.noise.fbm(x / 400, y / 400, 2)
        const row = Math.sin((x * 0.85 + bend + (y - h) * (0.55 - d * 0.3)) / (5.5 + d * 9))
        const crown = s.other.fbm(x / (7 + d * 12), y / (7 + d * 12), 3)
        const t = clamp(0.48 + row * 0.28 + crown * 0.35)
        const green = mixRgb(hex('#3f6b55'), hex('#a9c3a6'), t)
        const road = Math.abs(x - 560 + (y - h) * 0.34 + bend) < 15 + d * 30 ? 1 : 0
        return mixRgb(mixRgb(mixRgb(p, green, 0.55 + 0.45 * smoothstep(0, 0.6, d)), hex('#d9cfb4'), road * 0.8), hex('#d3ddcf'), 0.35 * (1 - smoothstep(0, 0.5, d)))
      })
    },
  },
}

async function plate(s: Sheet, kind: 'gap' | 'peak'): Promise<void> {
  fade(s, ['#d8d8d8', '#e4e4e4', '#cfcfcf'])
  if (kind === 'gap')
    for (let n = 0; n < 6; n++) {
      const side = n % 2 ? 1 : -1
      const v = 0.72 - n * 0.11
      s.change((p, x, y) => {
        const from = side === 1 ? x : 1500 - x
        const h = 760 - n * -34 - (430 - n * 24) * clamp((from - 420 - n * 26) / 980) ** 0.8 - 46 * (s.noise.ridged(x / 180, n * 5, 5) - 0.4)
        return y > h && from > 380 ? mixRgb([v, v, v], p, clamp((y - h) / 500) * 0.35) : p
      })
    }
  else {
    s.change((p, x, y) => {
      const h = 230 + Math.abs(x - 720) * 0.95 - 120 * (s.noise.ridged(x / 210, 3, 5) - 0.5)
      const light = 0.45 + 0.3 * Math.sign(720 - x + 80 * s.noise.fbm(x / 60, y / 60, 4)) * 0.6 + 0.14 * s.other.fbm(x / 40, y / 70, 4)
      return y > h && y < 640 ? [light, light, light] : p
    })
    s.change((p, x, y) => (y > 610 - 14 * s.noise.fbm(x / 60, 9, 3) && y < 640 ? [0.12, 0.12, 0.12] : p))
    mirror(s, 640, 0.9, 10)
  }
  s.change((p, x, y) => {
    const streak = 1 + 0.1 * s.other.strata(x / 500 + y / 900, y / 26, 4)
    const edge = kind === 'gap'
      ? Math.min(x - 40, 1460 - x, y - 36, 964 - y, (1500 - x) * 0.5 + (1000 - y) - 190) + 34 * s.other.fbm(x / 70, y / 70, 4)
      : (1 - Math.hypot((x - 750) / 690, (y - 500) / 468)) * 520 + 16 * s.other.fbm(x / 60, y / 60, 4)
    const cover = smoothstep(0, 26, edge)
    const rim = 0.5 * Math.exp(-(((edge - 12) / 9) ** 2))
    return [p[0] * streak * cover + rim * 0.5 + 0.03, p[1] * streak * cover + rim * 0.5 + 0.03, p[2] * streak * cover + rim * 0.5 + 0.03]
  })
}
void lerp
