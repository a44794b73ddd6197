import type { engagement as model } from '../en/engagement.ts';
import type { Same } from '../shape.ts';

const questionnaire = {
  officeCentre: '大厦',
  referenceNo: '参考编号',
  name: '名称',
  publishStartDate: '发布开始',
  publishEndDate: '发布结束',
  options: '问题',
  optionsVersion: '问题版本',
  formerOptions: '以往的问题',
  successPage: '完成页面',
  visible: '显示',
  status: '状态',
  publishedDate: '发布时间',
  publishedUser: '发布人',
};
const response = {
  officeCentre: '大厦',
  respondent: '回应者',
  tenant: '公司',
  answers: '回答',
  day: '日期',
  words: '文字回答',
  hasWords: '有文字回答',
};
const sections = {
  detail: '详情',
  audience: '对象',
  questions: '问题',
  visibility: '显示',
  success: '完成页面',
};
const statuses = { DRAFT: '草稿', PUBLISHED: '已发布', ENDED: '已结束' };

export const engagement: Same<typeof model> = {
  'poll-forms': {
    name: '投票',
    fields: { ...questionnaire, triggerPoint: '触发点', dismissalLimit: '关闭次数上限' },
    sections: { ...sections, dismissal: '关闭次数上限' },
    stamps: { published: '发布' },
    tabs: statuses,
    actions: {
      publish: '发布',
      updateOptions: '编辑问题',
      updateVisible: '编辑显示',
      updateDismissalLimit: '编辑关闭次数上限',
      updateSuccessPage: '编辑完成页面',
    },
    done: { updateOptions: '已更改问题' },
    confirm: { publish: '投票发布期间，应用程序会询问所有对象。' },
    pages: { list: '投票', create: '新增投票', edit: '编辑投票', show: '投票', updateOptions: '编辑问题', results: '结果' },
    enums: {
      triggerPoint: {
        APP_LAUNCH: '打开应用程序时',
        HOME_PAGE: '在首页',
        AFTER_BOOKING: '预订后',
        AFTER_SERVICE_REQUEST: '提交服务申请后',
      },
      status: statuses,
    },
  },
  'in-app-pop-up-forms': {
    name: '广告',
    fields: {
      officeCentre: '大厦',
      referenceNo: '参考编号',
      name: '名称',
      imageFile: '图片',
      publishStartDate: '发布开始',
      publishEndDate: '发布结束',
      moduleCode: '模块',
      sourceItem: '打开',
      appDeepLink: '深层链接',
      selectedExcludeUserGroup: '排除的用户群组',
      visible: '显示',
      dismissalLimit: '关闭次数上限',
      status: '状态',
      markAsPastDate: '结束时间',
      sentOutCount: '已展示',
      publishedDate: '发布时间',
      publishedUser: '发布人',
    },
    sections: {
      detail: '详情',
      picture: '图片',
      target: '打开内容',
      audience: '对象',
      visibility: '显示',
      dismissal: '关闭次数上限',
    },
    stamps: { published: '发布' },
    tabs: { DRAFT: '草稿', UPCOMING: '即将开始', ONGOING: '进行中', PAST: '已结束' },
    actions: {
      publish: '发布',
      updateVisible: '编辑显示',
      updateDismissalLimit: '编辑关闭次数上限',
      begun: '已开始',
      past: '已结束',
    },
    confirm: { publish: '应用程序会在广告期间向所有对象展示广告。' },
    pages: { list: '广告', create: '新增广告', edit: '编辑广告', show: '广告' },
    enums: {
      moduleCode: { POLL: '投票', CAR_PARK: '停车场' },
      status: { DRAFT: '草稿', UPCOMING: '即将开始', ONGOING: '进行中', PAST: '已结束' },
    },
  },
  'in-app-pop-up-events': {
    name: '广告事件',
    fields: {
      inAppPopUpForm: '广告',
      user: '人员',
      officeCentre: '办公中心',
      action: '操作',
    },
    enums: { action: { SHOWN: '已展示', DISMISSED: '已关闭', OPENED: '已打开' } },
  },
  'poll-form-responses': {
    name: '投票回应',
    fields: { pollForm: '投票', ...response },
  },
};
