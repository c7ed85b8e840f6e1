import type { Navigation } from '../navigation/navigation.ts'

/**
 * An attribute of the picture's box (spec/behaviour §20.9, §20.10). While it is pending or loading, the placeholder is
 * visible. Without the attribute the picture stays as the server sent it.
 */
type PictureState = 'pending' | 'loading' | 'loaded' | 'failed'

const PICTURES = 'img[data-picture]'

/** Handles pictures that islands add too (spec/behaviour §20). */
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

  // Capturing, because these events do not bubble.
  const options = { capture: true }
  document.addEventListener('error', (event) => onPicture(event, fail), options)
  document.addEventListener(
    'load',
    (event) =>
      onPicture(event, (image) => {
        if (isLeading(image) || follow.hasEntered(image)) void show(image)
        // A picture that an island has added is handled here for the first time.
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

/** Lazy pictures wait until they enter view. */
function followView() {
  const entered = new WeakSet<HTMLImageElement>()
  const view = new IntersectionObserver((sightings) => sightings.forEach(look), {
    threshold: [0, IN_VIEW],
  })
  // A picture that gets an area while it is in view crosses no threshold, so it is observed again.
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
      // A picture that is partly painted is not hidden again (spec/design GR7).
      else if (image.naturalWidth === 0) write(image, 'loading')
      return
    }
    if (!hasArea(sighting.boundingClientRect)) area.observe(image)
    // Browsers fetch nearby pictures early; one that has loaded already stays as it is.
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
  // If decoding ahead fails, the browser decodes the picture when it paints.
  await image.decode().catch(() => undefined)
  if (!isSettled(image)) write(image, 'loaded')
}

/** The box of the picture stays and shows the alt text (spec/behaviour §20.10). */
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

/** Keeps the size of a failed picture, because browsers shrink a broken one to its alt text. */
function emptyPicture(image: Element): string {
  const [width, height] = ['width', 'height'].map((name) => image.getAttribute(name))
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
}

function write(image: HTMLImageElement, state: PictureState): void {
  const box = image.parentElement?.dataset
  if (!box) return
  box['pictureState'] = state
  if (state === 'loaded') box['loaded'] = 'true'
}

/** Loading has ended, with or without success. */
function isSettled({ parentElement }: HTMLImageElement): boolean {
  return /loaded|failed/.test(parentElement?.dataset['pictureState'] ?? '')
}

/** A leading picture is never hidden. */
function isLeading(image: HTMLImageElement): boolean {
  return image.getAttribute('fetchpriority') === 'high'
}

/** The visible share of a box's area at which it counts as in view (spec/asked §9, spec/behaviour §20.9). */
const IN_VIEW = 0.1
/** A box higher than this many viewports never shows a tenth of its area at once. */
const TALL_VIEWPORTS = 10

export interface Sighting {
  readonly isIntersecting: boolean
  readonly intersectionRatio: number
  readonly boundingClientRect: Pick<DOMRectReadOnly, 'width' | 'height'>
}

/** A tenth of the area is in view, or any part of a very tall box. A box without area is never in view. */
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
