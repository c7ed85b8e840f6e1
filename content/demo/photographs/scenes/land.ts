import { fade, hex, mirror, mixRgb, roughen, scaleRgb, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, grad, grey, line, many, oval, poly, rect, smoothstep, way } from '../core/sheet.ts'
import { tree } from '../core/tree.ts'
import { tones } from '../core/tones.ts'

export const land: Scenes = {
  'ofelia-quintero-baines-1': {
    alt: 'Plates of salt, pink at the middle and white at their raised edges, with the shadow of a balloon and its two strings',
    async draw(s) {
      s.paint((x, y) => {
        const wx = x + 30 * s.noise.fbm(x / 90, y / 90, 4)
        const wy = y + 30 * s.noise.fbm(x / 90 + 50, y / 90, 4)
        const [edge, own] = s.cells(wx, wy, 96)
        const rim = Math.exp(-((edge / 0.075) ** 2))
        const [fine] = s.cells(wx + 500, wy, 22)
        const body = mixRgb(hex('#d99aa0'), hex('#e9bdb6'), own)
        return scaleRgb(mixRgb(body, hex('#fbf3ec'), clamp(rim + 0.12 * Math.exp(-((fine / 0.05) ** 2)))), 0.92 + 0.16 * s.other.fbm(x / 240, y / 240, 4) + (edge < 0.16 && edge > 0.09 ? -0.1 : 0))
      })
      await s.draw(oval(620, 360, 118, 132, '#5b3038') + way('M612 492Q560 700 380 1020M628 492Q650 720 610 1020', '#5b3038', 4), { blur: 5, opacity: 0.6, warp: [10, 12] })
    },
  },
  'ofelia-quintero-baines-2': {
    alt: 'A lake of pink crust printed on an opened map, the creases crossing it and one corner worn through',
    async draw(s) {
      s.paint((x, y) => {
        const d = Math.hypot((x - 780) / 520, (y - 520) / 320) + 0.24 * s.noise.fbm(x / 190, y / 190, 5)
        const paper = scaleRgb(hex('#e6dcc4'), 1 + 0.03 * s.other.fbm(x / 14, y / 14, 3))
        const ring = Math.abs(((d * 9) % 1) - 0.5) < 0.035 && d > 1 ? 0.28 : 0
        const lake = mixRgb(hex('#f3ded6'), hex('#d78f98'), clamp(1.25 - d + 0.25 * s.noise.fbm(x / 60, y / 60, 5)))
        const rim = Math.exp(-(((d - 1) / 0.025) ** 2))
        const inside = mixRgb(lake, hex('#ffffff'), rim)
        return d < 1.02 ? inside : mixRgb(paper, hex('#9a7c55'), ring)
      })
      await s.draw(many(9, (i) => line(i * 188, 0, i * 188, 1000, '#7d8f96', 0.9, 'opacity="0.5"')) + many(6, (i) => line(0, i * 188 + 30, 1500, i * 188 + 30, '#7d8f96', 0.9, 'opacity="0.5"')) + way('M-10 240Q300 330 420 520T880 700T1510 760', '#3f7f86', 5, 'opacity="0.7"') + way('M300 -10Q360 260 690 330T1100 1010', '#b5493c', 4, 'stroke-dasharray="18 9"'), { warp: [10, 6] })
      s.change((p, x, y) => {
        const fx = Math.abs(((x + 187) % 375) - 187)
        const fy = Math.abs(((y + 166) % 333) - 166)
        const panel = (Math.floor((x + 0) / 375) + Math.floor(y / 333)) % 2 ? 1.035 : 0.955
        const crease = 1 - 0.28 * Math.exp(-fx / 4) - 0.28 * Math.exp(-fy / 4) + 0.1 * Math.exp(-(((fx - 7) / 5) ** 2))
        const hole = fx + fy < 16 + 9 * s.noise.fbm(x / 9, y / 9, 3) ? 0.25 : 1
        return scaleRgb(p, panel * crease * hole)
      })
    },
    finish: { vignette: 0.1, contrast: 0.12 },
  },
  'tevita-longmire-1': {
    alt: 'A creek on bare mud branches like a tree laid flat, teal in its trunk, with the shadow of a small aeroplane beside it',
    async draw(s) {
      s.paint((x, y) => scaleRgb(mixRgb(hex('#6f6a45'), hex('#a39a6a'), clamp(0.5 + 0.9 * s.noise.fbm(x / 260, y / 260, 6))), 1 + 0.07 * Math.sin((x + y * 0.5 + 60 * s.other.fbm(x / 120, y / 120, 3)) / 4)))
      const river = (c: string, seed: string, grow: number): string => `<g transform="rotate(14 400 1000)">${tree(s.rng.fork(seed), { x: 430, y: 1090, size: 1180 * grow }, { levels: 9 }).replaceAll('#fff', c)}</g>`
      await s.draw(river('#d8d3b4', 'creek', 1), { blur: 7, opacity: 0.75 })
      await s.draw(river('#3f7d7b', 'creek', 1), { warp: [12, 16], texture: (x, y) => 1 + 0.35 * s.noise.fbm(x / 40, y / 40, 3) })
      await s.draw(at(610, 770, 0.62, area('M-12 -110Q0 -150 12 -110L16 -40L170 -28V6L14 14L8 110L52 132V146H-52V132L-8 110L-14 14L-170 6V-28L-16 -40Z', '#1f2418'), 'rotate(28)'), { blur: 3, opacity: 0.75 })
    },
  },
  'matteo-quarantelli-1': {
    alt: 'Sand ripples the colour of salmon, combed by wind from lower left to upper right, with a fired tile laid on them',
    async draw(s) {
      s.paint((x, y) => {
        const d = (y + 120) / 1120
        const w = s.noise.fbm(x / 420, y / 300, 3) * 90
        const phase = (y * 1.1 - x * 0.28 + w) / (9 + d * 17)
        const wave = Math.sin(phase) + 0.25 * Math.sin(phase * 2 + 1)
        const light = clamp(0.52 + 0.42 * wave * (0.55 + 0.45 * d) + 0.2 * s.other.fbm(x / 6, y / 6, 2))
        return mixRgb(hex('#8d5546'), hex('#f4c6ad'), light)
      })
      await s.draw(rect(1052, 612, 262, 262, '#5a2f26', 'rx="8" opacity="0.75" transform="rotate(-7 1180 740)"'), { blur: 12 })
      await s.draw(rect(1040, 596, 260, 260, '#e9a78e', 'rx="7" transform="rotate(-7 1170 726)"') + rect(1050, 606, 240, 12, '#f7c9b5', 'transform="rotate(-7 1170 726)" opacity="0.8"'), { texture: (x, y) => 1 + 0.09 * s.noise.fbm(x / 18, y / 18, 5) })
    },
  },
  'matteo-quarantelli-2': {
    alt: 'Two cones of spoil, dark red against a low sky, each with a runnel of darker clay down its face',
    async draw(s) {
      fade(s, ['#c9b79e', '#dccbb0', '#e5d6bc'])
      const cones = [[1040, 300, 620, '#7a2d20'], [520, 190, 760, '#5f1f18']] as const
      for (const [cx, top, wide, c] of cones) s.change((p, x, y) => {
        const h = top + Math.abs(x - cx) * (610 / wide) * 1.55 + 26 * s.noise.fbm(x / 60, top, 4) + 16 * Math.exp(-(((x - cx) / 40) ** 2))
        if (y < h || y > 830) return p
        const a = (x - cx) / (y - top + 60)
        const rill = s.noise.strata(a * 7, top, 5)
        const side = smoothstep(-0.5, 0.55, -a + rill * 0.25)
        return mixRgb(scaleRgb(hex(c), 0.55), scaleRgb(hex(c), 1.75), clamp(side + 0.22 * rill + 0.12 * s.other.fbm(x / 12, y / 12, 3)))
      })
      s.change((p, x, y) => (y > 820 + 9 * s.noise.fbm(x / 80, 2, 3) ? scaleRgb(hex('#8a4a35'), 0.8 + 0.35 * s.noise.fbm(x / 60, y / 24, 5)) : p))
      await s.draw(rect(1270, 800, 130, 130, '#3b120d', 'rx="4"') + rect(1274, 804, 122, 122, '#5d1d15', 'rx="4"'), { blur: 1 })
    },
  },
  'astrid-vandenhove-1': {
    alt: 'One tussock of dark grass on a white slope whose upper edge can only just be told from the sky',
    finish: { contrast: 0.05, vignette: 0.06, grain: { amount: 0.016, size: 1.1 } },
    async draw(s) {
      fade(s, ['#edeae4', '#f1eee8', '#efece6'], 0.008)
      s.change((p, x, y) => { const h = 390 + 0.22 * x - 60 * Math.sin(x / 330); return y > h ? scaleRgb(hex('#f6f2ea'), 1 - 0.02 * Math.exp(-(y - h) / 30) + 0.012 * s.noise.strata(x / 300, (y - h * 0.6) / 14, 3)) : p })
      await s.draw(oval(330, 742, 150, 16, '#c9c1b2'), { blur: 14, opacity: 0.7 })
      await s.draw(many(150, () => { const x = 280 + s.rng.gauss() * 26; const lean = s.rng.gauss() * 85; const h = s.rng.range(70, 210); return way(`M${x} 736Q${x + lean * 0.25} ${736 - h * 0.8} ${x + lean} ${736 - h * s.rng.range(0.7, 1)}`, s.rng.pick(['#4a4a3c', '#5d5a48', '#37382e', '#8a846c']), s.rng.range(1.2, 2.6)) }))
    },
  },
  'astrid-vandenhove-2': {
    alt: 'A slatted sand fence wanders across a white dune and goes under before it reaches the other side',
    finish: { contrast: 0.05, vignette: 0.06, grain: { amount: 0.016, size: 1.1 } },
    async draw(s) {
      fade(s, ['#eceae5', '#f0ede7', '#f3f0ea'], 0.008)
      s.change((p, x, y) => { const h = 330 - 0.1 * x + 70 * Math.sin(x / 420 + 1); return y > h ? scaleRgb(hex('#f7f3eb'), 1 - 0.03 * Math.exp(-(y - h) / 26) + 0.01 * s.noise.strata(x / 300, y / 16, 3)) : p })
      const path = (t: number): readonly [number, number] => [120 + t * 1050, 640 - 210 * t + 70 * Math.sin(t * 7)]
      await s.draw(many(74, (i) => { const t = i / 73; const [x, y] = path(t); const left = 1 - smoothstep(0.42, 1, t + 0.12 * Math.sin(i)); const h = (150 - 70 * t) * left; return h < 4 ? '' : poly([[x, y], [x + 9 - 4 * t, y + 1], [x + 8 - 4 * t + s.rng.gauss() * 3, y - h], [x - 1 + s.rng.gauss() * 3, y - h]], s.rng.pick(['#9a9184', '#b2a999', '#857d72'])) }) + many(2, (k) => way(`M${Array.from({ length: 50 }, (_, i) => { const t = i / 70; const [x, y] = path(t); return `${x.toFixed(0)} ${(y - (150 - 70 * t) * (k ? 0.72 : 0.3) * (1 - smoothstep(0.42, 1, t))).toFixed(0)}` }).join('L')}`, '#8d8579', 2)))
    },
  },
  'aurelio-bassani-croft-1': {
    alt: 'Dunes from a height, folded like a concertina: orange on one side of every crease and brown on the other',
    async draw(s) {
      s.paint((x, y) => {
        const bend = 130 * s.noise.fbm(x / 600, y / 420, 3) + 40 * Math.sin(y / 90 + x / 700)
        const u = (x + bend) / 230
        const n = Math.floor(u)
        const t = u - n
        const at = 0.42 + 0.1 * s.other.at(n * 3.7, y / 260)
        const lit = t < at
        const ripple = Math.sin((y + t * 90) / 3.4 + s.noise.at(x / 40, y / 40) * 3)
        const shade = lit ? 0.8 + 0.28 * (t / at) : 0.35 + 0.4 * ((t - at) / (1 - at))
        return scaleRgb(lit ? hex('#e08a3c') : hex('#5a3018'), shade + 0.04 * ripple + 0.06 * s.other.fbm(x / 50, y / 50, 4))
      })
    },
  },
  'mandla-wetherby-cruz-1': {
    alt: 'A rake lies in pale sand on the curve of its own furrows, with no shadow to speak of',
    finish: { contrast: 0.08, vignette: 0.08 },
    async draw(s) {
      s.paint((x, y) => {
        const r = Math.hypot(x - 900, (y - 1250) * 0.9) + 8 * s.noise.fbm(x / 120, y / 120, 3)
        const raked = r < 1120
        const groove = raked ? 0.03 * Math.sin(r / 6.5) : 0
        return scaleRgb(mixRgb(hex('#efe5d3'), hex('#f7f0e2'), clamp(y / 1000)), 0.98 + groove + 0.016 * s.other.fbm(x / 7, y / 7, 2) + (raked ? 0 : 0.02) - 0.05 * Math.exp(-(((r - 1120) / 9) ** 2)))
      })
      await s.draw(way('M640 240L330 690', '#b79a6c', 13) + poly([[196, 640], [452, 792], [440, 812], [184, 660]], '#8b8f8c') + many(13, (i) => line(200 + i * 20, 650 + i * 11.9, 186 + i * 20, 676 + i * 11.9, '#6f7371', 6)), { blur: 0.8 })
    },
  },
  'tamsin-coe-1': {
    alt: 'Two people with rakes, small among black trunks, turn over ground that smokes in amber light',
    async draw(s) {
      fade(s, ['#8a5426', '#c98a3f', '#dca65a', '#a86c34', '#4a2c18'])
      for (const [n, count, w, c, y] of [[0, 22, 16, '#9c6630', 640], [1, 13, 30, '#5f3a1d', 720], [2, 6, 66, '#1c110b', 860]] as const) {
        await s.draw(many(count, () => { const x = s.rng.range(-20, 1520); const lean = s.rng.range(-24, 24); return poly([[x - w / 2, y + s.rng.range(-20, 30)], [x + w * 0.62, y + s.rng.range(-10, 30)], [x + w * 0.34 + lean, -20], [x - w * 0.26 + lean, -20]], c) }), { blur: n === 0 ? 3 : 1, warp: [9, 20] })
        s.change((p, x, y2) => mixRgb(p, hex('#d79b4e'), n === 2 ? 0 : 0.16 * clamp(0.7 + s.noise.fbm(x / 260, y2 / 160, 5))))
      }
      s.change((p, x, y) => { const h = 690 + 30 * s.noise.fbm(x / 160, 1, 4); return y > h ? mixRgb(scaleRgb(hex('#33200f'), 1 + 0.9 * s.noise.fbm(x / 24, y / 14, 5)), p, 0.45 * (1 - smoothstep(h, h + 180, y))) : p })
      const man = oval(0, -158, 13, 15, '#0c0603') + rect(-15, -178, 30, 9, '#0c0603', 'rx="4"') + area('M-24 -86Q-26 -140 0 -142Q26 -140 24 -86L20 0H4L0 -70L-6 0H-22Z', '#0c0603') + line(18, -120, 84, -18, '#0c0603', 5) + line(70, -6, 104, -30, '#0c0603', 6)
      await s.draw(at(600, 850, 1.5, man) + at(880, 830, 1.3, man, 'scale(-1 1)') + poly([[380, 850], [980, 806], [990, 836], [386, 890]], '#140c07'))
      await s.draw(many(9, () => oval(s.rng.range(420, 980), s.rng.range(640, 780), s.rng.range(50, 120), s.rng.range(30, 70), '#e9bb7c', 'opacity="0.28"')), { blur: 40, warp: [60, 7] })
    },
  },
  'tamsin-coe-2': {
    alt: 'Burnt bark from an arm’s length, cracked into black tiles, with amber haze to one side of the trunk',
    async draw(s) {
      s.paint((x, y) => {
        const haze = mixRgb(hex('#e0a758'), hex('#8b5526'), clamp(y / 1100 + 0.2 * s.noise.fbm(x / 300, y / 200, 4)))
        const side = 1010 + 40 * s.noise.fbm(2, y / 260, 4)
        if (x > side) return haze
        const round = Math.sqrt(Math.max(0, 1 - ((x - 480) / 560) ** 2))
        const [edge, own] = s.cells(x * 1.5 + 22 * s.noise.fbm(x / 50, y / 50, 4), y * 0.72 + 22 * s.noise.fbm(x / 50 + 30, y / 50, 4), 74)
        const tile = smoothstep(0.03, 0.22, edge)
        const gloss = (0.05 + 0.2 * own * tile + 0.1 * s.other.fbm(x / 9, y / 30, 3) * tile) * (0.35 + 0.65 * round)
        const rim = 0.5 * smoothstep(side - 60, side, x)
        return [gloss * 1.05 + rim * 0.75 * tile, gloss + rim * 0.45 * tile, gloss * 0.95 + rim * 0.16 * tile]
      })
    },
  },
  'jem-penhallurick-1': {
    alt: 'Straight up from the forest floor: green trunks lean together towards one small bright gap, a rope hanging from it',
    async draw(s) {
      s.paint((x, y) => { const d = Math.hypot(x - 430, y - 410); const leaf = clamp(0.5 + 0.9 * s.noise.fbm(x / 46, y / 46, 6)); return mixRgb(mixRgb(hex('#2f4a33'), hex('#7e9d74'), leaf), hex('#eef4e4'), clamp(1.15 * Math.exp(-d / 210) + (leaf > 0.72 ? 0.4 : 0))) })
      await s.draw(many(15, (i) => { const a = (i / 15) * 6.283 + s.rng.range(-0.12, 0.12); const w = s.rng.range(26, 84); const far = s.rng.range(120, 250); const [ca, sa] = [Math.cos(a), Math.sin(a)]; const p = (r: number, off: number): readonly [number, number] => [430 + ca * r - sa * off, 410 + sa * r + ca * off]; const c = s.rng.pick(['#1a2a1e', '#24382a', '#314a36']); return poly([p(far, -3), p(far, 3), p(1100, w), p(1100, -w)], c) + many(5, () => { const r = s.rng.range(far, 420); const b = a + s.rng.range(-0.7, 0.7); return way(`M${p(r, 0).join(' ')}l${Math.cos(b) * 110} ${Math.sin(b) * 110}`, c, 5) }) }), { warp: [10, 12], texture: (x, y) => 1 + 0.35 * s.noise.fbm(x / 20, y / 20, 4) })
      await s.draw(way('M440 420Q470 640 520 1020', '#d8cfae', 6) + way('M440 420Q470 640 520 1020', '#8b835f', 6, 'stroke-dasharray="5 9"'), { blur: 0.8 })
    },
  },
  'jem-penhallurick-2': {
    alt: 'The top of a mossy stump, its rings still to be counted, among the tips of ferns',
    async draw(s) {
      s.paint((x, y) => mixRgb(hex('#1d2f22'), hex('#4f6b45'), clamp(0.4 + 0.9 * s.noise.fbm(x / 90, y / 90, 6))))
      s.change((p, x, y) => {
        const r = Math.hypot((x - 760) / 1.35, (y - 560) / 0.72) + 22 * s.noise.fbm(x / 130, y / 130, 4)
        if (r > 390) return y > 560 && r < 520 + 30 * s.other.fbm(x / 30, 1, 3) && Math.abs(x - 760) < 540 ? scaleRgb(hex('#3a4a2a'), 0.7 + 0.7 * s.other.fbm(x / 12, y / 60, 4)) : p
        const ring = Math.sin(r / 4.6 + 2 * s.other.fbm(x / 200, y / 200, 3))
        const moss = smoothstep(-0.06, 0.2, s.noise.fbm(x / 150 + 40, y / 150, 5) + (r - 300) / 500)
        return mixRgb(scaleRgb(hex('#a08a63'), 0.8 + 0.16 * ring + 0.2 * s.other.fbm(x / 16, y / 16, 3)), scaleRgb(hex('#6f8d3c'), 0.75 + 0.8 * s.other.fbm(x / 10, y / 10, 4)), moss)
      })
      await s.draw(many(12, (i) => way(`M${760 + s.rng.gauss() * 12} ${545 + s.rng.gauss() * 6}L${760 + Math.cos(i * 0.55) * 360} ${560 + Math.sin(i * 0.55) * 190}`, '#4b3b26', 2.5)), { warp: [14, 14], opacity: 0.6 })
      const { fern } = await import('../core/plants.ts')
      await s.draw(many(6, (i) => fern(s.rng, { x: i % 2 ? 1540 : -40, y: 300 + i * 150, angle: (i % 2 ? Math.PI : 0) + s.rng.range(-0.5, 0.2), length: 520 }, 0.5).replaceAll('#fff', s.rng.pick(['#86a860', '#5f8450', '#a3bd74']))), { blur: 2.2 })
    },
  },
  'duarte-kimani-frost-1': {
    alt: 'A row of white beehives between plantation trunks, the farther ones the colour of tea like the air around them',
    async draw(s) {
      fade(s, ['#a9824f', '#c39a62', '#cfa970', '#94703f'])
      await s.draw(many(30, (i) => { const d = i / 30; const x = s.rng.range(-20, 1520); const w = 8 + d * 34; return poly([[x, 620 + d * 160], [x + w, 620 + d * 160], [x + w * 0.85, -10], [x + w * 0.1, -10]], `rgba(58,36,18,${(0.16 + d * 0.6).toFixed(2)})`) }), { blur: 1.5, warp: [6, 20] })
      s.change((p, x, y) => (y > 640 ? mixRgb(p, scaleRgb(hex('#6e4f2b'), 1 + 0.6 * s.noise.fbm(x / 40, y / 18, 5)), smoothstep(630, 760, y)) : p))
      const hive = (v: string, lid: string): string => rect(-70, -66, 140, 66, v) + rect(-70, -134, 140, 66, v) + rect(-78, -150, 156, 18, lid) + rect(-34, -12, 68, 8, '#20140a') + rect(-70, -70, 140, 4, '#7b6a4b') + rect(-22, -108, 44, 8, '#8a7857') + rect(-76, 0, 152, 14, '#4a351c')
      await s.draw(many(7, (i) => { const z = 0.42 + i * i * 0.026; return at(150 + i * 128 + i * i * 15, 690 + i * i * 6.2, z, hive(i > 4 ? '#eee3c8' : i > 2 ? '#dcc79c' : '#cbae7c', i > 3 ? '#b9ab90' : '#b8996a')) }))
    },
  },
  'duarte-kimani-frost-2': {
    alt: 'Headlamps of a ute come through tan smoke along a track between tall trunks',
    finish: { halation: { amount: 0.5, radius: 0.03, threshold: 0.6 } },
    async draw(s) {
      fade(s, ['#a5804f', '#b8935f', '#a67f4b', '#5b4223'])
      await s.draw(many(26, (i) => { const d = (i + 1) / 26; const side = i % 2 ? 1 : -1; const x = 400 + side * (60 + 420 * d ** 1.5); const w = 6 + d * d * 74; return poly([[x - w / 2, 600 + d * 330], [x + w / 2, 600 + d * 330], [x + w * 0.4, -10], [x - w * 0.36, -10]], `rgba(44,27,13,${(0.2 + d * 0.75).toFixed(2)})`) }), { blur: 1.6, warp: [7, 18] })
      await s.draw(area('M385 600L415 600L720 1010H80Z', '#8d6b3f') + way('M392 604Q330 760 200 1010', '#4c3619', 36) + way('M408 604Q470 760 600 1010', '#4c3619', 36), { blur: 9, opacity: 0.8, texture: (x, y) => 1 + 0.3 * s.noise.fbm(x / 26, y / 16, 4) })
      await s.draw(area('M340 630V585L362 540H438L460 585V630Z', '#33210f'), { blur: 2, opacity: 0.8 })
      const lamp = disc(358, 598, 15, '#fff6da') + disc(442, 598, 15, '#fff6da')
      await s.draw(lamp, { blur: 2, light: 1.2 })
      await s.draw(disc(358, 598, 120, '#ffe7b0') + disc(442, 598, 120, '#ffe7b0'), { blur: 50, light: 0.5 })
    },
  },
  'saoirse-kettlewell-1': {
    alt: 'Down the middle of a plantation: two walls of green-grey trunks close on a point that fog has rubbed out',
    async draw(s) {
      fade(s, ['#9fae9f', '#b5c1b2', '#c3ccbd', '#8c9b84', '#5c6b55'])
      for (let n = 11; n >= 0; n--) {
        const z = 1 / (0.16 + n * 0.16)
        const c = mixRgb(hex('#1d2a22'), hex('#b9c4b4'), clamp(n / 12 + 0.04))
        const code = `rgb(${c.map((v) => Math.round(v * 255)).join(',')})`
        await s.draw(many(3, (k) => [1, -1].map((side) => { const x = 400 + side * (62 + k * 70) * z + s.rng.range(-2, 2) * z; const w = 8.5 * z; return rect(x - w / 2, -10, w, 560 + 72 * z, code) }).join('')), { blur: n > 6 ? 2 : 0.8, warp: [2.5 * z, 12] })
        if (n > 0) s.change((p) => mixRgb(p, hex('#b9c4b4'), 0.045))
      }
      await s.draw(poly([[394, 560], [406, 560], [560, 1010], [240, 1010]], '#a9a98c'), { blur: 8, opacity: 0.45, warp: [14, 9] })
    },
  },
  'marit-overgaard-1': {
    alt: 'A ski track crosses a white square towards three bare birches no taller than a thumbnail',
    finish: { tone: tones.silver, contrast: 0.05, vignette: 0.05 },
    async draw(s) {
      fade(s, ['#eeeeee', '#f2f2f2', '#f0f0f0', '#ebebeb'], 0.008)
      await s.draw(many(3, (i) => tree(s.rng.fork(`b${i}`), { x: 640 + i * 34, y: 330 + i * 3, size: 88 + i * 12 }, { levels: 7 }).replaceAll('#fff', '#4f4f4f')))
      await s.draw(way('M200 1020C340 720 700 640 560 470C520 415 600 370 636 346', '#b9b9b9', 7) + way('M236 1020C376 728 728 650 574 468C540 420 610 376 644 350', '#b9b9b9', 7), { blur: 1.6, opacity: 0.75, warp: [6, 30] })
    },
  },
  'marit-overgaard-2': {
    alt: 'Five thin saplings bowed to the snow by its weight, each an arch with a white load along it',
    finish: { tone: tones.silver, contrast: 0.08, vignette: 0.05 },
    async draw(s) {
      fade(s, ['#e6e6e6', '#ededed', '#f3f3f3', '#efefef'], 0.01)
      const bow = (i: number, c: string, w: number, up: number): string => { const x = 130 + i * 150; const h = 470 + (i % 3) * 70; return way(`M${x} 850C${x + 10} ${850 - h * 1.15 - up} ${x + 170} ${850 - h * 1.1 - up} ${x + 230 + i * 6} ${800 - (i % 2) * 60 - up}`, c, w) }
      await s.draw(many(5, (i) => bow(i, '#c9c9c9', 5, 0)), { blur: 12, opacity: 0.5 })
      await s.draw(many(5, (i) => bow(i, '#474747', 8 - (i % 2) * 2, 0) + many(7, (k) => { const x = 170 + i * 150 + k * 22; const y = 850 - (470 + (i % 3) * 70) * (0.88 - Math.abs(k - 3) * 0.03); return way(`M${x} ${y}q${s.rng.range(-14, 26)} 36 ${s.rng.range(-8, 34)} 76`, '#5f5f5f', 2) })))
      await s.draw(many(5, (i) => bow(i, '#fdfdfd', 10, 7)), { blur: 2, warp: [7, 30], opacity: 0.95 })
    },
  },
  'gunnhild-skarsvag-1': {
    alt: 'Two lines of weedy piles come straight towards the boat, and the seventh pair is already fog',
    finish: { tone: tones.silver, contrast: 0.15 },
    async draw(s) {
      fade(s, ['#cfcfcf', '#dadada', '#d5d5d5', '#bdbdbd'], 0.02)
      for (let n = 7; n >= 0; n--) {
        const z = 1 / (0.2 + n * 0.2)
        const v = grey(0.1 + 0.1 * n)
        await s.draw([1, -1].map((side) => { const x = 500 + side * 74 * z; const w = 15 * z; const foot = 500 + 62 * z; return rect(x - w / 2, 500 - 62 * z, w, foot - 500 + 62 * z, v, `rx="${(w * 0.2).toFixed(1)}"`) + many(n < 4 ? 12 : 0, () => way(`M${x + s.rng.range(-0.5, 0.5) * w} ${foot - 18 * z}q${s.rng.range(-4, 4) * z} ${9 * z} ${s.rng.range(-3, 3) * z} ${18 * z}`, v, 2.4 * z)) }).join(''), { blur: n > 4 ? 3 : 1, warp: [3 * z, 14] })
        if (n) s.change((p) => mixRgb(p, [0.83, 0.83, 0.83], 0.06))
      }
      const { pic } = s
      const copy = pic.clone()
      const k = pic.height / 1000
      s.change((p, x, y) => {
        const foot = 500 + 62 * (1 / 0.2)
        if (y < 560) return p
        const wobble = s.other.strata(x / 90, y / 16, 3) * 16
        const sy = Math.max(0, Math.round((1070 - y + wobble) * k))
        return y > foot ? p : mixRgb(p, copy.rgbAt(sy * pic.width + Math.round(x * k - 0.5)), 0.28)
      })
      await s.draw(area('M380 1010Q500 880 620 1010Z', '#1a1a1a') + way('M370 1010Q500 862 630 1010', '#3a3a3a', 9), { blur: 1.5 })
    },
  },
  'gwilym-brandvold-1': {
    alt: 'A channel beacon with a triangle on top, alone in fog over flat water, near enough to show its ladder',
    finish: { tone: tones.silver, contrast: 0.12 },
    async draw(s) {
      fade(s, ['#d2d2d2', '#dadada', '#dcdcdc', '#c8c8c8'], 0.02)
      const beacon = way('M-66 0L-22 -300M66 0L22 -300M0 0V-300', '#565656', 11) + many(4, (i) => line(-58 + i * 10, -50 - i * 64, 58 - i * 10, -50 - i * 64, '#5c5c5c', 7) + line(-58 + i * 10, -50 - i * 64, 48 - i * 10, -114 - i * 64, '#666', 5)) + rect(-40, -316, 80, 14, '#505050') + poly([[0, -420], [-52, -330], [52, -330]], '#4a4a4a') + many(9, (i) => line(70 - i * 4, -10 - i * 30, 96 - i * 4, -10 - i * 30, '#707070', 4)) + way('M70 0L34 -280M98 0L62 -280', '#707070', 4)
      await s.draw(at(960, 560, 1, beacon), { blur: 1.4 })
      mirror(s, 566, 0.6, 20)
    },
  },
  'gwilym-brandvold-2': {
    alt: 'Two drums on poles mark a way between them; beyond, nothing can be seen, and a gull sits on the left one',
    finish: { tone: tones.silver, contrast: 0.08 },
    async draw(s) {
      fade(s, ['#dedede', '#e4e4e4', '#e2e2e2', '#d4d4d4'], 0.015)
      const drum = rect(-8, -150, 16, 150, '#8a8a8a') + rect(-42, -250, 84, 104, '#7c7c7c', 'rx="5"') + rect(-42, -222, 84, 8, '#999') + rect(-42, -184, 84, 8, '#999')
      await s.draw(at(250, 560, 1, drum) + at(700, 530, 0.62, drum) + at(250, 306, 1, area('M-34 -2Q-40 -26 -10 -34Q4 -58 18 -48Q30 -44 34 -40L20 -36Q26 -10 -34 -2Z', '#6c6c6c') + line(-4, -4, -4, 4, '#777', 3)), { blur: 2.2 })
      mirror(s, 562, 0.5, 26)
    },
  },
  'wieslawa-kerr-1': {
    alt: 'A pollard willow, its head all fists and switches, at the end of furrows that snow has half filled',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#dcdcdc', '#e6e6e6', '#ededed', '#e2e2e2'], 0.015)
      s.change((p, x, y) => {
        if (y < 560) return p
        const d = (y - 560) / 440
        const u = (x - 560) / (0.05 + d) / 62
        const furrow = Math.sin(u) + 0.4 * s.noise.at(u * 1.2, d * 9)
        const dark = smoothstep(0.66, 0.95, furrow) * (0.2 + 0.5 * d) * (0.75 + 0.5 * s.other.fbm(x / 20, y / 8, 3))
        return scaleRgb(p, 1 - dark)
      })
      const switches = many(90, () => { const x = 880 + s.rng.range(-70, 75); const a = -1.57 + (x - 880) / 85 + s.rng.gauss() * 0.12; const l = s.rng.range(150, 330); const y = 360 - s.rng() * 40; return way(`M${x} ${y}q${Math.cos(a) * l * 0.4} ${Math.sin(a) * l * 0.6} ${Math.cos(a) * l} ${Math.sin(a) * l}`, '#2c2c2c', s.rng.range(1, 3)) })
      await s.draw(area('M800 640Q838 600 832 460Q790 420 806 370Q840 330 866 362Q884 316 912 360Q950 334 962 376Q968 420 926 452Q922 600 968 640Q880 656 800 640Z', '#262626'), { warp: [14, 22], texture: (x, y) => 1 + 1.2 * s.noise.fbm(x / 14, y / 40, 4) })
      await s.draw(switches + way('M1010 652q70 -26 190 -8', '#333', 9) + way('M1080 640q30 -34 80 -40M1120 640q40 -14 90 -44', '#333', 4))
    },
  },
}
void disc; void grad
