import type { LogoView } from '../views/logo-on.ts'

interface LogoProps extends LogoView {
  readonly alt: string
  readonly className?: string | undefined
}

/**
 * A partner's logo. On a page that may be darkened both files are in the HTML, and CSS shows one; both are lazy, so a
 * browser loads only that one (spec/behaviour §37.2).
 */
export function Logo({ file, inDark, ...props }: LogoProps) {
  return (
    <>
      <LogoImage file={file} shownOn={inDark && 'light'} {...props} />
      {inDark && <LogoImage file={inDark} shownOn="dark" {...props} />}
    </>
  )
}

function LogoImage({
  file: { src, width, height },
  shownOn,
  alt,
  plate,
  className,
}: Omit<LogoProps, 'inDark'> & { readonly shownOn: 'light' | 'dark' | undefined }) {
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      data-on={shownOn}
      data-plate={plate}
    />
  )
}
