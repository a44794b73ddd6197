/** A form in steps, and a long one with its sections beside it. */
export const steps = {
  sections: 'Sections of the form',
  label: 'Steps',
  progress: 'Step %{number} of %{count}',
  next: 'Next',
  back: 'Back',
  review: 'Review',
  reviewLead: 'Check what will be added. Nothing has been saved yet.',
  edit: 'Edit %{step}',
  done: 'done',
};
