/** What the bundler makes of a style sheet's class names. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
