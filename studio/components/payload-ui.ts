/** All that our components take from Payload's interface: the one place to look at after an upgrade. */
export {
  LeaveWithoutSaving,
  PublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
