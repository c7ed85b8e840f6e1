/**
 * What visitors read until staff write their own words. This file imports nothing, so that pages do not load the
 * schemas for it.
 */

/** spec/asked §2, spec/behaviour §15.4 */
export const DEFAULT_ACKNOWLEDGEMENT =
  'We acknowledge the Traditional Owners of the lands on which the festival takes place in Melbourne, the Wurundjeri Woi-wurrung and Bunurong peoples of the Kulin Nation, and pay our respects to Elders past and present.'

/** The years in large type in the footer (spec/asked §2). */
export const DEFAULT_FOOTER_YEARS = '2018–2025'
