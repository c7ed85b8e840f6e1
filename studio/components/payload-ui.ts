/** All that our components take from Payload's interface: the one place to look at after an upgrade. */
export {
  LeaveWithoutSaving,
  PublishButton,
  ServerFunctionsContext,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFieldPath,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useOperation,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
