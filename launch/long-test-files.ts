/**
 * The test files that may take longer than 20 s on two cores, and why; `npm test` reports every other one. In each
 * project they start in this order: first the file that seeds the full demo, then by time, the longest first. Others
 * that need this demo come late, so that no worker waits for it.
 */
export const LONG_TEST_FILES: Readonly<Record<string, string>> = {
  'site/journeys/crawl.test.ts': 'opens every page of the full demo, and seeds it first',
  'site/journeys/every-screen.test.ts':
    'every screen on two devices: late fonts, axe, keyboard walk, targets, spacing, forced colours, four widths',
  'site/journeys/exact-publishing.test.ts':
    'compares pages of every kind after each of a history of edits',
  'site/journeys/outage.test.ts': 'kills and restarts real processes, and waits as long as they do',
  'site/journeys/builds.test.ts':
    'an old tab and a new build in each test, each several whole pages',
  'site/src/map/live/live-map.browser.test.ts': 'draws maps without a graphics card',
  'site/journeys/shell-accessibility.test.ts':
    'every state of the shell at four widths, with axe in each layout',
  'site/gallery/gallery.browser.test.ts':
    'takes a picture of every part, in light, in dark and on a phone',
  'site/journeys/without-script.test.ts': 'walks a whole festival',
  'site/journeys/navigation.test.ts':
    'many whole pages of a festival, each test in a browser of its own',
  'site/journeys/on-the-street.test.ts': 'ten tasks of a visitor on a phone, over the full demo',
  'site/src/browser/navigation/scroll.browser.test.ts': 'many navigations in a real history',
  'site/journeys/acknowledgement.test.ts': 'first visits in fresh browsers, each a whole page load',
  'site/journeys/pictures.test.ts': 'scrolls whole pages and waits for what must not come',
  'site/journeys/menu.test.ts':
    'opens and closes the menu in eight whole pages, each in a browser of its own',
  'site/journeys/stop.test.ts': 'restarts two instances in turn under load',
  'site/src/browser/navigation/links.browser.test.ts': 'many navigations in a real history',
  'site/journeys/fitted-text.test.ts': 'each width with fonts that come on time, late or never',
  'content/access/rights.data.test.ts':
    'each right of each role in each collection over REST, and every other way in for one of them',
  'content/exchange/exchange.data.test.ts':
    'reads the small demo into a database, and compares the full one with its files',
  'content/exchange/sheets/sheets.data.test.ts': 'writes and reads the full demo as spreadsheets',
  'content/backup/backup.data.test.ts': 'restores the small demo three times',
  'launch/start.data.test.ts': 'ten whole starts and six that are broken off, with real databases',
  'content/releases/releases.data.test.ts':
    'sets and carries out thirty releases, each with a trial, and cuts one in its middle',
  'content/demo/remove.data.test.ts':
    'seeds the small demo and takes it out again, twice: once as a command',
  'content/next-edition/next-edition.data.test.ts':
    'begins an edition from the small demo in each test, and takes it back',
  'content/media/media-files.data.test.ts': 'cuts pictures for real',
  'content/accounts/accounts.data.test.ts': 'logs in and fails to, some hundred times',
  'content/media/uploads.data.test.ts': 'decodes hostile and enormous pictures for real',
  'content/demo/seed.data.test.ts':
    'seeds the small demo twice, and often the full one as a template',
  'launch/postgres-place.data.test.ts': 'makes and starts databases of its own, as other users too',
  'content/service.data.test.ts': 'waits for notices, lost connections and a release',
  'content/collections/records.data.test.ts': 'saves some hundred records, 25 of them at once',
  'launch/database.data.test.ts': 'makes, starts and breaks databases of its own',
  'studio/journeys/accessible-forms.studio.test.ts': 'opens every form, with axe in each',
  'studio/journeys/saving.studio.test.ts':
    'two people in two browsers, who wait for each other to be seen and to have saved',
  'studio/journeys/tasks.studio.test.ts': 'whole tasks of a volunteer, at a person’s pace',
  'studio/journeys/publishing.studio.test.ts':
    'each way in which publishing fails, and releases whose time comes',
  'studio/journeys/choices.studio.test.ts': 'twelve kinds of choices, each until it is saved',
  'studio/journeys/begin.studio.test.ts': 'starts the studio a second time, over an empty festival',
  'studio/journeys/phone.studio.test.ts': 'seven changes from the home, each a few whole pages',
  'studio/journeys/preview.studio.test.ts': 'opens pages of the site beside six forms',
}
