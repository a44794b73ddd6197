/** A form in steps. */
export const steps = {
  label: 'Steps',
  progress: 'Step %{number} of %{count}',
  next: 'Next',
  back: 'Back',
  review: 'Review',
  reviewLead: 'Check what will be added. Nothing has been saved yet.',
  edit: 'Edit %{step}',
  done: 'done',
};
