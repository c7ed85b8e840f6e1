/** The class names of a style sheet, as the bundler provides them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
