/** The words that visitors read until staff write their own. They have a file of their own, so that nobody loads the schemas for them. */

/** The Acknowledgement of Country (spec/asked §2, spec/behaviour §15.4). */
export const DEFAULT_ACKNOWLEDGEMENT =
  'We acknowledge the Traditional Owners of the lands on which the festival takes place in Melbourne, the Wurundjeri Woi-wurrung and Bunurong peoples of the Kulin Nation, and pay our respects to Elders past and present.'

/** The large years (spec/asked §2). */
export const DEFAULT_FOOTER_YEARS = '2018–2025'
