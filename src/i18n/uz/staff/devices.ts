import type { devices as russian } from '../../ru/staff/devices.ts';
import type { Translated } from '../../translated.ts';

export const devices: Translated<typeof russian> = {
  lead: 'Berish ochilgan telefon va planshetlar. Yoʻqolganini roʻyxatdan chiqarish mumkin.',
  seen: 'Aloqada: {{time}}',
  withdrawn: 'Roʻyxatdan chiqarilgan',
  empty: {
    title: 'Hozircha qurilma yoʻq',
    text: 'Qurilmada berish ochilishi bilan u shu yerda chiqadi.',
  },
  away: {
    open: 'Chiqarish',
    title: 'Qurilma roʻyxatdan chiqarilsinmi?',
    text: 'Aloqaga chiqishi bilan undagi berish roʻyxati oʻchadi, berilgani haqidagi belgilari hisobga olinmaydi. U bilan ishlagan kishi: {{name}}, {{place}}. Bu kishining kirishi provayderda alohida yopiladi.',
    confirm: 'Chiqarish',
    done: 'Qurilma roʻyxatdan chiqarildi',
  },
  back: {
    open: 'Qaytarish',
    title: 'Qurilma qaytarilsinmi?',
    text: 'Unda yana buyurtma berish mumkin boʻladi. U bilan ishlagan kishi: {{name}}, {{place}}.',
    confirm: 'Qaytarish',
    done: 'Qurilma qaytarildi',
  },
};
