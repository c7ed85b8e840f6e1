import { fade, hex, mixRgb, roughen, scaleRgb, type Scenes } from '../core/scene.ts'
import { area, at, clamp, disc, grey, line, many, oval, poly, rect, way, type Sheet } from '../core/sheet.ts'
import { tones } from '../core/tones.ts'

const wax = (d: string, w: number): string => way(d, '#c8281e', w)
const red = { contrast: 0.2, halation: { amount: 0.4, radius: 0.03, threshold: 0.5 } }
function table(s: Sheet, v: number): void {
  s.paint((x, y) => { const t = v + 0.04 * s.noise.fbm(x / 60, y / 60, 4); return [t, t, t] })
}
const holes = (x: number, y: number, n: number, step: number): string => many(n, (i) => rect(x + i * step, y, step * 0.45, step * 0.32, '#e8e8e8', 'rx="2"'))

export const darkroom: Scenes = {
  'the-scaffold-club-1': {
    alt: 'Twelve square frames of one scaffold, poles and planks from every side, the ninth boxed in red',
    finish: { contrast: 0.2, vignette: 0.06 },
    async draw(s) {
      table(s, 0.06)
      const frame = (x: number, y: number, n: number): string => { const lean = (n % 4) * 9 - 12; return `<svg x="${x}" y="${y}" width="214" height="214" viewBox="0 0 214 214">${rect(0, 0, 214, 214, grey(0.55 + (n % 3) * 0.14))}<g transform="rotate(${lean} 107 107)">${many(5, (i) => line(14 + i * 46, -60, 14 + i * 46, 280, grey(0.1 + (n % 2) * 0.12), 7))}${many(4, (i) => rect(-60, 10 + i * 58 + (n * 7) % 20, 340, 11, grey(0.22)))}${many(4, (i) => line(14 + i * 46, 10 + i * 58, 60 + i * 46, 68 + i * 58, '#222', 4))}</g>${n % 3 === 1 ? rect(120, 0, 94, 214, grey(0.78)) + many(4, (i) => rect(136, 20 + i * 50, 24, 30, '#2a2a2a') + rect(176, 20 + i * 50, 24, 30, '#2a2a2a')) : ''}${n % 4 === 2 ? oval(104, 120, 12, 15, '#111') + area('M88 180Q86 138 104 136Q122 138 120 180Z', '#111') : ''}</svg>` }
      await s.draw(many(12, (n) => frame(52 + (n % 3) * 240, 28 + Math.floor(n / 3) * 240, n)), { texture: (x, y) => 1 + 0.08 * s.noise.fbm(x / 9, y / 9, 3) })
      await s.draw(many(4, (r) => rect(52, 246 + r * 240, 690, 3, '#ddd', 'opacity="0.5"')))
      await s.draw(wax('M526 498L752 504L748 730L522 726L526 494', 9), { warp: [7, 40], opacity: 0.85 })
    },
  },
  'bench-six-1': {
    alt: 'One strip of four heads on a light table, a loupe standing over the third of them',
    finish: { contrast: 0.2 },
    async draw(s) {
      fade(s, ['#e9efef', '#f4f7f6', '#e6ecec'], 0.01)
      await s.draw(rect(-10, -10, 1520, 90, '#26282a') + rect(-10, 930, 1520, 90, '#26282a'))
      const head = (x: number, turn: number, hair: number): string => rect(x, 360, 330, 260, '#9c9c9c') + area(`M${x + 40} 620Q${x + 60} 540 ${x + 165} 530Q${x + 270} 540 ${x + 290} 620Z`, '#e9e9e9') + oval(x + 165 + turn * 18, 460, 52, 68, '#4a4a4a') + area(`M${x + 105 + turn * 18} ${440 + hair * 60}Q${x + 110} 380 ${x + 165 + turn * 18} 380Q${x + 225} 380 ${x + 225 + turn * 18} ${440 + hair * 60}Q${x + 200} 410 ${x + 165 + turn * 18} 412Q${x + 130} 410 ${x + 105 + turn * 18} ${440 + hair * 60}Z`, '#f4f4f4')
      await s.draw(`<g transform="rotate(-3 750 490)">${rect(-40, 300, 1580, 380, '#1a1a1a')}${holes(-30, 318, 36, 44)}${holes(-30, 646, 36, 44)}${head(40, -1, 0)}${head(400, 0, 1)}${head(760, 1, 0)}${head(1120, 0, 0.4)}</g>`)
      await s.draw(disc(920, 470, 190, '#000'), { blur: 40, opacity: 0.45 })
      await s.draw(disc(920, 450, 186, 'none', 'stroke="#111" stroke-width="46"') + disc(920, 450, 206, 'none', 'stroke="#555" stroke-width="5"') + oval(860, 380, 60, 26, '#fff', 'opacity="0.4" transform="rotate(-30 860 380)"'))
    },
  },
  'bench-six-2': {
    alt: 'Test strips pinned to a board: one face seven times, from white to almost black, and a red ring round the fifth',
    finish: { contrast: 0.15, vignette: 0.12 },
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#a98a5e'), 1 + 0.14 * s.noise.fbm(x / 8, y / 8, 3)))
      await s.draw(many(7, (i) => { const x = 40 + i * 104; const y = 170 + (i % 2) * 46; const v = 0.92 - i * 0.13; const face = oval(48, 250, 92, 190, grey(v * 0.72)) + oval(30, 230, 13, 8, grey(v * 0.25)) + oval(66, 230, 13, 8, grey(v * 0.25)) + oval(48, 340, 24, 9, grey(v * 0.4)) + area('M-60 240Q-30 60 48 60Q130 60 160 240Q110 130 48 130Q-10 130 -60 240Z', grey(v * 0.16)); return `<g transform="rotate(${(i % 3) * 2 - 2} ${x + 48} ${y})">${rect(x + 6, y + 8, 96, 620, '#3a2c1a', 'opacity="0.5"')}<svg x="${x}" y="${y}" width="96" height="620" viewBox="0 0 96 620">${rect(0, 0, 96, 620, grey(v))}${face}${area('M-40 620Q-20 470 48 460Q116 470 136 620Z', grey(v * 0.5))}</svg>${disc(x + 48, y + 16, 9, '#d8d2c0', 'stroke="#555" stroke-width="2"')}</g>` }))
      await s.draw(wax('M500 170C430 330 440 640 510 800C560 850 590 700 580 480C570 300 560 200 490 176', 9), { warp: [7, 30], opacity: 0.85 })
    },
  },
  'the-spare-bedroom-1': {
    alt: 'Eight strips of film hang from pegs, a different window in every frame, all of them light on dark',
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#c9c9c9', '#d8d8d8', '#c3c3c3'])
      await s.draw(way('M-10 96Q400 120 810 92', '#4a4a4a', 4))
      const strip = (x: number, n: number): string => `<g transform="rotate(${(n % 3) - 1} ${x} 100)">${rect(x - 38, 104, 76, 860, '#1b1b1b')}${many(26, (i) => rect(x - 35, 112 + i * 33, 7, 12, '#d5d5d5') + rect(x + 28, 112 + i * 33, 7, 12, '#d5d5d5'))}${many(7, (i) => { const y = 122 + i * 120; const skew = ((n * 7 + i * 5) % 9) - 4; return rect(x - 25, y, 50, 104, '#333') + `<g transform="translate(${x} ${y + 52}) skewX(${skew * 4})">${n % 4 === 0 ? rect(-15, -30, 13, 26, '#eee') + rect(2, -30, 13, 26, '#eee') + rect(-15, 2, 13, 26, '#eee') + rect(2, 2, 13, 26, '#eee') : n % 4 === 1 ? area('M-14 30V-10Q0 -36 14 -10V30Z', '#eaeaea') : n % 4 === 2 ? many(5, (k) => rect(-16, -32 + k * 13, 32, 7, '#e6e6e6')) : rect(-17, -8, 34, 38, '#efefef')}</g>` })}${rect(x - 13, 84, 26, 42, '#a9855a', 'rx="4"')}</g>`
      await s.draw(many(8, (n) => strip(56 + n * 98, n)))
    },
  },
  'channel-1': {
    alt: 'An enlarger in red light, its lens throwing one small portrait down on the baseboard',
    finish: red,
    async draw(s) {
      s.paint((x, y) => { const l = Math.exp(-Math.hypot(x - 1180, y - 260) / 520); return scaleRgb(hex('#8d1a10'), 0.12 + 0.8 * l + 0.05 * s.noise.fbm(x / 90, y / 90, 4)) })
      await s.draw(rect(360, 850, 800, 46, '#0c0303') + rect(1010, 60, 34, 800, '#0c0303') + area('M640 90Q740 40 840 90L820 260H660Z', '#120505') + rect(640, 250, 200, 60, '#180706') + rect(700, 306, 80, 70, '#0c0303') + rect(830, 200, 200, 40, '#0c0303') + many(5, (i) => rect(700 - i * 2, 310 + i * 13, 80 + i * 4, 6, '#2a0c09')) + disc(1260, 230, 70, '#ff4a2c') + rect(1235, 130, 50, 40, '#0c0303'), { blur: 1 })
      await s.draw(poly([[716, 376], [764, 376], [900, 850], [580, 850]], '#ffb39a', 'opacity="0.28"'), { blur: 8, light: 0.6 })
      await s.draw(poly([[590, 852], [890, 852], [930, 876], [550, 876]], '#ffd9cc') + oval(740, 862, 40, 8, '#6a2018') + oval(740, 870, 70, 6, '#4a140e'))
    },
  },
  'channel-2': {
    finish: red,
    async draw(s) {
      fade(s, ['#2a0806', '#4a0f0a', '#2a0806'])
      for (const [i, x] of [80, 560, 1040].entries()) {
        await s.draw(rect(x, 300, 400, 500, '#140404', 'rx="20"') + rect(x + 24, 324, 352, 452, '#5a140d', 'rx="10"'), { texture: (u, v) => 1 + 0.25 * s.noise.fbm(u / 60, v / 30, 4) })
        await s.draw(`<g transform="rotate(${i * 9 - 8} ${x + 200} 550)">${rect(x + 80, 400, 240, 300, '#e08a72', `opacity="${0.45 + i * 0.25}"`)}${many(4, (k) => poly([[x + 80, 640 - k * 30], [x + 160, 540 - k * 34], [x + 240, 600 - k * 30], [x + 320, 520 - k * 26], [x + 320, 700], [x + 80, 700]], `rgba(90,22,14,${(0.12 + i * 0.1).toFixed(2)})`))}</g>`)
      }
      await s.draw(way('M1130 240L1260 470', '#1c0806', 20) + way('M1170 236L1280 466', '#1c0806', 20) + rect(-10, 180, 1520, 16, '#140404'))
    },
  },
  'channel-3': {
    alt: 'A roll of negatives wound on a steel reel beside its tank, the loose end showing six buildings',
    finish: { tone: tones.neutral, contrast: 0.25 },
    async draw(s) {
      fade(s, ['#9a9a9a', '#b4b4b4', '#8a8a8a'])
      roughen(s, 0.06, 20)
      await s.draw(oval(300, 900, 280, 40, '#222'), { blur: 20, opacity: 0.6 })
      await s.draw(rect(60, 260, 250, 560, '#d8d8d8', 'rx="12"') + rect(60, 260, 70, 560, '#f4f4f4', 'rx="12"') + rect(240, 260, 70, 560, '#8a8a8a', 'rx="12"') + oval(185, 262, 125, 30, '#6a6a6a') + rect(60, 360, 250, 8, '#777'))
      const spiral = `M${Array.from({ length: 170 }, (_, i) => { const a = i * 0.2; const r = 24 + a * 5; return `${(540 + r * Math.cos(a)).toFixed(1)} ${(400 + r * Math.sin(a)).toFixed(1)}` }).join('L')}`
      await s.draw(disc(540, 400, 206, '#4a4a4a') + way(spiral, '#e6e6e6', 5) + disc(540, 400, 26, '#222') + many(4, (i) => `<rect x="536" y="196" width="8" height="408" fill="#ddd" transform="rotate(${i * 45} 540 400)"/>`))
      await s.draw(`<g transform="rotate(-12 480 780)">${rect(300, 700, 560, 150, '#141414')}${holes(306, 706, 24, 24)}${holes(306, 834, 24, 24)}${many(5, (i) => rect(322 + i * 106, 724, 94, 104, '#cfcfcf') + rect(336 + i * 106, 744 + (i % 3) * 12, 32, 84 - (i % 3) * 12, '#3a3a3a') + rect(376 + i * 106, 760 - (i % 2) * 20, 26, 68 + (i % 2) * 20, '#5a5a5a'))}</g>`)
    },
  },
  'channel-4': {
    finish: { tone: tones.silver, contrast: 0.2 },
    async draw(s) {
      fade(s, ['#5a5a5a', '#7a7a7a', '#4a4a4a'])
      await s.draw(way('M-10 190Q400 260 810 170', '#1a1a1a', 5))
      const print = (x: number, y: number, a: number, n: number): string => `<g transform="rotate(${a} ${x} ${y})">${rect(x - 110, y, 220, 290, '#f0f0f0')}${rect(x - 94, y + 16, 188, 240, '#555')}${n === 0 ? poly([[x - 94, y + 256], [x - 20, y + 110], [x + 40, y + 190], [x + 94, y + 120], [x + 94, y + 256]], '#222') + disc(x + 40, y + 70, 20, '#ddd') : n === 1 ? area(`M${x - 40} ${y + 256}V${y + 120}Q${x} ${y + 60} ${x + 40} ${y + 120}V${y + 256}Z`, '#e8e8e8') : way(`M${x - 90} ${y + 200}Q${x - 20} ${y + 60} ${x + 90} ${y + 150}`, '#eee', 10)}${rect(x - 10, y - 24, 20, 50, '#b18c5c', 'rx="3"')}</g>`
      await s.draw(print(160, 214, -4, 0) + print(420, 236, 2, 1) + print(670, 204, 5, 2))
      await s.draw(rect(-10, 720, 820, 300, '#202020') + rect(60, 650, 680, 90, '#2c2c2c', 'rx="8"') + oval(400, 660, 320, 26, '#6a6a6a') + way('M640 640V520Q640 480 590 480H560', '#c9c9c9', 16) + line(560, 486, 558, 656, '#eee', 4))
    },
  },
  'channel-5': {
    finish: { contrast: 0.2, halation: { amount: 0.4, radius: 0.02, threshold: 0.7 } },
    async draw(s) {
      s.paint((x, y) => scaleRgb(hex('#3a2c22'), 0.7 + 0.1 * s.noise.fbm(x / 160, y / 14, 4) + 0.9 * Math.exp(-Math.hypot((x - 700) / 1.5, y - 520) / 300)))
      await s.draw(rect(330, 250, 760, 520, '#cfd6d4', 'rx="10"') + rect(350, 270, 720, 480, '#f7f8f4', 'rx="4"'))
      await s.draw(many(5, (r) => rect(400, 300 + r * 88, 600, 74, '#191614') + many(6, (i) => rect(410 + i * 98, 308 + r * 88, 88, 58, s.rng.pick(['#7d5a3a', '#9a7048', '#5f4630', '#b08a5c'])) + poly([[410 + i * 98, 366 + r * 88], [440 + i * 98, 330 + r * 88 + ((i * 7) % 16)], [470 + i * 98, 350 + r * 88], [498 + i * 98, 326 + r * 88 + ((i * 5) % 20)], [498 + i * 98, 366 + r * 88]], '#2c2018'))))
      await s.draw(`<g transform="rotate(24 1180 640)">${rect(1160, 380, 34, 420, '#b3241c', 'rx="4"')}${poly([[1160, 800], [1194, 800], [1177, 860]], '#e8c9a0')}${poly([[1171, 838], [1183, 838], [1177, 860]], '#b3241c')}</g>` + disc(220, 640, 110, '#17130f') + disc(220, 640, 84, '#8fa3a8') + disc(220, 640, 84, 'none', 'stroke="#4a453e" stroke-width="12"') + oval(190, 606, 26, 14, '#fff', 'opacity="0.6"') + wax('M608 384L706 386L704 458L606 456L608 382', 7))
    },
  },
}
void mixRgb; void at; void clamp
