import { FindingsList as FindingsList_0b51e2a5dfe50e6f1588b727072a79d7 } from '../../../../studio/components/findings/findings-list.tsx'
import { FieldError as FieldError_9888893894daf64233575e189b2f9d47 } from '../../../../studio/components/findings/field-error.tsx'
import { ReviewNote as ReviewNote_0df4a46abe4ff464c0063e55690dd15e } from '../../../../studio/components/review/review-note.tsx'
import { RecordPicker as RecordPicker_d9aa1da256caa3645e25baf42b149e4c } from '../../../../studio/components/choices/record-picker.tsx'
import { EditionChoice as EditionChoice_e8b3dd5b64f14e079bf783aced1979d3 } from '../../../../studio/components/choices/edition-choice.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextLink as TextLink_c31fedda9a0bc7860206140c115ef887 } from '../../../../studio/components/choices/text-link.tsx'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PicturePicker as PicturePicker_bd67145dfbe7c1f49150d4bbe50be8fc } from '../../../../studio/components/choices/picture-picker.tsx'
import { WordsField as WordsField_4df598f514b9f5430930388af158d24d } from '../../../../studio/components/choices/words-field.tsx'
import { DateCell as DateCell_27dcffa0d8db73d0d86e1ce41eb83276 } from '../../../../studio/components/lists/date-cell.tsx'
import { DateField as DateField_6e3cb85486a471b1afcab703cc1f89c7 } from '../../../../studio/components/dates/date-field.tsx'
import { EventDays as EventDays_bc753f8b2097c4183e6be542769a4100 } from '../../../../studio/components/choices/by-kind.tsx'
import { PreviousVenue as PreviousVenue_1efc987a49637dbc71725c5855be14bc } from '../../../../studio/components/choices/previous-venue.tsx'
import { SessionStream as SessionStream_bc753f8b2097c4183e6be542769a4100 } from '../../../../studio/components/choices/by-kind.tsx'
import { LinkField as LinkField_e64fe3194a999e374cc1e4db1cf2058d } from '../../../../studio/components/choices/link-field.tsx'
import { AccessList as AccessList_2aa7370ef8afff3e57d4046c57aa7aa8 } from '../../../../studio/components/choices/access-list.tsx'
import { EventSessions as EventSessions_bc753f8b2097c4183e6be542769a4100 } from '../../../../studio/components/choices/by-kind.tsx'
import { SessionRow as SessionRow_4561a28b382b46034548d49e075b2159 } from '../../../../studio/components/sessions/session-row.tsx'
import { MoreSessions as MoreSessions_68ea400c2d3fd1f0da8b4a277b480669 } from '../../../../studio/components/sessions/more-sessions.tsx'
import { HoursPattern as HoursPattern_0cc07a682accdc332e4cdd6cccb80ecc } from '../../../../studio/components/hours/hours-pattern.tsx'
import { ExceptionRow as ExceptionRow_e81024b5576b20f6260b0d4f85361c10 } from '../../../../studio/components/hours/exception-row.tsx'
import { PriceField as PriceField_49a24f343db058788aebec0c36c1730f } from '../../../../studio/components/choices/price-field.tsx'
import { ColoursField as ColoursField_66e6caef9cf6a0aa8e8eb3f532fab273 } from '../../../../studio/components/choices/colours-field.tsx'
import { WhenCell as WhenCell_4227cf958d7a68d39fc1c059433750f0 } from '../../../../studio/components/lists/when-cell.tsx'
import { PictureCell as PictureCell_356cb7f927210fb990137682198a2d6f } from '../../../../studio/components/lists/picture-cell.tsx'
import { VenueCell as VenueCell_8f11488f3f2d5a67aafe932e46620216 } from '../../../../studio/components/lists/venue-cell.tsx'
import { TypeCell as TypeCell_101f80118f5698870dd7907cc72f9726 } from '../../../../studio/components/lists/type-cell.tsx'
import { StateCell as StateCell_2bd2ff3930991fe9c775b0053685b69e } from '../../../../studio/components/lists/state-cell.tsx'
import { ChangedCell as ChangedCell_3ea8ced5158073c7e4e8aae57ac112f4 } from '../../../../studio/components/lists/changed-cell.tsx'
import { SavedViews as SavedViews_07d25e03917c5c4d7e913898a34625ff } from '../../../../studio/components/lists/saved-views.tsx'
import { PublishButton as PublishButton_dad0e6a83299345dbac2f42201c99525 } from '../../../../studio/components/saving/publish-button.tsx'
import { SavingBar as SavingBar_6308204f58e9da1c3f5327d66e2e03da } from '../../../../studio/components/saving/saving-bar.tsx'
import { PublicationStatus as PublicationStatus_78cb2a2bf7c76632e42d7e0358d70436 } from '../../../../studio/components/saving/publication-status.tsx'
import { TakeDown as TakeDown_6764c4c699708b7022fc30600422f671 } from '../../../../studio/components/take-down/take-down.tsx'
import { EditView as EditView_827de94e5c2aba8132113601685be1fe } from '../../../../studio/components/saving/edit-view.tsx'
import { VersionsView as VersionsView_4d5d58a56d77a96bda6edddfba80b369 } from '../../../../studio/components/versions/versions-view.tsx'
import { VersionView as VersionView_f590726027a9c5cf319f4710df970300 } from '../../../../studio/components/versions/version-view.tsx'
import { RecordList as RecordList_90df3f6db09b1cd98a0c80c1d93e0191 } from '../../../../studio/components/lists/record-list.tsx'
import { PlaceField as PlaceField_ef2c91567bb20d1d63abd24755ccd51a } from '../../../../studio/components/map/place-field.tsx'
import { UsedIn as UsedIn_3c8939e4012c362208a563b5081be4cf } from '../../../../studio/components/take-down/used-in.tsx'
import { FileField as FileField_2577917cce519af28b89c81c1f20bce8 } from '../../../../studio/components/media/file-field.tsx'
import { RouteField as RouteField_00efb39c96c76645076d5ec60c9b63a3 } from '../../../../studio/components/map/route-field.tsx'
import { SizeField as SizeField_3d34a9f67944c58ffb09db1557800846 } from '../../../../studio/components/media/size-field.tsx'
import { ZoneChoice as ZoneChoice_df01a94424979566603ad7a67635a51a } from '../../../../studio/components/choices/zone-choice.tsx'
import { CreditCell as CreditCell_1c0a913b7765e5c16866dcb5348b996a } from '../../../../studio/components/lists/credit-cell.tsx'
import { UndoTrash as UndoTrash_4a3608f9371df048d4abe8d2b7a6a44e } from '../../../../studio/components/media/undo-trash.tsx'
import { SaveButton as SaveButton_b8861b45b5b0fe901c34fbf72e0d3483 } from '../../../../studio/components/saving/save-button.tsx'
import { MediaFile as MediaFile_f2f0e63e5a99637169d03fd9ea914557 } from '../../../../studio/components/media/media-file.tsx'
import { MediaList as MediaList_7beb447d9190bd2c8b42bcdcb3c189f1 } from '../../../../studio/components/media/media-list.tsx'
import { AccountSecurity as AccountSecurity_477c50e063b2034925aca2a898e8d475 } from '../../../../studio/components/accounts/account-security.tsx'
import { Invite as Invite_b640f5707af65a39cd33a9eaccd8b376 } from '../../../../studio/components/accounts/invite.tsx'
import { StudioMark as StudioMark_6c0784bd025b005316a2aba83a1850c0 } from '../../../../studio/components/parts/studio-mark.tsx'
import { BeginLink as BeginLink_3f242c3f9bc604c9bdfd6f1dbe657d0e } from '../../../../studio/components/begin/begin-link.tsx'
import { QuickLink as QuickLink_c628681bb62a9fb092f77e964470ce55 } from '../../../../studio/components/quick/quick-link.tsx'
import { SearchBox as SearchBox_f7d80e36e9ad129c6278d3ff7ae13952 } from '../../../../studio/components/find/search-box.tsx'
import { ToolLinks as ToolLinks_1467bd6371fead3aced1ece657c04782 } from '../../../../studio/components/views/tool-links.tsx'
import { FestivalClock as FestivalClock_66ee5fcb3ffb9f89cb777481d15b15bb } from '../../../../studio/components/parts/festival-clock.tsx'
import { SavingProvider as SavingProvider_b6814a794452a78a6eb5f7213d0fa8e8 } from '../../../../studio/components/saving/saving-provider.tsx'
import { EditionsProvider as EditionsProvider_62c3ae355695b010de7e6ad84dd52d57 } from '../../../../studio/components/choices/editions.tsx'
import { NamedInputs as NamedInputs_662352037c4deedc20ebc79d5fe38144 } from '../../../../studio/components/parts/named-inputs.tsx'
import { UnchosenWords as UnchosenWords_9d6449e576ce7e66f43c3ac50e6ada5b } from '../../../../studio/components/choices/unchosen-words.tsx'
import { Home as Home_f8a3d643a7e9e9a4387efce646691c0c } from '../../../../studio/components/home/home.tsx'
import { AddPictures as AddPictures_93388692e13d068893ad7144d7495045 } from '../../../../studio/components/media/add-pictures.tsx'
import { Changes as Changes_fc872441eb7a738c57893d931be079d5 } from '../../../../studio/components/changes/changes.tsx'
import { Begin as Begin_d91bb5dc27621b7e7fa7a6881648c50d } from '../../../../studio/components/begin/begin.tsx'
import { Find as Find_060a6f5e991e8a6534fbab316ea2c7c0 } from '../../../../studio/components/find/find.tsx'
import { Spreadsheets as Spreadsheets_125499915ed50fdc0f9c2d6f1a0687f3 } from '../../../../studio/components/sheets/spreadsheets.tsx'
import { NextEdition as NextEdition_9512da71e06519ce81cff62b8b60db74 } from '../../../../studio/components/next-edition/next-edition.tsx'
import { QuickChanges as QuickChanges_2787285d71c6e9cb854af114e69e22f9 } from '../../../../studio/components/quick/quick-changes.tsx'
import { TimetableView as TimetableView_ae615d159f06407e648fd1338e3b5017 } from '../../../../studio/components/timetable/timetable.tsx'
import { SharedPreviews as SharedPreviews_1b824694653b040149d7e3039f01445e } from '../../../../studio/components/previews/shared-previews.tsx'
import { Releases as Releases_85a9cee2672f918a2d97eed86261416c } from '../../../../studio/components/releases/releases-view.tsx'
import { AccountView as AccountView_63d6d894e901b0e250392ace65235619 } from '../../../../studio/components/accounts/account-view.tsx'
import { Login as Login_274d2c3a6f2dff83128414ba0aff65dd } from '../../../../studio/components/accounts/login.tsx'
import { ForgotPassword as ForgotPassword_87e74ca08568e6f56bc239d9892ef2b0 } from '../../../../studio/components/accounts/forgot-password.tsx'
import { NoAccounts as NoAccounts_82f982945f72e82a9181be281b1bb947 } from '../../../../studio/components/accounts/no-accounts.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/studio/components/findings/findings-list.tsx#FindingsList": FindingsList_0b51e2a5dfe50e6f1588b727072a79d7,
  "/studio/components/findings/field-error.tsx#FieldError": FieldError_9888893894daf64233575e189b2f9d47,
  "/studio/components/review/review-note.tsx#ReviewNote": ReviewNote_0df4a46abe4ff464c0063e55690dd15e,
  "/studio/components/choices/record-picker.tsx#RecordPicker": RecordPicker_d9aa1da256caa3645e25baf42b149e4c,
  "/studio/components/choices/edition-choice.tsx#EditionChoice": EditionChoice_e8b3dd5b64f14e079bf783aced1979d3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/studio/components/choices/text-link.tsx#TextLink": TextLink_c31fedda9a0bc7860206140c115ef887,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/studio/components/choices/picture-picker.tsx#PicturePicker": PicturePicker_bd67145dfbe7c1f49150d4bbe50be8fc,
  "/studio/components/choices/words-field.tsx#WordsField": WordsField_4df598f514b9f5430930388af158d24d,
  "/studio/components/lists/date-cell.tsx#DateCell": DateCell_27dcffa0d8db73d0d86e1ce41eb83276,
  "/studio/components/dates/date-field.tsx#DateField": DateField_6e3cb85486a471b1afcab703cc1f89c7,
  "/studio/components/choices/by-kind.tsx#EventDays": EventDays_bc753f8b2097c4183e6be542769a4100,
  "/studio/components/choices/previous-venue.tsx#PreviousVenue": PreviousVenue_1efc987a49637dbc71725c5855be14bc,
  "/studio/components/choices/by-kind.tsx#SessionStream": SessionStream_bc753f8b2097c4183e6be542769a4100,
  "/studio/components/choices/link-field.tsx#LinkField": LinkField_e64fe3194a999e374cc1e4db1cf2058d,
  "/studio/components/choices/access-list.tsx#AccessList": AccessList_2aa7370ef8afff3e57d4046c57aa7aa8,
  "/studio/components/choices/by-kind.tsx#EventSessions": EventSessions_bc753f8b2097c4183e6be542769a4100,
  "/studio/components/sessions/session-row.tsx#SessionRow": SessionRow_4561a28b382b46034548d49e075b2159,
  "/studio/components/sessions/more-sessions.tsx#MoreSessions": MoreSessions_68ea400c2d3fd1f0da8b4a277b480669,
  "/studio/components/hours/hours-pattern.tsx#HoursPattern": HoursPattern_0cc07a682accdc332e4cdd6cccb80ecc,
  "/studio/components/hours/exception-row.tsx#ExceptionRow": ExceptionRow_e81024b5576b20f6260b0d4f85361c10,
  "/studio/components/choices/price-field.tsx#PriceField": PriceField_49a24f343db058788aebec0c36c1730f,
  "/studio/components/choices/colours-field.tsx#ColoursField": ColoursField_66e6caef9cf6a0aa8e8eb3f532fab273,
  "/studio/components/lists/when-cell.tsx#WhenCell": WhenCell_4227cf958d7a68d39fc1c059433750f0,
  "/studio/components/lists/picture-cell.tsx#PictureCell": PictureCell_356cb7f927210fb990137682198a2d6f,
  "/studio/components/lists/venue-cell.tsx#VenueCell": VenueCell_8f11488f3f2d5a67aafe932e46620216,
  "/studio/components/lists/type-cell.tsx#TypeCell": TypeCell_101f80118f5698870dd7907cc72f9726,
  "/studio/components/lists/state-cell.tsx#StateCell": StateCell_2bd2ff3930991fe9c775b0053685b69e,
  "/studio/components/lists/changed-cell.tsx#ChangedCell": ChangedCell_3ea8ced5158073c7e4e8aae57ac112f4,
  "/studio/components/lists/saved-views.tsx#SavedViews": SavedViews_07d25e03917c5c4d7e913898a34625ff,
  "/studio/components/saving/publish-button.tsx#PublishButton": PublishButton_dad0e6a83299345dbac2f42201c99525,
  "/studio/components/saving/saving-bar.tsx#SavingBar": SavingBar_6308204f58e9da1c3f5327d66e2e03da,
  "/studio/components/saving/publication-status.tsx#PublicationStatus": PublicationStatus_78cb2a2bf7c76632e42d7e0358d70436,
  "/studio/components/take-down/take-down.tsx#TakeDown": TakeDown_6764c4c699708b7022fc30600422f671,
  "/studio/components/saving/edit-view.tsx#EditView": EditView_827de94e5c2aba8132113601685be1fe,
  "/studio/components/versions/versions-view.tsx#VersionsView": VersionsView_4d5d58a56d77a96bda6edddfba80b369,
  "/studio/components/versions/version-view.tsx#VersionView": VersionView_f590726027a9c5cf319f4710df970300,
  "/studio/components/lists/record-list.tsx#RecordList": RecordList_90df3f6db09b1cd98a0c80c1d93e0191,
  "/studio/components/map/place-field.tsx#PlaceField": PlaceField_ef2c91567bb20d1d63abd24755ccd51a,
  "/studio/components/take-down/used-in.tsx#UsedIn": UsedIn_3c8939e4012c362208a563b5081be4cf,
  "/studio/components/media/file-field.tsx#FileField": FileField_2577917cce519af28b89c81c1f20bce8,
  "/studio/components/map/route-field.tsx#RouteField": RouteField_00efb39c96c76645076d5ec60c9b63a3,
  "/studio/components/media/size-field.tsx#SizeField": SizeField_3d34a9f67944c58ffb09db1557800846,
  "/studio/components/choices/zone-choice.tsx#ZoneChoice": ZoneChoice_df01a94424979566603ad7a67635a51a,
  "/studio/components/lists/credit-cell.tsx#CreditCell": CreditCell_1c0a913b7765e5c16866dcb5348b996a,
  "/studio/components/media/undo-trash.tsx#UndoTrash": UndoTrash_4a3608f9371df048d4abe8d2b7a6a44e,
  "/studio/components/saving/save-button.tsx#SaveButton": SaveButton_b8861b45b5b0fe901c34fbf72e0d3483,
  "/studio/components/media/media-file.tsx#MediaFile": MediaFile_f2f0e63e5a99637169d03fd9ea914557,
  "/studio/components/media/media-list.tsx#MediaList": MediaList_7beb447d9190bd2c8b42bcdcb3c189f1,
  "/studio/components/accounts/account-security.tsx#AccountSecurity": AccountSecurity_477c50e063b2034925aca2a898e8d475,
  "/studio/components/accounts/invite.tsx#Invite": Invite_b640f5707af65a39cd33a9eaccd8b376,
  "/studio/components/parts/studio-mark.tsx#StudioMark": StudioMark_6c0784bd025b005316a2aba83a1850c0,
  "/studio/components/begin/begin-link.tsx#BeginLink": BeginLink_3f242c3f9bc604c9bdfd6f1dbe657d0e,
  "/studio/components/quick/quick-link.tsx#QuickLink": QuickLink_c628681bb62a9fb092f77e964470ce55,
  "/studio/components/find/search-box.tsx#SearchBox": SearchBox_f7d80e36e9ad129c6278d3ff7ae13952,
  "/studio/components/views/tool-links.tsx#ToolLinks": ToolLinks_1467bd6371fead3aced1ece657c04782,
  "/studio/components/parts/festival-clock.tsx#FestivalClock": FestivalClock_66ee5fcb3ffb9f89cb777481d15b15bb,
  "/studio/components/saving/saving-provider.tsx#SavingProvider": SavingProvider_b6814a794452a78a6eb5f7213d0fa8e8,
  "/studio/components/choices/editions.tsx#EditionsProvider": EditionsProvider_62c3ae355695b010de7e6ad84dd52d57,
  "/studio/components/parts/named-inputs.tsx#NamedInputs": NamedInputs_662352037c4deedc20ebc79d5fe38144,
  "/studio/components/choices/unchosen-words.tsx#UnchosenWords": UnchosenWords_9d6449e576ce7e66f43c3ac50e6ada5b,
  "/studio/components/home/home.tsx#Home": Home_f8a3d643a7e9e9a4387efce646691c0c,
  "/studio/components/media/add-pictures.tsx#AddPictures": AddPictures_93388692e13d068893ad7144d7495045,
  "/studio/components/changes/changes.tsx#Changes": Changes_fc872441eb7a738c57893d931be079d5,
  "/studio/components/begin/begin.tsx#Begin": Begin_d91bb5dc27621b7e7fa7a6881648c50d,
  "/studio/components/find/find.tsx#Find": Find_060a6f5e991e8a6534fbab316ea2c7c0,
  "/studio/components/sheets/spreadsheets.tsx#Spreadsheets": Spreadsheets_125499915ed50fdc0f9c2d6f1a0687f3,
  "/studio/components/next-edition/next-edition.tsx#NextEdition": NextEdition_9512da71e06519ce81cff62b8b60db74,
  "/studio/components/quick/quick-changes.tsx#QuickChanges": QuickChanges_2787285d71c6e9cb854af114e69e22f9,
  "/studio/components/timetable/timetable.tsx#TimetableView": TimetableView_ae615d159f06407e648fd1338e3b5017,
  "/studio/components/previews/shared-previews.tsx#SharedPreviews": SharedPreviews_1b824694653b040149d7e3039f01445e,
  "/studio/components/releases/releases-view.tsx#Releases": Releases_85a9cee2672f918a2d97eed86261416c,
  "/studio/components/accounts/account-view.tsx#AccountView": AccountView_63d6d894e901b0e250392ace65235619,
  "/studio/components/accounts/login.tsx#Login": Login_274d2c3a6f2dff83128414ba0aff65dd,
  "/studio/components/accounts/forgot-password.tsx#ForgotPassword": ForgotPassword_87e74ca08568e6f56bc239d9892ef2b0,
  "/studio/components/accounts/no-accounts.tsx#NoAccounts": NoAccounts_82f982945f72e82a9181be281b1bb947,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
