/** Typical permits: their contractors, applicants and work; tenants and times are those of whoever makes them. */
import { defineSample } from '../kernel/entity/sample.ts';
import { fmForm } from './fmForm.ts';
import { fmFormAdditionalDocument } from './fmFormAdditionalDocument.ts';
import { fmFormDocument } from './fmFormDocument.ts';

export const fmFormSample = defineSample(fmForm, [
  {
    requestType: 'RENOVATION',
    tags: ['Fit-out'],
    contractorCompany: 'Keen Builders Ltd',
    contractorName: 'Lau Chi Wai',
    contractorMobile: '+85291230001',
    contractorEmail: 'works@keen-builders.example',
    contractorAddress: '12 Hing Yip Street, Kwun Tong',
    applicantName: 'Amy Chan',
    applicantEmail: 'amy.chan@tenant.example',
    floorNo: '12',
    workLocation: 'Unit 1201, pantry',
    workNature: 'Replace the pantry cabinets and the sink',
    overnightWork: false,
    noisyWork: false,
  },
  {
    requestType: 'INSTALLATION',
    contractorCompany: 'Bright Signage',
    contractorName: 'Ho Man Kit',
    contractorMobile: '+85291230002',
    contractorEmail: 'jobs@bright-signage.example',
    applicantName: 'Brian Lee',
    applicantEmail: 'brian.lee@tenant.example',
    floorNo: '8',
    workLocation: 'Lift lobby, 8/F',
    workNature: 'Install an illuminated sign',
    overnightWork: true,
    noisyWork: false,
  },
  {
    requestType: 'MAINTENANCE',
    contractorCompany: 'Cool Air Services',
    contractorName: 'Wong Ka Ming',
    contractorMobile: '+85291230003',
    contractorEmail: 'service@cool-air.example',
    applicantName: 'Carol Ng',
    applicantEmail: 'carol.ng@tenant.example',
    floorNo: '20',
    workLocation: 'AHU room, 20/F',
    workNature: 'Replace two fan coil units',
    overnightWork: false,
    noisyWork: false,
  },
]);

export const fmFormDocumentSample = defineSample(fmFormDocument, [
  { formName: 'Risk assessment', documentFileRequired: true, landlordSignatureRequired: true, mcstSignatureRequired: false },
  { formName: 'Hot work procedure', documentFileRequired: false, landlordSignatureRequired: true, mcstSignatureRequired: true },
]);

export const fmFormAdditionalDocumentSample = defineSample(fmFormAdditionalDocument, [
  { name: 'Floor plan' },
  { name: 'List of workers' },
]);
