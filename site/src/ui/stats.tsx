import styles from './stats.module.css'

export interface StatsProps {
  readonly items: readonly { readonly label: string; readonly value: string }[]
}

export function Stats({ items }: StatsProps) {
  return (
    <ul className={styles.stats}>
      {items.map(({ label, value }) => (
        <li key={label}>
          <span className={styles.value}>{value}</span>{' '}
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  )
}
