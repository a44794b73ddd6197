/** What the server says about uploaded files; sentences that 000 §8 quotes are kept to the letter. */
export const uploads = {
  manyDots: 'Filename with more than one “.” is not supported due to security restrictions',
  fileType: 'Only file with %{accept} is supported!',
  fileContent: 'The content of this file does not fit its name. Please upload the original file.',
  tooLarge: 'Please do not upload files larger than %{max}MB in size.',
  several: 'Uploading of multiple files is not supported!',
  missing: 'Please choose a file to upload.',
};
