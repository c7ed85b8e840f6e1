import { usePage } from '../islands/page-context.ts'
import styles from './page-address.module.css'
import { qrPath } from './qr-path.ts'

export function PageAddress({ path }: { readonly path: string }) {
  const { origin } = usePage()
  const address = origin + path
  const { size, path: drawn } = qrPath(address)
  return (
    <p className={`printed ${styles.address}`}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={drawn} />
      </svg>
      {address}
    </p>
  )
}
