import touchIcon from './icon-180.png'
import icon from './icon.svg'

/** The site's picture of itself in tabs and on home screens. */
export function Icons() {
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}
