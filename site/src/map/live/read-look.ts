import type { GroundLook } from './ground-style.ts'

/** Reads the page's colours and font at an element. Colours are drawn and read back, because MapLibre cannot parse `color-mix`. */
export function readLook(element: HTMLElement): GroundLook {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const computed = getComputedStyle(element)
  const colour = (name: string): string => {
    element.style.setProperty('color', `var(${name})`)
    if (!pixel) return computed.color
    pixel.fillStyle = computed.color
    pixel.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
    return `rgb(${red}, ${green}, ${blue})`
  }
  const [font = 'sans-serif'] = computed.fontFamily.split(',')
  const look = {
    background: colour('--background'),
    wash: colour('--wash'),
    line: colour('--line'),
    ink: colour('--ink'),
    ink2: colour('--ink-2'),
    font: font.replaceAll(/["']/g, ''),
  }
  element.style.removeProperty('color')
  return look
}
