import { fade, hex, mixRgb, roughen, scaleRgb, skyline, type Scenes } from '../core/scene.ts'
import { area, at, disc, glow, grey, line, many, oval, poly, rect, smoothstep, way, type Sheet } from '../core/sheet.ts'
import { tones } from '../core/tones.ts'

interface Looks { readonly skin: string; readonly shade: string; readonly hair: string; readonly cloth: string; readonly cut?: 'short' | 'long' | 'bob' | 'curls' | 'bun' | 'bald' | 'none' }
const HAIR = {
  short: 'M-104 -10C-120 -150 -70 -190 0 -190C76 -190 120 -150 104 -10C98 -60 84 -92 60 -104C10 -112 -50 -110 -78 -84C-92 -60 -98 -40 -104 -10Z',
  long: 'M-110 250C-150 60 -140 -196 0 -196C140 -196 150 60 110 250C128 120 92 -40 66 -92C20 -116 -44 -110 -72 -84C-96 -20 -122 120 -110 250Z',
  bob: 'M-116 96C-140 -60 -110 -196 0 -196C112 -196 140 -60 116 96Q96 112 88 84C96 10 84 -70 62 -84Q0 -104 -66 -80C-86 -50 -98 20 -88 84Q-98 112 -116 96Z',
} as const
/** Head and shoulders from the front: crown at -180, chin at 150, facing the lens. */
function bust({ skin, shade, hair, cloth, cut = 'short' }: Looks): string {
  const crown = cut === 'curls' ? many(26, (i) => disc(Math.cos(i * 0.52) * 104, -96 + Math.sin(i * 1.3) * 66, 40, hair)) : cut === 'bun' ? disc(0, -214, 50, hair) + area(HAIR.short, hair) : cut === 'bald' || cut === 'none' ? '' : area(HAIR[cut], hair)
  return (cut === 'long' ? area('M-110 250C-150 60 -140 -196 0 -196C140 -196 150 60 110 250Z', hair) : '') +
    area('M-300 620C-290 400 -220 300 -90 262Q-54 240 -56 150H56Q54 240 90 262C220 300 290 400 300 620Z', cloth) + area('M-60 120H60Q56 220 84 258Q0 320 -84 258Q-56 220 -60 120Z', shade) +
    (cut === 'curls' ? crown : '') + area('M-100 -40C-104 60 -70 150 0 158C70 150 104 60 100 -40C98 -150 60 -178 0 -178C-60 -178 -98 -150 -100 -40Z', skin) + area('M0 -178C60 -178 98 -150 100 -40C104 60 70 150 0 158C40 90 40 -90 0 -178Z', shade, 'opacity="0.55"') +
    many(2, (i) => oval(-40 + i * 80, -14, 17, 8, '#1a1412') + way(`M${-62 + i * 80} -42q22 -14 44 0`, hair === '#e8e4dc' ? '#b8b0a4' : '#2a201a', 6)) + way('M-4 -10Q-16 40 -8 54Q2 62 14 54', shade, 6) + way('M-32 96Q0 110 32 96', '#6a3a34', 8) + (cut === 'curls' ? many(9, (i) => disc(-84 + i * 21, -150, 32, hair)) : crown)
}
const back = (hair: string, cloth: string): string => area('M-300 620C-290 400 -220 300 -90 262Q-50 240 -52 150H52Q50 240 90 262C220 300 290 400 300 620Z', cloth) + oval(0, -20, 112, 168, hair)
const mono = { tone: tones.silver, contrast: 0.2 }
const soft = { contrast: 0.15 }
const dark = { skin: '#5a3a28', shade: '#3a241a', hair: '#14100e', cloth: '#2a2c30' }
const fair = { skin: '#d9ad90', shade: '#a87a60', hair: '#5a4030', cloth: '#3a3f46' }
const tan = { skin: '#b98560', shade: '#8a5c40', hair: '#1e1612', cloth: '#44505a' }
const paper = (s: Sheet): ((x: number, y: number) => number) => (x, y) => 1 + 0.08 * s.noise.fbm(x / 60, y / 60, 4) + 0.04 * s.other.fbm(x / 8, y / 8, 2)

async function wall(s: Sheet, colours: readonly string[], body: string, blur = 1.6): Promise<void> {
  fade(s, colours)
  await s.draw(body, { blur, texture: paper(s) })
}

export const portraits: Scenes = {
  'portrait-rosalind-otway': { alt: 'Rosalind Otway looks over the top of her wooden plate camera, its brass lens in front of her chin', finish: soft, async draw(s) {
    await wall(s, ['#a89880', '#b8a68a', '#8a7860'], at(400, 380, 1.15, bust({ ...fair, hair: '#c9c2b6', cut: 'bob' })))
    await s.draw(rect(190, 500, 420, 380, '#6b3f22', 'rx="8"') + rect(220, 530, 360, 320, '#4a2a16') + many(6, (i) => rect(236 + i * 9, 546 + i * 9, 328 - i * 18, 288 - i * 18, 'none', 'stroke="#1c0f08" stroke-width="5"')) + disc(400, 690, 84, '#c19a4a') + disc(400, 690, 60, '#16181c') + oval(378, 668, 20, 12, '#9fb4c4') + way('M330 880L200 1010M470 880L600 1010M400 880V1010', '#4a2a16', 22), { texture: paper(s) }) } },
  'portrait-walter-prewitt': { alt: 'Walter Prewitt in a hat on a wet corner, a camera hanging at the height of his chest', finish: mono, async draw(s) {
    fade(s, ['#4a4a4a', '#8a8a8a', '#5a5a5a'])
    await s.draw(many(24, () => disc(s.rng() * 800, s.rng.range(100, 700), s.rng.range(20, 70), 'rgba(255,255,255,0.2)')), { blur: 4 })
    await s.draw(at(400, 360, 0.95, bust({ skin: '#c4c4c4', shade: '#8a8a8a', hair: '#dedede', cloth: '#2a2a2a', cut: 'short' }) + area('M-190 -106Q0 -66 190 -106Q150 -140 104 -140Q100 -236 0 -240Q-100 -236 -104 -140Q-150 -140 -190 -106Z', '#1c1c1c') + rect(-104, -160, 208, 26, '#3c3c3c') + way('M-84 270L-70 430M84 270L70 430', '#0c0c0c', 12) + rect(-92, 420, 184, 120, '#101010', 'rx="12"') + disc(0, 480, 46, '#555') + disc(0, 480, 28, '#0a0a0a')), { blur: 1.4, texture: paper(s) }) } },
  'portrait-anselm-vroom': { alt: 'Anselm Vroom holds a pressed leaf up to one eye, between two fingers', finish: mono, async draw(s) {
    await wall(s, ['#d6d6d6', '#e2e2e2', '#c6c6c6'], at(400, 420, 1.35, bust({ skin: '#cfcfcf', shade: '#9a9a9a', hair: '#f0f0f0', cloth: '#5a5a5a', cut: 'short' })))
    await s.draw(area('M500 560C640 520 640 320 470 250C360 330 380 520 500 560Z', '#3a3a3a') + way('M500 600C500 480 490 360 470 250', '#8a8a8a', 5) + many(6, (i) => way(`M${494 - i * 4} ${520 - i * 44}q50 -10 76 -50M${494 - i * 4} ${520 - i * 44}q-44 -16 -60 -56`, '#7a7a7a', 3)) + area('M480 590Q510 570 540 600L640 1010H500Z', '#b5b5b5') + rect(462, 560, 34, 110, '#b5b5b5', 'rx="17" transform="rotate(14 480 600)"'), { blur: 0.8 }) } },
  'portrait-kofi-abernathy-mensah': { alt: 'Kofi Abernathy-Mensah and a wall of windows on one sheet, panes across his forehead and coat', finish: { tone: tones.platinum, contrast: 0.2 }, async draw(s) {
    await wall(s, ['#c6c6c6', '#d2d2d2', '#aaaaaa'], at(400, 400, 1.3, bust({ skin: '#5a5a5a', shade: '#3a3a3a', hair: '#161616', cloth: '#2a2a2a', cut: 'short' })))
    await s.draw(many(12, (r) => many(8, (i) => rect(10 + i * 100, 10 + r * 84, 70, 58, '#ffffff', 'opacity="0.34"') + line(45 + i * 100, 10 + r * 84, 45 + i * 100, 68 + r * 84, '#333', 3, 'opacity="0.4"')))) } },
  'portrait-marguerite-ash': { alt: 'Marguerite Ash behind a glass negative that she holds up, her own face reversed where it covers her', finish: mono, async draw(s) {
    await wall(s, ['#8a8a8a', '#a2a2a2', '#7a7a7a'], at(400, 400, 1.2, bust({ skin: '#cfcfcf', shade: '#9f9f9f', hair: '#e6e6e6', cloth: '#3c3c3c', cut: 'bun' })))
    s.change((p, x, y) => (x > 250 && x < 560 && y > 190 && y < 600 ? scaleRgb([0.95 - p[0], 0.95 - p[1], 0.95 - p[2]], 0.9) : p))
    await s.draw(rect(250, 190, 310, 410, 'none', 'stroke="#eee" stroke-width="5"') + rect(536, 400, 90, 40, '#c4c4c4', 'rx="20"') + rect(540, 450, 96, 40, '#bcbcbc', 'rx="20"') + rect(180, 420, 90, 40, '#c0c0c0', 'rx="20"'), { blur: 0.8 }) } },
  'portrait-hanne-brodziak': { alt: 'Hanne Brodziak in a headset at the open door of a small aeroplane, salt ponds far below her shoulder', finish: soft, async draw(s) {
    s.paint((x, y) => { const [e, own] = s.cells(x * 0.9 + y * 0.2, y * 1.4, 150); return e < 0.04 ? [0.93, 0.9, 0.85] : mixRgb(hex('#6fa39a'), hex('#d99a9a'), own) })
    await s.draw(area('M-10 -10H810V120Q300 60 210 420Q170 700 220 1010H-10Z', '#2a2e34') + way('M810 130Q310 70 222 424Q184 700 232 1010', '#9aa3aa', 9))
    await s.draw(at(420, 440, 1.1, bust({ ...fair, hair: '#b08a50', cloth: '#c8642a', cut: 'short' }) + way('M-118 0C-130 -220 130 -220 118 0', '#1a1c20', 20) + oval(-116, 10, 36, 56, '#24282e') + oval(116, 10, 36, 56, '#24282e') + way('M-116 60Q-100 120 -30 122', '#1a1c20', 9) + oval(-24, 120, 18, 11, '#1a1c20')), { blur: 1.4, texture: paper(s) }) } },
  'portrait-chidi-verhoeven': { alt: 'Chidi Verhoeven lit from below by the street lamp in his hands, everything else orange dark', finish: { contrast: 0.3, halation: { amount: 0.5, radius: 0.03, threshold: 0.6 } }, async draw(s) {
    fade(s, ['#120a06', '#1c0f08', '#2a160a'])
    await s.draw(at(400, 360, 1.15, bust({ ...dark, cloth: '#1c1410', cut: 'short' })), { blur: 1.6 })
    s.change((p, x, y) => { const d = Math.hypot(x - 400, y - 820); const l = 0.35 + 1.6 * Math.exp(-d / 330); return [p[0] * l * 1.45, p[1] * l * 0.85, p[2] * l * 0.42] })
    await s.draw(`<defs>${glow('g', '#ff9a2e', 0.3)}</defs>${disc(400, 830, 330, 'url(#g)')}`, { light: 0.6 })
    await s.draw(oval(400, 830, 130, 66, '#ffd08a') + area('M270 840Q400 960 530 840L500 900Q400 960 300 900Z', '#3a2414') + rect(220, 830, 90, 140, '#3a2116', 'rx="36"') + rect(490, 830, 90, 140, '#3a2116', 'rx="36"'), { blur: 2 }) } },
  'portrait-teo-aldersey': { alt: 'Teo Aldersey wound in blue cotton from crown to chest, only the eyes left out', finish: soft, async draw(s) {
    fade(s, ['#c9c4ba', '#d6d0c4', '#b0a898'])
    await s.draw(at(400, 400, 1.3, bust({ ...fair, cut: 'none', cloth: '#23468f' })), { blur: 1 })
    await s.draw(at(400, 400, 1.3, area('M-128 -30C-150 -190 -80 -230 0 -230C84 -230 150 -190 128 -30L96 -44Q0 -64 -96 -44Z', '#2b55ad') + area('M-126 10Q0 36 126 10C150 160 230 300 300 620H-300C-230 300 -150 160 -126 10Z', '#264c9c')), { texture: (x, y) => 0.9 + 1.5 * (s.other.fbm((y + x * 0.4) / 50 + 0.1, x / 400, 4) - s.other.fbm((y + x * 0.4) / 50, x / 400, 4)) * 3, warp: [10, 9] }) } },
  'portrait-wren-talavera': { alt: 'Wren Talavera from behind at an upright piano, hands on the keys and no face to be seen', finish: mono, async draw(s) {
    fade(s, ['#b0b0b0', '#c0c0c0', '#8a8a8a'])
    await s.draw(rect(60, 330, 680, 700, '#1a1a1a') + rect(40, 310, 720, 34, '#2c2c2c') + rect(230, 380, 340, 190, '#3a3a3a') + rect(280, 390, 110, 150, '#dedede') + rect(410, 390, 110, 150, '#e6e6e6') + rect(60, 640, 680, 40, '#e9e9e9') + many(40, (i) => rect(68 + i * 17, 640, 8, i % 7 === 2 || i % 7 === 6 ? 0 : 24, '#0c0c0c')))
    await s.draw(at(400, 470, 1, area('M-240 620C-230 400 -190 300 -70 262Q-44 240 -46 150H46Q44 240 70 262C190 300 230 400 240 620Z', '#4a4a4a') + oval(0, 0, 100, 150, '#242424') + way('M-190 320Q-280 300 -270 200M190 320Q280 300 270 200', '#4a4a4a', 66) + oval(-268, 196, 40, 24, '#cfcfcf') + oval(268, 196, 40, 24, '#cfcfcf')), { blur: 1.4, texture: paper(s) }) } },
  'portrait-yusra-halvorsen': { alt: 'Yusra Halvorsen at a window, the slats of a blind laid across her face and scarf in bars of sun', finish: soft, async draw(s) {
    await wall(s, ['#5a6b62', '#6d7d70', '#46544c'], at(400, 410, 1.3, bust({ ...tan, hair: '#8fae9a', cloth: '#8fae9a', cut: 'long' }) + area('M-150 260C-190 20 -150 -214 0 -214C150 -214 190 20 150 260Q230 320 240 620H-240Q-230 320 -150 260ZM-92 -40C-96 50 -64 138 0 146C64 138 96 50 92 -40C90 -120 56 -140 0 -140C-56 -140 -90 -120 -92 -40Z', '#8fae9a', 'fill-rule="evenodd"')))
    s.change((p, x, y) => { const bar = smoothstep(0.2, 0.34, Math.abs((((y + x * 0.22) / 74) % 1) - 0.5)); return scaleRgb(p, 0.5 + 0.95 * bar) }) } },
  'portrait-ruben-okonjo': { alt: 'Ruben Okonjo small and high in the basket of a ladder truck, against the side of a tower', finish: soft, async draw(s) {
    fade(s, ['#7d7598', '#c99a94', '#e5ae86'])
    await s.draw(rect(430, -10, 400, 1030, '#8a6f72') + many(13, (r) => many(4, (i) => rect(460 + i * 92, 20 + r * 78, 60, 48, (r * 4 + i) % 11 === 3 ? '#ffd58a' : '#4a3f4c'))))
    await s.draw(poly([[-10, 1010], [60, 1010], [330, 520], [296, 500]], '#b3261e') + many(10, (i) => line(20 + i * 29, 990 - i * 50, 64 + i * 27, 1004 - i * 50, '#e9d8c8', 6)) + at(310, 470, 0.42, bust({ ...dark, cloth: '#1f4a6a', cut: 'short' })) + rect(180, 560, 260, 150, '#d9d5cc') + many(7, (i) => rect(190 + i * 38, 580, 22, 110, '#8d8a84')), { blur: 0.9 }) } },
  'portrait-cormac-eddery': { alt: 'Cormac Eddery under a dark cloth: legs, a hand on the bellows and a camera the size of a wardrobe', finish: { tone: tones.platinum, contrast: 0.25 }, async draw(s) {
    fade(s, ['#bdbdbd', '#cacaca', '#8f8f8f'])
    await s.draw(rect(-10, 860, 820, 160, '#6a6a6a') + rect(420, 240, 330, 460, '#3a3a3a') + many(9, (i) => poly([[420 - i * 22, 270 + i * 12], [404 - i * 22, 276 + i * 12], [404 - i * 22, 664 - i * 12], [420 - i * 22, 670 - i * 12]], i % 2 ? '#161616' : '#2c2c2c')) + rect(180, 370, 44, 200, '#4a4a4a') + disc(170, 470, 46, '#8a8a8a') + disc(164, 470, 28, '#101010') + way('M470 700L430 880M700 700L740 880', '#2a2a2a', 24) + area('M740 230Q900 240 860 520Q840 720 800 760L620 700Q560 400 640 240Z', '#0e0e0e') + way('M660 700L650 880M730 720L750 880', '#262626', 60) + oval(560, 330, 50, 26, '#b5b5b5'), { blur: 1.2, texture: paper(s) }) } },
  'portrait-noor-castellane': { alt: 'Noor Castellane far off on the one bench of a large bare room, her coat still on', finish: mono, async draw(s) {
    s.paint((x, y) => { const v = y > 640 ? 0.5 - 0.12 * Math.abs(x / 400 - 1) + (Math.floor(x / 100 + (y - 640) / 60) % 2) * 0.03 : 0.8 - 0.22 * Math.abs(x / 400 - 1) + 0.03 * s.noise.fbm(x / 60, y / 60, 4); return [v, v, v] })
    await s.draw(poly([[470, 180], [640, 230], [640, 560], [470, 530]], '#fafafa') + many(3, (i) => line(512 + i * 43, 190 + i * 13, 512 + i * 43, 540 + i * 7, '#8a8a8a', 5)) + poly([[330, 690], [560, 740], [470, 860], [230, 780]], '#e6e6e6', 'opacity="0.55"'), { blur: 3 })
    await s.draw(rect(190, 690, 260, 14, '#1c1c1c') + rect(206, 700, 12, 70, '#1c1c1c') + rect(424, 700, 12, 70, '#1c1c1c') + oval(300, 560, 22, 28, '#9a9a9a') + area('M276 566Q270 526 300 524Q332 526 326 580Q330 610 322 616Q300 590 278 614Z', '#1a1a1a') + area('M262 700Q256 606 300 598Q346 606 338 700L356 720L352 776H332L322 730H280L270 776H250L256 720Z', '#2a2a2a'), { blur: 0.8 }) } },
  'portrait-amara-delacourt-ng': { alt: 'Amara Delacourt-Ng walks a crest away from the camera, a tripod across both shoulders', finish: mono, async draw(s) {
    s.paint((x, y) => { const crest = 430 + (y - 430) * 0.2 + 90 * Math.sin(y / 210); const sky = y < 400 + 0.12 * x; const v = sky ? 0.82 - 0.1 * (y / 400) : x < crest ? 0.72 + 0.05 * Math.sin((y + x * 0.4) / 7 + s.noise.at(x / 60, y / 60) * 4) : 0.2 + 0.03 * Math.sin(y / 5); return [v, v, v] })
    await s.draw(oval(440, 380, 24, 30, '#161616') + area('M398 540Q392 428 440 416Q490 428 484 540L470 660H450L440 560L430 660H410Z', '#1c1c1c') + line(300, 446, 590, 424, '#0c0c0c', 11) + line(300, 456, 590, 440, '#0c0c0c', 8) + way('M404 450L372 450M478 446L508 440', '#1c1c1c', 16), { blur: 0.8 }) } },
  'portrait-orla-fenwick': { alt: 'Orla Fenwick in a rowing jacket with an oar upright beside her, the river behind her white', finish: soft, async draw(s) {
    await wall(s, ['#dfe5e2', '#e8ece8', '#d3dcd8', '#b4c2bd'], at(360, 460, 1, bust({ ...fair, hair: '#8a3f22', cloth: '#2f6a5a', cut: 'long' }) + line(0, 300, 0, 620, '#1d463b', 7)))
    await s.draw(rect(640, 200, 18, 820, '#b08a54') + area('M610 -10H690L684 170Q668 230 649 240Q630 230 614 170Z', '#e9e3d2') + rect(610, 60, 78, 40, '#2f6a5a') + oval(648, 640, 44, 30, '#d9ad90'), { blur: 1 }) } },
  'portrait-lucia-varnhagen': { alt: 'Lucía Varnhagen with the shadow of a sash window across her, half of her face inside one pane', finish: soft, async draw(s) {
    await wall(s, ['#c9b596', '#d3bf9e', '#b29c7c'], at(400, 410, 1.25, bust({ ...fair, hair: '#2a1a14', cloth: '#6a4a3a', cut: 'bob' })))
    s.change((p, x, y) => { const u = x + (y - 500) * 0.14; const inside = (u > 120 && u < 380) || (u > 410 && u < 670); const pane = (y > 140 && y < 450) || (y > 480 && y < 800); return scaleRgb(p, inside && pane ? 1.18 : 0.48) }) } },
  'portrait-odile-marchetti-tan': { alt: 'Odile Marchetti-Tan holds a dripping blue sheet before her, a white seaweed across it and her face above', finish: soft, async draw(s) {
    await wall(s, ['#cfd8dc', '#dbe2e4', '#b6bec0'], at(400, 300, 0.95, bust({ ...tan, hair: '#9a948c', cloth: '#5a4f44', cut: 'curls' })))
    const { seaweed } = await import('../core/plants.ts')
    await s.draw(rect(130, 470, 540, 460, '#123a78'), { warp: [14, 16], texture: (x, y) => 1 + 0.2 * s.noise.fbm(x / 120, y / 40, 4) })
    await s.draw(seaweed(s.rng, { x: 400, y: 930, angle: -1.57, length: 380 }).replaceAll('#fff', '#eaf0f4'))
    await s.draw(rect(100, 540, 70, 44, '#b98560', 'rx="22"') + rect(632, 540, 70, 44, '#b98560', 'rx="22"') + many(12, () => { const x = s.rng.range(150, 650); return oval(x, s.rng.range(945, 1000), 4, 9, '#3a6aa8') })) } },
  'portrait-mirela-stefan': { alt: 'Mirela Štefan as a white profile on black, one hand raised and a disc above its fingers', finish: { tone: tones.silver, contrast: 0.25 }, async draw(s) {
    s.paint((x, y) => { const v = 0.04 + 0.02 * s.noise.fbm(x / 90, y / 90, 4); return [v, v, v] })
    const head = 'M-60 190C-58 150 -66 110 -92 70C-130 10 -120 -90 -50 -126C20 -160 90 -126 96 -60C98 -44 104 -34 118 -10C122 -2 112 2 108 6C112 14 108 22 104 26C110 34 106 42 100 44C104 58 98 74 76 74C58 74 46 78 44 96C42 130 56 160 80 190Z'
    const hand = many(4, (i) => rect(560 + i * 40, 380 - [30, 60, 46, 0][i]!, 30, 200, '#fff', 'rx="15"')) + rect(556, 540, 154, 170, '#fff', 'rx="40"') + rect(500, 560, 100, 34, '#fff', 'rx="17" transform="rotate(-30 550 577)"') + rect(590, 690, 90, 330, '#fff')
    await s.draw(at(270, 420, 1.9, area(head, '#fff') + area('M-60 180C-110 200 -230 220 -270 340V700H160V340C150 230 130 210 82 182Z', '#fff')), { blur: 3, opacity: 0.85, texture: (x, y) => 0.9 + 0.14 * s.noise.fbm(x / 50, y / 50, 4) })
    await s.draw(hand + disc(560, 240, 78, '#fff'), { blur: 1.4 })
    await s.draw(hand + disc(560, 240, 78, '#fff'), { blur: 26, opacity: 0.25 }) } },
  'portrait-isko-lindqvist': { alt: 'Isko Lindqvist in a woollen hat at night, his face red in the light of a head torch', finish: { contrast: 0.3, halation: { amount: 0.5, radius: 0.03, threshold: 0.6 } }, async draw(s) {
    fade(s, ['#07120f', '#0d1f1a', '#17322a'])
    await s.draw(many(130, () => disc(s.rng() * 800, s.rng() * 700, s.rng.range(0.6, 2), '#fff', 'opacity="0.7"')), { light: 0.7 })
    await s.draw(at(400, 440, 1.2, bust({ skin: '#a8281c', shade: '#4a100c', hair: '#2a0a08', cloth: '#14100f', cut: 'none' }) + area('M-122 -40C-140 -230 140 -230 122 -40Q0 -70 -122 -40Z', '#2b1a18') + many(14, (i) => line(-108 + i * 17, -50, -100 + i * 16, -176, '#3a2420', 4)) + rect(-128, -96, 256, 26, '#0c0a0a') + rect(-36, -116, 72, 58, '#161212', 'rx="12"')), { blur: 1.2 })
    await s.draw(disc(400, 336, 22, '#ff5a3c'), { blur: 2, light: 1.2 })
    await s.draw(disc(400, 336, 200, '#ff2c14'), { blur: 70, light: 0.4 }) } },
  'portrait-matteo-quarantelli': { alt: 'Matteo Quarantelli in a dusty apron behind a wall of test tiles, one of them in his hand', finish: soft, async draw(s) {
    await wall(s, ['#6d5a4c', '#7d6858', '#54453a'], at(400, 340, 1.05, bust({ ...tan, hair: '#8a8178', cloth: '#3f4a4a', cut: 'short' }) + rect(-130, 300, 260, 320, '#b89a78') + area('M-60 120Q0 190 60 120Q50 176 0 180Q-50 176 -60 120Z', '#8a8178')))
    await s.draw(many(4, (r) => many(7, (i) => rect(8 + i * 114 - (r % 2) * 50, 690 + r * 84, 104, 76, s.rng.pick(['#b5533a', '#d98a68', '#7a2d20', '#e9b596', '#9a4530', '#c9a27c']), 'rx="3"'))) + rect(470, 560, 120, 120, '#e39a76', 'rx="4" transform="rotate(9 530 620)"') + rect(566, 610, 60, 80, '#b98560', 'rx="26"'), { texture: paper(s) }) } },
  'portrait-leonie-castaigne': { alt: 'The eyes of Léonie Castaigne through the letter slot of a green door, its brass flap held up', finish: soft, async draw(s) {
    s.paint((x, y) => scaleRgb(hex('#23513c'), 0.95 + 0.1 * s.noise.fbm(x / 300, y / 8, 4)))
    await s.draw(rect(60, -10, 680, 330, 'none', 'stroke="#173826" stroke-width="16"') + rect(60, 690, 680, 330, 'none', 'stroke="#173826" stroke-width="16"') + rect(150, 380, 500, 240, '#c29a48', 'rx="10"') + rect(190, 440, 420, 130, '#0e0b0a'))
    await s.draw(`<clipPath id="c"><rect x="190" y="440" width="420" height="130"/></clipPath><g clip-path="url(#c)">${rect(190, 440, 420, 130, '#c99b80')}${oval(400, 600, 40, 60, '#a87a60')}${many(2, (i) => oval(300 + i * 200, 512, 52, 26, '#f3ece4') + disc(304 + i * 200, 512, 24, '#4a3a24') + disc(304 + i * 200, 512, 11, '#0c0a08') + disc(296 + i * 200, 504, 5, '#fff') + way(`M${240 + i * 200} 470q60 -30 120 0`, '#2a1a12', 13))}${rect(190, 430, 420, 34, '#000', 'opacity="0.5"')}</g>` + poly([[180, 440], [620, 440], [640, 390], [160, 390]], '#e0bb68') + disc(170, 500, 7, '#6a4f1c') + disc(630, 500, 7, '#6a4f1c'), { blur: 0.7 }) } },
  'portrait-hiroko-estrand': { alt: 'A fogged pane with one round cleared by a sleeve, and Hiroko Estrand looking out of it', finish: mono, async draw(s) {
    await wall(s, ['#7a7a7a', '#8f8f8f', '#6a6a6a'], at(400, 440, 1.35, bust({ skin: '#d9d9d9', shade: '#a4a4a4', hair: '#141414', cloth: '#3c3c3c', cut: 'bob' })))
    const { blur } = await import('../core/blur.ts')
    const fog = blur(s.pic, 40)
    const k = s.pic.height / 1000
    s.change((p, x, y) => { const d = Math.hypot((x - 400) / 1.05, y - 430) + 26 * s.noise.fbm(x / 60, y / 30, 4); const t = smoothstep(196, 226, d); const i = Math.min(s.pic.height - 1, Math.floor(y * k)) * s.pic.width + Math.min(s.pic.width - 1, Math.floor(x * k)); const f = fog.rgbAt(i); const mist = mixRgb(f, [0.82, 0.82, 0.82], 0.55); return mixRgb(p, scaleRgb(mist, 1 + 0.05 * s.other.fbm(x / 5, y / 5, 2)), t) })
    await s.draw(many(11, () => { const x = s.rng.range(220, 590); return way(`M${x} ${600 + s.rng.range(0, 40)}q${s.rng.range(-8, 8)} 90 ${s.rng.range(-6, 6)} ${s.rng.range(120, 340)}`, '#4a4a4a', s.rng.range(3, 7), 'opacity="0.5"') }), { blur: 1 }) } },
  'portrait-rafael-iturbe-kane': { alt: 'Rafael Iturbe-Kane from behind with a rolled mat on his pack, four blue ranges in front of him', finish: soft, async draw(s) {
    fade(s, ['#6d86b8', '#a3b4d0', '#d9cfc9'])
    for (const [n, c] of ['#8198bf', '#5f79a6', '#435d8a', '#2b426b'].entries()) s.change((p, x, y) => (y > skyline(s, x, n + 51, 420 + n * 90, 200, 420) ? hex(c) : p))
    await s.draw(at(400, 420, 1, back('#151a26', '#26344c') + rect(-150, 260, 300, 400, '#8a3a2a', 'rx="50"') + rect(-120, 420, 240, 150, '#6f2c20', 'rx="24"') + rect(-200, 210, 400, 84, '#5a6a4a', 'rx="42"') + rect(-110, 200, 22, 110, '#2a1a14') + rect(88, 200, 22, 110, '#2a1a14')), { blur: 1, texture: paper(s) }) } },
  'portrait-thaddeus-okoro-lane': { alt: 'Thaddeus Okoro-Lane between the pipes of an organ, his ear against the longest', finish: soft, async draw(s) {
    s.paint((x, y) => scaleRgb(hex('#2a1c12'), 0.8 + 0.3 * s.noise.fbm(x / 90, y / 20, 4)))
    const pipe = (x: number, w: number, top: number): string => rect(x, top, w, 1010 - top, '#9aa0a0') + rect(x + w * 0.18, top, w * 0.2, 1010 - top, '#dfe4e2') + rect(x + w * 0.78, top, w * 0.22, 1010 - top, '#5a6060') + poly([[x + w * 0.1, 800], [x + w * 0.9, 800], [x + w * 0.5, 700]], '#3a3e3e') + rect(x + w * 0.1, 800, w * 0.8, 12, '#16181a')
    await s.draw([[-20, 90, 90], [84, 76, 180], [176, 64, 260], [560, 64, 240], [640, 80, 150]].map(([x = 0, w = 0, t = 0]) => pipe(x, w, t)).join(''))
    await s.draw(at(400, 430, 0.92, bust({ ...dark, cloth: '#7a6a44', cut: 'short' }), 'rotate(9)'), { blur: 1.2, texture: paper(s) })
    await s.draw(pipe(520, 108, 20) + [[690, 70, 260]].map(([x = 0, w = 0, t = 0]) => pipe(x, w, t)).join('')) } },
}
void roughen; void grey
