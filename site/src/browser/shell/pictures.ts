import type { Navigation } from '../navigation/navigation.ts'

/**
 * How far a picture has come (spec/behaviour §20.9, §20.10), as its box says; while it is pending or loading, its placeholder
 * shows. None until it is known: what came without script stays as it is.
 */
type Arrival = 'pending' | 'loading' | 'loaded' | 'failed'

const PICTURES = 'img[data-picture]'

/** Follows the pictures of the page, whatever puts them there: placeholder, entering view, fade, failure (spec/behaviour §20). */
export function startPictures(navigation: Pick<Navigation, 'subscribe'>): void {
  const follow = followView()
  const followAll = () => {
    follow.end()
    for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
      if (isSettled(image)) continue
      if (image.complete && (isLeading(image) || image.naturalWidth === 0)) void show(image)
      else if (!isLeading(image)) follow.start(image)
    }
  }

  // Neither event bubbles.
  const options = { capture: true }
  document.addEventListener('error', (event) => onPicture(event, fail), options)
  document.addEventListener(
    'load',
    (event) =>
      onPicture(event, (image) => {
        if (isLeading(image) || follow.hasEntered(image)) void show(image)
        // One that an island has drawn is seen here for the first time.
        else follow.start(image)
      }),
    options,
  )
  followAll()
  navigation.subscribe({ shown: ({ isSwapped }) => isSwapped && followAll() })
}

function onPicture({ target }: Event, task: (image: HTMLImageElement) => void): void {
  if (target instanceof HTMLImageElement && target.matches(PICTURES) && !isSettled(target)) {
    task(target)
  }
}

/** Waits for lazy pictures to enter view. */
function followView() {
  const entered = new WeakSet<HTMLImageElement>()
  const view = new IntersectionObserver((sightings) => sightings.forEach(look), {
    threshold: [0, IN_VIEW],
  })
  // A picture that gets its area in view crosses no threshold.
  const area = new ResizeObserver((sizes) => {
    for (const { target, contentRect } of sizes) {
      if (!hasArea(contentRect)) continue
      area.unobserve(target)
      view.unobserve(target)
      view.observe(target)
    }
  })

  function look(sighting: IntersectionObserverEntry): void {
    const image = sighting.target as HTMLImageElement // nothing else is observed
    if (hasEnteredView(sighting, innerHeight)) {
      view.unobserve(image)
      entered.add(image)
      if (image.complete) void show(image)
      // What has begun to show is not hidden again (spec/design GR7).
      else if (image.naturalWidth === 0) write(image, 'loading')
      return
    }
    if (!hasArea(sighting.boundingClientRect)) area.observe(image)
    // A browser fetches what is near ahead of time: what is there already stays as it is.
    if (!image.complete && image.naturalWidth === 0) write(image, 'pending')
  }

  return {
    start: (image: HTMLImageElement) => view.observe(image),
    hasEntered: (image: HTMLImageElement) => entered.has(image),
    end() {
      view.disconnect()
      area.disconnect()
    },
  }
}

async function show(image: HTMLImageElement): Promise<void> {
  if (image.naturalWidth === 0) return fail(image)
  // What cannot be decoded ahead is decoded when it is painted.
  await image.decode().catch(() => undefined)
  if (!isSettled(image)) write(image, 'loaded')
}

/** Its box stays, and shows its alt text (spec/behaviour §20.10). */
function fail(image: HTMLImageElement): void {
  write(image, 'failed')
  image.removeAttribute('srcset')
  image.src = emptyPicture(image)
  if (image.alt === '') return
  const words = document.createElement('span')
  words.dataset['alt'] = ''
  words.setAttribute('aria-hidden', 'true')
  words.textContent = image.alt
  image.after(words)
}

/** Of the failed picture's size: a browser gives a broken one the box of its alt text. */
function emptyPicture(image: Element): string {
  const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name))
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}

function write(image: HTMLImageElement, arrival: Arrival): void {
  const box = image.parentElement?.dataset
  if (!box) return
  box['arrival'] = arrival
  if (arrival === 'loaded') box['loaded'] = 'true'
}

/** It has come, or will not. */
function isSettled({ parentElement }: HTMLImageElement): boolean {
  return /loaded|failed/.test(parentElement?.dataset['arrival'] ?? '')
}

/** Never hidden, so never waited for. */
function isLeading(image: HTMLImageElement): boolean {
  return image.getAttribute('fetchpriority') === 'high'
}

/** Of a box's own area (spec/asked §9, spec/behaviour §20.9). */
const IN_VIEW = 0.1
/** A box that is higher than this many viewports hardly reaches that share. */
const TALL_VIEWPORTS = 10

export interface Sighting {
  readonly isIntersecting: boolean
  readonly intersectionRatio: number
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'width' | 'height'>
}

/** Whether a box is in view: a tenth of it, or any of a very tall one. One without area never is. */
export function hasEnteredView(
  { isIntersecting, intersectionRatio, boundingClientRect: box }: Sighting,
  viewportHeight: number,
): boolean {
  if (!hasArea(box)) return false
  const isTall = box.height > TALL_VIEWPORTS * viewportHeight
  return intersectionRatio >= IN_VIEW || (isTall && isIntersecting)
}

function hasArea({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): boolean {
  return width > 0 && height > 0
}
