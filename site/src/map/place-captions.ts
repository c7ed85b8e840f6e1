import type { Point } from 'contract/rules/web-mercator.ts'
import { nameWidth, type Box, type Room } from './place-names.ts'

export interface Caption {
  readonly text: string
  /** The distance from the pin's centre to the near edge of the name, to the middle of that edge, in CSS pixels. */
  readonly x: number
  readonly y: number
  readonly side: Side
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface CaptionedPin extends Point {
  readonly width: number
  readonly height: number
  readonly caption?: string | undefined
}

/** The gap between a pin and its name, in CSS pixels; the ring of a selected pin fits into it. */
export const GAP = 7
const LINE_HEIGHT = 18
/** Names beside pins are in semibold type, which is wider. */
const WIDER = 1.08

/**
 * Returns each pin's name on the first side that is free (right, left, below, above), or undefined if no side is. Each
 * placed name is marked as taken in `room`.
 */
export function placeCaptions(
  pins: readonly CaptionedPin[],
  room: Room,
): readonly (Caption | undefined)[] {
  return pins.map((pin) => {
    const { caption: text } = pin
    if (text === undefined) return undefined
    for (const [side, box] of sidesOf(pin, text)) {
      if (!room.isFree(box)) continue
      room.take(box)
      return captionOf(text, side, pin)
    }
    return undefined
  })
}

/** The space that a placed name takes on a map where its pin is drawn at `pin`. */
export function captionBox({ text, side }: Caption, pin: CaptionedPin): Box | undefined {
  return sidesOf(pin, text).find(([each]) => each === side)?.[1]
}

function captionOf(text: string, side: Side, { width, height }: CaptionedPin): Caption {
  switch (side) {
    case 'right':
      return { text, side, x: width / 2 + GAP, y: 0 }
    case 'left':
      return { text, side, x: -width / 2 - GAP, y: 0 }
    case 'below':
      return { text, side, x: 0, y: height / 2 + GAP + LINE_HEIGHT / 2 }
    case 'above':
      return { text, side, x: 0, y: -height / 2 - GAP - LINE_HEIGHT / 2 }
  }
}

function sidesOf({ x, y, width, height }: CaptionedPin, text: string): [Side, Box][] {
  const size = { width: nameWidth(text) * WIDER, height: LINE_HEIGHT }
  const [across, down] = [width / 2 + GAP + size.width / 2, height / 2 + GAP + LINE_HEIGHT / 2]
  return [
    ['right', { ...size, x: x + across, y }],
    ['left', { ...size, x: x - across, y }],
    ['below', { ...size, x, y: y + down }],
    ['above', { ...size, x, y: y - down }],
  ]
}
