import { useEffect, useState } from 'react'
import { AT_TOP, scrolled, type Scrolled } from './scrolled.ts'

/** spec/asked §4. */
const STILL_MS = 500

/**
 * How far the page is scrolled, and whether the header has to stand still: a change of path begins at the top again, and
 * turns transitions off for 500 ms (spec/behaviour §12).
 */
export function useScrolled(pathname: string): Scrolled & { readonly isStill: boolean } {
  const [state, setState] = useState(AT_TOP)
  const [entered, setEntered] = useState(pathname)
  const [stillOn, setStillOn] = useState<string>()
  if (entered !== pathname) {
    setEntered(pathname)
    setState(AT_TOP)
    setStillOn(pathname)
  }

  useEffect(() => {
    const read = () => setState((before) => changed(before, scrolled(scrollY, innerHeight)))
    return oncePerFrame(read)
  }, [])

  useEffect(() => {
    if (stillOn === undefined) return undefined
    const timer = setTimeout(() => {
      setStillOn(undefined)
      // A page that keeps its position on entry (`/timeline`) has told nobody of it.
      setState(scrolled(scrollY, innerHeight))
    }, STILL_MS)
    return () => clearTimeout(timer)
  }, [stillOn])

  return { ...state, isStill: stillOn !== undefined }
}

/** The same object while nothing has changed: nothing is rendered then. */
function changed(before: Scrolled, next: Scrolled): Scrolled {
  const isSame = before.isTop === next.isTop && before.isPastOneScreen === next.isPastOneScreen
  return isSame ? before : next
}

/** Reads after the next frame, where the browser may have restored a position, and after each scroll; gives the end of it. */
function oncePerFrame(read: () => void): () => void {
  let frame: number | undefined
  const ask = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      read()
    })
  }
  ask()
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    removeEventListener('scroll', ask)
    removeEventListener('resize', ask)
  }
}
