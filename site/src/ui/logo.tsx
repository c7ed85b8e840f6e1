import type { LogoView } from '../views/logo-on.ts'

interface LogoProps extends LogoView {
  readonly alt: string
  readonly className?: string | undefined
}

/** CSS shows one of the two files. Both are lazy, so a browser loads only that one (spec/behaviour §37.2). */
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
