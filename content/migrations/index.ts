import * as m20261120_150333_initial from './20261120_150333_initial.ts'
import * as m20261124_042143_history from './20261124_042143_history.ts'
import * as m20261124_050804_add_meeting_point_of_events from './20261124_050804_add_meeting_point_of_events.ts'
import * as m20261125_080322_sounds_and_files from './20261125_080322_sounds_and_files.ts'
import * as m20261125_083307_first_day_of_events from './20261125_083307_first_day_of_events.ts'
import * as m20261125_084500_sold_out_sessions from './20261125_084500_sold_out_sessions.ts'
import * as m20261125_091613_roles_and_reviews from './20261125_091613_roles_and_reviews.ts'
import * as m20261125_095341_saving_of_our_own from './20261125_095341_saving_of_our_own.ts'
import * as m20261125_095831_drafts_of_globals from './20261125_095831_drafts_of_globals.ts'
import * as m20261125_120749_where_of_editions from './20261125_120749_where_of_editions.ts'
import * as m20261125_120800_one_place_for_words from './20261125_120800_one_place_for_words.ts'
import * as m20261125_124644_trash_of_media from './20261125_124644_trash_of_media.ts'
import * as m20261125_130918_originals_and_versions_of_media from './20261125_130918_originals_and_versions_of_media.ts'
import * as m20261125_161609_releases from './20261125_161609_releases.ts'
import * as m20261125_162952_festival_in_preparation from './20261125_162952_festival_in_preparation.ts'
import * as m20261125_165708_preview_links from './20261125_165708_preview_links.ts'
import * as m20261125_171932_releases_of_our_own from './20261125_171932_releases_of_our_own.ts'
import * as m20261125_173036_sheet_imports from './20261125_173036_sheet_imports.ts'
import * as m20261126_113156_children_and_notices from './20261126_113156_children_and_notices.ts'
import * as m20261126_122903_venue_state_without_default from './20261126_122903_venue_state_without_default.ts'
import * as m20261126_171235_few_left from './20261126_171235_few_left.ts'
import * as m20261126_172047_easy_english from './20261126_172047_easy_english.ts'
import * as m20261126_205352_logo from './20261126_205352_logo.ts'
import * as m20261127_224325_entrance_of_venues from './20261127_224325_entrance_of_venues.ts'
import * as m20261128_175550_moment_of_shared_links from './20261128_175550_moment_of_shared_links.ts'
import * as m20261128_180919_no_free_by_default from './20261128_180919_no_free_by_default.ts'
import * as m20261128_190024_place_of_release_problems from './20261128_190024_place_of_release_problems.ts'
import * as m20261128_212021_release_items_was_public from './20261128_212021_release_items_was_public.ts'

/** Every migration, oldest first. */
export const migrations = [
  { name: '20261120_150333_initial', up: m20261120_150333_initial.up, down: m20261120_150333_initial.down },
  { name: '20261124_042143_history', up: m20261124_042143_history.up, down: m20261124_042143_history.down },
  { name: '20261124_050804_add_meeting_point_of_events', up: m20261124_050804_add_meeting_point_of_events.up, down: m20261124_050804_add_meeting_point_of_events.down },
  { name: '20261125_080322_sounds_and_files', up: m20261125_080322_sounds_and_files.up, down: m20261125_080322_sounds_and_files.down },
  { name: '20261125_083307_first_day_of_events', up: m20261125_083307_first_day_of_events.up, down: m20261125_083307_first_day_of_events.down },
  { name: '20261125_084500_sold_out_sessions', up: m20261125_084500_sold_out_sessions.up, down: m20261125_084500_sold_out_sessions.down },
  { name: '20261125_091613_roles_and_reviews', up: m20261125_091613_roles_and_reviews.up, down: m20261125_091613_roles_and_reviews.down },
  { name: '20261125_095341_saving_of_our_own', up: m20261125_095341_saving_of_our_own.up, down: m20261125_095341_saving_of_our_own.down },
  { name: '20261125_095831_drafts_of_globals', up: m20261125_095831_drafts_of_globals.up, down: m20261125_095831_drafts_of_globals.down },
  { name: '20261125_120749_where_of_editions', up: m20261125_120749_where_of_editions.up, down: m20261125_120749_where_of_editions.down },
  { name: '20261125_120800_one_place_for_words', up: m20261125_120800_one_place_for_words.up, down: m20261125_120800_one_place_for_words.down },
  { name: '20261125_124644_trash_of_media', up: m20261125_124644_trash_of_media.up, down: m20261125_124644_trash_of_media.down },
  { name: '20261125_130918_originals_and_versions_of_media', up: m20261125_130918_originals_and_versions_of_media.up, down: m20261125_130918_originals_and_versions_of_media.down },
  { name: '20261125_161609_releases', up: m20261125_161609_releases.up, down: m20261125_161609_releases.down },
  { name: '20261125_162952_festival_in_preparation', up: m20261125_162952_festival_in_preparation.up, down: m20261125_162952_festival_in_preparation.down },
  { name: '20261125_165708_preview_links', up: m20261125_165708_preview_links.up, down: m20261125_165708_preview_links.down },
  { name: '20261125_171932_releases_of_our_own', up: m20261125_171932_releases_of_our_own.up, down: m20261125_171932_releases_of_our_own.down },
  { name: '20261125_173036_sheet_imports', up: m20261125_173036_sheet_imports.up, down: m20261125_173036_sheet_imports.down },
  { name: '20261126_113156_children_and_notices', up: m20261126_113156_children_and_notices.up, down: m20261126_113156_children_and_notices.down },
  { name: '20261126_122903_venue_state_without_default', up: m20261126_122903_venue_state_without_default.up, down: m20261126_122903_venue_state_without_default.down },
  { name: '20261126_171235_few_left', up: m20261126_171235_few_left.up, down: m20261126_171235_few_left.down },
  { name: '20261126_172047_easy_english', up: m20261126_172047_easy_english.up, down: m20261126_172047_easy_english.down },
  { name: '20261126_205352_logo', up: m20261126_205352_logo.up, down: m20261126_205352_logo.down },
  { name: '20261127_224325_entrance_of_venues', up: m20261127_224325_entrance_of_venues.up, down: m20261127_224325_entrance_of_venues.down },
  { name: '20261128_175550_moment_of_shared_links', up: m20261128_175550_moment_of_shared_links.up, down: m20261128_175550_moment_of_shared_links.down },
  { name: '20261128_180919_no_free_by_default', up: m20261128_180919_no_free_by_default.up, down: m20261128_180919_no_free_by_default.down },
  { name: '20261128_190024_place_of_release_problems', up: m20261128_190024_place_of_release_problems.up, down: m20261128_190024_place_of_release_problems.down },
  { name: '20261128_212021_release_items_was_public', up: m20261128_212021_release_items_was_public.up, down: m20261128_212021_release_items_was_public.down },
]
