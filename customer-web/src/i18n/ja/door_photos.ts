export default {
  delivery: 'お届けの写真',
  absence: 'ご不在時の写真',
  photo: '{title}{place}',
  taken_at: '{at} 撮影',
  gone: 'この写真は表示できません',
} as const;
