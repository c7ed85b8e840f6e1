import { useEffect, useRef, useState } from 'react'
import { hasEnteredView, IN_VIEW } from './has-entered-view.ts'

/** How far a picture has come (spec/behaviour §20.9, §20.10); while it is pending or loading, its placeholder shows. */
export type Arrival = 'pending' | 'loading' | 'loaded' | 'failed'

/** Follows the picture that `image` is put on. Undefined until it is known: what came without script stays as it is. */
export function useArrival({ isLeading }: { isLeading: boolean }) {
  const image = useRef<HTMLImageElement>(null)
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    if (image.current) return followArrival(image.current, { isLeading, tell: setArrival })
  }, [isLeading])
  return { image, arrival }
}

interface FollowedArrival {
  /** Never hidden, so never waited for. */
  readonly isLeading: boolean
  readonly tell: (arrival: Arrival) => void
}

function followArrival(image: HTMLImageElement, { isLeading, tell }: FollowedArrival): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isAwaited = isLeading

  const end = (arrival: Arrival) => {
    if (signal.aborted) return
    ended.abort()
    tell(arrival)
  }
  const show = async () => {
    if (image.naturalWidth === 0) return end('failed')
    // What cannot be decoded ahead is decoded when it is painted.
    await image.decode().catch(() => undefined)
    end('loaded')
  }
  const isBroken = image.complete && image.naturalWidth === 0
  if (isBroken || (isLeading && image.complete)) void show()
  else {
    image.addEventListener('error', () => end('failed'), { signal })
    image.addEventListener('load', () => void (isAwaited && show()), { signal })
    if (!isLeading) {
      watchView(image, signal, {
        // A browser fetches what is near ahead of time: what is there already stays as it is.
        before: () => image.complete || tell('pending'),
        entered() {
          isAwaited = true
          if (image.complete) void show()
          // What has begun to show is not hidden again (spec/design GR7).
          else if (image.naturalWidth === 0) tell('loading')
        },
      })
    }
  }
  return () => ended.abort()
}

interface ViewWatch {
  /** Told once, when the box is out of view at first. */
  readonly before: () => void
  /** Told once. */
  readonly entered: () => void
}

function watchView(box: Element, signal: AbortSignal, { before, entered }: ViewWatch): void {
  let isFirst = true
  const view = new IntersectionObserver(
    (sightings) => {
      const isIn = sightings.some((sighting) => hasEnteredView(sighting, innerHeight))
      if (isIn) stop()
      if (isIn) entered()
      else if (isFirst) before()
      isFirst = false
    },
    { threshold: [0, IN_VIEW] },
  )
  // A box that gets its area in view crosses no threshold.
  const area = new ResizeObserver(() => {
    view.unobserve(box)
    view.observe(box)
  })
  const stop = () => {
    view.disconnect()
    area.disconnect()
  }
  area.observe(box)
  signal.addEventListener('abort', stop)
}
