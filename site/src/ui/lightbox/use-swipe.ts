import { useRef, type TouchEvent } from 'react'

/** Shorter is a tap. */
const SWIPE_PX = 48

/** Handlers that tell of a finger drawn sideways: to the left asks for the next. Two fingers zoom. */
export function useSwipe({ next, previous }: { next: () => void; previous: () => void }) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [touch, ...others] = Array.from(touches)
      const isZoomed = (visualViewport?.scale ?? 1) > 1
      from.current =
        touch && others.length === 0 && !isZoomed
          ? { x: touch.clientX, y: touch.clientY }
          : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [touch] = Array.from(changedTouches)
      if (!touch || !from.current) return
      const x = touch.clientX - from.current.x
      const y = touch.clientY - from.current.y
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return
      if (x < 0) next()
      else previous()
    },
  }
}
