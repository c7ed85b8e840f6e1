/**
 * An entry of the build, never imported. It collects the styles of all pages but the holding page, which the build
 * splits into two sheets (decision 084), and all pictures in `src/`.
 */
import './styles.css'

/** The build would leave them out if they were not exported. */
export const sheets = import.meta.glob(['../**/*.module.css', '!../screens/holding/*.css'], {
  eager: true,
  import: 'default',
})
export const files = import.meta.glob('../**/*.{svg,png,ico}', { eager: true, query: '?url' })
