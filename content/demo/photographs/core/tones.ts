import { hex } from './colour.ts'

/** Duotone ramps, dark to light, named after the print they imitate. */
export const tones = {
  neutral: ['#0b0b0b', '#3c3c3c', '#7d7d7c', '#bdbdbb', '#f4f4f1'].map(hex),
  silver: ['#0d0c0c', '#3b3938', '#7f7b77', '#c0bcb5', '#f3f0e9'].map(hex),
  selenium: ['#0c090c', '#38333a', '#7a7479', '#beb8b8', '#f2efec'].map(hex),
  platinum: ['#1d1916', '#4c443d', '#8b8075', '#c7bdaf', '#efe8db'].map(hex),
  cyanotype: ['#0a1a3a', '#12376b', '#2f67a0', '#9dbfd6', '#f1efe4'].map(hex),
  night: ['#04070d', '#1c2633', '#56636f', '#aab2b6', '#f1f2ee'].map(hex),
} as const
