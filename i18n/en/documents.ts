/** Words of documents: categories, documents, their versions and readers. */
export const documents = {
  'document-categories': {
    name: 'Document category |||| Document categories',
    fields: {
      officeCentre: 'Building',
      categoryName: 'Name',
      noOfDocument: 'Documents',
      hasDocument: 'Has documents',
    },
    sections: { category: 'Category' },
    pages: {
      list: 'Document categories',
      create: 'New document category',
      edit: 'Edit document category',
      show: 'Document category',
    },
  },
  documents: {
    name: 'Document |||| Documents',
    fields: {
      officeCentre: 'Building',
      category: 'Category',
      documentName: 'Name',
      documentFile: 'File',
      versionNo: 'Version',
      uploadedDate: 'Uploaded on',
      uploadedUser: 'Uploaded by',
      recipientType: 'Recipients',
      selectedTenant: 'Tenants',
      accountType: 'Accounts',
      readerCount: 'Read by',
    },
    tabLabels: { notRead: 'Not read' },
    stamps: { uploaded: 'Uploaded' },
    sections: { document: 'Document', audience: 'Who reads it' },
    pages: { list: 'Documents', create: 'New document', edit: 'Edit document', show: 'Document' },
    enums: {
      recipientType: {
        ALL: 'Everybody in the building',
        BUILDING_STAFF: 'The building’s own people',
        TENANT: 'All tenants',
        SELECTED_TENANT: 'Chosen tenants',
      },
      accountType: { ALL: 'All accounts', ADMIN: 'Admins', EMPLOYEE: 'Staff', APP_USER: 'Users of the app' },
    },
  },
  'document-versions': {
    name: 'Version |||| Versions',
    fields: {
      officeCentre: 'Building',
      document: 'Document',
      versionNo: 'Version',
      documentFile: 'File',
      uploadedDate: 'Uploaded on',
      uploadedUser: 'Uploaded by',
    },
    stamps: { uploaded: 'Uploaded' },
  },
  'document-readings': {
    name: 'Reader |||| Readers',
    fields: {
      officeCentre: 'Building',
      document: 'Document',
      user: 'Person',
      tenant: 'Company',
      versionNo: 'Version',
      firstReadDate: 'First read',
      lastReadDate: 'Last read',
    },
  },
};
